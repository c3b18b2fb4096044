import CMpv

/// The properties of the player that are watched.
enum MPVProperty: UInt64, CaseIterable {
  case timePosition = 1
  case duration
  case seekable
  case partiallySeekable
  case cacheState
  case pause
  case speed
  case volume
  case mute
  case trackList
  case chapterList
  case mediaTitle
  case metadata
  case eofReached
  case pausedForCache
  case videoParameters

  /// The property's name in the player.
  var name: String {
    switch self {
    case .timePosition: "playback-time"
    case .duration: "duration"
    case .seekable: "seekable"
    case .partiallySeekable: "partially-seekable"
    case .cacheState: "demuxer-cache-state"
    case .pause: "pause"
    case .speed: "speed"
    case .volume: "volume"
    case .mute: "mute"
    case .trackList: "track-list"
    case .chapterList: "chapter-list"
    case .mediaTitle: "media-title"
    case .metadata: "metadata"
    case .eofReached: "eof-reached"
    case .pausedForCache: "paused-for-cache"
    case .videoParameters: "video-out-params"
    }
  }

  /// The format in which the property is read.
  var format: mpv_format {
    switch self {
    case .timePosition, .duration, .speed, .volume: MPV_FORMAT_DOUBLE
    case .seekable, .partiallySeekable, .pause, .mute, .eofReached, .pausedForCache:
      MPV_FORMAT_FLAG
    case .mediaTitle: MPV_FORMAT_STRING
    case .cacheState, .trackList, .chapterList, .metadata, .videoParameters: MPV_FORMAT_NODE
    }
  }

  /// Those that have to be known before media counts as loaded.
  static let ofLoadedMedia: [MPVProperty] = [
    .duration, .seekable, .partiallySeekable, .trackList, .chapterList, .mediaTitle, .metadata,
  ]
}
