import CGtk
import GTKInterop
import Glibc
import MPVPlayback

/// A picture that mpv draws in software, shown as a texture.
///
/// It is drawn at the widget's own size, so that nothing is scaled twice.
///
/// *Lifetime*: the widget keeps it; `close()` before the player is closed.
///
/// *Concurrency*: on the main actor.
@MainActor
final class SoftwarePicture: PictureView, WidgetBehaviour {
  let widget: WidgetPointer
  private var renderer: SoftwareVideoRenderer?
  private var texture: OpaquePointer?
  private var pool = FrameBufferPool()

  /// Makes a view of a player's picture.
  init(player: MPVPlayer) throws(MPVPlaybackError) {
    renderer = try SoftwareVideoRenderer(player: player)
    widget = WidgetClass.make(
      WidgetClass.register(
        name: "SeekKitPicture", cssName: "picture", role: GTK_ACCESSIBLE_ROLE_PRESENTATION))
    WidgetClass.attach(self, to: widget)
    renderer?.onFrameWanted = { [weak self] in self?.renderFrame() }
  }

  func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    (0, 0)
  }

  func allocate(width: Int32, height: Int32) {
    renderFrame()
  }

  func draw(into snapshot: OpaquePointer) {
    guard let texture else { return }
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, 0, 0, Float(gtk_widget_get_width(widget)), Float(gtk_widget_get_height(widget)))
    gtk_snapshot_append_texture(snapshot, texture, &bounds)
  }

  func close() {
    renderer?.onFrameWanted = nil
    renderer?.free()
    renderer = nil
    show(nil)
  }

  private func renderFrame() {
    let scale = Int(gtk_widget_get_scale_factor(widget))
    let width = Int(gtk_widget_get_width(widget)) * scale
    let height = Int(gtk_widget_get_height(widget)) * scale
    guard let renderer, width > 0, height > 0 else { return }
    let stride = SoftwareVideoRenderer.stride(width: width)
    // From here on GLib gives the memory back, also where nothing can be drawn into it.
    guard let frame = pool.take(stride * height), let bytes = frame.bytes() else { return }
    defer { g_bytes_unref(bytes) }
    let buffer = UnsafeMutableRawBufferPointer(start: frame.memory, count: stride * height)
    do {
      try renderer.render(into: buffer, width: width, height: height, stride: stride)
    } catch {
      return
    }
    show(
      gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride)))
  }

  private func show(_ next: OpaquePointer?) {
    if let texture { g_object_unref(object(texture)) }
    texture = next
    gtk_widget_queue_draw(widget)
  }
}
