#if canImport(SwiftUI)
import Seeking
import SwiftUI

// Which part of the media is shown
extension WaveformScrubberState {
  /// Two fingers have spread by a factor around a fraction of the bar from its left edge; they
  /// don't drag.
  func pinch(by factor: Double, around x: Double, on control: WaveformScrubber) {
    guard control.options.visible != nil else { return }
    cancel(on: control)
    let start = zoomStart ?? control.visible
    zoomStart = start
    let anchor = control.options.timeline == .leftToRight ? x : 1 - x
    control.show(start.magnified(by: factor, around: anchor))
  }

  /// The two fingers are away again.
  func pinchEnded() { zoomStart = nil }

  /// Zooms by one step, around the place of playback where it is shown; not during a drag, which
  /// would move playback.
  ///
  /// - Returns: whether the bar can be zoomed.
  func zoom(in isIn: Bool, on control: WaveformScrubber) -> Bool {
    guard control.options.visible != nil else { return false }
    guard place == nil else { return true }
    let visible = control.visible
    let anchor = visible.fraction(of: control.playedShare)
    let isShown = (0...1).contains(anchor)
    control.show(visible.magnified(by: isIn ? 2 : 0.5, around: isShown ? anchor : 0.5))
    return true
  }

  /// Moves what is shown by a share of its length; not during a drag, which would move playback.
  ///
  /// - Returns: whether there is more to show.
  func pan(by share: Double, on control: WaveformScrubber) -> Bool {
    guard !control.visible.isWhole else { return false }
    guard place == nil else { return true }
    control.show(control.visible.panned(by: share))
    return true
  }

  /// Playback is at another place: what is shown follows it, unless somebody has it in the hand.
  func playbackMoved(on control: WaveformScrubber) {
    let now = control.playedShare
    guard place == nil, !isAwaited(now, on: control) else { return }
    let earlier = played
    played = now
    guard let earlier, zoomStart == nil, !overviewPan.isUnderWay else { return }
    control.show(control.visible.following(from: earlier, to: now))
  }
}

// After the user has moved playback
extension WaveformScrubberState {
  /// The user has moved playback to a share of the whole, which the player may take a while to reach.
  func playbackSent(to share: Double, on control: WaveformScrubber) {
    played = share
    // A session shows at once where playback is going to be.
    guard control.options.session == nil else { return }
    arrival = (share, control.clock.now.advanced(by: Self.patience))
  }

  /// Whether playback is still on its way to where the user has moved it.
  private func isAwaited(_ now: Double, on control: WaveformScrubber) -> Bool {
    guard let arrival else { return false }
    if now == arrival.share { return true }
    let isNear = (now - arrival.share).magnitude <= Self.nearness * control.visible.length
    guard !isNear, control.clock.now < arrival.deadline else {
      self.arrival = nil
      return false
    }
    return true
  }

  /// How long a player may take for a seek; a session's seek fails after as long.
  private static let patience = Duration.seconds(3)
  /// The share of the part that is shown within which playback counts as arrived.
  private static let nearness = 0.25
}

// The overview, in points of the window
extension WaveformScrubberState {
  /// A pointer is down on the overview; it went down at `start` and is at `point`.
  func dragOverview(from start: CGPoint, to point: CGPoint, on control: WaveformScrubber) {
    if let visible = overviewPan.drag(
      from: start, to: point, of: control.visible, timeline: control.options.timeline)
    {
      control.show(visible)
    }
  }

  /// The pointer on the overview has gone up.
  func releaseOverview() { overviewPan.end() }

  /// The pointer is to mean nothing, though it may still be down.
  func cancelOverview(on control: WaveformScrubber) {
    if let visible = overviewPan.cancel() { control.show(visible) }
  }

  /// The pointer is no longer down: where it didn't go up, it was taken away.
  func overviewLost(on control: WaveformScrubber) {
    cancelOverview(on: control)
    overviewPan.pointerUp()
  }

  /// The overview has a place in the window.
  func overviewMoved(to frame: CGRect, on control: WaveformScrubber) {
    if overviewPan.overviewMoved(to: frame) { cancelOverview(on: control) }
  }
}

extension WaveformScrubber {
  /// Shows another part of the media, where the app lets it.
  func show(_ visible: VisibleRange) {
    guard visible != self.visible else { return }
    options.visible?.wrappedValue = visible.lower...visible.upper
  }
}
#endif
