import MPVPlayback
import Seeking

/// MPRIS's interface to what is played.
///
/// *Concurrency*: on the main actor.
@MainActor
final class RemotePlayback {
  static let interfaceName = "org.mpris.MediaPlayer2.Player"

  let session: PlayerSession
  /// Counts what has been opened, so that each has a name of its own.
  private var trackNumber = 0
  /// Whether somebody has stopped playback, which then waits at the start.
  private(set) var isStopped = false

  /// Makes the interface to a session.
  init(session: PlayerSession) {
    self.session = session
  }

  /// Keeps up with the session.
  func handle(_ change: SessionChange) {
    switch change {
    case .opening:
      trackNumber += 1
      isStopped = false
    case .playing where session.isPlaying: isStopped = false
    case .jumped(let place) where place - start > 1: isStopped = false
    default: break
    }
  }

  /// Stops playback: it waits at the start.
  func stop() {
    guard hasTrack else { return }
    isStopped = true
    session.setPlaying(false)
    session.jump(to: start)
  }

  /// Whether there is something to play.
  var hasTrack: Bool { session.player.location != nil }

  /// The name of what is opened, in the form of an object's path.
  var trackPath: String { "/org/seekkit/Player/Track/\(trackNumber)" }

  /// The start of what can be played.
  private var start: MediaSeconds { session.control.range?.lower ?? .zero }

  /// The interface with all its properties and methods.
  var interface: BusInterface {
    BusInterface(
      name: RemotePlayback.interfaceName,
      properties: stateProperties + abilityProperties,
      methods: transportMethods + seekingMethods,
      signals: [BusSignal(name: "Seeked", arguments: [("Position", "x")])])
  }
}
