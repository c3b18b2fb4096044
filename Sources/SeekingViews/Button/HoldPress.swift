#if canImport(SwiftUI)
import SwiftUI

/// Fingers on a press-and-hold button, and everything that takes them away.
struct HoldPress: ViewModifier {
  let settings: HoldSettings
  let state: PressAndHoldButtonState
  @Environment(\.eventClock) private var clock
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .modifier(press)
      .simultaneousGesture(fingers, isEnabled: isEnabled)
      .onDeadline(state.deadline) { state.tick(at: $0, settings) }
      .onChange(of: settings.rate == nil) { state.end(settings) }
      .onChange(of: scenePhase) { if scenePhase != .active { state.cancel(settings) } }
      .onDisappear { state.cancel(settings) }
      .selectionFeedback(trigger: state.beginnings)
  }

  private var press: WindowDrag {
    WindowDrag(
      onPlaced: { state.buttonMoved(to: $0, settings) },
      onMoved: { state.fingerMoved(from: $0, to: $1, at: clock.now, settings) },
      onLifted: { state.fingerUp(at: $0, clock.now, settings) },
      onLost: { state.fingerLost(settings) },
      onDisabled: { state.cancel(settings) })
  }

  private var fingers: some Gesture {
    SpatialEventGesture().onChanged { events in
      if events.filter({ $0.phase == .active }).count > 1 { state.giveUp(settings) }
    }
  }
}
#endif
