import Seeking

/// How the user wants the controls to behave; the defaults are the player's own.
///
/// *Concurrency*: a value without references.
struct PlayerPreferences: Hashable, Sendable {
  /// How the width of the picture is shared out between skipping back, the centre, and forward.
  enum Zones: String, CaseIterable {
    /// 35, 30 and 35 per cent.
    case thirds
    /// 50 and 50 per cent, without a centre.
    case halves
    /// 25, 50 and 25 per cent.
    case narrow
  }

  /// What carries a run of skips on after its double tap.
  enum Runs: String, CaseIterable {
    /// Single taps on the same side.
    case singleTaps = "single-taps"
    /// Only further double taps.
    case doubleTaps = "double-taps"
  }

  /// What holding the picture does.
  enum Hold: String, CaseIterable {
    /// It plays at twice the speed.
    case fast
    /// The same, but the zone that skips back rewinds.
    case rewind
    /// Nothing.
    case off
  }

  /// Which way time runs, whatever way the language is written.
  enum Direction: String, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  /// The shortest and the longest step that can be chosen, in seconds of media.
  static let stepLimits: ClosedRange<MediaSeconds> = 1...600

  /// How far one skip goes back, in seconds of media.
  var stepBack: MediaSeconds = 10
  /// How far one skip goes forward, in seconds of media.
  var stepForward: MediaSeconds = 10
  /// Whether the steps of a run grow.
  var growsSteps = false
  /// Whether the steps are times of listening: at twice the speed, twice the media.
  var countsListeningTime = false
  /// Where double taps skip.
  var zones = Zones.thirds
  /// What carries a run on.
  var runs = Runs.singleTaps
  /// What holding the picture does.
  var hold = Hold.fast
  /// Whether sliding changes the speed of a hold.
  var slidesHold = false
  /// Whether sliding up locks a hold.
  var locksHold = false
  /// Whether a drag along the waveform keeps to the starts of chapters.
  var snapsToChapters = false
  /// What the bars of the waveform show.
  var waveform = WaveformDisplay()
  /// Whether single letters are keys.
  var letterKeys = true
  /// Which way time runs.
  var direction = Direction.leftToRight
}

// As the core takes them
extension PlayerPreferences {
  /// How far skips go.
  var steps: SkipSteps {
    var steps = SkipSteps(backward: stepBack, forward: stepForward)
    steps.grow = growsSteps
    steps.areListeningTime = countsListeningTime
    return steps
  }

  /// Which way time runs.
  var timeline: TimelineDirection {
    direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// How long the picture or the space bar is held until it is a hold; nothing where that is off.
  var holdDelay: Duration? { hold == .off ? nil : GestureTiming().holdDelay }

  /// How the picture reads its pointers.
  var surface: SurfaceSettings {
    var settings = SurfaceSettings()
    settings.zones = zones.shares
    settings.runPolicy = runs == .singleTaps ? .singleTaps : .doubleTaps
    settings.timeline = timeline
    settings.tracksHold = slidesHold || locksHold
    settings.timing.holdDelay = holdDelay
    return settings
  }
}

extension PlayerPreferences.Zones {
  /// The shares of the width.
  var shares: SkipZones {
    switch self {
    case .thirds: .thirds
    case .halves: .halves
    case .narrow: SkipZones(backward: 0.25, centre: 0.5)
    }
  }
}
