import Seeking
import Testing

@Suite("A step of a held button")
struct HeldStepTests {
  @Test(arguments: [
    (10.0, 0.0...3600.0, 10.0), (10, 0...600, 10), (10, 0...300, 5), (10, 1000...1060, 1),
    (10, 50...50, 10),
  ])
  func `is a sixtieth of the range at most`(
    step: Double, range: ClosedRange<Double>, expected: Double
  ) {
    let length = HeldStep.length(of: MediaSeconds(step), in: seconds(range))
    #expect(isNear(length.value, expected))
  }

  @Test(arguments: [
    (10.0, 1, 0.0...7200.0, 10.0), (10, 8, 0...7200, 80), (10, 8, 0...3600, 60),
    (10, 2, 0...90, 1.5), (10, 8, 0...90, 1.5), (10, 4, 0...0, 40),
  ])
  func `is that also after the ladder's factor`(
    step: Double, factor: Int, range: ClosedRange<Double>, expected: Double
  ) {
    let length = HeldStep.length(of: MediaSeconds(step), factor: factor, in: seconds(range))
    #expect(isNear(length.value, expected))
  }

  @Test func `is what was asked where nobody knows the range`() {
    #expect(HeldStep.length(of: 10, in: nil) == 10)
    #expect(HeldStep.length(of: 10, factor: 8, in: nil) == 80)
  }
}
