import CMpv

// libmpv leaves turned films, as telephones make them, to what draws the pictures. Its drawing in
// software can't turn them and ends the process instead, so that a filter has to.
extension MPVPlayer {
  /// The hook at which the tracks are known and none is decoded yet.
  private static let hook = "on_preloaded"

  /// From now on a filter turns pictures upright, for a renderer that can't.
  func turnPicturesByFilter() {
    handle.command(["set", "video-rotate", "no"])
    handle.addHook(MPVPlayer.hook)
  }

  /// The player waits, before it decodes, for what is to be set for these tracks.
  func tracksAreKnown(atHook hook: UInt64) {
    handle.get(.trackList) { [weak self] reply in
      let turns = reply.value.list.lazy.compactMap { $0["demux-rotation"].integer }
      guard let filter = turns.first.flatMap(MPVPlayer.filter(turningBy:)) else {
        self?.handle.goOn(fromHook: hook)
        return
      }
      self?.handle.command(["set", "file-local-options/vf", "lavfi=[\(filter)]"]) { _ in
        self?.handle.goOn(fromHook: hook)
      }
    }
  }

  /// FFmpeg's filter that turns a picture clockwise, by whole quarters only.
  static func filter(turningBy degrees: Int) -> String? {
    switch ((degrees % 360) + 360) % 360 {
    case 90: "transpose=clock"
    case 180: "hflip,vflip"
    case 270: "transpose=cclock"
    default: nil
    }
  }
}
