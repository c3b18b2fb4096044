import Synchronization

/// A flag that stops a decoder from another thread, also while it waits for a disk or a server.
///
/// *Lifetime*: shared by whoever decodes and whoever may stop it; once set it stays set.
/// *Concurrency*: any thread; nothing ever waits.
public final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Makes a flag that isn't set.
  public init() {}

  /// Whether `cancel` was called.
  public var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// Sets the flag.
  public func cancel() { flag.store(true, ordering: .releasing) }
}
