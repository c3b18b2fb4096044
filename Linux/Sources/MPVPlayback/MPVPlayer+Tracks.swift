extension MPVPlayer {
  /// The volume in per cent, 0 to 130: 100 is the media's own.
  public var volume: Double {
    get { level.value }
    set {
      guard newValue.isFinite else { return }
      let newLevel = min(max(newValue, 0), 130)
      level.set(newLevel)
      handle.set(.volume, to: newLevel) { [weak self] reply in
        guard let self, level.answered(succeeded: reply.succeeded) else { return }
        onMediaEvent?(.volumeChanged)
      }
    }
  }

  /// Whether sound is switched off.
  public var isMuted: Bool {
    get { mute.value }
    set {
      mute.set(newValue)
      handle.set(.mute, to: newValue) { [weak self] reply in
        guard let self, mute.answered(succeeded: reply.succeeded) else { return }
        onMediaEvent?(.volumeChanged)
      }
    }
  }

  /// Plays another track of its kind, or none; told by `MediaEvent.tracksChanged`.
  ///
  /// - Parameters:
  ///   - kind: The kind of track.
  ///   - id: The track's number among those of its kind; nothing is none of them.
  public func select(_ kind: MediaTrack.Kind, id: Int?) {
    let property =
      switch kind {
      case .video: "vid"
      case .audio: "aid"
      case .subtitle: "sid"
      }
    handle.command(["set", property, id.map { "\($0)" } ?? "no"])
  }
}
