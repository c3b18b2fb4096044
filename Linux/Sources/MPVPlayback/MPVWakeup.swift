import CMpv

/// What libmpv's threads are given to call: brings the call to the main actor.
@MainActor
final class MPVWakeup {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Carries out the action soon, from any thread.
  nonisolated func fire() {
    Task { @MainActor in self.action() }
  }

  /// The C function that libmpv calls, on any of its threads, with a wakeup's address.
  nonisolated static let callback: @convention(c) (UnsafeMutableRawPointer?) -> Void = { address in
    guard let address else { return }
    Unmanaged<MPVWakeup>.fromOpaque(address).takeUnretainedValue().fire()
  }
}
