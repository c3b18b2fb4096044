#if canImport(SwiftUI)
import Seeking
import SwiftUI
import Waveforms

/// What a scrubber is doing: it gives the inputs to the core's `Scrub`, and passes on what comes of
/// them to the binding and the closure of the control.
///
/// *Lifetime*: as long as the control is shown. *Concurrency*: on the main actor.
@MainActor @Observable final class WaveformScrubberState {
  /// Where the drag is as a share of the whole, or nothing where there is none.
  private(set) var place: Double?
  /// The share of the pointer's way that the drag goes.
  private(set) var speed = 1.0
  /// Whether a release would undo the drag.
  private(set) var isBackAtStart = false
  /// Changes whenever a drag comes to a mark or to an end of the bar.
  private(set) var detents = 0
  /// Where a pointer is over the bar as a share of the whole, or nothing.
  private(set) var hovered: Double?

  @ObservationIgnored private var scrub = Scrub()
  @ObservationIgnored private var before = 0.0
  @ObservationIgnored private var page = PageWatch()
  /// The drag is given up: the rest of the pointer's way means nothing.
  @ObservationIgnored private var isGivenUp = false
  /// What was shown when the pinch under way began.
  @ObservationIgnored var zoomStart: VisibleRange?
  @ObservationIgnored var overviewPan = OverviewPan()
  /// Where playback was last while nobody dragged, as a share of the whole.
  @ObservationIgnored var played: Double?
  /// Where the user has moved playback, and until when it is waited for there.
  @ObservationIgnored var arrival: (share: Double, deadline: EventTime)?
  @ObservationIgnored private var samples = SummedSamples()
  @ObservationIgnored private var cache = BarsCache()
  @ObservationIgnored private var overviewCache = BarsCache()

  private static let finger = PointerID(0)

  /// The share of the whole to show.
  func shown(_ control: WaveformScrubber) -> Double { place ?? control.playedShare }

  /// The heights of the bars that fit, worked out anew only where something has changed.
  func bars(_ control: WaveformScrubber, count: Int) -> [Double] {
    samples.take(control.samples)
    return cache.bars(from: samples, visible: control.visible, count: count)
  }

  /// The heights of so many bars for all of the media.
  func overviewBars(_ control: WaveformScrubber, count: Int) -> [Double] {
    samples.take(control.samples)
    return overviewCache.bars(from: samples, visible: .whole, count: count)
  }
}

// A drag
extension WaveformScrubberState {
  /// The pointer is down; it went down at `start` and is at `point`, in points of the window.
  func drag(from start: CGPoint, to point: CGPoint, on control: WaveformScrubber) {
    guard !isGivenUp else { return }
    if place == nil {
      prepare(control)
      perform(scrub.down(Self.finger, at: fraction(start, control)), on: control)
      page.pointerMoved(from: start, to: point)
      if point == start { return }
    }
    page.pointerMoved(from: start, to: point)
    let (along, off) = (fraction(point, control), distance(point))
    perform(scrub.move(Self.finger, to: along, distance: off), on: control)
  }

  /// The pointer has gone up at `point`, in points of the window.
  func release(at point: CGPoint, on control: WaveformScrubber) {
    let (along, off) = (fraction(point, control), distance(point))
    perform(scrub.up(Self.finger, at: along, distance: off), on: control)
  }

  /// The pointer is no longer down: where it didn't go up, it was taken away.
  func pointerLost(on control: WaveformScrubber) {
    isGivenUp = false
    page.pointerUp()
    perform(scrub.cancel(), on: control)
  }

  /// The drag is to be undone, and the rest of the pointer's way means nothing.
  ///
  /// - Returns: whether there was a drag.
  @discardableResult func cancel(on control: WaveformScrubber) -> Bool {
    guard place != nil else { return false }
    isGivenUp = true
    perform(scrub.cancel(), on: control)
    return true
  }

