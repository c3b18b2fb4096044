import MPVPlayback
import Seeking

extension RemotePlayback {
  /// How playback stands, and what is played.
  var stateProperties: [BusProperty] {
    let player = session.player
    return [
      BusProperty("PlaybackStatus") { .text(self.status) },
      BusProperty("Rate") {
        .number(player.rate)
      } set: { value throws(BusError) in
        try self.setRate(value)
      },
      BusProperty("MinimumRate") { .number(RemotePlayback.rates.lowerBound) },
      BusProperty("MaximumRate") { .number(RemotePlayback.rates.upperBound) },
      BusProperty("Volume") {
        .number(player.isMuted ? 0 : player.volume / 100)
      } set: { value throws(BusError) in
        try self.setVolume(value)
      },
      BusProperty("Position", announcesChanges: false) {
        .integer(player.position.inMicroseconds)
      },
      BusProperty("Metadata") { .dictionary(self.metadata) },
    ]
  }

  /// What can be asked for.
  var abilityProperties: [BusProperty] {
    let session = session
    return [
      BusProperty("CanGoNext") { .boolean(session.playlist.hasNext) },
      BusProperty("CanGoPrevious") { .boolean(session.playlist.hasPrevious) },
      BusProperty("CanPlay") { .boolean(self.hasTrack) },
      BusProperty("CanPause") { .boolean(self.hasTrack) },
      BusProperty("CanSeek") { .boolean(session.control.range != nil) },
      BusProperty("CanControl", announcesChanges: false) { .boolean(true) },
    ]
  }

  /// The rates that the player can play at.
  private static let rates = 0.01...100.0

  private var status: String {
    if session.isRunning { return "Playing" }
    return session.player.isLoaded && !isStopped ? "Paused" : "Stopped"
  }

  /// What is known of the media under the names that MPRIS has for it.
  private var metadata: [String: BusValue] {
    let player = session.player
    guard let location = player.location else { return [:] }
    var known: [String: BusValue] = [
      "mpris:trackid": .path(trackPath),
      "xesam:title": .text(FailureSentence.name(of: location)),
    ]
    known["xesam:url"] = SupportedMedia.uri(of: location).map(BusValue.text)
    // Before it is open, the player still tells of the media before.
    guard player.isLoaded else { return known }
    if let title = player.title { known["xesam:title"] = .text(title) }
    known["mpris:length"] = player.duration.map { .integer($0.inMicroseconds) }
    known["xesam:artist"] = player.metadata["artist"].map { .texts([$0]) }
    known["xesam:album"] = player.metadata["album"].map(BusValue.text)
    return known
  }

  private func setRate(_ value: BusValue) throws(BusError) {
    guard case .number(let rate) = value, rate.isFinite, rate >= 0 else {
      throw .invalidArgument("A rate is a number above 0.")
    }
    // MPRIS: a rate of nothing is a pause.
    guard rate > 0 else { return session.setPlaying(false) }
    let rates = RemotePlayback.rates
    session.setRate(min(max(rate, rates.lowerBound), rates.upperBound))
  }

  private func setVolume(_ value: BusValue) throws(BusError) {
    guard case .number(let volume) = value, volume.isFinite else {
      throw .invalidArgument("A volume is a number: 0 is silence, and 1 the media's own volume.")
    }
    session.player.volume = max(0, volume * 100)
    session.player.isMuted = false
  }
}
