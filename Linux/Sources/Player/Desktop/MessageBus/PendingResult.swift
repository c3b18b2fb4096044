import CGtk

/// The answer that is awaited from a function of GIO, for as long as it takes.
///
/// *Lifetime*: from `retained`, which goes to GIO with `callback`, until the answer has come.
@MainActor
final class PendingResult {
  private let done: @MainActor (_ source: OpaquePointer?, _ result: OpaquePointer?) -> Void

  /// Makes an answer that calls `done` with GIO's object and its result.
  init(_ done: @escaping @MainActor (OpaquePointer?, OpaquePointer?) -> Void) {
    self.done = done
  }

  /// What goes to GIO as the callback's data.
  var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

  /// What goes to GIO as the callback.
  static let callback: GAsyncReadyCallback = { source, result, data in
    guard let data else { return }
    let pending = Unmanaged<PendingResult>.fromOpaque(data).takeRetainedValue()
    pending.done(source.map { OpaquePointer($0) }, result)
  }
}