  /// The bar has a place in the window.
  func barMoved(to frame: CGRect, on control: WaveformScrubber) {
    if page.controlMoved(to: frame) { cancel(on: control) }
  }

  private func prepare(_ control: WaveformScrubber) {
    let options = control.options
    scrub.width = page.frame.width
    scrub.settings.bands = options.bands
    scrub.settings.returnDistance = options.returnDistance
    var marks = options.snapping?.marks ?? []
    if options.snapsToChapters { marks += control.chapters.starts.compactMap(control.share(of:)) }
    let visible = control.visible
    scrub.settings.snapping =
      marks.isEmpty
      ? nil
      : ScrubSnapping(
        marks: marks.map { visible.fraction(of: $0) }, reach: options.snapping?.reach ?? 8)
    before = control.playedShare
  }

  private func fraction(_ point: CGPoint, _ control: WaveformScrubber) -> Double {
    page.fraction(of: point, timeline: control.options.timeline)
  }

  private func distance(_ point: CGPoint) -> Double {
    Scrub.distance(ofY: point.y - page.frame.minY, height: page.frame.height)
  }

  private func perform(_ event: ScrubEvent?, on control: WaveformScrubber) {
    if let event { perform(event, on: control) }
    speed = scrub.speed ?? 1
    isBackAtStart = scrub.isBackAtStart
  }

  private func perform(_ event: ScrubEvent, on control: WaveformScrubber) {
    switch event {
    case .began(let fraction):
      place = before
      control.onScrubbingChanged(true)
      move(to: control.visible.place(atFraction: fraction), atFraction: fraction, on: control)
    case .moved(let fraction):
      move(to: control.visible.place(atFraction: fraction), atFraction: fraction, on: control)
    case .committed(let fraction):
      let arrived = control.visible.place(atFraction: fraction)
      if arrived != place { move(to: arrived, atFraction: fraction, on: control) }
      place = nil
      playbackSent(to: arrived, on: control)
      control.onScrubbingChanged(false)
      control.announceArrival(at: arrived)
    case .cancelled:
      place = nil
      control.cancelScrub(to: before)
    }
  }

  private func move(to place: Double, atFraction fraction: Double, on control: WaveformScrubber) {
    let isDetent =
      place <= 0 || place >= 1 || scrub.settings.snapping?.marks.contains(fraction) == true
    if isDetent { detents += 1 }
    self.place = place
    control.progress.wrappedValue = place
  }
}

// Without a drag
extension WaveformScrubberState {
  /// A key or a screen reader moves playback.
  ///
  /// - Returns: whether it did: during a drag, only Escape means something.
  @discardableResult func perform(
    _ action: ScrubKeyAction, isRepeat: Bool = false, on control: WaveformScrubber
  ) -> Bool {
    if action == .cancel { return cancel(on: control) }
    guard place == nil, let next = action.place(from: control.playedShare, of: control.duration)
    else { return place != nil }
    playbackSent(to: next, on: control)
    control.move(to: next, isRepeat: isRepeat)
    control.show(control.visible.following(next))
    return true
  }

  /// A pointer is over the bar at `point`, in points of the window, or over it no longer.
  func hover(at point: CGPoint?, on control: WaveformScrubber) {
    hovered = point.map {
      let fraction = min(max(fraction($0, control), 0), 1)
      return control.visible.place(atFraction: fraction)
    }
  }
}

/// The bars worked out last, and from what.
private struct BarsCache {
  private var revision = -1
  private var visible = VisibleRange.whole
  private var count = -1
  private var bars: [Double] = []

  /// The height of each bar, 0 to 1, of the part of the samples that is shown.
  mutating func bars(from samples: SummedSamples, visible: VisibleRange, count: Int) -> [Double] {
    if count == self.count, visible == self.visible, samples.revision == revision { return bars }
    bars = samples.bars(from: visible.lower, to: visible.upper, count: count)
    (revision, self.visible, self.count) = (samples.revision, visible, count)
    return bars
  }
}
#endif
