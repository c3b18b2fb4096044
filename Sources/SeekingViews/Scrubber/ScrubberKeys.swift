#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// What keys do on a scrubber that has the keyboard's focus.
struct ScrubberKeys: ViewModifier {
  let control: WaveformScrubber
  let state: WaveformScrubberState
  /// Whether the Escape that went down last has undone a drag.
  @State private var hasCancelled = false
  @Environment(\.isEnabled) private var isEnabled

  init(control: WaveformScrubber, state: WaveformScrubberState) {
    self.control = control
    self.state = state
  }

  func body(content: Content) -> some View {
    content
      .focusable(isEnabled, interactions: .edit)
      .onKeyPress(phases: [.down, .repeat]) { press in
        isEnabled && handle(press) ? .handled : .ignored
      }
  }

  private func handle(_ press: KeyPress) -> Bool {
    if press.modifiers.contains(.command) { return false }
    if press.modifiers.contains(.option) { return pan(press) }
    switch press.key {
    case "+", "=": return state.zoom(in: true, on: control)
    case "-": return state.zoom(in: false, on: control)
    default: break
    }
    guard let key = ScrubKey(press.key) else { return false }
    if key == .escape { return cancel(press.phase) }
    let action = key.action(
      hasShift: press.modifiers.contains(.shift), hasControl: press.modifiers.contains(.control),
      timeline: control.options.timeline, steps: control.options.steps)
    return state.perform(action, isRepeat: press.phase == .repeat, on: control)
  }

  /// An Escape that is held is one press: its repeats are no others' either.
  private func cancel(_ phase: KeyPress.Phases) -> Bool {
    if phase == .down { hasCancelled = state.cancel(on: control) }
    return hasCancelled
  }

  private func pan(_ press: KeyPress) -> Bool {
    let share = ScrubKey(press.key)?.panShare(timeline: control.options.timeline)
    return share.map { state.pan(by: $0, on: control) } ?? false
  }
}

extension ScrubKey {
  /// Finds what a key of the keyboard means on the bar; nothing where it means nothing.
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    case .escape: self = .escape
    default: return nil
    }
  }
}
#endif
