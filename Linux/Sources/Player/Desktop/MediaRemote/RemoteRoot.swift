extension BusInterface {
  /// MPRIS's interface to the program as a whole.
  static func mediaPlayer(window: MediaRemote.Window) -> BusInterface {
    BusInterface(
      name: "org.mpris.MediaPlayer2",
      properties: [
        BusProperty("CanQuit") { .boolean(true) },
        BusProperty("CanRaise") { .boolean(true) },
        BusProperty("CanSetFullscreen") { .boolean(true) },
        BusProperty("Fullscreen") {
          .boolean(window.isFullscreen())
        } set: { value in
          if case .boolean(let fills) = value { window.setFullscreen(fills) }
        },
        BusProperty("HasTrackList") { .boolean(false) },
        BusProperty("Identity") { .text("SeekKit") },
        BusProperty("DesktopEntry") { .text(Application.identifier) },
        BusProperty("SupportedUriSchemes") { .texts(SupportedMedia.schemes) },
        BusProperty("SupportedMimeTypes") { .texts(SupportedMedia.types) },
      ],
      methods: [
        BusMethod("Raise") { _ in window.raise() },
        // The caller's answer has to be on its way before the process ends.
        BusMethod("Quit") { _ in SessionBus.flush(then: window.quit) },
      ])
  }
}
