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

  @Test(arguments: [
    HoldRate.absolute(0), .absolute(-1), .absolute(.nan), .absolute(.infinity), .multiplied(0),
    .multiplied(-2), .multiplied(.nan), .multiplied(.greatestFiniteMagnitude),
  ])
  func `is the user's where it makes no sense`(hold: HoldRate) {
    var rates = RateOverride()
    rates.userRate = 1.5
    rates.hold = hold
    #expect(rates.rate == 1.5)
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
