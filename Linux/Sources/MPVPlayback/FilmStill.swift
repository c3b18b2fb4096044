public import Seeking

/// A small picture of a place in a film.
///
/// *Concurrency*: a value without references.
public struct FilmStill: Sendable {
  /// The place that was asked for, in seconds of media; the picture is of a keyframe near it.
  public let place: MediaSeconds
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of bytes from one row to the next.
  public let stride: Int
  /// The pixels: blue, green, red and 255 each.
  public let pixels: [UInt8]

  /// The largest size that fits a box and keeps a picture's proportions; no side is below one.
  ///
  /// - Parameters:
  ///   - size: the size at which the picture is meant to be shown.
  ///   - box: the largest width and height, in pixels.
  /// - Returns: the size; the box for a picture without a size.
  static func fitted(_ size: VideoSize, into box: VideoSize) -> VideoSize {
    guard size.width > 0, size.height > 0 else { return box }
    let scale = min(
      Double(box.width) / Double(size.width), Double(box.height) / Double(size.height))
    return VideoSize(
      width: max(Int((Double(size.width) * scale).rounded()), 1),
      height: max(Int((Double(size.height) * scale).rounded()), 1))
  }
}
