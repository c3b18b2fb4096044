import Seeking
import Testing

@Suite("How a hold gets faster")
struct HoldAccelerationTests {
  private var button = HoldRepeat(minimumDuration: .zero)

  /// Holds the button from 0 on, with a timer that is never late: number, factor and time of each step.
  private mutating func steps(until time: Int) -> [(count: Int, factor: Int, time: EventTime)] {
    _ = button.press(at: ms(0))
    return button.runDeadlines(until: ms(time)).compactMap { event, time in
      guard case .step(let count, let factor) = event else { return nil }
      return (count, factor, time)
    }
  }

  @Test(arguments: [
    (0, 1), (100, 1), (1000, 1), (1001, 2), (2500, 2), (2501, 4), (5000, 4), (5001, 8),
    (600_000, 8),
  ])
  func `is a ladder of longer steps`(elapsed: Int, factor: Int) {
    let elapsed = Duration.milliseconds(elapsed)
    #expect(HoldAcceleration.ladder.factor(after: elapsed) == factor)
    #expect(HoldAcceleration.steady.factor(after: elapsed) == 1)
    #expect(HoldAcceleration.ramp.factor(after: elapsed) == 1)
    #expect(HoldAcceleration.ladder.interval(after: elapsed, from: .seconds(1)) == .seconds(1))
    #expect(HoldAcceleration.steady.interval(after: elapsed, from: .seconds(1)) == .seconds(1))
  }

  @Test(arguments: [
    (-1000, 400.0), (0, 400), (750, 325), (1500, 250), (3000, 100), (3001, 100), (60_000, 100),
  ])
  func `is a ramp of shorter intervals`(elapsed: Int, expected: Double) {
    let interval = HoldAcceleration.ramp.interval(
      after: .milliseconds(elapsed), from: .milliseconds(400))
    #expect(isNear(interval / .milliseconds(1), expected))
  }

  @Test mutating func `climbs the ladder while the button is held`() {
    button.acceleration = .ladder
    let steps = steps(until: 5200)
    #expect(steps.map(\.count) == Array(1...52))
    #expect(steps.map(\.time) == (1...52).map { ms($0 * 100) })
    let factors = [(1, 10), (2, 15), (4, 25), (8, 2)]
    #expect(steps.map(\.factor) == factors.flatMap { Array(repeating: $0, count: $1) })
  }

  @Test mutating func `starts the ladder afresh with each hold`() {
    button.acceleration = .ladder
    #expect(steps(until: 3000).last?.factor == 4)
    _ = button.release(inside: true, at: ms(3010))
    _ = button.press(at: ms(3020))
    #expect(button.tick(at: ms(3120)) == [.began, .step(1, factor: 1)])
  }

  @Test mutating func `has no long step for a timer that was late`() {
    button.acceleration = .ladder
    _ = steps(until: 900)
    #expect(button.tick(at: ms(1700)) == [.step(10, factor: 2)])
    #expect(button.nextDeadline == ms(1800))
  }

  @Test mutating func `shortens the interval on the ramp to a quarter after 3 s`() {
    button.repeatInterval = .milliseconds(800)
    button.acceleration = .ramp
    let steps = steps(until: 6000)
    let gaps = zip(steps, steps.dropFirst()).map { $0.time.duration(to: $1.time) }
    #expect(gaps == gaps.sorted(by: >))
    #expect(steps.first?.time == ms(800))
    // 800 ms less a quarter of what has passed.
    #expect(isNear(gaps[0] / .milliseconds(1), 640))
    #expect(isNear(gaps[gaps.count - 1] / .milliseconds(1), 200))
    #expect(steps.allSatisfy { $0.factor == 1 })
  }

  @Test(arguments: [
    (400, 100, 100), (200, 100, 100), (100, 100, 100), (400, 250, 250), (1000, 100, 250),
    (60, 100, 60), (60, 20, 20), (400, 0, 100),
  ])
  mutating func `never makes steps come sooner than the shortest interval`(
    interval: Int, shortest: Int, expected: Int
  ) {
    button.repeatInterval = .milliseconds(interval)
    button.shortestInterval = .milliseconds(shortest)
    button.acceleration = .ramp
    let steps = steps(until: 8000)
    let gaps = zip(steps, steps.dropFirst()).map { $0.time.duration(to: $1.time) }
    #expect(isNear((gaps.min() ?? .zero) / .milliseconds(1), Double(expected)))
  }

  @Test mutating func `takes another acceleration from the next step on`() {
    #expect(steps(until: 1500).last?.factor == 1)
    button.acceleration = .ladder
    #expect(button.tick(at: ms(1600)) == [.step(16, factor: 2)])
  }
}
