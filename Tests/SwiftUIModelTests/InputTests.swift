@_spi(Host) import Accessibility
@_spi(Host) import SwiftUI
import Testing

private struct Keys: View {
  let notes: Notes
  @FocusState private var hasFocus: Bool

  var body: some View {
    VStack {
      Color.black.focusable()
      Color.white.focusable().focused($hasFocus)
        .onKeyPress(.leftArrow) {
          notes.lines.append("left")
          return .handled
        }
        .onKeyPress(keys: [.space], phases: .up) { press in
          notes.lines.append("space \(press.modifiers == .shift)")
          return .ignored
        }
      Button("take") { hasFocus = true }
    }
    .onChange(of: hasFocus) { notes.lines.append("focus \(hasFocus)") }
  }
}

@MainActor @Suite("Keys, pointers and settings in the model") struct InputTests {
  private let notes = Notes()
  private let size = CGSize(width: 200, height: 100)

  @Test("keys go to what has the focus")
  func keys() {
    let notes = notes
    let host = ViewHost(size: size) { Keys(notes: notes) }
    #expect(!host.press(.leftArrow))
    host.focusNext()
    #expect(!host.press(.leftArrow))
    host.focusNext()
    #expect(host.press(.leftArrow))
    #expect(host.press(.leftArrow, phase: .repeat))
    #expect(!host.press(.space))
    #expect(!host.press(.space, modifiers: .shift, phase: .up))
    host.focus(nil)
    #expect(notes.lines == ["focus true", "left", "left", "space true", "focus false"])
  }

  @Test("a state that is set moves the focus")
  func focus() {
    let notes = notes
    let host = ViewHost(size: size) { Keys(notes: notes) }
    #expect(host.perform("default", on: "take"))
    #expect(host.focused != nil)
    #expect(host.press(.leftArrow))
  }

  @Test("a pointer is told while it is over a view, and when it leaves")
  func hover() {
    let notes = notes
    let host = ViewHost(size: size) {
      Color.black.padding(10)
        .onContinuousHover { notes.lines.append("\($0)") }
        .onHover { notes.lines.append("\($0)") }
    }
    host.hover(at: CGPoint(x: 20, y: 30))
    host.hover(at: CGPoint(x: 21, y: 30))
    host.hover(at: nil)
    #expect(notes.lines.filter { $0 == "true" || $0 == "false" } == ["true", "false"])
    #expect(notes.lines.filter { $0.hasPrefix("active") }.count == 2)
    #expect(notes.lines.contains("ended"))
  }

  @Test("feedback and announcements are written down")
  func feedback() {
    struct Noisy: View {
      @State private var count = 0
      var body: some View {
        Button("more") { count += 1 }
          .sensoryFeedback(.impact, trigger: count)
          .onChange(of: count) { AccessibilityNotification.Announcement("\(count)").post() }
      }
    }
    let host = ViewHost(size: size) { Noisy() }
    #expect(host.perform("default", on: "more"))
    #expect(host.feedback == ["impact"])
    #expect(host.announcements == ["1"])
  }

  @Test("settings reach the views")
  func settings() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) private var textSize
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.scenePhase) private var phase
      var body: some View { Text(verbatim: "\(textSize) \(contrast) \(phase)") }
    }
    let host = ViewHost(size: size) { Reader() }
    #expect(host.texts == ["large standard active"])
    host.settings.dynamicTypeSize = .accessibility1
    host.settings.increaseContrast = true
    host.settings.scenePhase = .background
    #expect(host.texts == ["accessibility1 increased background"])
  }

  @Test("state that is written while a body is evaluated is a fault")
  func faults() {
    struct Wrong: View {
      @State private var count = 0
      var body: some View {
        if count == 0 { count = 1 }
        return Text("a")
      }
    }
    #expect(ViewHost(size: size) { Wrong() }.faults == ["state modified during a view update"])
  }
}
