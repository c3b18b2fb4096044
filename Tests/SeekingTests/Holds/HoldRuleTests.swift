import Seeking
import TestSupport
import Testing

@Suite("What a held button never does")
struct HoldRuleTests {
  /// An input of a button, in the words of the report on a failure.
  private enum Input: CaseIterable {
    case press, release, releaseOutside, cancel, tick, deadline, frame
  }

  private static let intervals = [1, 40, 100, 130, 400]

  @Test(arguments: UInt64(0)..<300)
  func `breaks no rule, whatever comes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var button = HoldRepeat(
      minimumDuration: .milliseconds(Int.random(in: 0...300, using: &random)),
      repeatInterval: .milliseconds(Self.intervals.randomElement(using: &random) ?? 100))
    button.acceleration = [.steady, .ladder, .ramp].randomElement(using: &random) ?? .steady
    button.waitsForFrames = Bool.random(using: &random)
    var audit = HoldAudit(shortest: min(button.repeatInterval, button.shortestInterval))
    var script: [String] = []
    var time = 0
    for _ in 0..<400 where audit.violations.isEmpty {
      let input = Input.allCases.randomElement(using: &random) ?? .tick
      time += [-30, 0, 1, 30, 60, 100, 100, 170, 300, 700, 1500].randomElement(using: &random) ?? 0
      let now = input == .deadline ? button.nextDeadline ?? ms(time) : ms(time)
      if input == .deadline { time = Int(now.sinceOrigin / .milliseconds(1)) }
      script.append("\(input)@\(time)")
      audit.take(Self.apply(input, to: &button, at: now), at: now, of: button)
    }
    audit.take(button.cancel(), at: ms(time), of: button)
    audit.finish(button)
    #expect(
      audit.violations.isEmpty, "seed \(seed): \(script.joined(separator: " ")) → \(audit)")
  }

  private static func apply(
    _ input: Input, to button: inout HoldRepeat, at time: EventTime
  ) -> [HoldRepeatEvent] {
    switch input {
    case .press: button.press(at: time)
    case .release: button.release(inside: true, at: time)
    case .releaseOutside: button.release(inside: false, at: time)
    case .cancel: button.cancel()
    case .tick, .deadline: button.tick(at: time)
    case .frame: button.frameShown(at: time)
    }
  }
}

/// Watches a button for what must never happen.
private struct HoldAudit {
  private(set) var violations: [String] = []
  private let shortest: Duration
  private var isRepeating = false
  private var count = 0
  private var factor = 0
  private var lastStep: EventTime?
  private var now = EventTime(milliseconds: 0)

  init(shortest: Duration) { self.shortest = shortest }

  /// Takes what the button did at a time, and looks at how it stands.
  mutating func take(_ events: [HoldRepeatEvent], at time: EventTime, of button: HoldRepeat) {
    now = max(now, time)
    for event in events { check(event) }
    require(button.isRepeating == isRepeating, "it doesn't repeat as it said")
    require(events.count <= 3, "a burst")
    guard let due = button.nextDeadline else {
      return require(!isRepeating, "a hold without a deadline")
    }
    require(due > now || events == [] && !isRepeating, "a deadline lies behind")
  }

  /// Looks at a button that has been let go of.
  mutating func finish(_ button: HoldRepeat) {
    require(!isRepeating && button.nextDeadline == nil, "a hold without an end")
  }

  private mutating func check(_ event: HoldRepeatEvent) {
    switch event {
    case .tapped:
      require(!isRepeating, "a tap within a hold")
    case .began:
      require(!isRepeating, "a hold within a hold")
      (isRepeating, count, factor) = (true, 0, 1)
    case .step(let number, let factor):
      require(isRepeating, "a step without a hold")
      require(number == count + 1, "steps are counted wrongly")
      require(factor >= self.factor, "a hold gets slower")
      require(
        lastStep.map { $0.duration(to: now) >= shortest } ?? true, "steps too near to each other")
      (count, self.factor, lastStep) = (number, factor, now)
    case .ended:
      require(isRepeating, "an end without a hold")
      isRepeating = false
    }
  }

  private mutating func require(_ holds: Bool, _ complaint: String) {
    if !holds { violations.append(complaint) }
  }
}
