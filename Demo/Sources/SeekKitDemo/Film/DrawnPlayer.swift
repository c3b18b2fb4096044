import Seeking

/// A player of media that is drawn rather than decoded, so that it works in previews and offline.
///
/// It keeps time by itself, takes a moment for each seek, and tells what it does as a player of files
/// would.
@MainActor
final class DrawnPlayer {
  /// The length of the media, in seconds.
  let duration: MediaSeconds
  var onEvent: ((PlayerEvent) -> Void)?
  let chapters: [MediaSeconds]

  /// Where playback was when its rate changed last, and when that was.
  private var anchor: (place: MediaSeconds, time: ContinuousClock.Instant)
  private var setRate = 1.0
  private var isStopped = true
  private var seekUnderWay: SeekRequest.ID?
  private var telling: Task<Void, Never>?

  init(duration: MediaSeconds, startingAt start: MediaSeconds = 0, chapters: [MediaSeconds] = []) {
    self.duration = duration
    self.chapters = chapters
    anchor = (start, .now)
  }

  deinit {
    telling?.cancel()
  }
}

extension DrawnPlayer: @MainActor SeekablePlayer {
  var position: MediaSeconds {
    guard !isStopped else { return anchor.place }
    let seconds = anchor.time.duration(to: .now).inSeconds
    return min(anchor.place + MediaSeconds(seconds * setRate), duration)
  }

  var seekableRange: SeekableRange? { SeekableRange(from: 0, to: duration) }

  var rate: Double {
    get { setRate }
    set {
      anchor = (position, .now)
      setRate = newValue
      tell(.rateChanged(newValue))
    }
  }

  var isPaused: Bool {
    get { isStopped }
    set {
      anchor = (position, .now)
      isStopped = newValue
      tell(.pausedChanged(newValue))
      tellPlaces()
    }
  }

  func seek(_ request: SeekRequest) {
    if let seekUnderWay { tell(.seekFailed(seekUnderWay)) }
    seekUnderWay = request.id
    Task {
      try? await Task.sleep(for: .milliseconds(request.precision == .exact ? 60 : 20))
      guard seekUnderWay == request.id else { return }
      seekUnderWay = nil
      anchor = (min(max(request.position, 0), duration), .now)
      onEvent?(.seekFinished(request.id, position: anchor.place))
    }
  }

  /// Tells an event later, as players do.
  private func tell(_ event: PlayerEvent) {
    Task { onEvent?(event) }
  }

  /// Tells ten times a second where playback is, until it is paused or at the end.
  private func tellPlaces() {
    telling?.cancel()
    guard !isStopped else { return }
    telling = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        guard let self, !Task.isCancelled else { return }
        if seekUnderWay == nil { onEvent?(.positionChanged(position)) }
        if position == duration { isPaused = true }
      }
    }
  }
}
