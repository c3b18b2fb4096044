/// Decodes stretches on a thread of its own.
///
/// *Lifetime*: until its queue is closed. *Concurrency*: only its own thread uses the decoder.
final class StretchWorker: @unchecked Sendable {
  private let decoder: PacketDecoder
  private let queue: StretchQueue
  private let cancellation: Cancellation

  /// Makes a worker with a decoder of its own.
  init(_ decoder: PacketDecoder, queue: StretchQueue, cancellation: Cancellation) {
    self.decoder = decoder
    self.queue = queue
    self.cancellation = cancellation
  }

  /// Starts to work; false where the system has no thread left.
  func start() -> Bool { startThread { self.work() } }

  private func work() {
    var latest: Int?
    while let stretch = queue.take() {
      stretch.decode(
        with: decoder, isContinuing: latest == stretch.index - 1, cancellation: cancellation)
      latest = stretch.index
    }
  }
}
