import Seeking
import Testing

@Suite("Rate and pause of a player")
struct PlayerControlRateTests {
  private var control = PlayerControl(at: 100, in: 0...600)

  private mutating func tell(_ event: PlayerEvent) -> [PlayerEffect] {
    control.handle(event, at: ms(0))
  }

  @Test mutating func `are ordered once`() {
    #expect(control.setRate(1.5) == [.setRate(1.5)])
    #expect(control.setRate(1.5) == [])
    #expect(control.setPaused(true) == [.setPaused(true)])
    #expect(control.setPaused(true) == [])
    #expect(control.setPaused(false) == [.setPaused(false)])
    #expect(control.userRate == 1.5)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  mutating func `take no rate that makes no sense`(rate: Double) {
    #expect(control.setRate(rate) == [])
    #expect(tell(.rateChanged(rate)) == [])
    #expect(control.userRate == 1)
  }

  @Test mutating func `come back exactly from a hold while playing`() {
    _ = control.setRate(1.25)
    #expect(control.beginHold(.absolute(2)) == [.setRate(2)])
    #expect(control.isHolding)
    #expect(control.userRate == 1.25)
    #expect(control.endHold() == [.setRate(1.25)])
    #expect(!control.isHolding)
    #expect(control.endHold() == [])
  }

  @Test mutating func `come back exactly from a hold while paused`() {
    _ = control.setPaused(true)
    #expect(control.beginHold(.absolute(2)) == [.setRate(2), .setPaused(false)])
    #expect(control.isPaused)
    #expect(control.endHold() == [.setRate(1), .setPaused(true)])
  }

  @Test mutating func `come back as the user wants them by then`() {
    _ = control.beginHold(.absolute(2))
    #expect(control.setRate(0.75) == [])
    #expect(control.setPaused(true) == [])
    #expect(control.endHold() == [.setRate(0.75), .setPaused(true)])
  }

  @Test mutating func `come back as somebody else wants them by then`() {
    _ = control.beginHold(.absolute(2))
    _ = tell(.rateChanged(2))
    #expect(tell(.rateChanged(1.5)) == [])
    #expect(control.userRate == 1.5)
    #expect(control.endHold() == [])
    _ = control.beginHold(.absolute(2))
    #expect(control.endHold() == [.setRate(1.5)])
  }

  @Test mutating func `are an absolute rate, also below the user's own`() {
    _ = control.setRate(3)
    #expect(control.beginHold(.absolute(2)) == [.setRate(2)])
  }

  @Test mutating func `are a multiple of the user's rate, as it changes`() {
    _ = control.setRate(1.5)
    #expect(control.beginHold(.multiplied(2)) == [.setRate(3)])
    #expect(control.setRate(1) == [.setRate(2)])
    #expect(control.beginHold(.multiplied(4)) == [.setRate(4)])
    #expect(control.endHold() == [.setRate(1)])
  }

  @Test mutating func `follow a hold through its stages`() {
    _ = control.setRate(1.5)
    #expect(control.changeHold(.absolute(4)) == [])
    _ = control.beginHold(.absolute(2))
    #expect(control.changeHold(.absolute(4)) == [.setRate(4)])
    #expect(control.changeHold(.absolute(4)) == [])
    #expect(control.changeHold(.absolute(2)) == [.setRate(2)])
    #expect(control.endHold() == [.setRate(1.5)])
    #expect(control.changeHold(.absolute(4)) == [])
  }

  @Test mutating func `come back from a scrub during a hold, which doesn't go on after it`() {
    _ = control.setRate(1.25)
    _ = control.setPaused(true)
    _ = control.beginHold(.absolute(2))
    #expect(control.beginScrub(at: ms(0)) == [.setRate(1.25), .setPaused(true)])
    #expect(control.changeHold(.absolute(4)) == [])
    #expect(control.cancelScrub(at: ms(100)) == [.seek(1, to: 100, .exact)])
    #expect(control.changeHold(.absolute(4)) == [])
    #expect(control.endHold() == [])
    #expect(control.userRate == 1.25 && control.isPaused)
  }

  @Test mutating func `are not changed by the echo of an order`() {
    _ = control.setPaused(true)
    _ = control.beginHold(.absolute(2))
    #expect(tell(.rateChanged(2)) == [])
    #expect(tell(.pausedChanged(false)) == [])
    #expect(control.userRate == 1)
    #expect(control.isPaused)
    _ = control.endHold()
    #expect(tell(.rateChanged(1)) == [])
    #expect(tell(.pausedChanged(true)) == [])
    #expect(control.userRate == 1)
    #expect(control.isPaused)
  }

  @Test mutating func `are the user's when somebody else changes them`() {
    #expect(tell(.rateChanged(1.5)) == [])
    #expect(control.userRate == 1.5)
    #expect(tell(.pausedChanged(true)) == [])
    #expect(control.isPaused)
    #expect(control.setPaused(false) == [.setPaused(false)])
    #expect(control.setRate(1.5) == [])
  }

  @Test mutating func `stay when another file is loaded, without the hold`() {
    _ = control.setRate(1.5)
    _ = control.beginHold(.absolute(2))
    control.begin()
    #expect(control.userRate == 1.5)
    #expect(!control.isHolding)
    #expect(control.setPaused(control.isPaused) == [.setRate(1.5)])
  }
}
