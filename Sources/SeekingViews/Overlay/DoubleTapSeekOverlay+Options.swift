#if canImport(SwiftUI)
public import Seeking
public import SwiftUI

// How taps are read
extension DoubleTapSeekOverlay {
  /// Sets what carries a run on after its double tap; further double taps only by default.
  ///
  /// - Parameter policy: with `.singleTaps`, each tap on the same side within 0.6 s skips once more.
  /// - Returns: a changed overlay.
  public func runPolicy(_ policy: RunPolicy) -> Self {
    with { $0.surface.runPolicy = policy }
  }

  /// Sets how the width is shared out; two halves by default.
  ///
  /// - Parameter zones: the shares that skip back, nothing, and forward, and an inset at the edges.
  /// - Returns: a changed overlay.
  public func zones(_ zones: SkipZones) -> Self {
    with { $0.surface.zones = zones }
  }

  /// Leaves a strip along each edge to the gestures of the system; none by default.
  ///
  /// - Parameter points: the width of the strip; one that isn't finite and above zero is none.
  /// - Returns: a changed overlay.
  public func edgeInset(_ points: CGFloat) -> Self {
    with {
      let zones = $0.surface.zones
      $0.surface.zones = SkipZones(
        backward: zones.backward, centre: zones.centre,
        edgeInset: points.isFinite ? max(points, 0) : 0)
    }
  }

  /// Calls a closure for each single tap that is no part of a skip.
  ///
  /// - Parameters:
  ///   - policy: `.wait` calls it when no second tap has come; `.atOnce` calls it when the tap comes,
  ///     and `undone` should a second one follow; `.none` never.
  ///   - action: does what a tap does, such as showing the controls; it is told where and by what.
  ///   - undone: takes back what the last tap did.
  /// - Returns: a changed overlay.
  public func onSingleTap(
    _ policy: SingleTapPolicy = .wait, perform action: @escaping (SurfaceTap) -> Void,
    undone: @escaping () -> Void = {}
  ) -> Self {
    with {
      $0.surface.singleTapPolicy = policy
      $0.onSingleTap = action
      $0.onSingleTapUndone = undone
    }
  }

  /// Calls a closure for a double tap in the centre, where the zones have one.
  ///
  /// - Parameter action: what it does; it is told where and by what.
  /// - Returns: a changed overlay.
  public func onCentreDoubleTap(perform action: @escaping (SurfaceTap) -> Void) -> Self {
    with { $0.onCentreDoubleTap = action }
  }

  /// Sets which way time runs, whatever way the language is written; to the right by default.
  ///
  /// - Parameter direction: to the left, the left half and the left arrow skip forward.
  /// - Returns: a changed overlay.
  public func timelineDirection(_ direction: TimelineDirection) -> Self {
    with { $0.surface.timeline = direction }
  }

  /// Has the overlay ignore every gesture, against touches that aren't meant.
  ///
  /// - Parameter isLocked: whether it does. Controls, keys and screen readers' actions still work.
  /// - Returns: a changed overlay.
  public func locked(_ isLocked: Bool = true) -> Self {
    with { $0.isLocked = isLocked }
  }

