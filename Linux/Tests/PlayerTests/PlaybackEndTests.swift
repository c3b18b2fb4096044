import Seeking
import Testing

@testable import Player

@Suite("The end of playback")
struct PlaybackEndTests {
  private static let whole = SeekableRange(from: 0, to: 90)

  private static let reached: [(PlaybackEnd, Bool)] = [
    (PlaybackEnd(target: 30, range: whole), false),
    (PlaybackEnd(hasEnded: true, target: 30, range: whole), true),
    (PlaybackEnd(hasEnded: true, target: 30, range: nil), true),
    // Near is no end: a film may last a frame.
    (PlaybackEnd(target: 89.97, range: whole), false),
    (PlaybackEnd(target: 0, range: SeekableRange(from: 0, to: 0.04)), false),
    // Where it was asked for, it is one, also before the player is there.
    (PlaybackEnd(target: 90, range: whole), true),
    (PlaybackEnd(isSeeking: true, target: 90, range: whole), true),
    // Away from the end, whatever the player still says.
    (PlaybackEnd(hasEnded: true, isSeeking: true, target: 30, range: whole), false),
    // What has no length has no end that could be asked for.
    (PlaybackEnd(target: 0, range: SeekableRange(from: 0, to: 0)), false),
    (PlaybackEnd(target: 0, range: nil), false),
  ]

  @Test(arguments: reached)
  func `is what the player says or the user has asked for`(end: PlaybackEnd, isReached: Bool) {
    #expect(end.isReached == isReached)
  }

  @Test(arguments: [false, true], [false, true])
  func `makes way for the next file unless something holds it`(isSeeking: Bool, isPaused: Bool) {
    let end = PlaybackEnd(hasEnded: true, isSeeking: isSeeking, isPaused: isPaused)
    #expect(end.makesWay == (!isSeeking && !isPaused))
    #expect(!PlaybackEnd(isSeeking: isSeeking, isPaused: isPaused).makesWay)
  }
}
