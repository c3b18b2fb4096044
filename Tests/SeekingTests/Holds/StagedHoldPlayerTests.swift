import Seeking
import Testing

@Suite("A player during a hold with stages")
struct StagedHoldPlayerTests {
  private var hold = StagedHold()
  private var control = PlayerControl(at: 100, in: 0...600)
  private var rate = 1.25
  private var isPaused = true

  init() {
    hold.slides = true
    hold.locks = true
    follow(control.setRate(1.25))
    follow(control.setPaused(true))
  }

  /// Does to the player what the control asks for.
  private mutating func follow(_ effects: [PlayerEffect]) {
    for effect in effects {
      switch effect {
      case .setRate(let rate): self.rate = rate
      case .setPaused(let isPaused): self.isPaused = isPaused
      case .seek, .seekFailed: break
      }
    }
  }

  /// Does what the hold asks for, as its owner does.
  private mutating func follow(_ events: [StagedHoldEvent]) {
    for event in events {
      switch event {
      case .began(let rate): follow(control.beginHold(rate))
      case .changed(let rate): follow(control.changeHold(rate))
      case .ended: follow(control.endHold())
      case .locked: break
      }
    }
  }

  private mutating func holdLockedAtTopStage() {
    follow(hold.begin())
    follow(hold.move(to: SurfaceOffset(x: 130, y: -80)))
    follow(hold.release())
    #expect(rate == 8 && !isPaused && hold.isLocked)
  }

  @Test mutating func `is as before after a locked hold`() {
    holdLockedAtTopStage()
    follow(hold.tap())
    #expect(rate == 1.25 && isPaused)
  }

  @Test mutating func `is as the user has set it during a locked hold`() {
    holdLockedAtTopStage()
    follow(control.setRate(0.75))
    follow(control.setPaused(false))
    #expect(rate == 8 && !isPaused)
    follow(hold.toggleLatch())
    #expect(rate == 0.75 && !isPaused)
  }

  @Test mutating func `is as before when a scrub ends a locked hold`() {
    holdLockedAtTopStage()
    follow(control.beginScrub(at: ms(0)))
    follow(hold.end())
    #expect(rate == 1.25 && isPaused)
    follow(control.commitScrub(at: ms(100)))
    #expect(rate == 1.25 && isPaused)
  }

  @Test mutating func `is as before when another file ends a locked hold`() {
    holdLockedAtTopStage()
    control.begin()
    follow(control.setPaused(control.isPaused))
    follow(hold.end())
    #expect(rate == 1.25 && isPaused)
    follow(hold.begin())
    #expect(rate == 2 && !isPaused)
    follow(hold.release())
    #expect(rate == 1.25 && isPaused)
  }

  @Test mutating func `is as before when a scrub comes between the stages of a hold`() {
    follow(hold.begin())
    follow(control.beginScrub(at: ms(0)))
    follow(hold.move(to: SurfaceOffset(x: 60, y: 0)))
    follow(control.cancelScrub(at: ms(100)))
    follow(hold.move(to: SurfaceOffset(x: 120, y: -80)))
    #expect(rate == 1.25 && isPaused)
    follow(hold.end())
    #expect(rate == 1.25 && isPaused)
  }
}
