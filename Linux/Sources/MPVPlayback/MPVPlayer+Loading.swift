public import MediaLocations
public import Seeking

import CMpv

extension MPVPlayer {
  /// The schemes of addresses that are opened, in lower case: ways to fetch media, and none to run or
  /// read anything else.
  public nonisolated static let openedSchemes = [
    "http", "https", "rtmp", "rtmps", "rtmpt", "rtsp", "rtsps", "rtp", "srt", "udp", "tcp", "ftp",
    "mms", "mmsh", "mmst",
  ]

  /// Opens media in place of what is open, and plays it.
  ///
  /// How it went is told by `MediaEvent.loaded` or `.failed`.
  /// - Parameters:
  ///   - location: Where the media lies.
  ///   - start: The place to begin at, in seconds of media; nothing is the beginning.
  ///   - paused: Whether the first frame is shown and no more.
  public func load(
    _ location: MediaLocation, startAt start: MediaSeconds? = nil, paused: Bool = false
  ) {
    forgetMedia(opening: true)
    self.location = location
    loadTime = .now
    isPaused = paused
    if let start, start.isFinite { reportedPosition = start }
    let generation = generation
    if let (failure, detail) = failureBeforeOpening(location) {
      handle.command(["stop"])
      Task { self.fail(failure, detail: detail, ofGeneration: generation) }
      return
    }
    let options = location.loadOptions(startAt: start)
    handle.loadFile(location.playerArgument, options: options) { [weak self] reply in
      guard let self, self.generation == generation else { return }
      entry = reply.value["playlist_entry_id"].integer.map { Int64($0) }
      if !reply.succeeded {
        fail(.broken, detail: MPVHandle.text(of: reply.status), ofGeneration: generation)
      }
    }
  }

  /// Closes the media.
  public func stop() {
    forgetMedia(opening: false)
    location = nil
    handle.command(["stop"])
  }

  private func failureBeforeOpening(_ location: MediaLocation) -> (MediaFailure, detail: String)? {
    switch location {
    case .file(let path): return MediaFileCheck.failure(ofPath: path)
    case .stream(let url):
      guard let scheme = MediaLocation.scheme(of: url) else { return (.schemeRefused, "") }
      return MPVPlayer.openedSchemes.contains(scheme) ? nil : (.schemeRefused, scheme)
    }
  }

  private func forgetMedia(opening: Bool) {
    generation += 1
    entry = nil
    startedEntry = nil
    complaint = ""
    isLoaded = false
    reportedPosition = .zero
    landing = .zero
    hasToldEarlyEnd = false
    waitingSteps = []
    if earlierReading.seconds > 0 {
      earlierReading = EarlierReading()
      readEarlier()
    }
    handle.unobserve(.cacheState)
    cachedRanges = []
    reportedRange = nil
    let lost = seekProgress.reset(opening: opening)
    newsOfMedia += [.mediaChanged] + (lost.map { [.seekFailed($0)] } ?? [])
    Task { self.tellNewsOfMedia() }
  }

  /// Tells that media is another one, before anything is told of it.
  func tellNewsOfMedia() {
    let news = newsOfMedia
    newsOfMedia = []
    for event in news { onEvent?(event) }
  }
}

extension MPVPlayer {
  /// The player has opened a file: what has to be known of it is asked for, then it is told.
  func fileLoaded() {
    guard let entry, entry == startedEntry else { return }
    let generation = generation
    for property in MPVProperty.ofLoadedMedia {
      handle.get(property) { [weak self] reply in
        guard let self, self.generation == generation else { return }
        changed(property, to: reply.value)
        if property == MPVProperty.ofLoadedMedia.last { becomeLoaded() }
      }
    }
  }

  private func becomeLoaded() {
    isLoaded = true
    // What is kept of a stream changes all the time, so it is watched only where it counts.
    if isSeekableInCacheOnly { handle.observe(.cacheState) }
    rangeMayHaveChanged()
    onMediaEvent?(.loaded)
  }

