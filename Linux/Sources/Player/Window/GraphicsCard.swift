import Glibc

/// The graphics card, as far as GTK is concerned: this is settled before GTK opens the display.
enum GraphicsCard {
  /// The kernel's files of cards that draw: those of its own drivers, of Nvidia's, and of Windows's
  /// subsystem for Linux.
  private static let devices = ["dri/renderD*", "nvidiactl", "dxg"]

  /// Whether there is one.
  ///
  /// Without one the processor calculates what OpenGL draws, which takes several times as long as
  /// drawing without OpenGL.
  /// - Parameter folder: Where the kernel has its files of devices.
  /// - Returns: Whether the kernel has a file of a card.
  static func isPresent(in folder: String = "/dev") -> Bool {
    devices.contains { pattern in
      var found = glob_t()
      defer { globfree(&found) }
      return glob(folder + "/" + pattern, 0, nil, &found) == 0
    }
  }

  /// Keeps GTK from it for a picture that is drawn in software and would only be copied there.
  ///
  /// GTK otherwise loads the driver when it opens the display, even where nothing uses it.
  static func leaveUnused() {
    setenv("GSK_RENDERER", "cairo", 0)
    let flags = getenv("GDK_DEBUG").map { String(cString: $0) + "," } ?? ""
    setenv("GDK_DEBUG", flags + "gl-disable", 1)
  }
}
