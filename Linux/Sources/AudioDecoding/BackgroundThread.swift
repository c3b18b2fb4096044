import Glibc

/// Starts a thread that gives way to everything else, such as playback.
///
/// - Parameter body: What it does; released as soon as it's done.
/// - Returns: Whether the system had a thread left.
public func startBackgroundThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  startThread {
    // On Linux this is about the calling thread alone. 10 is what the command `nice` gives.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    body()
  }
}

/// Starts a thread that is as urgent as the one that starts it.
///
/// - Parameter body: What it does; released as soon as it's done.
/// - Returns: Whether the system had a thread left.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  let work = Unmanaged.passRetained(ThreadWork(body: body))
  var thread = pthread_t()
  let result = pthread_create(
    &thread, nil,
    { opaque in
      guard let opaque else { return nil }
      Unmanaged<ThreadWork>.fromOpaque(opaque).takeRetainedValue().body()
      return nil
    }, work.toOpaque())
  guard result == 0 else {
    work.release()
    return false
  }
  pthread_detach(thread)
  return true
}

private final class ThreadWork: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) { self.body = body }
}
