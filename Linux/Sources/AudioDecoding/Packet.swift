import CFFmpeg

/// A packet of a container, for one stream's coded samples.
///
/// *Lifetime*: frees its memory when it goes.
/// *Concurrency*: one thread at a time while it's filled; then any may read it.
final class Packet: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<AVPacket>

  /// Makes an empty packet; nothing where there is no memory left.
  init?() {
    guard let pointer = av_packet_alloc() else { return nil }
    self.pointer = pointer
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&pointer)
  }

  /// Makes the packet empty again.
  func clear() { av_packet_unref(pointer) }
}
