extension MPVPlayer {
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
