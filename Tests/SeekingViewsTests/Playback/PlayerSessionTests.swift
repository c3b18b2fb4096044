import Seeking
import SwiftUI
import Synchronization
import Testing

@testable import SeekingViews

@MainActor
@Suite("One player's session")
struct PlayerSessionTests {
  private let player = StubPlayer()
  private let clock = SetClock()

  private func makeSession() -> PlayerSession { PlayerSession(player, clock: clock) }

  @Test func `shows what the player is at`() {
    player.position = 30
    player.rate = 1.5
    player.isPaused = true
    let session = makeSession()
    #expect(session.position == 30)
    #expect(session.range == 0...120)
    #expect(session.progress == 0.25)
    #expect(session.rate == 1.5)
    #expect(session.isPaused)
    #expect(player.seeks.isEmpty)
  }

  @Test func `shows what was asked for until the player is there`() {
    let session = makeSession()
    session.skip(by: 10)
    #expect(session.position == 10)
    player.tell(.positionChanged(0.1))
    #expect(session.position == 10)
    player.land(at: 10.02)
    #expect(session.position == 10.02)
    player.position = 11
    #expect(session.position == 11)
  }

  @Test func `counts from where playback is by now, not from where it was told to be`() {
    let session = makeSession()
    player.position = 30.4
    session.skip(by: 10)
    #expect(player.seeks.map(\.position) == [40.4])
    player.land(at: 40.4)
    player.position = 50
    session.undo()
    player.land(at: 30.4)
    session.redo()
    #expect(player.seeks.last?.position == 50)
    player.land(at: 50)
    player.position = 55
    session.seek(to: 90)
    player.land(at: 90)
    session.undo()
    #expect(player.seeks.last?.position == 55)
  }

  @Test func `goes back over a whole run`() {
    let session = makeSession()
    session.skip(by: 10)
    player.land(at: 10)
    session.skip(by: 10, beginsRun: false)
    player.land(at: 20)
    session.undo()
    #expect(player.seeks.last?.position == 0)
    player.land(at: 0)
    #expect(!session.canUndo)
  }

  @Test func `goes back to where a scrub or a set progress began`() {
    let session = makeSession()
    player.position = 12
    session.setScrubbing(true)
    session.progress = 0.5
    session.setScrubbing(false)
    player.land(at: 60)
    player.land(at: 60)
    session.undo()
    #expect(player.seeks.last?.position == 12)
    player.land(at: 12)
    player.position = 15
    session.progress = 0.5
    player.land(at: 60)
    session.undo()
    #expect(player.seeks.last?.position == 15)
  }

  @Test func `has one seek in flight, and the newest next`() {
    let session = makeSession()
    for _ in 0..<3 { session.skip(by: 10) }
    #expect(player.seeks.map(\.position) == [10])
    player.land(at: 10)
    #expect(player.seeks.map(\.position) == [10, 30])
  }

  @Test func `previews a scrub on keyframes, and ends it exactly`() {
    let session = makeSession()
    session.setScrubbing(true)
    session.progress = 0.5
    #expect(session.progress == 0.5)
    #expect(player.isPaused)
    player.land(at: 55)
    session.setScrubbing(false)
    #expect(player.seeks.map(\.precision) == [.keyframe, .exact])
    #expect(player.seeks.last?.position == 60)
    #expect(!player.isPaused)
    player.land(at: 60)
    session.undo()
    #expect(player.seeks.last?.position == 0)
    #expect(session.canRedo)
    player.land(at: 0)
    session.redo()
    #expect(player.seeks.last?.position == 60)
    #expect(session.canUndo)
  }

  @Test func `seeks where progress is set outside a scrub, as screen readers do`() {
    let session = makeSession()
    session.progress = 0.25
    #expect(player.seeks.map(\.position) == [30])
    #expect(player.seeks.map(\.precision) == [.exact])
  }

  @Test func `gives the user's rate and pause back after a hold`() {
    let session = makeSession()
    session.rate = 1.5
    session.isPaused = true
    session.hold(at: .absolute(2))
    #expect(player.rate == 2)
    #expect(!player.isPaused)
    session.hold(at: .absolute(4))
    #expect(session.currentRate == 4)
    #expect(session.rate == 1.5)
    session.hold(at: nil)
    #expect(player.rate == 1.5)
    #expect(player.isPaused)
  }

  @Test func `has nothing to undo in other media, and counts no failure of the media before`() {
    let session = makeSession()
    player.position = 100
    session.seek(to: 20)
    player.landAll()
    session.seek(to: 50)
    player.position = 0
    player.tell(.mediaChanged)
    player.fail()
    player.tell(.seekableRangeChanged(SeekableRange(from: 0, to: 60)))
    #expect(!session.canUndo)
    #expect(session.failedSeeks == 0)
    #expect(session.position == 0)
    #expect(session.range == 0...60)
    #expect(!session.undo())
    #expect(player.seeks.count == 2)
  }

