import Seeking
import Testing

@Suite("Scrubs of a player")
struct PlayerControlScrubTests {
  private var control = PlayerControl(at: 100, in: 0...600)

  @Test mutating func `show keyframes on the way and end with one exact seek`() {
    #expect(control.beginScrub(at: ms(0)) == [.setPaused(true)])
    #expect(control.isSeeking)
    #expect(!control.isPaused)
    #expect(control.previewScrub(to: 200, at: ms(10)) == [.seek(1, to: 200, .keyframe)])
    #expect(control.previewScrub(to: 300, at: ms(20)) == [])
    #expect(control.previewScrub(to: 400, at: ms(30)) == [])
    #expect(control.position == 400)
    #expect(control.finish(1, at: 198) == [.seek(2, to: 400, .keyframe)])
    #expect(control.previewScrub(to: 410, at: ms(50)) == [])
    #expect(control.commitScrub(at: ms(60)) == [.setPaused(false)])
    #expect(control.finish(2, at: 396) == [.seek(3, to: 410, .exact)])
    #expect(control.position == 410)
    #expect(control.finish(3, at: 410) == [])
    #expect(!control.isSeeking)
  }

  @Test mutating func `are undone to where playback was`() {
    _ = control.beginScrub(at: ms(0))
    _ = control.previewScrub(to: 200, at: ms(10))
    _ = control.finish(1, at: 198)
    #expect(control.scrubOrigin == 100)
    #expect(
      control.cancelScrub(at: ms(20)) == [.seek(2, to: 100, .exact), .setPaused(false)])
    #expect(control.position == 100)
    #expect(control.scrubOrigin == nil)
    #expect(!control.canUndo)
    #expect(control.cancelScrub(at: ms(30)) == [])
    #expect(control.commitScrub(at: ms(30)) == [])
  }

  @Test mutating func `can be taken back by undo`() {
    _ = control.beginScrub(at: ms(0))
    _ = control.previewScrub(to: 200, at: ms(10))
    _ = control.commitScrub(at: ms(20))
    _ = control.finish(1, at: 198)
    _ = control.finish(2, at: 200)
    #expect(control.undo(at: ms(30)) == [.seek(3, to: 100, .exact)])
  }

  @Test mutating func `leave nothing to undo where they moved nothing`() {
    _ = control.beginScrub(at: ms(0))
    _ = control.previewScrub(to: 200, at: ms(10))
    _ = control.previewScrub(to: 100, at: ms(20))
    _ = control.commitScrub(at: ms(30))
    #expect(!control.canUndo)
  }

  @Test mutating func `give back the pause exactly`() {
    #expect(control.setPaused(true) == [.setPaused(true)])
    #expect(control.beginScrub(at: ms(0)) == [])
    _ = control.previewScrub(to: 200, at: ms(10))
    #expect(control.commitScrub(at: ms(20)) == [])
    #expect(control.isPaused)
  }

  @Test mutating func `give back the pause that the user wants by then`() {
    _ = control.beginScrub(at: ms(0))
    #expect(control.setPaused(true) == [])
    #expect(control.commitScrub(at: ms(20)) == [.seek(1, to: 100, .exact)])
    #expect(control.isPaused)
  }

  @Test mutating func `end a hold and let none begin`() {
    _ = control.beginHold(.absolute(2))
    #expect(control.beginScrub(at: ms(0)) == [.setRate(1), .setPaused(true)])
    #expect(!control.isHolding)
    #expect(control.beginHold(.absolute(2)) == [])
    #expect(!control.isHolding)
    #expect(control.endHold() == [])
    #expect(control.commitScrub(at: ms(10)) == [.seek(1, to: 100, .exact), .setPaused(false)])
  }

  @Test mutating func `let nothing else move playback`() {
    _ = control.skip(by: 10, at: ms(0))
    _ = control.finish(1, at: 110)
    _ = control.beginScrub(at: ms(0))
    #expect(!control.canJump)
    #expect(control.playhead == Playhead(position: 110, range: nil))
    #expect(control.skip(by: 10, at: ms(10)) == [])
    #expect(control.jump(to: 0, at: ms(20)) == [])
    #expect(control.undo(at: ms(30)) == [])
    #expect(control.redo(at: ms(40)) == [])
    _ = control.cancelScrub(at: ms(50))
    #expect(control.canJump)
    #expect(control.canUndo)
  }

  @Test mutating func `begin once`() {
    _ = control.beginScrub(at: ms(0))
    _ = control.previewScrub(to: 200, at: ms(10))
    #expect(control.beginScrub(at: ms(20)) == [])
    _ = control.cancelScrub(at: ms(30))
    #expect(control.position == 100)
  }

  @Test mutating func `begin from the pinned target`() {
    _ = control.skip(by: 10, at: ms(0))
    _ = control.beginScrub(at: ms(10))
    #expect(control.position == 110)
    #expect(control.cancelScrub(at: ms(20)) == [.setPaused(false)])
    #expect(control.finish(1, at: 110) == [.seek(2, to: 110, .exact)])
  }

  @Test(arguments: [(-10.0, 0.0), (700, 600)])
  mutating func `stay in the range`(place: Double, expected: Double) {
    _ = control.beginScrub(at: ms(0))
    #expect(
      control.previewScrub(to: MediaSeconds(place), at: ms(10))
        == [.seek(1, to: MediaSeconds(expected), .keyframe)])
    #expect(control.position == MediaSeconds(expected))
  }

  @Test mutating func `take no place that isn't a number, and none before they begin`() {
    #expect(control.previewScrub(to: 200, at: ms(0)) == [])
    _ = control.beginScrub(at: ms(0))
    #expect(control.previewScrub(to: MediaSeconds(.nan), at: ms(10)) == [])
    #expect(control.position == 100)
  }

  @Test mutating func `end in a live range as it is by then`() {
    control = PlayerControl(at: 1010, in: 1000...1600)
    _ = control.beginScrub(at: ms(0))
    _ = control.handle(.seekableRangeChanged(seconds(1100...1700)), at: ms(5000))
    #expect(
      control.cancelScrub(at: ms(6000)) == [.seek(1, to: 1100, .exact), .setPaused(false)])
  }

  @Test mutating func `seek nothing where nothing can be sought any more`() {
    _ = control.beginScrub(at: ms(0))
    _ = control.handle(.seekableRangeChanged(nil), at: ms(10))
    #expect(control.previewScrub(to: 200, at: ms(20)) == [])
    #expect(control.commitScrub(at: ms(30)) == [.setPaused(false)])
    #expect(!control.isSeeking)
  }

  @Test mutating func `are over with the file`() {
    _ = control.beginScrub(at: ms(0))
    control.begin()
    #expect(control.setPaused(control.isPaused) == [.setPaused(false)])
    #expect(control.commitScrub(at: ms(10)) == [])
  }
}
