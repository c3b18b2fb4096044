#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// The part of a scrubber that is dragged, pinched and pointed at; it has no pixels of its own.
///
/// The drag is a simultaneous gesture, so that a page can scroll with the same finger; the page then
/// carries the bar along, and the drag is undone. Points are those of the window, since to the bar a
/// finger that scrolls the page stands still.
struct ScrubberTrack<Content: View>: View {
  let control: WaveformScrubber
  let state: WaveformScrubberState
  let content: Content
  @GestureState private var isDown = false
  @GestureState private var isPinching = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .contentShape(Rectangle())
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        state.barMoved(to: $0, on: control)
      }
      // A tap here is none of what lies around.
      .gesture(TapGesture())
      .simultaneousGesture(drag, isEnabled: isEnabled)
      .simultaneousGesture(pinch, isEnabled: isEnabled && control.options.visible != nil)
      .onContinuousHover(coordinateSpace: .global) { hover($0) }
      .onChange(of: isDown) { if !isDown { state.pointerLost(on: control) } }
      .onChange(of: isPinching) { if !isPinching { state.pinchEnded() } }
      .onChange(of: isEnabled) { if !isEnabled { state.cancel(on: control) } }
      .onDisappear { state.pointerLost(on: control) }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isDown) { _, isDown, _ in isDown = true }
      .onChanged { state.drag(from: $0.startLocation, to: $0.location, on: control) }
      .onEnded { state.release(at: $0.location, on: control) }
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .updating($isPinching) { _, isPinching, _ in isPinching = true }
      .onChanged { state.pinch(by: $0.magnification, around: $0.startAnchor.x, on: control) }
  }

  private func hover(_ phase: HoverPhase) {
    switch phase {
    case .active(let point): state.hover(at: point, on: control)
    case .ended: state.hover(at: nil, on: control)
    }
  }
}
#endif
