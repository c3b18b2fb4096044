extension MPVPlayer {
  /// How a player is set up, once.
  public struct Options: Sendable {
    /// Where the picture goes.
    public enum VideoOutput: Sendable, Hashable {
      /// To an `OpenGLVideoRenderer` or a `SoftwareVideoRenderer`.
      case renderer
      /// Nowhere: it is decoded and dropped.
      case discarded
    }

    /// The name under which the sound server shows the player.
    public var clientName = "SeekKit"
    /// The way to the loudspeakers, in libmpv's words such as `pipewire` or `null`; nothing lets
    /// libmpv choose.
    public var audioOutput: String?
    /// Where the picture goes.
    public var videoOutput = VideoOutput.renderer
    /// Whether the graphics card may decode, where that is known to be safe.
    public var usesHardwareDecoding = true
    /// Whether nothing but single pictures is wanted: no sound and no words, little is read ahead, and
    /// pictures are decoded fast rather than faithfully, by one thread.
    public var takesStills = false
    /// How long a silent network is waited for, in seconds.
    public var networkTimeout = 10.0

    /// Makes the default set-up.
    public init() {}

    /// All as libmpv's options.
    var list: [(name: String, value: String)] {
      var list = Options.fixed
      list.append(("audio-client-name", clientName))
      list.append(("vo", videoOutput == .renderer ? "libmpv" : "null"))
      list += usesHardwareDecoding ? HardwareDecoders.options : HardwareDecoders.none
      list.append(("network-timeout", "\(Int(networkTimeout.rounded(.up)))"))
      if let audioOutput { list.append(("ao", audioOutput)) }
      if takesStills { list += Options.stills }
      return list
    }

    private static let stills: [(name: String, value: String)] = [
      ("aid", "no"), ("sid", "no"), ("sub-auto", "no"), ("cover-art-auto", "no"),
      ("demuxer-max-bytes", "8MiB"), ("demuxer-max-back-bytes", "0"),
      ("demuxer-readahead-secs", "0"),
      ("vd-lavc-threads", "1"), ("vd-lavc-fast", "yes"), ("vd-lavc-skiploopfilter", "all"),
    ]

    /// What never changes: no configuration, script or key binding of somebody else's takes part,
    /// and media opens nothing but itself, and subtitles or a cover that lie beside it.
    private static let fixed: [(name: String, value: String)] = [
      ("config", "no"), ("load-scripts", "no"), ("ytdl", "no"), ("osc", "no"),
      ("load-stats-overlay", "no"), ("load-osd-console", "no"), ("load-auto-profiles", "no"),
      ("terminal", "no"), ("input-default-bindings", "no"), ("input-builtin-bindings", "no"),
      ("input-vo-keyboard", "no"), ("input-media-keys", "no"), ("osd-level", "0"),
      ("resume-playback", "no"), ("save-position-on-quit", "no"),
      ("force-window", "no"), ("idle", "yes"),
      // The last picture stays, and the user's pause is left alone.
      ("keep-open", "yes"), ("keep-open-pause", "no"),
      // A machine without sound still plays the picture and moves through sound.
      ("audio-fallback-to-null", "yes"),
      // Lists of files, cue sheets, archives and discs have demuxers of their own, which are never asked.
      ("demuxer", "lavf"), ("sub-demuxer", "lavf"), ("audio-demuxer", "lavf"),
      ("load-unsafe-playlists", "no"), ("ordered-chapters", "no"), ("audio-file-auto", "no"),
      ("stop-playback-on-init-failure", "no"),
      // The renderer's thread is the user interface's, which must not wait for a frame's time.
      ("video-timing-offset", "0"),
    ]
  }
}
