import Seeking
import Testing

@Suite("A rate over the user's")
struct RateOverrideTests {
  @Test(arguments: [
    (1.0, HoldRate.absolute(2), 2.0), (3, .absolute(2), 2), (1, .multiplied(2), 2),
    (1.5, .multiplied(2), 3), (0.5, .multiplied(4), 2),
  ])
  func `is absolute, or a multiple of it`(user: Double, hold: HoldRate, expected: Double) {
    var rates = RateOverride()
    rates.userRate = user
    #expect(rates.rate == user)
    rates.hold = hold
    #expect(rates.rate == expected)
    rates.hold = nil
    #expect(rates.rate == user)
  }

  @Test func `gives back the user's rate as it is by then`() {
    var rates = RateOverride()
    rates.hold = .absolute(2)
    rates.userRate = 1.25
    #expect(rates.rate == 2)
    rates.hold = nil
    #expect(rates.rate == 1.25)
  }

  @Test(arguments: [
    (false, false, false, false), (true, false, false, true), (true, true, false, false),
    (false, true, false, false), (false, false, true, true), (true, true, true, true),
    (false, true, true, true),
  ])
  func `plays in a hold and stands still in a scrub`(
    paused: Bool, holds: Bool, scrubs: Bool, expected: Bool
  ) {
    var rates = RateOverride()
    rates.userPaused = paused
    rates.hold = holds ? .absolute(2) : nil
    rates.isScrubbing = scrubs
    #expect(rates.isPaused == expected)
  }
}

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
