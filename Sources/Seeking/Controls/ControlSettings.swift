/// How all controls of one player behave.
public struct ControlSettings: Sendable, Hashable {
  /// How the surface reads its pointers.
  public var surface = SurfaceSettings()
  /// How far skips go.
  public var steps = SkipSteps()
  /// How long the tally of a run stays after its last skip.
  public var tallyTime = Duration.milliseconds(900)
  /// What holding the surface or the space bar plays at; nothing where holds mean nothing.
  public var holdStages: HoldStages? = .standard
  /// Whether sliding while held changes the stage.
  public var holdSlides = false
  /// Whether sliding up locks the hold.
  public var holdLocks = false
  /// Whether holding the zone that skips back steps back with picture, in place of playing fast.
  public var rewinds = false
  /// How long a key or the button's pointer is down until it repeats.
  public var minimumDuration = Duration.milliseconds(200)
  /// The time between repeats.
  public var repeatInterval = Duration.milliseconds(100)
  /// How a hold gets faster the longer it lasts.
  public var acceleration = HoldAcceleration.steady
  /// Whether the button moves playback by steps; else it only tells that its action is due.
  public var buttonSkips = false
  /// How the scrubber reads its pointers.
  public var scrub = ScrubSettings()
  /// Whether single letters on the picture mean something.
  public var areLettersOn = true

  /// Makes the default settings.
  public init() {}
}
