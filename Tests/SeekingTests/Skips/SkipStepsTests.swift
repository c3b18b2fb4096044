import Seeking
import Testing

@Suite("The steps of skips")
struct SkipStepsTests {
  private var steps = SkipSteps(backward: 10, forward: 30)
  private var run = SkipRun()

  /// The lengths of skips that come one after the other, far from the ends.
  private mutating func lengths(
    _ directions: [SkipDirection], rate: Double = 1
  ) -> [Double] {
    directions.map { direction in
      let length = steps.length(direction, after: run, rate: rate)
      _ = run.skip(direction, by: length, from: Playhead(at: 5000, in: 0...9000), at: ms(0))
      return length.value
    }
  }

  @Test mutating func `differ by direction`() {
    #expect(lengths([.backward, .forward, .backward]) == [10, 30, 10])
    steps[.forward] = 5
    steps[.backward] = 7
    #expect(steps == SkipSteps(backward: 7, forward: 5))
    #expect(steps[.backward] == 7)
  }

  @Test mutating func `grow within a run`() {
    steps.grow = true
    #expect(lengths(Array(repeating: .backward, count: 7)) == [10, 10, 20, 30, 60, 60, 60])
  }

  @Test mutating func `begin small after a reversal`() {
    steps.grow = true
    let there = Array(repeating: SkipDirection.backward, count: 4)
    let back = Array(repeating: SkipDirection.forward, count: 5)
    #expect(lengths(there + back) == [10, 10, 20, 30, 15, 30, 60, 90, 180])
  }

  @Test mutating func `begin anew when the run is over`() {
    steps.grow = true
    _ = lengths([.backward, .backward, .backward])
    _ = run.end()
    #expect(lengths([.forward, .forward]) == [30, 30])
  }

  @Test mutating func `do not grow with skips that moved nothing`() {
    steps.grow = true
    for _ in 0..<5 { _ = run.skip(.forward, by: 30, from: Playhead(at: 9, in: 0...9), at: ms(0)) }
    #expect(steps.length(.forward, after: run, rate: 1) == 30)
  }

  @Test(arguments: [(2.0, 20.0), (0.5, 5), (1, 10), (0, 10), (-2, 10), (.nan, 10), (.infinity, 10)])
  mutating func `may be times of listening`(rate: Double, length: Double) {
    steps.areListeningTime = true
    #expect(lengths([.backward], rate: rate) == [length])
  }

  @Test mutating func `are seconds of media unless asked otherwise`() {
    #expect(lengths([.backward], rate: 2) == [10])
  }
}
