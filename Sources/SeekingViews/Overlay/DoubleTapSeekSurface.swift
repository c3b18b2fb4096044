#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// The surface of an overlay: its gestures, keys, requests and accessibility, without pixels.
///
/// The content's own handlers run as well, and its own elements stay what they are.
struct DoubleTapSeekSurface<Content: View>: View {
  let state: DoubleTapSeekOverlayState
  let options: OverlayOptions
  let request: DoubleTapSeekOverlayRequest?
  let direction: LayoutDirection
  let content: Content
  @Environment(\.eventClock) private var clock
  @Environment(\.isEnabled) private var isEnabled
  @GestureState private var isTouched = false

  var body: some View {
    content
      .contentShape(Rectangle())
      .simultaneousGesture(doubleTap, isEnabled: hearsGestures && !options.needsPointers)
      .simultaneousGesture(pointers, isEnabled: hearsGestures && options.needsPointers)
      .overlay {
        SkipFeedbackLayer(state: state, timeline: options.surface.timeline, direction: direction)
      }
      .overlay {
        HoldBadgeLayer(state: state, options: options, direction: direction)
      }
      .background { SeekArea(state: state, options: options) }
      .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { state.resize(to: $0) })
      .modifier(SkipKeys(state: state, keys: options.keys))
      .modifier(endings)
      .modifier(SessionEndings(state: state, session: options.session))
      .onChange(of: request) {
        guard let request else { return }
        state.request(request.side.direction, at: clock.now)
      }
      .onDeadline(state.deadline) { state.tick(at: $0) }
      .selectionFeedback(trigger: options.hasHaptics ? state.skips : 0)
      .impactFeedback(trigger: options.hasHaptics ? state.edges : 0)
  }

  private var hearsGestures: Bool { isEnabled && !options.isLocked }

  private var doubleTap: some Gesture {
    SpatialTapGesture(count: 2).onEnded { tap in
      state.doubleTap(at: tap.location, time: clock.now)
    }
  }

  private var pointers: some Gesture {
    SpatialEventGesture()
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { state.receive($0, isOver: false, on: clock) }
      .onEnded { state.receive($0, isOver: true, on: clock) }
  }

  private var endings: SurfaceEndings {
    SurfaceEndings(
      state: state, isTouched: isTouched, hearsGestures: hearsGestures,
      canHold: isEnabled && options.hold != nil)
  }
}

/// Ends what is under way on a surface for certain, whatever takes the pointers away.
private struct SurfaceEndings: ViewModifier {
  let state: DoubleTapSeekOverlayState
  let isTouched: Bool
  let hearsGestures: Bool
  let canHold: Bool
  @Environment(\.eventClock) private var clock
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .onChange(of: isTouched && hearsGestures) { _, goesOn in
        if !goesOn { state.losePointers(at: clock.now) }
      }
      // Only its changes say something: under another life cycle than SwiftUI's it may stand still.
      .onChange(of: scenePhase) { _, phase in
        if phase != .active { state.losePointers(at: clock.now) }
      }
      .onChange(of: canHold) {
        if !canHold { state.endHold() }
      }
      .onDisappear { state.disappear(at: clock.now) }
  }
}

/// Ends what the session has ended: a hold, and a run where something else has moved playback.
private struct SessionEndings: ViewModifier {
  let state: DoubleTapSeekOverlayState
  let session: PlayerSession?
  @Environment(\.eventClock) private var clock

  func body(content: Content) -> some View {
    content
      .onChange(of: session?.isHolding == true) { _, isHolding in
        if !isHolding { state.endHold() }
      }
      .onChange(of: session?.moves) { state.followSession(at: clock.now) }
  }
}
#endif
