import MPVPlayback
import Seeking

extension RemotePlayback {
  /// Playing, pausing and moving between the files.
  var transportMethods: [BusMethod] {
    let session = session
    return [
      BusMethod("Next") { _ in session.next() },
      BusMethod("Previous") { _ in session.previous() },
      BusMethod("Play") { _ in
        if self.hasTrack { session.setPlaying(true) }
      },
      BusMethod("Pause") { _ in
        if self.hasTrack { session.setPlaying(false) }
      },
      BusMethod("PlayPause") { _ throws(BusError) in
        guard self.hasTrack else { throw .notSupported("Nothing is open.") }
        session.togglePlaying()
      },
      BusMethod("Stop") { _ in self.stop() },
      BusMethod("OpenUri", [("Uri", "s")]) { arguments throws(BusError) in
        guard case .text(let uri) = arguments.first else { return }
        session.play([try SupportedMedia.location(ofURI: uri)])
      },
    ]
  }

  /// Moving within the file.
  var seekingMethods: [BusMethod] {
    [
      BusMethod("Seek", [("Offset", "x")]) { arguments in
        guard case .integer(let offset) = arguments.first else { return }
        self.seek(by: MediaSeconds(microseconds: offset))
      },
      BusMethod("SetPosition", [("TrackId", "o"), ("Position", "x")]) { arguments in
        guard case .path(let track) = arguments.first, case .integer(let position) = arguments.last
        else { return }
        self.setPosition(of: track, microseconds: position)
      },
    ]
  }

  /// Moves by a length; beyond the end lies the next file, if there is one.
  private func seek(by offset: MediaSeconds) {
    guard session.control.range != nil else { return }
    let target = session.control.position + offset
    if let duration = session.player.duration, target > duration, session.playlist.hasNext {
      session.next()
    } else {
      session.move(by: offset)
    }
  }

  /// Moves to a place, unless the wish is stale: about another file, or a place that isn't there.
  private func setPosition(of track: String, microseconds position: Int64) {
    guard hasTrack, track == trackPath, position >= 0 else { return }
    if let duration = session.player.duration, position > duration.inMicroseconds { return }
    session.jump(to: MediaSeconds(microseconds: position))
  }
}
