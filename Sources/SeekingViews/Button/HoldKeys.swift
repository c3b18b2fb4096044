#if canImport(SwiftUI)
import SwiftUI

/// The keys that press a press-and-hold button which has the keyboard's focus.
struct HoldKeys: ViewModifier {
  let settings: HoldSettings
  let state: PressAndHoldButtonState
  @FocusState private var isFocused: Bool
  @Environment(\.eventClock) private var clock
  @Environment(\.isEnabled) private var isEnabled

  private static let keys: Set<KeyEquivalent> = [.space, .return]

  init(settings: HoldSettings, state: PressAndHoldButtonState) {
    self.settings = settings
    self.state = state
  }

  func body(content: Content) -> some View {
    content
      .focusable(isEnabled, interactions: .activate)
      .focused($isFocused)
      .onKeyPress(keys: Self.keys, phases: .all) { press in
        handle(press) ? .handled : .ignored
      }
      .onChange(of: isFocused) { if !isFocused { focusLost() } }
  }

  private func handle(_ press: KeyPress) -> Bool {
    if press.phase == .up { return keyUp(press.key) }
    // The system's repeats are swallowed: the machine makes its own.
    if state.isPressed { return true }
    guard isEnabled, press.phase == .down,
      press.modifiers.isDisjoint(with: [.command, .control, .option])
    else { return false }
    state.press(by: .key(press.key), at: clock.now, settings)
    return true
  }

  private func keyUp(_ key: KeyEquivalent) -> Bool {
    guard state.holder == .key(key) else { return false }
    state.release(by: .key(key), inside: true, at: clock.now, settings)
    return true
  }

  private func focusLost() {
    for key in Self.keys { state.lose(.key(key), settings) }
  }
}
#endif
