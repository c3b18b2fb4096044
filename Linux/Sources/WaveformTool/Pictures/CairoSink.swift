import CCairo

/// Takes the bytes that cairo writes into a file, and keeps the error that came of it.
///
/// *Lifetime*: as long as the surface that writes to its pointer.
final class CairoSink {
  private let file: UnfinishedFile
  private var failure: WaveformToolError?

  /// Makes a sink for a file.
  init(_ file: UnfinishedFile) { self.file = file }

  /// What cairo hands back to `write`.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// What cairo calls with bytes.
  static let write: cairo_write_func_t = { opaque, bytes, count in
    guard let opaque, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<CairoSink>.fromOpaque(opaque).takeUnretainedValue()
    do throws(WaveformToolError) {
      try sink.file.append(UnsafeBufferPointer(start: bytes, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    } catch {
      sink.failure = error
      return CAIRO_STATUS_WRITE_ERROR
    }
  }

  /// Throws where the bytes couldn't be written, or the picture couldn't be drawn.
  func finish(_ status: cairo_status_t) throws(WaveformToolError) {
    if let failure { throw failure }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .undrawable(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}
