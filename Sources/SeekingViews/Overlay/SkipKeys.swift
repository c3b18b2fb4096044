#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// What keys do on an overlay that has the keyboard's focus, where they are asked for.
struct SkipKeys: ViewModifier {
  let state: DoubleTapSeekOverlayState
  let keys: OverlayOptions.Keys
  @Environment(\.eventClock) private var clock
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    // Unasked, the overlay keeps out of the way that the focus goes through the content.
    if keys == .none {
      content
    } else {
      content
        .focusable(isEnabled, interactions: .edit)
        .onKeyPress(phases: [.down, .repeat]) { handle($0) }
    }
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard let key = SurfaceKey(press) else { return .ignored }
    // A key that is held is one press: what the system makes of it belongs to whoever had that.
    if press.phase == .repeat { return state.isHeld(key) ? .handled : .ignored }
    return state.press(key, at: clock.now) ? .handled : .ignored
  }
}

extension SurfaceKey {
  /// The keys that an overlay knows; nothing for others, and together with a key for shortcuts.
  fileprivate init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    switch press.key {
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .escape: self = .escape
    default:
      switch press.key.character.lowercased() {
      case "j": self = .j
      case "l": self = .l
      case "z": self = press.modifiers.contains(.shift) ? .shiftZ : .z
      default: return nil
      }
    }
  }
}
#endif
