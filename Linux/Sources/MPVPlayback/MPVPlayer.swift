public import MediaLocations
public import Seeking

/// A player for whatever libmpv plays, as SeekKit's controls need it.
///
/// *Lifetime*: from `init` to `close`. A renderer is made before the first `load`, since libmpv
/// leaves out the picture where none stands ready, and freed before `close`.
///
/// *Time*: positions are those that the player tells: the time of the frame that is shown, or where
/// the sound is. Nothing is estimated.
///
/// *Concurrency*: used from the main actor, on which all events come too, never from within a
/// method or a setter. No method waits for the player to do anything, but for `close`, which waits
/// half a second at most.
///
/// *Safety*: libmpv runs without configuration, scripts and key bindings. Local media opens nothing
/// but itself: lists of other files are refused. Streams may lead to other streams, never to files.
@MainActor
public final class MPVPlayer {
  /// Receives what the player tells the controls.
  public var onEvent: ((PlayerEvent) -> Void)?
  /// Receives what the player tells of its media.
  public var onMediaEvent: ((MediaEvent) -> Void)?

  /// Where the media lies that was last asked for; nothing after `stop` or a failure.
  public internal(set) var location: MediaLocation?
  /// Whether media is open.
  public internal(set) var isLoaded = false
  /// Whether playback has reached the end, where the last picture stays.
  ///
  /// A seek leads away from the end, and playback goes on unless it is paused.
  public internal(set) var hasEnded = false
  /// Where the last move was to lead, in seconds of media, or has led where that isn't known.
  public internal(set) var landing: MediaSeconds = .zero
  /// Whether playback waits for data.
  public internal(set) var isBuffering = false
  /// The length of the media, in seconds; nothing where it is unknown.
  public internal(set) var duration: MediaSeconds?
  /// The media's own title, or the file's name.
  public internal(set) var title: String?
  /// The media's tags, such as `artist`, under their names in lower case.
  public internal(set) var metadata: [String: String] = [:]
  /// The size at which the picture is meant to be shown; nothing where there is none.
  public internal(set) var videoSize: VideoSize?
  /// All tracks of the media.
  public internal(set) var tracks: [MediaTrack] = []
  /// The chapters of the media, by where they start.
  public internal(set) var chapterList: [MediaChapter] = []

  let handle: MPVHandle
  var reportedPosition: MediaSeconds = .zero
  var reportedRange: SeekableRange?
  var isSeekable = false
  var isPartiallySeekable = false
  var cachedRanges: [SeekableRange] = []
  var speed = SettableProperty(1.0)
  var pause = SettableProperty(false)
  var level = SettableProperty(100.0)
  var mute = SettableProperty(false)
  var seekProgress = SeekProgress()
  var earlierReading = EarlierReading()
  /// Whether frames were stepped in the present pause, for each of which libmpv ends it for a while.
  var stepsInPause = false
  /// The frame steps that wait for playback to be where they lead on from.
  var waitingSteps: [FrameStep] = []
  /// How long a silent network is waited for, in seconds.
  let networkTimeout: Double
  /// When media was last asked for.
  var loadTime = ContinuousClock.now
  /// Whether it was told that the file's data end before its duration.
  var hasToldEarlyEnd = false
  /// Counts what was asked to load, so that late words about earlier media are known.
  var generation = 0
  /// What has to be told of a change of media before anything else.
  var newsOfMedia: [PlayerEvent] = []
  /// The player's number for the media that was last asked for.
  var entry: Int64?
  var startedEntry: Int64?
  /// The player's first complaint about the media.
  var complaint = ""
  /// What draws the pictures; libmpv aborts the process where it outlives the handle.
  var renderContext: RenderContext?

  /// Starts a player that has nothing loaded.
  ///
  /// The process's `LC_NUMERIC` becomes `C`, as libmpv demands; a toolkit that sets the user's
  /// locale is to be started before.
  /// - Parameter options: The set-up.
  /// - Throws: `MPVPlaybackError.coreUnavailable` or `.optionRefused`.
  public init(options: Options = Options()) throws(MPVPlaybackError) {
    handle = try MPVHandle(options: options.list)
    networkTimeout = options.networkTimeout
    handle.requestMessages(level: "error")
    for property in MPVProperty.allCases where property != .cacheState {
      handle.observe(property)
    }
    handle.wake { [weak self] in self?.drain() }
  }

  isolated deinit {
    close()
  }
}
