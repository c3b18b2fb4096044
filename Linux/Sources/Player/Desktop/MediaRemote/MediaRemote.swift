import CGtk
import Glibc
import Seeking

/// Lets the desktop, media keys and other programs see and drive the player over MPRIS 2.2.
///
/// Without a message bus it does nothing.
///
/// *Lifetime*: one a process, until `close`.
///
/// *Concurrency*: on the main actor; nothing waits for the bus.
@MainActor
final class MediaRemote {
  /// What the remote can do with the window.
  struct Window {
    /// Brings the window to the front.
    var raise: @MainActor () -> Void
    /// Ends the player.
    var quit: @MainActor () -> Void
    /// Whether the window fills the screen.
    var isFullscreen: @MainActor () -> Bool
    /// Lets the window fill the screen, or be an ordinary window again.
    var setFullscreen: @MainActor (Bool) -> Void
  }

  private let playback: RemotePlayback
  private let object: BusObject
  private let name: BusName

  /// Makes the player reachable.
  ///
  /// - Parameters:
  ///   - session: What is seen and driven.
  ///   - window: The window that shows it; its closures are kept until `close`.
  init(session: PlayerSession, window: Window) {
    let playback = RemotePlayback(session: session)
    self.playback = playback
    let object = BusObject(
      path: "/org/mpris/MediaPlayer2",
      interfaces: [.mediaPlayer(window: window), playback.interface])
    self.object = object
    let own = "org.mpris.MediaPlayer2.SeekKit"
    name = BusName(firstOf: [own, "\(own).instance\(getpid())"]) { object.export(on: $0) }
    session.observe { [weak self] change in self?.handle(change) }
  }

  /// Takes note that the window fills the screen, or does so no longer.
  func fullscreenChanged() {
    object.announceChanges()
  }

  /// Ends it: the player can't be reached any more.
  func close() {
    name.release()
    object.withdraw()
  }

  private func handle(_ change: SessionChange) {
    playback.handle(change)
    switch change {
    case .position, .buffering, .seekFailed: break
    case .jumped(let place):
      object.emit("Seeked", of: RemotePlayback.interfaceName, [.integer(place.inMicroseconds)])
      object.announceChanges()
    default: object.announceChanges()
    }
  }
}

extension MediaSeconds {
  /// The time as the bus carries it: in whole microseconds.
  var inMicroseconds: Int64 {
    Int64(exactly: (value * 1e6).rounded()) ?? (value < 0 ? .min : .max)
  }

  /// Makes a time of one that the bus has carried.
  init(microseconds: Int64) {
    self.init(Double(microseconds) / 1e6)
  }
}
