import Seeking
import TestSupport
import Testing

@Suite("What a surface never does")
struct SurfaceGestureRuleTests {
  /// A script that breaks a rule, and the rules that it breaks.
  struct Finding: CustomStringConvertible {
    let steps: [GestureStep]
    let violations: [String]

    var description: String {
      let words = steps.map { step in
        "\(step.event)#\(step.pointer)@\(step.time.sinceOrigin):\(step.point.x),\(step.point.y)"
      }
      return words.joined(separator: " ") + " → " + violations.joined(separator: ", ")
    }
  }

  static let policies: [SurfaceSettings] = [SingleTapPolicy.wait, .atOnce, .none].flatMap { tap in
    [RunPolicy.singleTaps, .doubleTaps].map { run in
      SurfaceSettings {
        $0.zones = .thirds
        $0.singleTapPolicy = tap
        $0.runPolicy = run
      }
    }
  }

  /// The events of the exhaustive test: each is tried after 50, 200 and 600 ms.
  static let alphabet: [GestureStep] = [
    GestureStep(event: .down, time: ms(0)),
    GestureStep(event: .down, time: ms(0), point: SurfaceTap.backward.point),
    GestureStep(event: .up, time: ms(0)),
    GestureStep(event: .move, time: ms(0), point: SurfacePoint(x: 790, y: 280)),
    GestureStep(event: .cancel, time: ms(0)),
    GestureStep(event: .down, pointer: 2, time: ms(0), point: SurfaceTap.centre.point),
    GestureStep(event: .up, pointer: 2, time: ms(0), point: SurfaceTap.centre.point),
  ]

  @Test(arguments: policies)
  func `breaks no rule in any script of four events`(settings: SurfaceSettings) {
    // Nothing but a finger that goes down has any part in the first event.
    let first = Self.alphabet.filter { $0.event == .down }
    let found = first.flatMap { step in
      findings(in: GestureAudit(settings), past: [], next: step, depth: 3)
    }
    #expect(found.isEmpty, "\(found.count) scripts, first of all \(found.first)")
  }

  @Test(arguments: policies, ["down@0 up@60", "down@0 up@60 down@150 up@210"])
  func `breaks no rule in any three events after taps`(
    settings: SurfaceSettings, past: String
  ) throws {
    var audit = GestureAudit(settings)
    let steps = try GestureScript(past).steps
    for step in steps { audit.apply(step) }
    let found = findings(in: audit, past: steps, depth: 3)
    #expect(found.isEmpty, "\(found.count) scripts, first of all \(found.first)")
  }

  /// Goes on from a past by all scripts of a number of events.
  private func findings(
    in audit: GestureAudit, past: [GestureStep], depth: Int
  ) -> [Finding] {
    guard depth > 0, let now = past.last?.time else { return [] }
    return Self.alphabet.flatMap { event in
      [50, 200, 600].flatMap { pause in
        var step = event
        step.time = now.advanced(by: .milliseconds(pause))
        return findings(in: audit, past: past, next: step, depth: depth - 1)
      }
    }
  }

  /// Takes a step, looks at what a reset would leave, and goes on where no rule is broken.
  private func findings(
    in audit: GestureAudit, past: [GestureStep], next step: GestureStep, depth: Int
  ) -> [Finding] {
    var audit = audit
    audit.apply(step)
    var last = audit
    last.finish(at: step.time)
    let steps = past + [step]
    guard last.violations.isEmpty else {
      return [Finding(steps: steps, violations: last.violations)]
    }
    return findings(in: audit, past: steps, depth: depth)
  }

  @Test(arguments: UInt64(0)..<200)
  func `breaks no rule in a long script`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var settings = Self.policies[Int(seed) % Self.policies.count]
    settings.timeline = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    settings.tracksHold = Bool.random(using: &random)
    settings.tracksDrag = Bool.random(using: &random)
    if seed.isMultiple(of: 5) { settings.timing.holdDelay = nil }
    var audit = GestureAudit(settings)
    var steps: [GestureStep] = []
    while steps.count < 150 {
      let now = steps.last?.time ?? ms(0)
      // Half of it are taps, or else pairs and runs would be rare.
      let next =
        Bool.random(using: &random)
        ? Self.randomTap(after: now, using: &random)
        : [Self.randomStep(after: now, using: &random)]
      for step in next { audit.apply(step) }
      steps += next
    }
    audit.finish(at: steps.last?.time ?? ms(0))
    #expect(
      audit.violations.isEmpty, "\(Finding(steps: steps, violations: audit.violations))")
  }

  private static func randomTap(
    after time: EventTime, using random: inout SplitMix64
  ) -> [GestureStep] {
    var down = randomStep(after: time, using: &random)
    (down.event, down.pointer, down.kind) = (.down, 1, .touch)
    var up = down
    up.event = .up
    up.time = down.time.advanced(by: .milliseconds(60))
    return [down, up]
  }

  private static func randomStep(
    after time: EventTime, using random: inout SplitMix64
  ) -> GestureStep {
    let events: [GestureStep.Event] = [
      .down, .down, .down, .down, .up, .up, .up, .up, .move, .cancel, .reset, .tick,
    ]
    let pauses = [0, 39, 40, 60, 100, 100, 200, 299, 300, 500, 600, 900]
    let points = [
      SurfaceTap.backward.point, SurfaceTap.centre.point, SurfaceTap.forward.point,
      SurfaceTap.forward.point, SurfacePoint(x: 755, y: 280), SurfacePoint(x: -1, y: 0),
    ]
    let pause = pauses[Int.random(in: 0..<pauses.count, using: &random)]
    return GestureStep(
      event: events[Int.random(in: 0..<events.count, using: &random)],
      pointer: Int.random(in: 0..<8, using: &random) == 0 ? 2 : 1,
      time: time.advanced(by: .milliseconds(pause)),
      point: points[Int.random(in: 0..<points.count, using: &random)],
      kind: Int.random(in: 0..<8, using: &random) == 0 ? .mouse : .touch)
  }
}
