@_spi(Host) import SwiftUI
import Testing

/// What a view wrote down.
@MainActor final class Notes {
  var lines: [String] = []
}

@MainActor @Suite("Gestures in the model") struct GestureTests {
  private let notes = Notes()
  private let size = CGSize(width: 200, height: 100)

  private func events() -> some Gesture {
    SpatialEventGesture()
      .onChanged { [notes] in notes.lines.append(Self.words($0)) }
      .onEnded { [notes] in notes.lines.append("end " + Self.words($0)) }
  }

  private static func words(_ events: SpatialEventCollection) -> String {
    events.map { "\($0.phase) \(Int($0.location.x))" }.joined(separator: ", ")
  }

  @Test("events of two fingers come together, and end with the last")
  func twoFingers() {
    let host = ViewHost(size: size) { Color.black.simultaneousGesture(events()) }
    host.touchDown(at: CGPoint(x: 10, y: 50))
    host.touchDown(at: CGPoint(x: 90, y: 50), finger: 1)
    host.touchMove(to: CGPoint(x: 20, y: 50))
    host.touchUp(finger: 1)
    host.touchUp()
    #expect(
      notes.lines == [
        "active 10", "active 10, active 90", "active 90, active 20", "active 20, ended 90",
        "end ended 20",
      ])
  }

  @Test("a touch that the system takes is told as cancelled")
  func cancelled() {
    let host = ViewHost(size: size) { Color.black.simultaneousGesture(events()) }
    host.touchDown(at: CGPoint(x: 10, y: 50))
    host.cancelTouch()
    #expect(notes.lines == ["active 10", "end cancelled 10"])
  }

  @Test("a second finger is no tap, and no long press")
  func noTap() {
    let notes = notes
    let host = ViewHost(size: size) {
      Color.black
        .onTapGesture { notes.lines.append("tap") }
        .simultaneousGesture(
          LongPressGesture(minimumDuration: 0.2).onEnded { _ in notes.lines.append("press") })
    }
    host.touchDown(at: CGPoint(x: 10, y: 50))
    host.touchDown(at: CGPoint(x: 90, y: 50), finger: 1)
    host.advance(0.3)
    host.touchUp(finger: 1)
    host.touchUp()
    #expect(notes.lines.isEmpty)
    host.tap(at: CGPoint(x: 10, y: 50))
    #expect(notes.lines == ["tap"])
  }

  @Test("two fingers that move apart magnify")
  func magnify() {
    let notes = notes
    let host = ViewHost(size: size) {
      Color.black.gesture(
        MagnifyGesture().onEnded { notes.lines.append("\($0.magnification) \($0.startAnchor.x)") })
    }
    host.pinch(at: CGPoint(x: 100, y: 50), scale: 2)
    #expect(notes.lines == ["2.0 0.5"])
  }

  @Test("a scroll view takes touches away from its content once it scrolls")
  func scroll() {
    let events = events()
    let host = ViewHost(size: size) {
      ScrollView { Color.black.frame(height: 500).simultaneousGesture(events) }
    }
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30))
    #expect(notes.lines.last == "end cancelled 50")
    #expect(host.all("Color").first?.frame.minY == -60)
  }

  @Test("a drag without a least distance keeps a scroll view from scrolling")
  func dragInScroll() {
    let notes = notes
    let host = ViewHost(size: size) {
      ScrollView {
        Color.black.frame(height: 500).gesture(
          DragGesture(minimumDistance: 0).onEnded { notes.lines.append("\($0.translation.height)") }
        )
      }
    }
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30))
    #expect(notes.lines == ["-60.0"])
    #expect(host.all("Color").first?.frame.minY == 0)
  }
}
