import MPVPlayback
import MediaLocations
import Seeking
import Testing

/// All tests with a real player, which run one after the other.
@Suite(.serialized)
enum RealPlayerTests {}

/// A player under test, with all that it has told.
@MainActor
final class PlayerWatch {
  let player: MPVPlayer
  private(set) var events: [PlayerEvent] = []
  private(set) var mediaEvents: [MediaEvent] = []
  private let changes: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation
  private var lastSeek: Int64 = 0

  init(
    videoOutput: MPVPlayer.Options.VideoOutput = .discarded, networkTimeout: Double = 10
  ) throws {
    var options = MPVPlayer.Options()
    options.networkTimeout = networkTimeout
    options.audioOutput = "null"
    options.videoOutput = videoOutput
    player = try MPVPlayer(options: options)
    (changes, signal) = AsyncStream.makeStream()
    player.onEvent = { [weak self] event in
      self?.events.append(event)
      self?.signal.yield()
    }
    player.onMediaEvent = { [weak self] event in
      self?.mediaEvents.append(event)
      self?.signal.yield()
    }
  }

  /// Waits until the condition holds; looks again at each event.
  func until(_ condition: () -> Bool) async throws {
    if condition() { return }
    for await _ in changes where condition() {
      return
    }
    try Task.checkCancellation()
  }

  /// Waits for an event that comes from now on, and gives it.
  func next<Found>(_ find: (PlayerEvent) -> Found?) async throws -> Found {
    let seen = events.count
    try await until { events[seen...].contains { find($0) != nil } }
    return try #require(events[seen...].lazy.compactMap(find).first)
  }

  /// Opens a file, and waits until it is open and its first frame is there.
  func open(_ path: String, startAt start: MediaSeconds? = nil, paused: Bool = false) async throws {
    let (seen, seenOfMedia) = (events.count, mediaEvents.count)
    player.load(.file(path: FilePath(path)), startAt: start, paused: paused)
    try await until {
      mediaEvents[seenOfMedia...].contains(.loaded) && events[seen...].contains { $0.isPosition }
    }
  }

  /// Opens what can't be played, and gives why.
  func failure(of location: MediaLocation) async throws -> MediaFailure? {
    let seen = mediaEvents.count
    player.load(location)
    try await until {
      mediaEvents[seen...].contains { if case .failed = $0 { true } else { $0 == .loaded } }
    }
    for case .failed(.media(let failure, at: location, _)) in mediaEvents[seen...] {
      return failure
    }
    return nil
  }

  /// Sends a seek, and gives its identity.
  func seek(to position: MediaSeconds, _ precision: SeekPrecision = .exact) -> SeekRequest.ID {
    lastSeek += 1
    let id = SeekRequest.ID(number: lastSeek)
    player.seek(SeekRequest(id: id, position: position, precision: precision))
    return id
  }

  /// Waits for the end of a seek: the place, or nothing where it failed.
  func end(of id: SeekRequest.ID) async throws -> MediaSeconds? {
    try await until { events.contains { $0.endsSeek(id) } }
    for case .seekFinished(id, let place) in events { return place }
    return nil
  }

  /// Where playback is said to be by playing, since the last event of another kind.
  var playedTo: MediaSeconds? {
    guard case .positionChanged(let place) = events.last else { return nil }
    return place
  }
}

extension PlayerEvent {
  var isPosition: Bool {
    if case .positionChanged = self { true } else { false }
  }

  func endsSeek(_ id: SeekRequest.ID) -> Bool {
    switch self {
    case .seekFinished(id, _), .seekFailed(id): true
    default: false
    }
  }
}
