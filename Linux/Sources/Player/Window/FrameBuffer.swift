import CGtk
import Glibc
import MPVPlayback

/// Memory for one picture, which the player writes and cairo reads where it lies.
///
/// *Lifetime*: the memory goes with the last user of the surface.
///
/// *Concurrency*: on the main actor.
@MainActor
final class FrameBuffer {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The number of bytes from one row to the next.
  let stride: Int
  /// The pixels: blue, green, red, and a byte that counts for nothing.
  let pixels: UnsafeMutableRawBufferPointer
  /// The same pixels for cairo, which isn't told of new ones: it draws what it finds.
  let surface: OpaquePointer
  private static let memoryKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// Makes a buffer, aligned for vectors; nothing where there is no memory.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  init?(width: Int, height: Int) {
    let stride = SoftwareVideoRenderer.stride(width: width)
    guard let memory = aligned_alloc(64, stride * height) else { return nil }
    let surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, gint(width), gint(height),
      gint(stride))
    let status = cairo_surface_set_user_data(surface, Self.memoryKey, memory) { free($0) }
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      free(memory)
      return nil
    }
    self.width = width
    self.height = height
    self.stride = stride
    self.surface = surface
    pixels = UnsafeMutableRawBufferPointer(start: memory, count: stride * height)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }
}
