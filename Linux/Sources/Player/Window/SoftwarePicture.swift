import CGtk
import GTKInterop
import MPVPlayback

/// A picture that mpv draws in software.
///
/// It is drawn at the widget's own size, so that nothing is scaled twice, and cairo takes it from
/// where mpv has put it: GTK 4.8 sends every pixel of a texture through floating-point numbers.
///
/// *Lifetime*: the widget keeps it; `close()` before the player is closed.
///
/// *Concurrency*: on the main actor.
@MainActor
final class SoftwarePicture: PictureView, WidgetBehaviour {
  let widget: WidgetPointer
  private var renderer: SoftwareVideoRenderer?
  private var frame: FrameBuffer?
  /// Whether mpv has another picture than the one in `frame`.
  private var isStale = true

  /// Makes a view of a player's picture.
  init(player: MPVPlayer) throws(MPVPlaybackError) {
    renderer = try SoftwareVideoRenderer(player: player)
    widget = WidgetClass.make(
      WidgetClass.register(
        name: "SeekKitPicture", cssName: "picture", role: GTK_ACCESSIBLE_ROLE_PRESENTATION))
    WidgetClass.attach(self, to: widget)
    renderer?.onFrameWanted = { [weak self] in self?.invalidate() }
  }

  func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    (0, 0)
  }

  func draw(into snapshot: OpaquePointer) {
    renderFrame()
    guard let frame else { return }
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, 0, 0, Float(gtk_widget_get_width(widget)), Float(gtk_widget_get_height(widget)))
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    let pixel = 1 / Double(gtk_widget_get_scale_factor(widget))
    cairo_scale(context, pixel, pixel)
    cairo_set_source_surface(context, frame.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_destroy(context)
  }

  func close() {
    renderer?.onFrameWanted = nil
    renderer?.free()
    renderer = nil
    frame = nil
    gtk_widget_queue_draw(widget)
  }

  private func invalidate() {
    isStale = true
    gtk_widget_queue_draw(widget)
  }

  /// Has mpv draw the picture, unless it is there already at the widget's size.
  ///
  /// It happens only when GTK draws too: while a window finds its size, that is once and not for
  /// each size on the way, each of which mpv would prepare for.
  private func renderFrame() {
    let scale = Int(gtk_widget_get_scale_factor(widget))
    let width = Int(gtk_widget_get_width(widget)) * scale
    let height = Int(gtk_widget_get_height(widget)) * scale
    guard let renderer, width > 0, height > 0 else { return }
    if frame?.width != width || frame?.height != height {
      frame = FrameBuffer(width: width, height: height)
      isStale = true
    }
    guard let frame, isStale else { return }
    isStale = false
    // A picture that can't be drawn is followed by others; there is nothing better to show.
    try? renderer.render(into: frame.pixels, width: width, height: height, stride: frame.stride)
  }
}
