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

  @Test func `is what was asked where nobody knows the range`() {
    #expect(HeldStep.length(of: 10, in: nil) == 10)
  }
}
