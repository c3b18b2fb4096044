import Seeking

/// A player that does what it is told when a test says so.
@MainActor
final class StubPlayer: @MainActor SeekablePlayer {
  var position = MediaSeconds.zero
  var seekableRange = SeekableRange(from: 0, to: 120)
  var rate = 1.0
  var isPaused = false
  let chapters: [MediaSeconds] = []
  var onEvent: ((PlayerEvent) -> Void)?
  private(set) var seeks: [SeekRequest] = []

  func seek(_ request: SeekRequest) {
    seeks.append(request)
  }

  func tell(_ event: PlayerEvent) {
    onEvent?(event)
  }

  func land(at place: MediaSeconds) {
    position = place
    if let newest = seeks.last { tell(.seekFinished(newest.id, position: place)) }
  }

  /// Does all that is wanted of it, the newest at the end.
  func landAll() {
    var landed = 0
    while landed != seeks.count {
      landed = seeks.count
      if let newest = seeks.last { land(at: newest.position) }
    }
  }

  func fail() {
    if let newest = seeks.last { tell(.seekFailed(newest.id)) }
  }
}
