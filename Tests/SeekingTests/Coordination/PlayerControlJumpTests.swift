import Seeking
import Testing

@Suite("Jumps of a player")
struct PlayerControlJumpTests {
  private var control = PlayerControl(at: 100, in: 0...600)

  private func seek(_ number: Int64, to position: MediaSeconds) -> PlayerEffect {
    .seek(number, to: position, .exact)
  }

  @Test mutating func `are exact and shown at once`() {
    #expect(control.skip(by: 10, at: ms(0)) == [seek(1, to: 110)])
    #expect(control.position == 110)
    #expect(control.playhead == Playhead(at: 110, in: 0...600))
    #expect(control.isSeeking)
    #expect(control.finish(1, at: 110) == [])
    #expect(control.position == 110)
    #expect(!control.isSeeking)
    #expect(control.jump(to: 42, at: ms(0)) == [seek(2, to: 42)])
  }

  @Test mutating func `go from the pinned target, never from a stale position`() {
    _ = control.skip(by: 10, at: ms(0))
    _ = control.handle(.positionChanged(100.2), at: ms(50))
    #expect(control.position == 110)
    #expect(control.skip(by: 10, at: ms(100)) == [])
    #expect(control.position == 120)
    #expect(control.skip(by: 10, at: ms(200)) == [])
    #expect(control.finish(1, at: 110) == [seek(2, to: 130)])
    #expect(control.position == 130)
  }

  @Test(arguments: [
    (595.0, 10.0, 600.0), (5, -10, 0), (700, -10, 600), (700, -650, 50), (-20, 10, 0),
  ])
  mutating func `stay in the range`(position: Double, length: Double, target: Double) {
    control = PlayerControl(at: position, in: 0...600)
    #expect(
      control.skip(by: MediaSeconds(length), at: ms(0)) == [seek(1, to: MediaSeconds(target))])
  }

  @Test(arguments: [
    (600.0, 10.0), (0, -10), (700, 10), (-20, -10), (300, 0), (300, .nan), (300, .infinity),
  ])
  mutating func `are none where nothing moves, or on the wrong side`(
    position: Double, length: Double
  ) {
    control = PlayerControl(at: position, in: 0...600)
    #expect(control.skip(by: MediaSeconds(length), at: ms(0)) == [])
    #expect(!control.canUndo)
  }

  @Test(arguments: [(100.0, 100.0), (600, 700), (0, -10)])
  mutating func `leave nothing to undo where they move nothing`(position: Double, place: Double) {
    control = PlayerControl(at: position, in: 0...600)
    let order = seek(1, to: MediaSeconds(position))
    #expect(control.jump(to: MediaSeconds(place), at: ms(0)) == [order])
    #expect(!control.canUndo)
  }

  @Test mutating func `are none to a place that isn't a number`() {
    #expect(control.jump(to: MediaSeconds(.nan), at: ms(0)) == [])
    #expect(control.jump(to: MediaSeconds(.infinity), at: ms(0)) == [])
    #expect(!control.canUndo)
  }

  @Test mutating func `are none where nothing can be sought`() {
    _ = control.skip(by: 10, at: ms(0))
    _ = control.finish(1, at: 110)
    _ = control.undo(at: ms(50))
    _ = control.finish(2, at: 100)
    _ = control.skip(by: 10, at: ms(60))
    _ = control.finish(3, at: 110)
    _ = control.handle(.seekableRangeChanged(nil), at: ms(100))
    #expect(control.range == nil)
    #expect(control.skip(by: 10, at: ms(200)) == [])
    #expect(control.jump(to: 42, at: ms(200)) == [])
    #expect(control.undo(at: ms(200)) == [])
    #expect(control.redo(at: ms(200)) == [])
    #expect(control.canUndo)
    #expect(control.beginScrub(at: ms(200)) == [])
    #expect(control.previewScrub(to: 42, at: ms(200)) == [])
    #expect(control.commitScrub(at: ms(200)) == [])
    #expect(control.cancelScrub(at: ms(200)) == [])
    #expect(!control.isSeeking)
  }

  @Test mutating func `retire the pin when somebody else jumps`() {
    _ = control.skip(by: 10, at: ms(0))
    _ = control.skip(by: 10, at: ms(10))
    #expect(control.handle(.jumped(to: 42), at: ms(20)) == [])
    #expect(control.position == 42)
    #expect(control.nextDeadline == nil)
    #expect(control.finish(1, at: 110) == [])
    #expect(control.skip(by: 10, at: ms(40)) == [seek(2, to: 120)])
  }

  @Test mutating func `go back to the player's word when they fail`() {
    _ = control.skip(by: 10, at: ms(0))
    #expect(control.handle(.seekFailed(SeekRequest.ID(number: 1)), at: ms(50)) == [.seekFailed])
    #expect(control.position == 100)
  }

  @Test mutating func `go back to the player's word after 3 s`() {
    _ = control.skip(by: 10, at: ms(0))
    _ = control.handle(.positionChanged(101), at: ms(1000))
    #expect(control.nextDeadline == ms(3000))
    #expect(control.tick(at: ms(2999)) == [])
    #expect(control.tick(at: ms(3000)) == [.seekFailed])
    #expect(control.position == 101)
    #expect(control.nextDeadline == nil)
  }

  @Test mutating func `are taken back to the exact place of the run's first skip`() {
    _ = control.handle(.positionChanged(100.123), at: ms(0))
    _ = control.skip(by: 10, beginsRun: true, at: ms(0))
    _ = control.skip(by: 10, beginsRun: false, at: ms(100))
    _ = control.finish(1, at: 110.123)
    _ = control.finish(2, at: 120.123)
    _ = control.handle(.positionChanged(125), at: ms(5000))
    #expect(control.undo(at: ms(5000)) == [seek(3, to: 100.123)])
    #expect(!control.canUndo && control.canRedo)
    _ = control.finish(3, at: 100.123)
    #expect(control.redo(at: ms(6000)) == [seek(4, to: 125)])
    #expect(control.canUndo && !control.canRedo)
  }

  @Test mutating func `are forgotten with the file`() {
    _ = control.skip(by: 10, at: ms(0))
    control.begin()
    #expect(control.position == .zero)
    #expect(control.range == nil)
    #expect(!control.canUndo)
    #expect(control.nextDeadline == nil)
  }

  @Test(arguments: [Double.nan, .infinity])
  mutating func `do not believe a place that isn't a number`(value: Double) {
    _ = control.handle(.positionChanged(MediaSeconds(value)), at: ms(0))
    #expect(control.position == 100)
    _ = control.handle(.jumped(to: MediaSeconds(value)), at: ms(0))
    #expect(control.position == 100)
    _ = control.skip(by: 10, at: ms(0))
    _ = control.finish(1, at: MediaSeconds(value))
    #expect(control.position == 100)
  }
}
