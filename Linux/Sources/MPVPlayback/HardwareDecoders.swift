import Glibc

/// Which of the machine's video decoders libmpv may try.
///
/// The libraries of a decoder whose device is missing complain on the terminal, whatever libmpv is
/// told about its own messages; so they are asked only where there is a device.
enum HardwareDecoders {
  /// libmpv's options for decoding in hardware: what may decode, and what may draw its frames.
  static var options: [(name: String, value: String)] {
    // NVIDIA's driver has a device of its own; every other one has a render node, and VA-API.
    if exists("/dev/nvidiactl") { return [("hwdec", "auto-safe")] }
    return exists("/dev/dri") ? [("hwdec", "vaapi"), ("gpu-hwdec-interop", "vaapi")] : none
  }

  /// libmpv's options for decoding everything in software.
  static let none = [(name: "hwdec", value: "no"), (name: "gpu-hwdec-interop", value: "no")]

  private static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }
}
