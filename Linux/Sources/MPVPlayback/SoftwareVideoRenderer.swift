import CMpv
import Glibc

/// Draws pictures into memory, for machines without a graphics card.
///
/// *Lifetime*: made before the first `load`, freed before the player is closed. A player has one
/// renderer at a time.
/// *Concurrency*: used from the main actor, on which `onFrameWanted` comes too.
@MainActor
public final class SoftwareVideoRenderer {
  private let context: RenderContext

  /// What the player is set to: nothing is copied back from the graphics card, and pictures are
  /// scaled in the fastest way, which takes a fifth to a half off all that playing costs and is off
  /// by two of 256 steps of colour in the mean.
  private static let settings = [
    ("hwdec", "no"), ("sws-allow-zimg", "no"), ("sws-fast", "yes"), ("sws-scaler", "bilinear"),
  ]

  /// Makes the renderer; from now on the processor decodes too.
  ///
  /// - Throws: `MPVPlaybackError.rendererUnavailable`.
  public init(player: MPVPlayer) throws(MPVPlaybackError) {
    context = try RenderContext(player: player, type: MPV_RENDER_API_TYPE_SW)
    for (name, value) in SoftwareVideoRenderer.settings {
      player.handle.command(["set", name, value])
    }
    player.turnPicturesByFilter()
  }

  /// Receives word that there is another picture to draw.
  public var onFrameWanted: (() -> Void)? {
    get { context.onFrameWanted }
    set { context.onFrameWanted = newValue }
  }

  /// The number of bytes from one row to the next that drawing is fastest with.
  ///
  /// - Parameter width: The width in pixels.
  /// - Returns: A multiple of 64, as libmpv asks for.
  public nonisolated static func stride(width: Int) -> Int {
    (width * 4 + 63) & ~63
  }

  /// Draws the current picture, fitted and centred on black.
  ///
  /// - Parameters:
  ///   - buffer: Where to: pixels of four bytes, blue, green, red and one that has no meaning. It
  ///     begins at a multiple of 8 bytes, better of 64.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - stride: The number of bytes from one row to the next; a multiple of 8.
  /// - Throws: `MPVPlaybackError.renderingFailed`.
  /// - Complexity: O(`width` × `height`).
  public func render(
    into buffer: UnsafeMutableRawBufferPointer, width: Int, height: Int, stride: Int
  ) throws(MPVPlaybackError) {
    precondition(width > 0 && height > 0, "A picture needs a width and a height.")
    precondition(stride >= width * 4 && stride % 8 == 0, "Rows are whole, in steps of 8 bytes.")
    guard let address = buffer.baseAddress, buffer.count >= stride * height else {
      preconditionFailure("The buffer holds `stride` × `height` bytes.")
    }
    var size = (CInt(clamping: width), CInt(clamping: height))
    var rowBytes = stride
    let format = strdup("bgr0")
    defer { Glibc.free(format) }
    try withUnsafeMutablePointer(to: &size) { size throws(MPVPlaybackError) in
      try withUnsafeMutablePointer(to: &rowBytes) { rowBytes throws(MPVPlaybackError) in
        try context.render([
          mpv_render_param(type: MPV_RENDER_PARAM_SW_SIZE, data: size),
          mpv_render_param(type: MPV_RENDER_PARAM_SW_FORMAT, data: format),
          mpv_render_param(type: MPV_RENDER_PARAM_SW_STRIDE, data: rowBytes),
          mpv_render_param(type: MPV_RENDER_PARAM_SW_POINTER, data: address),
        ])
      }
    }
  }

  /// Ends the renderer; nothing is drawn any more.
  public func free() {
    context.free()
  }
}
