import Seeking
import Testing

@Suite("A player with other media")
struct PlayerControlMediaTests {
  private var control = PlayerControl(at: 500, in: 0...600)

  private mutating func tell(_ event: PlayerEvent) -> [PlayerEffect] {
    control.handle(event, at: ms(100))
  }

  @Test mutating func `has no jumps to take back, and no place from before`() {
    _ = control.skip(by: -10, at: ms(0))
    _ = control.finish(1, at: 490)
    _ = control.undo(at: ms(10))
    _ = control.finish(2, at: 500)
    _ = control.skip(by: 10, at: ms(20))
    _ = control.finish(3, at: 510)
    #expect(tell(.mediaChanged) == [])
    #expect(!control.canUndo && !control.canRedo)
    #expect(control.position == .zero)
    #expect(control.range == nil)
    _ = tell(.seekableRangeChanged(seconds(0...100)))
    #expect(control.undo(at: ms(200)) == [])
    #expect(control.skip(by: 10, at: ms(200)) == [.seek(4, to: 10, .exact)])
  }

  @Test mutating func `counts no failure of a seek from before`() {
    _ = control.jump(to: 100, at: ms(0))
    _ = control.jump(to: 200, at: ms(0))
    #expect(tell(.mediaChanged) == [])
    #expect(tell(.seekFailed(SeekRequest.ID(number: 1))) == [])
    #expect(control.nextDeadline == nil)
    #expect(!control.isSeeking)
  }

  @Test mutating func `ends a scrub and a hold, and keeps what the user wants`() {
    _ = control.setRate(1.5)
    _ = control.beginHold(.absolute(2))
    #expect(tell(.mediaChanged) == [.setRate(1.5)])
    #expect(!control.isHolding)
    _ = tell(.seekableRangeChanged(seconds(0...100)))
    _ = control.beginScrub(at: ms(200))
    _ = control.previewScrub(to: 50, at: ms(200))
    #expect(tell(.mediaChanged) == [.setPaused(false)])
    #expect(control.commitScrub(at: ms(300)) == [])
    #expect(control.userRate == 1.5)
  }
}

@Suite("A hold that only its rate is known of")
struct PlayerControlHoldTests {
  private var control = PlayerControl(at: 100, in: 0...600)

  @Test mutating func `begins, changes and ends`() {
    #expect(control.setHold(.absolute(2)) == [.setRate(2)])
    #expect(control.setHold(.absolute(4)) == [.setRate(4)])
    #expect(control.setHold(nil) == [.setRate(1)])
    #expect(control.setHold(.absolute(2)) == [.setRate(2)])
  }

  /// What ends a hold.
  enum End: CaseIterable {
    case scrub
    case media

    func happen(to control: inout PlayerControl) {
      switch self {
      case .scrub:
        _ = control.beginScrub(at: ms(0))
        _ = control.commitScrub(to: 200, at: ms(0))
      case .media: _ = control.handle(.mediaChanged, at: ms(0))
      }
    }
  }

  @Test(arguments: End.allCases)
  mutating func `stays over until somebody lets go of it`(end: End) {
    _ = control.setHold(.absolute(2))
    end.happen(to: &control)
    #expect(control.setHold(.absolute(4)) == [])
    #expect(control.setHold(.absolute(2)) == [])
    #expect(!control.isHolding)
    #expect(control.setHold(nil) == [])
    #expect(control.setHold(.absolute(2)) == [.setRate(2)])
  }

  @Test(arguments: End.allCases)
  mutating func `begins after what has ended none`(end: End) {
    end.happen(to: &control)
    #expect(control.setHold(.absolute(2)) == [.setRate(2)])
  }

  @Test mutating func `doesn't begin once the scrub is over that kept it from beginning`() {
    _ = control.beginScrub(at: ms(0))
    #expect(control.setHold(.absolute(2)) == [])
    _ = control.cancelScrub(at: ms(0))
    #expect(control.setHold(.absolute(4)) == [])
    #expect(control.setHold(nil) == [])
    #expect(control.setHold(.absolute(4)) == [.setRate(4)])
  }
}
