import CGtk
import GTKInterop
import MPVPlayback

/// A picture that mpv draws with OpenGL.
///
/// *Lifetime*: made without a context; the renderer is there once the widget is realised, and gone
/// before its context is. `close()` before the player is closed.
///
/// *Concurrency*: on the main actor.
@MainActor
final class OpenGLPicture: PictureView {
  let widget: WidgetPointer
  private let player: MPVPlayer
  private var renderer: OpenGLVideoRenderer?
  /// Called once, when it is known whether OpenGL works here.
  var onReady: ((Result<Void, MPVPlaybackError>) -> Void)?

  /// Makes a view of a player's picture.
  init(player: MPVPlayer) {
    self.player = player
    guard let area = gtk_gl_area_new() else {
      preconditionFailure("GTK makes every widget that is asked of it")
    }
    widget = area
    gtk_gl_area_set_auto_render(cast(object(area)), 0)
    Signal.connect(object(area), "realize") { [weak self] in self?.begin() }
    Signal.connect(object(area), "unrealize") { [weak self] in self?.close() }
    Signal.connectPointerAnswer(object(area), "render") { [weak self] _ in
      self?.render()
      return true
    }
  }

  func close() {
    guard renderer != nil else { return }
    gtk_gl_area_make_current(area)
    renderer?.onFrameWanted = nil
    renderer?.free()
    renderer = nil
  }

  private var area: UnsafeMutablePointer<GtkGLArea> { cast(object(widget)) }

  private func begin() {
    gtk_gl_area_make_current(area)
    defer { onReady = nil }
    if let error = gtk_gl_area_get_error(area) {
      onReady?(.failure(.rendererUnavailable(detail: String(cString: error.pointee.message))))
      return
    }
    do throws(MPVPlaybackError) {
      let renderer = try OpenGLVideoRenderer(player: player)
      renderer.onFrameWanted = { [weak self] in
        guard let self else { return }
        gtk_gl_area_queue_render(area)
      }
      self.renderer = renderer
      onReady?(.success(()))
    } catch {
      onReady?(.failure(error))
    }
  }

  private func render() {
    let scale = gtk_widget_get_scale_factor(widget)
    // A frame that can't be drawn is followed by others; there is nothing better to show.
    try? renderer?.render(
      framebuffer: OpenGLVideoRenderer.boundFramebuffer,
      width: gtk_widget_get_width(widget) * scale,
      height: gtk_widget_get_height(widget) * scale)
  }
}
