#if canImport(SwiftUI)
public import Seeking
public import SwiftUI

/// A chapter of the media, as the scrubber shows it.
public struct ScrubberChapter: Sendable, Hashable {
  /// Where the chapter starts, in seconds of media.
  public var start: Double
  /// What the chapter is called, or nothing.
  public var title: String

  /// Makes a chapter.
  ///
  /// - Parameters:
  ///   - start: where it starts, in seconds of media.
  ///   - title: what it is called; empty where it has no name.
  public init(start: Double, title: String = "") {
    self.start = start
    self.title = title
  }
}

/// What a scrubber can do beyond the least.
struct WaveformScrubberOptions {
  /// The session that is driven, or nothing where the binding and the closure are all.
  var session: PlayerSession?
  var duration: Double?
  var showsTimes = true
  var chapters = ScrubberChapters()
  var buffered: [ClosedRange<Double>]?
  var bands: [ScrubBand] = []
  var returnDistance: Double?
  var snapping: (marks: [Double], reach: Double)?
  var snapsToChapters = false
  var visible: Binding<ClosedRange<Double>>?
  var hasOverview = false
  var timeline = TimelineDirection.leftToRight
  var steps = ScrubSteps()
}

extension WaveformScrubber {
  /// Tells how long the media is: times are shown, keys move by seconds, and screen readers hear
  /// words of time.
  ///
  /// - Parameters:
  ///   - seconds: the length in seconds, or nothing where nobody knows.
  ///   - showsTimes: whether the time played and the time left stand below the waveform.
  /// - Returns: a scrubber that does so.
  public func duration(_ seconds: Double?, showsTimes: Bool = true) -> WaveformScrubber {
    with {
      $0.duration = seconds
      $0.showsTimes = showsTimes
    }
  }

  /// Marks where chapters start; they need a duration.
  ///
  /// With a session, whose range need not begin at 0, they start where the media has them.
  ///
  /// - Parameters:
  ///   - chapters: the chapters, in any order.
  ///   - snaps: whether a drag near the start of a chapter keeps to it.
  /// - Returns: a scrubber that does so.
  public func chapters(_ chapters: [ScrubberChapter], snaps: Bool = false) -> WaveformScrubber {
    with {
      $0.chapters = ScrubberChapters(chapters)
      $0.snapsToChapters = snaps
    }
  }

  /// Shows which parts of the media are there to be played at once.
  ///
  /// - Parameter ranges: shares of the whole, 0 to 1, or nothing where all is there.
  /// - Returns: a scrubber that does so.
  public func buffered(_ ranges: [ClosedRange<Double>]?) -> WaveformScrubber {
    with { $0.buffered = ranges }
  }

  /// Lets a drag go slower the farther its pointer is off the bar.
  ///
  /// In a page that scrolls, a drag that goes along the page belongs to the page. To have it for
  /// fine scrubbing, disable the page's scrolling from when `onScrubbingChanged` says true until it
  /// says false.
  ///
  /// - Parameters:
  ///   - bands: distances from the bar and the speed from there on; none switches it off.
  ///   - returnDistance: a release so few points from where the drag began undoes it, if the
  ///     pointer was away in between; nothing where every release counts.
  /// - Returns: a scrubber that does so.
  public func fineScrubbing(
    _ bands: [ScrubBand] = ScrubSettings.fineBands, returnDistance: Double? = 8
  ) -> WaveformScrubber {
    with {
      $0.bands = bands
      $0.returnDistance = bands.isEmpty ? nil : returnDistance
    }
  }

  /// Lets a drag keep to places near it: silences, marks.
  ///
  /// - Parameters:
  ///   - marks: shares of the whole, 0 to 1, in any order; none switches it off.
  ///   - reach: the points of the pointer's way within which a mark counts.
  /// - Returns: a scrubber that does so.
  public func snapping(to marks: [Double], reach: Double = 8) -> WaveformScrubber {
    with { $0.snapping = marks.isEmpty ? nil : (marks, reach) }
  }

  /// Shows a part of the media, which pinches, the keys + and −, and a screen reader's zoom change.
  ///
  /// The arrow keys with Option move it, by half of its length, and so do actions of screen readers
  /// and the ``overview(_:)``. It follows playback that leaves it, but not while somebody drags; nor,
  /// without a session, until playback has come to where a drag or a key has led, for three seconds
  /// at most; and not where playback was outside already: who has moved away to look at another part stays there
  /// until playback comes into it.
  ///
  /// - Parameter visible: the part that is shown, as shares of the whole; one that makes no sense
  ///   counts as the whole.
  /// - Returns: a scrubber that does so.
  public func zoom(_ visible: Binding<ClosedRange<Double>>) -> WaveformScrubber {
    with { $0.visible = visible }
  }

  /// Shows all of the media in a thin strip below the bar while the bar shows only a part, with a
  /// frame around that part: drag the frame, or tap beside it, to see another part.
  ///
  /// It takes 20 points of the scrubber's height, and needs ``zoom(_:)``. A drag there that is
  /// cancelled, or that turns out to scroll the page, brings back what was shown.
  ///
  /// - Parameter isShown: whether the strip is shown.
  /// - Returns: a scrubber that does so.
  public func overview(_ isShown: Bool = true) -> WaveformScrubber {
    with { $0.hasOverview = isShown }
  }

  /// Sets which way time runs along the bar, whatever way the language is written.
  public func timelineDirection(_ timeline: TimelineDirection) -> WaveformScrubber {
    with { $0.timeline = timeline }
  }

  /// Sets how far keys move playback.
  public func keySteps(_ steps: ScrubSteps) -> WaveformScrubber {
    with { $0.steps = steps }
  }

  private func with(_ change: (inout WaveformScrubberOptions) -> Void) -> WaveformScrubber {
    var copy = self
    change(&copy.options)
    return copy
  }
}
#endif
