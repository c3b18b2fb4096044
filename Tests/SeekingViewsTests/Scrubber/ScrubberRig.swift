import Seeking
@_spi(Host) import SwiftUI

@testable import SeekingViews

/// What an app keeps for a scrubber, and what it has been told.
@MainActor @Observable final class ScrubberApp {
  var samples: [Double] = Array(repeating: 0.5, count: 40)
  var progress = 0.0
  var visible = 0.0...1.0
  var isDisabled = false
  var isShown = true
  /// How far the page has been scrolled: the bar's offset from the top of the window.
  var top: CGFloat = 0
  @ObservationIgnored var scrubbing: [Bool] = []

  /// The progress that is set through the binding.
  var binding: Binding<Double> {
    Bindable(self).progress
  }
  var visibleBinding: Binding<ClosedRange<Double>> {
    Bindable(self).visible
  }
}

/// A page with a scrubber, 200 points wide and 40 high, as an app would write it.
private struct ScrubberPage: View {
  let app: ScrubberApp
  let height: CGFloat?
  let isZoomable: Bool
  let options: @MainActor (WaveformScrubber) -> WaveformScrubber

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: app.top)
      if app.isShown {
        scrubber
          .frame(width: 200, height: height)
          .disabled(app.isDisabled)
      }
      Spacer()
    }
  }

  private var scrubber: WaveformScrubber {
    let scrubber = options(
      WaveformScrubber(samples: app.samples, progress: app.binding) { app.scrubbing.append($0) })
    return isZoomable ? scrubber.zoom(app.visibleBinding) : scrubber
  }
}

/// A scrubber in a window, with hands and eyes.
@MainActor struct ScrubberRig {
  let app = ScrubberApp()
  let clock = ManualClock()
  let host: ViewHost

  init(
    height: CGFloat? = 40, reduceMotion: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight, isZoomable: Bool = false,
    _ options: @escaping @MainActor (WaveformScrubber) -> WaveformScrubber = { $0 }
  ) {
    let (app, clock) = (app, clock)
    host = ViewHost(
      size: CGSize(width: 200, height: 300), reduceMotion: reduceMotion,
      layoutDirection: layoutDirection
    ) {
      ScrubberPage(app: app, height: height, isZoomable: isZoomable, options: options)
        .environment(\.eventClock, clock)
    }
  }

  /// A finger goes down in the middle of the bar's height.
  func down(x: CGFloat, y: CGFloat = 20) { host.touchDown(at: CGPoint(x: x, y: app.top + y)) }
  func move(x: CGFloat, y: CGFloat = 20) { host.touchMove(to: CGPoint(x: x, y: app.top + y)) }
  func up() { host.touchUp() }

  func drag(from start: CGFloat, to end: CGFloat) {
    down(x: start)
    move(x: end)
    up()
  }

  var element: AccessibilityElement? { host.elements.first }

  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    element?.adjust?(direction)
    host.settle()
  }

  /// Performs a named action of the element.
  func act(_ name: String) -> Bool { host.perform(name, on: "Playback position") }

  /// Gives a key to the scrubber.
  @discardableResult
  func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    host.focusNext()
    return host.press(key, modifiers: modifiers)
  }

  /// A pointer is over a point of the bar, or over none.
  func hover(x: CGFloat?) { host.hover(at: x.map { CGPoint(x: $0, y: app.top + 20) }) }

  /// A screen reader's zoom.
  func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
    host.zoom(direction, on: "Playback position")
  }

  /// Two fingers spread from 10 points each side of a point of the bar, and stay down.
  func spread(by factors: CGFloat..., around x: CGFloat) {
    host.touchDown(at: CGPoint(x: x - 10, y: app.top + 20))
    host.touchDown(at: CGPoint(x: x + 10, y: app.top + 20), finger: 1)
    for factor in factors {
      host.touchMove(to: CGPoint(x: x - 10 * factor, y: app.top + 20))
      host.touchMove(to: CGPoint(x: x + 10 * factor, y: app.top + 20), finger: 1)
    }
  }

  /// Two fingers spread, and are away again.
  func pinch(by factor: CGFloat, around x: CGFloat) {
    spread(by: factor, around: x)
    host.touchUp(finger: 1)
    host.touchUp()
  }

  /// What has been announced since the scrubber was made.
  var said: [String] { host.announcements }
  /// What has been felt since the scrubber was made.
  var felt: [String] { host.feedback }
  /// The words above the bar.
  var bubble: [String] { texts { $0.frame.midY < app.top } }
  /// The times below the bar.
  var times: [String] { texts { $0.frame.midY > app.top + 10 } }

  private func texts(_ isIncluded: (ViewNode) -> Bool) -> [String] {
    host.all("Text").filter(isIncluded).compactMap { $0.info["text"] as? String }
  }

  /// What the waveform's canvas draws.
  var drawing: [DrawnOperation] { host.all("Canvas").first?.drawing ?? [] }
  /// The first thing that is filled with a colour.
  func filled(with color: Color) -> DrawnOperation? { drawing.first { $0.color == color } }
}

extension DrawnOperation {
  /// The places of the closed shapes of the path.
  var shapes: [CGRect] {
    var shapes: [CGRect] = []
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, _): points.append(to)
      case .curve(let to, _, _): points.append(to)
      case .closeSubpath:
        shapes.append(bounds(of: points))
        points = []
      }
    }
    return shapes
  }

  private func bounds(of points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// Whether two numbers are the same but for rounding.
func isClose(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1e-9 }
