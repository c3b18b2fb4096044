#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// The part of a scrubber that is dragged and tapped to move what the bar shows; it has no pixels of
/// its own.
struct ScrubberOverview<Content: View>: View {
  let control: WaveformScrubber
  let state: WaveformScrubberState
  let content: Content

  var body: some View {
    content
      .modifier(drag)
      .onDisappear { state.overviewPan.pointerUp() }
  }

  private var drag: WindowDrag {
    WindowDrag(
      onPlaced: { state.overviewMoved(to: $0, on: control) },
      onMoved: { state.dragOverview(from: $0, to: $1, on: control) },
      onLifted: { _ in state.releaseOverview() },
      onLost: { state.overviewLost(on: control) },
      onDisabled: { state.cancelOverview(on: control) })
  }
}
#endif
