#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// The part of a scrubber that is dragged and tapped to move what the bar shows; it has no pixels of
/// its own.
///
/// As with the bar, the drag is a simultaneous gesture in points of the window, and undone where it
/// turns out to scroll the page.
struct ScrubberOverview<Content: View>: View {
  let control: WaveformScrubber
  let state: WaveformScrubberState
  let content: Content
  @GestureState private var isDown = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .contentShape(Rectangle())
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        state.overviewMoved(to: $0, on: control)
      }
      // A tap here is none of what lies around.
      .gesture(TapGesture())
      .simultaneousGesture(drag, isEnabled: isEnabled)
      .onChange(of: isDown) { if !isDown { state.overviewLost(on: control) } }
      .onChange(of: isEnabled) { if !isEnabled { state.cancelOverview(on: control) } }
      .onDisappear { state.overviewPan.pointerUp() }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isDown) { _, isDown, _ in isDown = true }
      .onChanged { state.dragOverview(from: $0.startLocation, to: $0.location, on: control) }
      .onEnded { _ in state.releaseOverview() }
  }
}
#endif
