#if canImport(SwiftUI)
import SwiftUI

/// A finger that goes down on a control and along it, and everything that takes it away.
///
/// The drag is a simultaneous gesture, so that a page can scroll with the same finger; the page then
/// carries the control along. All points are those of the window: to a control that goes along with
/// the finger, the finger stands still.
struct WindowDrag: ViewModifier {
  /// The control has a place in the window.
  let onPlaced: (CGRect) -> Void
  /// The finger went down at the first point, and is at the second.
  let onMoved: (CGPoint, CGPoint) -> Void
  /// The finger has gone up at the point.
  let onLifted: (CGPoint) -> Void
  /// The finger is down no longer: where it didn't go up, it was taken away.
  let onLost: () -> Void
  /// The control was disabled.
  let onDisabled: () -> Void
  @GestureState private var isDown = false
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        onPlaced($0)
      }
      // A tap here is none of what lies around.
      .gesture(TapGesture())
      .simultaneousGesture(drag, isEnabled: isEnabled)
      .onChange(of: isDown) { if !isDown { onLost() } }
      .onChange(of: isEnabled) { if !isEnabled { onDisabled() } }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isDown) { _, isDown, _ in isDown = true }
      .onChanged { onMoved($0.startLocation, $0.location) }
      .onEnded { onLifted($0.location) }
  }
}
#endif
