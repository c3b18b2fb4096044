public import Seeking

/// What a player and its controls are like when a script begins.
public struct ScriptSetup: Sendable {
  /// What the script's player is like.
  public struct Player: Sendable, Hashable {
    /// The length of the media in seconds; nothing for a live stream.
    public var duration: MediaSeconds? = 600
    /// The stretch that can be sought in a live stream.
    public var live: SeekableRange?
    /// Where playback stands, in seconds of media.
    public var position: MediaSeconds = 0
    /// The playback rate.
    public var rate = 1.0
    /// Whether playback is paused.
    public var isPaused = false
    /// Whether anything can be sought.
    public var isSeekable = true
    /// How long a seek takes.
    public var seekLatency = Duration.zero
    /// How long after a seek its frame is shown.
    public var frameTime = Duration.zero
    /// Seconds between keyframes; 0: every place is one.
    public var keyframes = MediaSeconds.zero
    /// Where the chapters start, in seconds of media.
    public var chapters: [MediaSeconds] = []
    /// The places that scrubs keep to, in seconds of media.
    public var marks: [MediaSeconds] = []

    /// The stretch that can be sought, or nothing where no seek is possible.
    public var range: SeekableRange? {
      guard isSeekable else { return nil }
      return live ?? duration.flatMap { SeekableRange(from: .zero, to: $0) }
    }
  }

  /// The size of the surface in points.
  public var surface = SurfaceSize(width: 1000, height: 560)
  /// The player.
  public var player = Player()
  /// The controls: those of a film player, with a centre zone and runs of single taps.
  public var controls: ControlSettings
  /// Whether the trace has a line for what a screen reader would say.
  public var showsAnnouncements = false

  /// Makes the defaults.
  public init() {
    controls = ControlSettings()
    controls.surface.zones = .thirds
    controls.surface.runPolicy = .singleTaps
  }
}
