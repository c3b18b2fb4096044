import CGtk
import Testing

@testable import MPVPlayback
@testable import Player

@Suite("What playback keeps awake")
struct SleepNeedTests {
  private static let sound = track(.audio)
  private static let film = track(.video)
  private static let unseenFilm = track(.video, isSelected: false)
  private static let cover = track(.video, isCoverArt: true)

  private static func track(
    _ kind: MediaTrack.Kind, isSelected: Bool = true, isCoverArt: Bool = false
  ) -> MediaTrack {
    MediaTrack(
      kind: kind, id: 1, title: nil, language: nil, codec: nil, isSelected: isSelected,
      isCoverArt: isCoverArt, isExternal: false, streamIndex: nil)
  }

  @Test(arguments: [
    ([film, sound], SleepNeed.screen), ([film], .screen), ([sound], .machine),
    ([sound, cover], .machine), ([sound, unseenFilm], .machine),
  ])
  func `the screen for a film and the machine for sound`(tracks: [MediaTrack], need: SleepNeed) {
    #expect(SleepNeed(isRunning: true, tracks: tracks) == need)
  }

  @Test(arguments: [[film, sound], [sound], []])
  func `nothing while nothing runs`(tracks: [MediaTrack]) {
    #expect(SleepNeed(isRunning: false, tracks: tracks) == .none)
  }

  @Test func `the screen stays on only for a film`() {
    let idle = GTK_APPLICATION_INHIBIT_IDLE.rawValue
    #expect(SleepNeed.screen.flags.rawValue & idle != 0)
    #expect(SleepNeed.machine.flags.rawValue & idle == 0)
    #expect(SleepNeed.none.flags.rawValue == 0)
  }
}
