import Glibc

/// Which of the machine's video decoders libmpv may try.
///
/// The libraries of a decoder whose device is missing complain on the terminal, whatever libmpv is
/// told about its own messages; so they are asked only where there is a device.
enum HardwareDecoders {
  /// The value of libmpv's option `hwdec`.
  static var option: String {
    // NVIDIA's driver has a device of its own; every other one has a render node, and VA-API.
    if exists("/dev/nvidiactl") { return "auto-safe" }
    return exists("/dev/dri") ? "vaapi" : "no"
  }

  private static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }
}
