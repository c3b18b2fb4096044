import Seeking
@_spi(Host) import SwiftUI

@testable import SeekingViews

/// What an app keeps for a press-and-hold button, and what it has been told.
@MainActor @Observable final class HoldApp {
  var isDisabled = false
  var isShown = true
  var isHidden = false
  var opacity = 1.0
  var top: CGFloat = 0
  @ObservationIgnored var actions = 0
  @ObservationIgnored var rates: [HoldRate?] = []
  @ObservationIgnored var steps: [[Int]] = []
}

/// A page with a button, 60 points wide and 40 high, as an app would write it.
private struct HoldPage: View {
  let app: HoldApp
  let clock: ManualClock
  let make: @MainActor (HoldApp) -> PressAndHoldButton<Text>

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: app.top)
      if app.isShown {
        if app.isHidden { button.hidden() } else { button }
      }
      Spacer()
    }
    .environment(\.eventClock, clock)
  }

  private var button: some View {
    make(app).frame(width: 60, height: 40).disabled(app.isDisabled).opacity(app.opacity)
  }
}

/// A press-and-hold button in a window, with hands and eyes and a clock that stands still.
@MainActor struct HoldRig {
  let app = HoldApp()
  let clock = ManualClock()
  let host: ViewHost

  typealias Options = @MainActor (PressAndHoldButton<Text>, HoldApp) -> PressAndHoldButton<Text>

  /// The label tells whether the button repeats: "hold" or "repeat".
  init(
    minimumDuration: Double = 0.2, repeatInterval: Double = 0.1,
    _ options: @escaping Options = { button, _ in button }
  ) {
    self.init { app in
      options(
        PressAndHoldButton(minimumDuration: minimumDuration, repeatInterval: repeatInterval) {
          app.actions += 1
        } label: {
          Text(verbatim: $0 ? "repeat" : "hold")
        }, app)
    }
  }

  init(make: @escaping @MainActor (HoldApp) -> PressAndHoldButton<Text>) {
    let (app, clock) = (app, clock)
    host = ViewHost(size: CGSize(width: 60, height: 300)) {
      HoldPage(app: app, clock: clock, make: make)
    }
    host.clock = clock
  }

  var center: CGPoint { CGPoint(x: 30, y: app.top + 20) }
  var isRepeating: Bool { host.texts == ["repeat"] }
  var element: AccessibilityElement? { host.elements.first }

  func down(finger: Int = 0) { host.touchDown(at: center, finger: finger) }
  func up(at point: CGPoint? = nil) { host.touchUp(at: point ?? center) }

  /// Lets so many milliseconds pass.
  func wait(_ milliseconds: Int) async { await host.advance(Double(milliseconds) / 1000) }

  /// Lets so many milliseconds pass at once: timers are late, as after a suspension.
  func jump(_ milliseconds: Int) { host.advance(Double(milliseconds) / 1000) }

  /// Performs a named action of the element.
  func act(_ name: String) async -> Bool {
    let isDone = host.perform(name, on: element?.label ?? "")
    await host.idle()
    return isDone
  }
}
