public import Seeking

extension MPVPlayer: @MainActor SeekablePlayer {
  /// Where playback is, in seconds of media: the time of the shown frame, or of the heard sound.
  public var position: MediaSeconds {
    // With moving pictures every frame's time is told; sound alone is told of too seldom. Asking
    // while there are frames could wait for one to be drawn, which only this very actor does.
    guard isLoaded, seekProgress.isResting, !tracks.contains(where: \.isPlayingFilm),
      let exact = handle.number(.timePosition)
    else { return reportedPosition }
    return place(atPlayerTime: exact)
  }

  /// Whether no place can be sought but in what was kept of a stream.
  var isSeekableInCacheOnly: Bool { !isSeekable || isPartiallySeekable }

  /// The stretch that can be sought, or nothing where no seek is possible.
  ///
  /// Of a stream that the server can't rewind, it is what was kept of it.
  public var seekableRange: SeekableRange? {
    guard isLoaded else { return nil }
    guard isSeekableInCacheOnly else {
      return duration.flatMap { SeekableRange(from: .zero, to: $0) }
    }
    return cachedRanges.first { $0.clamp(reportedPosition) == reportedPosition }
      ?? cachedRanges.last
  }

  /// The playback rate, 0.01 to 100: 1 is the media's own speed.
  public var rate: Double {
    get { speed.value }
    set {
      guard newValue.isFinite else { return }
      let newSpeed = min(max(newValue, 0.01), 100)
      speed.set(newSpeed)
      handle.set(.speed, to: newSpeed) { [weak self] reply in
        guard let self, speed.answered(succeeded: reply.succeeded) else { return }
        onEvent?(.rateChanged(rate))
      }
    }
  }

  /// Whether playback is paused, which reaching the end does not do.
  public var isPaused: Bool {
    get { pause.value }
    set {
      pause.set(newValue)
      stepsInPause = stepsInPause && newValue
      handle.set(.pause, to: newValue) { [weak self] reply in
        guard let self else { return }
        askWhetherEnded()
        guard pause.answered(succeeded: reply.succeeded) else { return }
        onEvent?(.pausedChanged(isPaused))
      }
    }
  }

  /// Starts of the chapters in seconds of media, rising.
  public var chapters: [MediaSeconds] { chapterList.map(\.start) }

  /// Takes up a seek; its end is told by `seekFinished` or `seekFailed` with the same identity.
  ///
  /// A place outside the seekable range becomes the nearest one in it. A newer seek takes the place
  /// of one that is still under way, which then ends as failed.
  public func seek(_ request: SeekRequest) {
    guard let range = seekableRange, request.position.isFinite else {
      failSoon(request.id)
      return
    }
    waitingSteps = []
    let target = range.clamp(request.position)
    let clamped = SeekRequest(id: request.id, position: target, precision: request.precision)
    if let superseded = seekProgress.send(clamped) { failSoon(superseded) }
    order(clamped)
  }

  private func order(_ request: SeekRequest) {
    endStep()
    let precision = request.precision == .exact ? "exact" : "keyframes"
    let place = request.position.playerArgument
    handle.command(["seek", place, "absolute+" + precision]) { [weak self] reply in
      self?.orderAnswered(request.id, succeeded: reply.succeeded)
    }
  }

  /// Orders an exact seek once more that has landed beyond its target; false where there is none.
  private func ordersAgain(
    _ request: SeekRequest?, landedAt place: MediaSeconds, _ atEnd: Bool
  ) -> Bool {
    guard let request, request.precision == .exact,
      earlierReading.retries(landingAt: place, of: request.position, atEnd: atEnd)
    else { return false }
    readEarlier()
    _ = seekProgress.send(request)
    order(request)
    return true
  }

  /// Tells libmpv how much earlier than a seek's target to begin to read.
  func readEarlier() {
    handle.command(["set", "hr-seek-demuxer-offset", "\(earlierReading.seconds)"])
  }

  private func orderAnswered(_ id: SeekRequest.ID, succeeded: Bool) {
    if succeeded {
      seekProgress.taken(id)
    } else if let refused = seekProgress.refused(id) {
      onEvent?(.seekFailed(refused))
      takeWaitingSteps()
    }
  }

  private func failSoon(_ id: SeekRequest.ID) {
    Task { self.onEvent?(.seekFailed(id)) }
  }
}

extension MPVPlayer {
  /// The place that the player means; at the end it is at times a little beyond.
  ///
  /// Sound with a cover is told to be where the cover's picture lies, at the beginning, once a move
  /// has led beyond the last of the sound.
  /// - Parameters:
  ///   - seconds: The player's time, in seconds of media.
  ///   - target: Where a move was to lead; nothing where no seek of ours is under way.
  /// - Returns: The place within the media.
  func place(atPlayerTime seconds: Double, after target: MediaSeconds? = nil) -> MediaSeconds {
    let isOfCover = seconds <= 0 && tracks.contains { $0.isCoverArt && $0.isSelected }
    let place = isOfCover ? target ?? reportedPosition : MediaSeconds(seconds)
    return min(max(place, .zero), duration ?? MediaSeconds(.infinity))
  }

  /// The player begins to move playback.
  func seekStarted() {
    endStep()
    seekProgress.began()
  }

  /// Playback is somewhere after a move: asks where, then tells what came of it.
  func playbackRestarted() {
    guard seekProgress.arrived() else { return }
    // The end is asked for last: what is told of it until then would be newer than the answer.
    handle.get(.timePosition) { [weak self] place in
      self?.handle.get(.eofReached) { atEnd in
        self?.landed(at: place.value.double, atEnd: atEnd.value.flag ?? false)
      }
    }
  }

  /// Asks whether playback is at its end: libmpv doesn't tell of it where it was paused before.
  private func askWhetherEnded() {
    handle.get(.eofReached) { [weak self] reply in
      if let atEnd = reply.value.flag { self?.endChanged(to: atEnd) }
    }
  }

  private func landed(at seconds: Double?, atEnd: Bool) {
    let request = seekProgress.request
    let target = request?.position
    let place = seconds.map { self.place(atPlayerTime: $0, after: target) } ?? reportedPosition
    let outcome = seekProgress.landed(at: place, atEnd: atEnd)
    if case .finished = outcome, ordersAgain(request, landedAt: place, atEnd) { return }
    if outcome != nil { (reportedPosition, landing) = (place, target ?? place) }
    endChanged(to: atEnd)
    if atEnd { tellEarlyEnd() }
    guard let outcome else { return }
    switch outcome {
    case .finished(let id): onEvent?(.seekFinished(id, position: place))
    case .failed(let id): onEvent?(.seekFailed(id))
    case .jumped: onEvent?(.jumped(to: place))
    case .opened: onEvent?(.positionChanged(place))
    case .overtaken(let id):
      onEvent?(.seekFailed(id))
      onEvent?(.jumped(to: place))
    }
    takeWaitingSteps()
  }
}

extension MediaSeconds {
  /// The longest time that libmpv is told of, in seconds: beyond it, microseconds don't fit 64 bits.
  private static let longestArgument = 9e12

  /// The seconds as libmpv reads them: six decimals, and never an exponent.
  var playerArgument: String {
    precondition(isFinite, "The player is only told of places that are numbers.")
    let seconds = min(max(value, -Self.longestArgument), Self.longestArgument)
    let microseconds = Int64((seconds * 1e6).rounded())
    let (whole, part) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(part)
    let zeros = String(repeating: "0", count: 6 - digits.count)
    return "\(microseconds < 0 ? "-" : "")\(whole).\(zeros)\(digits)"
  }
}
