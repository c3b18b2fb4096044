#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// The part of a scrubber that is dragged, pinched and pointed at; it has no pixels of its own.
struct ScrubberTrack<Content: View>: View {
  let control: WaveformScrubber
  let state: WaveformScrubberState
  let content: Content
  @GestureState private var isPinching = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .modifier(drag)
      .simultaneousGesture(pinch, isEnabled: isEnabled && control.options.visible != nil)
      .onContinuousHover(coordinateSpace: .global) { hover($0) }
      .onChange(of: isPinching) { if !isPinching { state.pinchEnded() } }
      .onDisappear { state.pointerLost(on: control) }
  }

  private var drag: WindowDrag {
    WindowDrag(
      onPlaced: { state.barMoved(to: $0, on: control) },
      onMoved: { state.drag(from: $0, to: $1, on: control) },
      onLifted: { state.release(at: $0, on: control) },
      onLost: { state.pointerLost(on: control) },
      onDisabled: { state.cancel(on: control) })
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
