import CMpv

/// Draws pictures with OpenGL into a framebuffer of the caller's.
///
/// *Lifetime*: made before the first `load`, freed before the player is closed. A player has one
/// renderer at a time.
/// *Concurrency*: used from the main actor, on which `onFrameWanted` comes too. For every method the
/// same OpenGL context has to be current.
@MainActor
public final class OpenGLVideoRenderer {
  private let context: RenderContext

  /// Makes the renderer for the current OpenGL context.
  ///
  /// - Throws: `MPVPlaybackError.rendererUnavailable` where OpenGL is missing or too old.
  public init(player: MPVPlayer) throws(MPVPlaybackError) {
    guard OpenGLFunctions.areAvailable else {
      throw .rendererUnavailable(detail: "libEGL.so.1 can't be loaded")
    }
    var parameters = mpv_opengl_init_params()
    parameters.get_proc_address = { _, name in OpenGLFunctions.address(of: name) }
    context = try withUnsafeMutablePointer(to: &parameters) { parameters throws(MPVPlaybackError) in
      try RenderContext(
        player: player, type: MPV_RENDER_API_TYPE_OPENGL,
        parameter: mpv_render_param(
          type: MPV_RENDER_PARAM_OPENGL_INIT_PARAMS, data: parameters))
    }
  }

  /// Receives word that there is another picture to draw.
  public var onFrameWanted: (() -> Void)? {
    get { context.onFrameWanted }
    set { context.onFrameWanted = newValue }
  }

  /// Draws the current picture, fitted and centred on black.
  ///
  /// - Parameters:
  ///   - framebuffer: The name of the framebuffer to draw to.
  ///   - width: Its width in device pixels.
  ///   - height: Its height in device pixels.
  /// - Throws: `MPVPlaybackError.renderingFailed`.
  public func render(
    framebuffer: Int32, width: Int32, height: Int32
  ) throws(MPVPlaybackError) {
    var target = mpv_opengl_fbo(fbo: framebuffer, w: width, h: height, internal_format: 0)
    var flips: CInt = 1
    try withUnsafeMutablePointer(to: &target) { target throws(MPVPlaybackError) in
      try withUnsafeMutablePointer(to: &flips) { flips throws(MPVPlaybackError) in
        try context.render([
          mpv_render_param(type: MPV_RENDER_PARAM_OPENGL_FBO, data: target),
          mpv_render_param(type: MPV_RENDER_PARAM_FLIP_Y, data: flips),
        ])
      }
    }
  }

  /// Tells that the drawn picture is on the screen now, which steadies playback's timing.
  public func reportSwap() {
    context.reportSwap()
  }

  /// Ends the renderer; nothing is drawn any more.
  public func free() {
    context.free()
  }

  /// The name of the framebuffer that drawing goes to now.
  public static var boundFramebuffer: Int32 {
    typealias GetInteger = @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void
    guard let address = OpenGLFunctions.address(of: "glGetIntegerv") else { return 0 }
    // GL_FRAMEBUFFER_BINDING, from the OpenGL registry.
    let framebufferBinding: UInt32 = 0x8CA6
    var name: Int32 = 0
    unsafeBitCast(address, to: GetInteger.self)(framebufferBinding, &name)
    return name
  }
}
