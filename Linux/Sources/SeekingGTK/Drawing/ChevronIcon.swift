import CGtk
import GTKInterop
import Seeking

/// A symbol of one or two chevrons, as large as the theme's own symbols and in the text's colour.
///
/// It follows time and not the language: it isn't mirrored.
@MainActor
final class ChevronIcon: WidgetBehaviour {
  private static let side: Int32 = 16
  private static let lineWidth = 2.0
  private static let reach = 4.0
  private static let distance = 6.0

  /// The widget, kept by its parent.
  let widget: WidgetPointer
  private let count: Int
  private let pointsRight: Bool

  /// Makes a symbol of `count` chevrons.
  init(count: Int, pointsRight: Bool) {
    self.count = count
    self.pointsRight = pointsRight
    widget = WidgetClass.make(
      WidgetClass.register(
        name: "SeekKitChevronIcon", cssName: "image", role: GTK_ACCESSIBLE_ROLE_PRESENTATION))
    WidgetClass.attach(self, to: widget)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
  }

  func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    (Self.side, Self.side)
  }

  func draw(into snapshot: OpaquePointer) {
    let side = Double(Self.side)
    let square = Rectangle(x: 0, y: 0, width: side, height: side)
    var colour = ThemeColour.foreground(of: widget)
    Snapshot.cairo(within: square, into: snapshot) { context in
      gdk_cairo_set_source_rgba(context, &colour)
      cairo_translate(context, side / 2, side / 2)
      if !pointsRight { cairo_scale(context, -1, 1) }
      addChevrons(to: context)
      cairo_set_line_width(context, Self.lineWidth)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(context)
    }
  }

  private func addChevrons(to context: OpaquePointer) {
    let width = Self.reach + Double(count - 1) * Self.distance
    for index in 0..<count {
      let left = -width / 2 + Double(index) * Self.distance
      cairo_move_to(context, left, -Self.reach)
      cairo_line_to(context, left + Self.reach, 0)
      cairo_line_to(context, left, Self.reach)
    }
  }
}
