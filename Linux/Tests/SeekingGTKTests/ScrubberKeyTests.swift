import CGtk
import Seeking
import Testing

@testable import SeekingGTK

@Suite("What keys do on the bar")
struct ScrubberKeyTests {
  private func key(
    _ key: Int32, shift: Bool = false, control: Bool = false,
    timeline: TimelineDirection = .leftToRight
  ) -> ScrubberKey? {
    let input = KeyInput(
      key: Int(key), isDown: true, hasShift: shift, hasControl: control,
      time: EventTime(milliseconds: 0))
    return ScrubberKey(input, timeline: timeline)
  }

  @Test(
    "Arrows move by 5 seconds, with Shift by 1, with Control by 60",
    arguments: [
      (GDK_KEY_Right, false, false, 5.0), (GDK_KEY_Left, false, false, -5),
      (GDK_KEY_Right, true, false, 1), (GDK_KEY_Left, false, true, -60),
      (GDK_KEY_Up, false, false, 5), (GDK_KEY_KP_Down, true, false, -1),
    ])
  func arrows(number: Int32, shift: Bool, control: Bool, seconds: Double) {
    #expect(key(number, shift: shift, control: control) == .step(MediaSeconds(seconds)))
  }

  @Test("A reversed timeline turns left and right about, and nothing else")
  func reversed() {
    #expect(key(GDK_KEY_Right, timeline: .rightToLeft) == .step(-5))
    #expect(key(GDK_KEY_Left, timeline: .rightToLeft) == .step(5))
    #expect(key(GDK_KEY_Up, timeline: .rightToLeft) == .step(5))
    #expect(key(GDK_KEY_Home, timeline: .rightToLeft) == .jump(0))
  }

  @Test(
    "Home, End, the page keys and Escape",
    arguments: [
      (GDK_KEY_Home, ScrubberKey.jump(0)), (GDK_KEY_End, .jump(1)),
      (GDK_KEY_Page_Up, .page(0.1)), (GDK_KEY_Page_Down, .page(-0.1)), (GDK_KEY_Escape, .cancel),
    ])
  func others(number: Int32, meaning: ScrubberKey) {
    #expect(key(number) == meaning)
  }

  @Test("Other keys are left to others", arguments: [GDK_KEY_space, GDK_KEY_Tab, GDK_KEY_a])
  func left(number: Int32) {
    #expect(key(number) == nil)
  }
}
