import CGtk
import GTKInterop
import Seeking

/// An upright rectangle in points.
struct Rectangle: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The same in graphene's numbers.
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  /// The parts to the left and to the right of `x`, which lies within.
  func split(at x: Double) -> (left: Rectangle, right: Rectangle) {
    var (left, right) = (self, self)
    left.width = x - self.x
    right.x = x
    right.width -= left.width
    return (left, right)
  }

  /// The rectangle with `margin` points more on every side.
  func grown(by margin: Double) -> Rectangle {
    Rectangle(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// What is drawn by GTK's snapshots, in few words.
@MainActor
enum Snapshot {
  /// Fills a rectangle.
  static func fill(_ rectangle: Rectangle, _ colour: GdkRGBA, into snapshot: OpaquePointer) {
    var (bounds, colour) = (rectangle.graphene, colour)
    gtk_snapshot_append_color(snapshot, &colour, &bounds)
  }

  /// Fills a circle.
  static func fill(circle: RippleCircle, _ colour: GdkRGBA, into snapshot: OpaquePointer) {
    let radius = circle.diameter / 2
    let rectangle = Rectangle(
      x: circle.centre.x - radius, y: circle.centre.y - radius, width: circle.diameter,
      height: circle.diameter)
    var (bounds, shape) = (rectangle.graphene, GskRoundedRect())
    gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
    gtk_snapshot_push_rounded_clip(snapshot, &shape)
    fill(rectangle, colour, into: snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// Draws what lies in a rectangle, and nothing of it outside.
  static func clipped(
    to rectangle: Rectangle, into snapshot: OpaquePointer, _ draw: @MainActor () -> Void
  ) {
    var bounds = rectangle.graphene
    gtk_snapshot_push_clip(snapshot, &bounds)
    draw()
    gtk_snapshot_pop(snapshot)
  }

  /// Draws with cairo within a rectangle.
  static func cairo(
    within rectangle: Rectangle, into snapshot: OpaquePointer,
    _ draw: @MainActor (OpaquePointer) -> Void
  ) {
    var bounds = rectangle.graphene
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    draw(context)
    cairo_destroy(context)
  }
}