  @Test(arguments: [0.0, 0.0005, -0.004])
  func `leaves nothing to undo of a scrub that comes back to where it began`(late: Double) {
    player.seekableRange = SeekableRange(from: 3, to: 7325.7)
    let session = makeSession()
    player.position = 42.123
    session.skip(by: 10)
    player.landAll()
    session.undo()
    player.landAll()
    let before = session.progress
    player.position = MediaSeconds(42.123 + late)
    session.setScrubbing(true)
    session.progress = 0.9
    session.progress = before
    session.setScrubbing(false)
    player.landAll()
    #expect(!session.canUndo)
    #expect(session.canRedo)
    #expect(player.position == MediaSeconds(42.123 + late))
  }

  @Test func `forgets a scrub that is cancelled`() {
    let session = makeSession()
    player.position = 30
    session.setScrubbing(true)
    session.progress = 0.9
    session.cancelScrubbing()
    player.landAll()
    #expect(player.position == 30)
    #expect(!session.canUndo)
    #expect(!player.isPaused)
    session.progress = 0.5
    #expect(player.seeks.last?.precision == .exact)
  }

  @Test func `records no jumps while somebody drags on over other media`() {
    let session = makeSession()
    session.setScrubbing(true)
    session.progress = 0.5
    player.tell(.mediaChanged)
    player.tell(.seekableRangeChanged(SeekableRange(from: 0, to: 60)))
    let seeks = player.seeks.count
    for share in [0.6, 0.7, 0.8] { session.progress = share }
    session.setScrubbing(false)
    #expect(player.seeks.count == seeks)
    #expect(!session.canUndo)
  }

  @Test func `begins no hold anew that a scrub has ended`() {
    let session = makeSession()
    session.hold(at: .absolute(2))
    session.setScrubbing(true)
    session.setScrubbing(false)
    session.hold(at: .absolute(4))
    #expect(player.rate == 1)
    session.hold(at: nil)
    session.hold(at: .absolute(4))
    #expect(player.rate == 4)
  }

  @Test(arguments: [true, false])
  func `ends a hold by a pause, and begins it anew only once it was let go of`(isPaused: Bool) {
    let session = makeSession()
    session.hold(at: .absolute(2))
    session.isPaused = isPaused
    #expect(player.rate == 1)
    #expect(player.isPaused == isPaused)
    session.hold(at: .absolute(4))
    #expect(player.rate == 1)
    session.hold(at: nil)
    session.hold(at: .absolute(4))
    #expect(player.rate == 4)
  }

  @Test func `tells of what can be undone only when that changes`() {
    let session = makeSession()
    let changes = Mutex(0)
    withObservationTracking {
      _ = (session.canUndo, session.canRedo)
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    for place in 1...5 { player.tell(.positionChanged(MediaSeconds(Double(place)))) }
    #expect(changes.withLock { $0 } == 0)
    session.skip(by: 10)
    #expect(changes.withLock { $0 } == 1)
    #expect(session.canUndo)
  }

  @Test func `counts a seek that failed`() {
    let session = makeSession()
    session.seek(to: 50)
    player.fail()
    #expect(session.failedSeeks == 1)
    #expect(session.position == 0)
  }

  @Test func `gives a seek up that takes too long`() async {
    let session = makeSession()
    session.seek(to: 50)
    for _ in 0..<10 { await Task.yield() }
    #expect(session.failedSeeks == 0)
    clock.set(4)
    for _ in 0..<1000 where session.failedSeeks == 0 { await Task.yield() }
    #expect(session.failedSeeks == 1)
  }

  @Test func `follows what others do to the player`() {
    let session = makeSession()
    player.tell(.rateChanged(2))
    player.tell(.pausedChanged(true))
    player.tell(.seekableRangeChanged(nil))
    #expect(session.rate == 2)
    #expect(session.isPaused)
    #expect(session.range == nil)
    session.skip(by: 10)
    #expect(player.seeks.isEmpty)
  }

  @Test func `is let go of with its views`() {
    var session: PlayerSession? = makeSession()
    session?.seek(to: 50)
    weak let gone = session
    session = nil
    #expect(gone == nil)
    player.land(at: 50)
  }
}

/// A clock that stands still until a test sets it.
private final class SetClock: EventClock {
  private let seconds = Mutex(0.0)

  var now: EventTime { EventTime(sinceOrigin: .seconds(seconds.withLock { $0 })) }

  func set(_ time: Double) {
    seconds.withLock { $0 = time }
  }

  func sleep(until deadline: EventTime) async throws {
    while now < deadline {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
