import CGtk
import Seeking
import Testing

@testable import SeekingGTK

@Suite("The bar's keys by GDK's numbers")
struct ScrubKeyTests {
  @Test(
    "Keys and those of the number pad are the same",
    arguments: [
      (GDK_KEY_Left, GDK_KEY_KP_Left, ScrubKey.left),
      (GDK_KEY_Right, GDK_KEY_KP_Right, .right), (GDK_KEY_Up, GDK_KEY_KP_Up, .up),
      (GDK_KEY_Down, GDK_KEY_KP_Down, .down), (GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, .pageUp),
      (GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, .pageDown), (GDK_KEY_Home, GDK_KEY_KP_Home, .home),
      (GDK_KEY_End, GDK_KEY_KP_End, .end), (GDK_KEY_Escape, GDK_KEY_Escape, .escape),
    ])
  func known(number: Int32, onPad: Int32, key: ScrubKey) {
    #expect(ScrubKey(gdkKey: Int(number)) == key)
    #expect(ScrubKey(gdkKey: Int(onPad)) == key)
  }

  @Test(
    "Other keys are left to others, whatever their numbers",
    arguments: [
      Int(GDK_KEY_space), Int(GDK_KEY_Tab), Int(GDK_KEY_a), 0, -1, Int(UInt32.max), .max, .min,
    ])
  func others(number: Int) {
    #expect(ScrubKey(gdkKey: number) == nil)
  }
}
