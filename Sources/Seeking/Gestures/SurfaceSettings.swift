/// What carries a run of skips on after its double tap.
public enum RunPolicy: Sendable, Hashable {
  /// Only further double taps.
  case doubleTaps
  /// Also single taps in the same zone, within the run window.
  case singleTaps
}

/// When a single tap is reported, seeing that a second one may come.
public enum SingleTapPolicy: Sendable, Hashable {
  /// When no second one has come within the double-tap window.
  case wait
  /// When it comes; taken back by `tapUndone` should a second come.
  case atOnce
  /// Never: nothing is bound to it.
  case none
}

/// The times and distances by which taps, pairs and holds are told apart.
///
/// The defaults are those of Android's view configuration, where they aren't ours: a pair's second
/// tap comes 40 to 300 ms after the first and within 100 points; a finger may slip 8 points.
public struct GestureTiming: Sendable, Hashable {
  /// The shortest pause between two taps that can be meant; shorter is a bouncing contact.
  public var shortestGap: Duration = .milliseconds(40)
  /// The second tap of a pair goes down sooner than this after the first one's up.
  public var doubleTapWindow: Duration = .milliseconds(300)
  /// A tap that carries a run on goes down sooner than this after the last one's up.
  public var runWindow: Duration = .milliseconds(600)
  /// The points that two taps of a pair may lie apart.
  public var doubleTapDistance: Double = 100
  /// The points that a pointer may move and still be a tap or a hold.
  public var slop: Double = 8
  /// How long a press lasts until it is a hold; nothing where holds mean nothing.
  public var holdDelay: Duration? = .milliseconds(500)

  /// Makes the default times and distances.
  public init() {}
}

/// How one surface reads its pointers.
public struct SurfaceSettings: Sendable, Hashable {
  /// Where skips go back and forward.
  public var zones = SkipZones.halves
  /// What carries a run on.
  public var runPolicy = RunPolicy.doubleTaps
  /// When a single tap is reported.
  public var singleTapPolicy = SingleTapPolicy.wait
  /// Which way time runs across the surface.
  public var timeline = TimelineDirection.leftToRight
  /// Whether the moves of a hold's pointer are reported, for holds that something slides with.
  public var tracksHold = false
  /// Whether a press that moves is a drag; else it comes to nothing.
  public var tracksDrag = false
  /// The times and distances.
  public var timing = GestureTiming()

  /// Makes the default settings: two halves, double taps only.
  public init() {}
}