  /// The player is done with a file.
  func fileEnded(entry: Int64, reason: mpv_end_file_reason, error: CInt) {
    guard entry == self.entry else { return }
    switch reason {
    case MPV_END_FILE_REASON_ERROR:
      let generation = generation
      // What the player complained of comes after this event, together with it.
      Task {
        self.fail(
          self.failure(ofStatus: error), detail: self.detail(ofStatus: error),
          ofGeneration: generation)
      }
    case MPV_END_FILE_REASON_REDIRECT:
      handle.command(["stop"])
      fail(.playlistRefused, detail: "", ofGeneration: generation)
    default: break
    }
  }

  /// What libmpv's status means for the media that was asked for.
  private func failure(ofStatus status: CInt) -> MediaFailure {
    if case .file(let path) = location, status != MPV_ERROR_NOTHING_TO_PLAY.rawValue,
      MediaFileCheck.isPlaylist(atPath: path)
    {
      return .playlistRefused
    }
    switch mpv_error(status) {
    case MPV_ERROR_UNKNOWN_FORMAT: return failureOfUnknownFormat
    case MPV_ERROR_NOTHING_TO_PLAY: return .noStreams
    case MPV_ERROR_AO_INIT_FAILED, MPV_ERROR_VO_INIT_FAILED: return .outputUnavailable
    case MPV_ERROR_LOADING_FAILED:
      if case .stream = location { return .unreachable }
      return .unreadable
    default: return .broken
    }
  }

  /// What it means that libmpv recognises nothing: no answer from the network looks the same to it.
  private var failureOfUnknownFormat: MediaFailure {
    if case .file(let path) = location {
      return MediaFileCheck.isMP4(atPath: path) ? .incomplete : .notMedia
    }
    guard case .stream(let url) = location else { return .notMedia }
    // What reads these formats connects by itself, and fails only where nobody answers.
    let scheme = MediaLocation.scheme(of: url)
    let isConnectedByItsReader = ["rtp", "rtsp", "rtsps"].contains { $0 == scheme }
    let isTimeUp = loadTime.duration(to: .now) >= .seconds(networkTimeout)
    return isConnectedByItsReader || isTimeUp ? .unreachable : .notMedia
  }

  private func detail(ofStatus status: CInt) -> String {
    complaint.isEmpty ? MPVHandle.text(of: status) : complaint
  }

  /// The media is of no use; nothing is loaded any more.
  private func fail(_ failure: MediaFailure, detail: String, ofGeneration generation: Int) {
    guard generation == self.generation, let location else { return }
    forgetMedia(opening: false)
    self.location = nil
    onMediaEvent?(.failed(.media(failure, at: location, detail: detail)))
  }
}

extension MediaLocation {
  /// What the player is given: a path that no parser can take for an option or an address.
  var playerArgument: FilePath {
    switch self {
    case .file(let path): path.isAbsolute ? path : path.prefixed(by: "./")
    case .stream(let url): FilePath(url)
    }
  }

  /// The protocols that a stream may lead to: those of the network, never files.
  private static let followedProtocols =
    "http,https,httpproxy,tls,tcp,udp,rtp,rtmp,rtmpt,rtmps,crypto,data"

  /// libmpv's options for this media alone, as `loadfile` takes them.
  func loadOptions(startAt start: MediaSeconds?) -> String {
    var options: [(String, String)] = []
    switch self {
    case .file:
      options = [("access-references", "no"), ("demuxer-lavf-o", "protocol_whitelist=data")]
    case .stream:
      let protocols = MediaLocation.followedProtocols
      let list = "protocol_whitelist=%\(protocols.utf8.count)%\(protocols)"
      options = [("autoload-files", "no"), ("demuxer-lavf-o", list)]
    }
    if let start, start.isFinite, start > 0 { options.append(("start", start.playerArgument)) }
    // A value's length in front of it spares quoting.
    return options.map { "\($0)=%\($1.utf8.count)%\($1)" }.joined(separator: ",")
  }
}
