import Testing

@testable import Player

@Suite("How often a window is told")
struct UpdatePacerTests {
  @Test("The first at once, and each of the others a tenth of a second after the last that passed")
  func pace() {
    var pacer = UpdatePacer()
    let start = ContinuousClock.now
    let passed = [0, 1, 99, 100, 150, 199, 200, 950, 1000, 1050].filter {
      pacer.isDue(at: start + .milliseconds($0))
    }
    #expect(passed == [0, 100, 200, 950, 1050])
  }
}
