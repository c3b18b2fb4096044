import Foundation
import Seeking
@_spi(Host) import SwiftUI

@testable import SeekingViews

/// A surface of 400 by 200 points, its clock, and what has been heard from it.
///
/// The overlay is made anew whenever it is evaluated, as an app's view makes it.
@MainActor final class OverlayStage {
  static let size = CGSize(width: 400, height: 200)

  /// It shows what the host stamps its events with.
  let clock = ManualClock(at: 0)
  /// What the owner was called with, in order.
  var calls: [String] = []
  /// What screen readers were given to say.
  var said: [String] { host.announcements }
  var host: ViewHost { made ?? ViewHost(size: .zero) { EmptyView() } }
  private var made: ViewHost?

  /// Shows a view that makes an overlay; the closure is called at each evaluation.
  func show<Content: View>(
    reduceMotion: Bool = false, layoutDirection: LayoutDirection = .leftToRight,
    locale: String = "en_US", @ViewBuilder _ content: @escaping () -> Content
  ) {
    let clock = clock
    made = ViewHost(
      size: Self.size, reduceMotion: reduceMotion, layoutDirection: layoutDirection
    ) {
      content()
        .environment(\.eventClock, clock)
        .environment(\.locale, Locale(identifier: locale))
    }
  }

  /// Shows an overlay over a plain picture that writes its seeks down.
  func showOverlay(
    interval: Double = 10,
    _ change:
      @escaping (DoubleTapSeekOverlay<Color, EmptyView>) -> DoubleTapSeekOverlay<
        Color, EmptyView
      > = { $0 }
  ) {
    show { [unowned self] in change(overlay(interval: interval)) }
  }

  func overlay(interval: Double = 10) -> DoubleTapSeekOverlay<Color, EmptyView> {
    DoubleTapSeekOverlay(interval: interval, onSeek: { [unowned self] in call("seek", $0) }) {
      Color.gray
    }
  }

  func call(_ name: String, _ value: Double) {
    calls.append(
      "\(name) \(value.formatted(.number.sign(strategy: .always()).locale(.init(identifier: "en_US"))))"
    )
  }

  /// The calls of one name.
  func calls(of name: String) -> [String] { calls.filter { $0.hasPrefix(name) } }

  /// Lets time pass.
  func pass(_ milliseconds: Int) async {
    await host.advance(clock, by: .milliseconds(milliseconds))
  }

  /// Taps with one finger: 50 ms down, then 100 ms of nothing.
  func tap(x: Double, y: Double = 100, count: Int = 1) async {
    for _ in 0..<count {
      host.touchDown(at: CGPoint(x: x, y: y))
      await pass(50)
      host.touchUp()
      await pass(100)
    }
  }

  /// Puts a finger down in the lower middle and leaves it there until that is a hold.
  func hold() async {
    host.touchDown(at: CGPoint(x: 200, y: 150))
    await pass(500)
  }

  /// Taps with two fingers at once.
  func tapWithTwoFingers() async {
    host.touchDown(at: CGPoint(x: 100, y: 100))
    host.touchDown(at: CGPoint(x: 300, y: 100), finger: 1)
    await pass(50)
    host.touchUp(finger: 1)
    host.touchUp()
    await pass(50)
  }

  /// Presses a key on the overlay; the answer is whether that meant something to it.
  func key(
    _ key: KeyEquivalent, _ phase: KeyPress.Phases = .down, _ modifiers: EventModifiers = []
  ) -> Bool {
    if host.focused == nil { host.focusNext() }
    return host.press(key, modifiers: modifiers, phase: phase)
  }

  /// Lets the tally clear and the feedback fade away.
  func clear() async {
    await pass(950)
    await pass(250)
  }
}

// What is on the screen
extension OverlayStage {
  var circle: CGRect? { host.all("Circle").first?.frame }
  var symbol: String? { host.all("Image").first?.info["image"] as? String }
  var texts: [String] { host.texts }
  var veil: ViewNode? {
    host.all("Color").first { ($0.info["color"] as? Color)?.description.hasPrefix("black") == true }
  }
  /// Whether no frames are asked for, since nothing moves.
  var isStill: Bool {
    let schedule = host.all("TimelineView").first?.info["schedule"] as? AnimationTimelineSchedule
    guard let frames = schedule?.entries(from: .distantPast, mode: .normal) else { return false }
    return Array(frames.prefix(2)).count < 2
  }

  /// The fade of the whole feedback.
  var fade: Double? { host.all("opacity").last?.opacity }

  var area: AccessibilityElement? { host.elements.first { $0.label == "Seek area" } }
  var actions: [String] { area?.actions.map(\.name) ?? [] }
  func act(_ name: String) -> Bool { host.perform(name, on: "Seek area") }
}
