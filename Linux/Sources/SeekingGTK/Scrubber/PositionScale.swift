import CGtk
import GTKInterop
import Localisation
import Seeking

/// The one element of the bar that screen readers and the keyboard find: a real scale that isn't
/// seen, since GTK gives a value to its own scales only.
@MainActor
final class PositionScale {
  private static let smallestMove = 0.1
  private static let keyStep = 5.0

  /// The widget, kept by its parent.
  let widget: WidgetPointer
  /// A screen reader wants to have playback at a share of the whole, 0 to 1.
  var jump: @MainActor (Double) -> Void = { _ in }
  private var upper = 0.0
  private var isShowing = false
  private var describedValue: Double?

  /// Makes a scale that shows a share.
  init() {
    widget = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)
    gtk_scale_set_draw_value(cast(widget), 0)
    gtk_widget_add_css_class(widget, "waveform-position")
    gtk_widget_set_can_target(widget, 0)
    Accessibility.setLabel(Translations.text("Playback position"), of: widget)
    show(0, of: nil)
    Signal.connect(object(widget), "value-changed") { [weak self] in self?.valueChanged() }
  }

  /// Shows a place: in seconds where there is a duration, else in per cent.
  ///
  /// - Parameters:
  ///   - fraction: the share of the whole, 0 to 1.
  ///   - duration: the length of the media in seconds, or nothing where nobody knows.
  func show(_ fraction: Double, of duration: MediaSeconds?) {
    isShowing = true
    defer { isShowing = false }
    setUpper(duration?.value ?? 100)
    let value = fraction * upper
    let isAtEnd = fraction == 0 || fraction == 1
    if isAtEnd || (value - gtk_range_get_value(cast(widget))).magnitude >= Self.smallestMove {
      gtk_range_set_value(cast(widget), value)
    }
    describe(value, of: duration)
  }

  private func setUpper(_ upper: Double) {
    guard upper != self.upper else { return }
    self.upper = upper
    describedValue = nil
    gtk_range_set_range(cast(widget), 0, upper)
    gtk_range_set_increments(cast(widget), Self.keyStep, upper / 10)
  }

  /// Says the place in words, once for each whole second: each saying is sent to screen readers.
  private func describe(_ value: Double, of duration: MediaSeconds?) {
    let whole = value.rounded(.down)
    guard whole != describedValue else { return }
    describedValue = whole
    let words =
      duration.map { SpokenTime.position(MediaSeconds(value), of: $0) }
      ?? SpokenTime.share(value / 100)
    Accessibility.setDescription(words, of: widget)
    Accessibility.setValueText(words, of: widget)
  }

  private func valueChanged() {
    guard !isShowing, upper > 0 else { return }
    jump(gtk_range_get_value(cast(widget)) / upper)
  }
}
