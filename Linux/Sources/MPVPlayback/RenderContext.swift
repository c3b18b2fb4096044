import CMpv

/// libmpv's side of a renderer.
///
/// *Lifetime*: from `init` to `free`, which has to come before the player is closed.
/// *Concurrency*: libmpv wants its renderer called by one thread at a time, and neither of the
/// player's methods to wait for the player meanwhile; on the main actor both hold.
@MainActor
final class RenderContext {
  var onFrameWanted: (() -> Void)?
  private var pointer: OpaquePointer?
  private var wakeup: MPVWakeup?
  private weak var player: MPVPlayer?

  /// Makes a context for one of libmpv's drawing interfaces.
  ///
  /// - Parameters:
  ///   - player: The player whose pictures are drawn.
  ///   - type: The name of the drawing interface.
  ///   - parameter: What that interface needs beside.
  /// - Throws: `MPVPlaybackError.rendererUnavailable`.
  init(
    player: MPVPlayer, type: String, parameter: mpv_render_param? = nil
  ) throws(MPVPlaybackError) {
    precondition(player.renderContext == nil, "A player has one renderer: free the first one.")
    guard let handle = player.handle.pointer else {
      throw .rendererUnavailable(detail: "the player is closed")
    }
    let status = type.withCString { name in
      let name = UnsafeMutableRawPointer(mutating: name)
      var parameters = [mpv_render_param(type: MPV_RENDER_PARAM_API_TYPE, data: name)]
      if let parameter { parameters.append(parameter) }
      parameters.append(mpv_render_param())
      return mpv_render_context_create(&pointer, handle, &parameters)
    }
    guard status >= 0 else { throw .rendererUnavailable(detail: MPVHandle.text(of: status)) }
    self.player = player
    player.renderContext = self
    watch()
  }

  private func watch() {
    // Each call means a picture to draw. Whether it is a new one doesn't matter: one that was not
    // drawn in time no longer counts as new, and would never be seen while playback is paused.
    let wakeup = MPVWakeup { [weak self] in self?.onFrameWanted?() }
    self.wakeup = wakeup
    mpv_render_context_set_update_callback(
      pointer, MPVWakeup.callback, Unmanaged.passUnretained(wakeup).toOpaque())
  }

  /// Draws the current picture as the parameters say, without waiting for its time.
  func render(_ target: [mpv_render_param]) throws(MPVPlaybackError) {
    guard let pointer else { return }
    var waits: CInt = 0
    let status = withUnsafeMutablePointer(to: &waits) { waits in
      var parameters = target
      parameters.append(
        mpv_render_param(type: MPV_RENDER_PARAM_BLOCK_FOR_TARGET_TIME, data: waits))
      parameters.append(mpv_render_param())
      return mpv_render_context_render(pointer, &parameters)
    }
    guard status >= 0 else { throw .renderingFailed(detail: MPVHandle.text(of: status)) }
  }

  /// Tells libmpv that the picture is on the screen now, which steadies its timing.
  func reportSwap() {
    guard let pointer else { return }
    mpv_render_context_report_swap(pointer)
  }

  /// Ends the context; nothing is drawn any more.
  func free() {
    guard let pointer else { return }
    self.pointer = nil
    player?.renderContext = nil
    mpv_render_context_set_update_callback(pointer, nil, nil)
    wakeup = nil
    mpv_render_context_free(pointer)
  }
}
