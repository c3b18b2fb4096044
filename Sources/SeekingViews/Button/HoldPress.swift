#if canImport(SwiftUI)
import SwiftUI

/// Fingers on a press-and-hold button, and everything that takes them away.
struct HoldPress: ViewModifier {
  let settings: HoldSettings
  let state: PressAndHoldButtonState
  @GestureState private var isDown = false
  @Environment(\.eventClock) private var clock
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        state.buttonMoved(to: $0, settings)
      }
      // A tap here is none of what lies around.
      .gesture(TapGesture())
      .simultaneousGesture(press, isEnabled: isEnabled)
      .simultaneousGesture(fingers, isEnabled: isEnabled)
      .onDeadline(state.deadline) { state.tick(at: $0, settings) }
      .onChange(of: isDown) { if !isDown { state.fingerLost(settings) } }
      .onChange(of: settings.rate == nil) { state.end(settings) }
      .onChange(of: isEnabled) { if !isEnabled { state.cancel(settings) } }
      .onChange(of: scenePhase) { if scenePhase != .active { state.cancel(settings) } }
      .onDisappear { state.cancel(settings) }
      .selectionFeedback(trigger: state.beginnings)
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isDown) { _, isDown, _ in isDown = true }
      .onChanged {
        state.fingerMoved(from: $0.startLocation, to: $0.location, at: clock.now, settings)
      }
      .onEnded { state.fingerUp(at: $0.location, clock.now, settings) }
  }

  private var fingers: some Gesture {
    SpatialEventGesture().onChanged { events in
      if events.filter({ $0.phase == .active }).count > 1 { state.giveUp(settings) }
    }
  }
}
#endif
