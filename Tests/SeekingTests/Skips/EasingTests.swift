import Seeking
import Testing

@Suite("Easing")
struct EasingTests {
  @Test(arguments: [(-1.0, 0.0), (0, 0), (1, 1), (7, 1), (.nan, 1)])
  func `ends where it begins and stays there`(progress: Double, expected: Double) {
    #expect(abs(Easing.easeOut(progress) - expected) < 1e-9)
  }
}
