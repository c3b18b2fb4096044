import CGtk
import MPVPlayback
import Seeking
import Testing

@testable import Player

@Suite("Keys on the picture")
struct PictureKeyTests {
  private func meaning(
    _ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0),
    letters: Bool = true, timeline: TimelineDirection = .leftToRight
  ) -> PictureKey? {
    PictureKey(
      UInt32(bitPattern: key), modifiers: modifiers, letters: letters, timeline: timeline)
  }

  @Test(arguments: [
    (GDK_KEY_space, PictureKey.holdOrToggle), (GDK_KEY_Left, .skip(.backward)),
    (GDK_KEY_Right, .skip(.forward)), (GDK_KEY_Up, .volume(5)), (GDK_KEY_Down, .volume(-5)),
    (GDK_KEY_Home, .start), (GDK_KEY_End, .end), (GDK_KEY_comma, .frame(.backward)),
    (GDK_KEY_period, .frame(.forward)), (GDK_KEY_Escape, .leave), (GDK_KEY_j, .skip(.backward)),
    (GDK_KEY_k, .togglePlaying), (GDK_KEY_l, .skip(.forward)), (GDK_KEY_L, .skip(.forward)),
    (GDK_KEY_Page_Up, .chapter(.forward)), (GDK_KEY_Page_Down, .chapter(.backward)),
    (GDK_KEY_z, .undo), (GDK_KEY_f, .toggleFullscreen), (GDK_KEY_m, .mute),
    (GDK_KEY_n, .pauseEnd),
  ])
  func `mean what the list of shortcuts says`(key: Int32, expected: PictureKey) {
    #expect(meaning(key) == expected)
  }

  @Test func `undo with Shift is redo`() {
    #expect(meaning(GDK_KEY_Z, GDK_SHIFT_MASK) == .redo)
  }

  @Test(arguments: [GDK_KEY_j, GDK_KEY_k, GDK_KEY_l, GDK_KEY_z, GDK_KEY_f, GDK_KEY_m, GDK_KEY_n])
  func `single letters can be switched off`(key: Int32) {
    #expect(meaning(key, letters: false) == nil)
  }

  @Test(arguments: [GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK])
  func `with other modifiers belong to somebody else`(modifier: GdkModifierType) {
    #expect(meaning(GDK_KEY_Right, modifier) == nil)
    #expect(meaning(GDK_KEY_k, modifier) == nil)
  }

  @Test func `arrows follow the timeline and letters the words`() {
    #expect(meaning(GDK_KEY_Left, timeline: .rightToLeft) == .skip(.forward))
    #expect(meaning(GDK_KEY_Right, timeline: .rightToLeft) == .skip(.backward))
    #expect(meaning(GDK_KEY_j, timeline: .rightToLeft) == .skip(.backward))
  }

  @Test func `unknown keys mean nothing`() {
    #expect(meaning(GDK_KEY_q) == nil)
    #expect(meaning(GDK_KEY_Tab) == nil)
  }
}
