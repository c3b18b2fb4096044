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
}
