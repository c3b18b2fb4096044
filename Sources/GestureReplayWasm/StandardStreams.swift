import CWasmRuntime

/// The streams that the host gives to the program.
enum StandardStreams {
  private static let bufferSize = 65_536

  /// Reads standard input to its end; nothing where the host fails.
  static func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: bufferSize)
    while true {
      let count = buffer.withUnsafeMutableBytes { buffer in
        wasi_read_some(buffer.baseAddress, buffer.count)
      }
      guard count >= 0 else { return nil }
      guard count > 0 else { return bytes }
      bytes += buffer[..<Int(count)]
    }
  }

  /// Writes to standard output; tells whether all is written.
  static func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = wasi_write_some(part.baseAddress, part.count)
        guard count > 0 else { return false }
        rest = rest.dropFirst(Int(count))
      }
      return true
    }
  }
}
