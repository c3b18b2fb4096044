import CMpv
import Dispatch

extension MPVPlayer {
  /// How long `close` waits for the player's threads, in milliseconds.
  private static let patience = 400

  /// Ends the player; nothing works after, and no event comes.
  ///
  /// A renderer that is still there is freed, for which its OpenGL context has to be current. Where
  /// something hangs that libmpv can't break off, such as the look-up of a name, its threads are
  /// left to end by themselves, or with the process.
  /// - Returns: Whether the player's threads have ended. Where they have not, end the process with
  ///   `_exit`, lest they run into what `exit` takes down.
  @discardableResult
  public func close() -> Bool {
    renderContext?.free()
    guard let pointer = handle.take() else { return true }
    let address = UInt(bitPattern: pointer)
    let done = DispatchSemaphore(value: 0)
    // mpv_terminate_destroy waits for all that the player is doing.
    DispatchQueue.global().async {
      mpv_terminate_destroy(OpaquePointer(bitPattern: address))
      done.signal()
    }
    return done.wait(timeout: .now() + .milliseconds(MPVPlayer.patience)) == .success
  }
}