  func with(_ change: (inout OverlayOptions) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

// How far skips go
extension DoubleTapSeekOverlay {
  /// Sets different steps back and forward, in place of the interval.
  ///
  /// - Parameters:
  ///   - backward: the step back, in seconds.
  ///   - forward: the step forward, in seconds.
  /// - Returns: a changed overlay.
  public func steps(backward: Double, forward: Double) -> Self {
    with {
      $0.steps.backward = MediaSeconds(backward)
      $0.steps.forward = MediaSeconds(forward)
    }
  }

  /// Has the steps of a run grow: 1, 1, 2, 3, then 6 times the base; a reversal starts at half.
  ///
  /// - Parameter grow: whether they do.
  /// - Returns: a changed overlay.
  public func growingSteps(_ grow: Bool = true) -> Self {
    with { $0.steps.grow = grow }
  }

  /// Takes steps as times of listening: at twice the rate, twice the media.
  ///
  /// - Parameter isOn: whether they are; it needs the rate of `playhead(position:range:rate:)`.
  /// - Returns: a changed overlay.
  public func stepsInListeningTime(_ isOn: Bool = true) -> Self {
    with { $0.steps.areListeningTime = isOn }
  }

  /// Says where playback stands and may go, so that skips end at the ends and the tally is honest.
  ///
  /// The values are read anew for each skip. While a run is under way it goes on from where its last
  /// skip leads to, since a player's report may be older.
  ///
  /// - Parameters:
  ///   - position: where playback stands, in seconds of media.
  ///   - range: what can be sought, in seconds of media; with nothing, as while the duration isn't
  ///     known, no skip is possible.
  ///   - rate: the user's own playback rate, for steps in listening time.
  /// - Returns: a changed overlay.
  public func playhead(
    position: @autoclosure @escaping () -> Double,
    range: @autoclosure @escaping () -> ClosedRange<Double>?,
    rate: @autoclosure @escaping () -> Double = 1
  ) -> Self {
    with {
      $0.playhead = {
        Playhead(
          position: MediaSeconds(position()), range: range().flatMap { SeekableRange($0) },
          rate: rate())
      }
    }
  }
}

// What skips come to
extension DoubleTapSeekOverlay {
  /// Calls a closure for each skip that moves playback, after `onSeek`, with all that is known of it.
  ///
  /// - Parameter action: is told how far was asked and moved, and where it leads to.
  /// - Returns: a changed overlay.
  public func onSkip(perform action: @escaping (Skip) -> Void) -> Self {
    with { $0.onSkip = action }
  }

  /// Calls a closure when a skip moves nothing, since playback stands at an end.
  ///
  /// - Parameter action: is told which end; it needs `playhead(position:range:rate:)`.
  /// - Returns: a changed overlay.
  public func onEdge(perform action: @escaping (RangeEdge) -> Void) -> Self {
    with { $0.onEdge = action }
  }

  /// Calls a closure when a run of skips is over.
  ///
  /// - Parameter action: is told how far the run has moved playback, in seconds with their sign.
  /// - Returns: a changed overlay.
  public func onRunEnded(perform action: @escaping (Double) -> Void) -> Self {
    with { $0.onRunEnded = action }
  }

  /// Lets a run be taken back: by a tap with two fingers, and again to make it anew; by Z and
  /// Shift-Z where there is a `keyboard(letters:)`; and by screen readers' actions.
  ///
  /// - Parameter action: goes to a place, in seconds of media: exactly where playback stood when the
  ///   run's first skip was asked for, or where the run had led. It needs
  ///   `playhead(position:range:rate:)`. An overlay with a session takes back by that, and never
  ///   calls it.
  /// - Returns: a changed overlay.
  public func onUndo(perform action: @escaping (_ position: Double) -> Void) -> Self {
    with { $0.onUndo = action }
  }

  /// Says by itself, once a run is over, how far it went and where playback is; it does by default.
  ///
  /// - Parameter isOn: whether screen readers say so.
  /// - Returns: a changed overlay.
  public func announcesRuns(_ isOn: Bool) -> Self {
    with { $0.announcesRuns = isOn }
  }

  /// Lets the finger feel skips and ends, where the system has haptics; it doesn't by default.
  ///
  /// - Parameter isOn: whether it does.
  /// - Returns: a changed overlay.
  public func haptics(_ isOn: Bool = true) -> Self {
    with { $0.hasHaptics = isOn }
  }
}

// Holds and keys
extension DoubleTapSeekOverlay {
  /// Plays at a rate while the surface is held for half a second and longer.
  ///
  /// The rate stands at the top centre meanwhile, as the style draws it, and with a lock where the
  /// hold goes on by itself. A multiple of the user's own rate takes that rate from
  /// `playhead(position:range:rate:)`.
  ///
  /// - Parameters:
  ///   - stages: the rates, the first one of which a hold begins with.
  ///   - slides: whether sliding along goes through the stages, every 60 points.
  ///   - locks: whether sliding 80 points up lets the hold go on by itself, until a tap.
  ///   - action: is told the rate to play at, and nothing when the user's own rate and pause are to
  ///     come back.
  /// - Returns: a changed overlay.
  public func onHold(
    _ stages: HoldStages = HoldStages([.absolute(2)]), slides: Bool = false, locks: Bool = false,
    perform action: @escaping (HoldRate?) -> Void
  ) -> Self {
    with {
      $0.surface.timing.holdDelay = GestureTiming().holdDelay
      $0.surface.tracksHold = slides || locks
      $0.hold = HoldRateSettings(stages: stages, slides: slides, locks: locks, perform: action)
    }
  }

  /// Lets the overlay have the keyboard's focus: the arrows, J and L skip, Z and Shift-Z undo and redo.
  ///
  /// A key that is held skips once; a `WaveformScrubber` steps on. macOS may draw its focus ring
  /// around the overlay after a click on it; `focusEffectDisabled()` takes it away.
  ///
  /// - Parameter letters: whether letters count, which some users can't have.
  /// - Returns: a changed overlay.
  public func keyboard(letters: Bool = true) -> Self {
    with { $0.keys = letters ? .all : .withoutLetters }
  }
}

extension SeekableRange {
  fileprivate init?(_ range: ClosedRange<Double>) {
    self.init(from: MediaSeconds(range.lowerBound), to: MediaSeconds(range.upperBound))
  }
}
#endif
