import CGtk
public import GTKInterop
import Seeking

/// A low strip with all of the waveform, which shows what part of it the scrubber shows, and moves
/// that by a press or a drag.
///
/// It is there while the scrubber shows a part.
///
/// *Lifetime*: its scrubber keeps it. *Concurrency*: on the main actor.
@MainActor
public final class WaveformOverview {
  private static let height: Int32 = 20

  /// The strip.
  public let widget: WidgetPointer
  /// Another part is to be shown.
  var onChange: ((VisibleRange) -> Void)?
  /// Draws the strip.
  let drawing = WaveformDrawing(barWidth: 2, spacing: 1, naturalHeight: height)
  /// The part, and the share of it that the pointer has taken hold of.
  private var held: (visible: VisibleRange, grip: Double, pointer: PointerID)?

  init() {
    widget = drawing.widget
    gtk_widget_set_visible(widget, 0)
    RawInput(on: widget, pointer: { [weak self] in self?.receive($0) ?? false })
  }

  /// Marks a part; the strip is there only where that isn't the whole.
  func show(_ visible: VisibleRange) {
    drawing.marked = visible
    gtk_widget_set_visible(widget, visible.isWhole ? 0 : 1)
    if visible.isWhole { held = nil }
  }

  private func receive(_ input: PointerInput) -> Bool {
    let place = Scrub.fraction(
      ofX: input.point.x, width: Double(gtk_widget_get_width(widget)), timeline: drawing.timeline)
    switch input.phase {
    case .down where held == nil:
      held = (drawing.marked, drawing.marked.grip(at: place), input.id)
      move(to: place)
      return true
    case .moved where held?.pointer == input.id: move(to: place)
    case .up where held?.pointer == input.id: held = nil
    case .cancelled where held?.pointer == input.id:
      if let held { onChange?(held.visible) }
      held = nil
    default: break
    }
    return false
  }

  private func move(to place: Double) {
    guard let held else { return }
    onChange?(held.visible.placing(held.grip, at: place))
  }
}
