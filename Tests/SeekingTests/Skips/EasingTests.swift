import Seeking
import Testing

@Suite("Easing")
struct EasingTests {
  @Test(arguments: [(-1.0, 0.0), (0, 0), (1, 1), (7, 1), (.nan, 1), (.infinity, 1)])
  func `ends where it begins and stays there`(progress: Double, expected: Double) {
    #expect(isNear(Easing.easeOut(progress), expected))
  }

  /// From the curve's definition, worked out with 40 decimal digits.
  @Test(arguments: [
    (0.1, 0.160572154238), (0.2, 0.308366066681), (0.25, 0.378138130825), (0.3, 0.445185967471),
    (0.4, 0.570880230704), (0.5, 0.684643187427), (0.6, 0.785139061247), (0.7, 0.870423239155),
    (0.75, 0.906535349281), (0.8, 0.937717999863), (0.9, 0.982973390348),
  ])
  func `follows CSS's ease-out`(progress: Double, expected: Double) {
    #expect(isNear(Easing.easeOut(progress), expected))
  }

  @Test func `rises all the way`() {
    let values = (0...1000).map { Easing.easeOut(Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }
}
