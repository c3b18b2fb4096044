import CGtk
import GTKInterop
import Seeking
import Waveforms

/// Draws the bars of a waveform: what has been played in the accent colour, the rest paler.
///
/// Screen readers don't find it; the scale above it is what they read.
@MainActor
final class WaveformDrawing: WidgetBehaviour {
  private static let naturalWidth: Int32 = 240
  private static let minimumSide: Int32 = 16
  private static let unplayedShare = 0.35
  private static let unplayedShareInHighContrast = 0.6
  private static let insensitiveShare = 0.5
  /// What was only listened for is half as strong.
  private static let previewShare = 0.5
  private static let veilShare = 0.15

  private static var styleManager: ObjectPointer { object(adw_style_manager_get_default()) }

  /// The widget, kept by its parent.
  let widget: WidgetPointer
  /// The colour of the played part; nothing stands for the theme's accent.
  var tint: GdkRGBA? {
    didSet { gtk_widget_queue_draw(widget) }
  }
  /// Which way time runs along the bar.
  var timeline = TimelineDirection.leftToRight {
    didSet { gtk_widget_queue_draw(widget) }
  }
  /// Where the bars come from; nothing stands for a plain bar.
  var source: WaveformBarSource?
  /// The part of the media that the bars stand for.
  var visible = VisibleRange.whole {
    didSet { if visible != oldValue { barsChanged() } }
  }
  /// The part that is marked by a frame; the whole isn't.
  var marked = VisibleRange.whole {
    didSet { gtk_widget_queue_draw(widget) }
  }
  /// The share of the bars that has been played: below 0 or above 1 beyond them.
  var progress = 0.0 {
    didSet { if shownCut(of: oldValue) != shownCut(of: progress) { gtk_widget_queue_draw(widget) } }
  }

  private let barWidth: Double
  private let spacing: Double
  private let naturalHeight: Int32
  private var size = SurfaceSize(width: 0, height: 0)
  private var rows: [[WaveformBar]]?
  private var count = 0
  private var growth = ScrubGrowth()
  private var contrastHandler: Signal.HandlerID = 0
  private lazy var ticks = FrameTicks(of: widget) { [weak self] time in
    self?.growth.isMoving(at: time) ?? false
  }

  /// Makes a drawing without bars, which likes to be so high; all in points.
  init(barWidth: Double, spacing: Double, naturalHeight: Int32 = 48) {
    self.naturalHeight = naturalHeight
    self.barWidth = barWidth
    self.spacing = spacing
    widget = WidgetClass.make(
      WidgetClass.register(
        name: "SeekKitWaveform", cssName: "waveform", role: GTK_ACCESSIBLE_ROLE_PRESENTATION))
    WidgetClass.attach(self, to: widget)
    contrastHandler = Signal.connectNotify(Self.styleManager, "high-contrast") { [weak self] in
      if let self { gtk_widget_queue_draw(self.widget) }
    }
  }

  isolated deinit {
    Signal.disconnect(contrastHandler, from: Self.styleManager)
  }

  /// The source has other bars.
  func barsChanged() {
    rows = nil
    gtk_widget_queue_draw(widget)
  }

  /// Grows, or shrinks again; where the user wants no motion it stays as it is.
  func setGrown(_ isGrown: Bool) {
    growth.setGrown(isGrown && !ReducedMotion.isRequested, at: MainLoop.now)
    ticks.start()
  }

  func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let isAcross = orientation == GTK_ORIENTATION_HORIZONTAL
    return (Self.minimumSide, isAcross ? Self.naturalWidth : naturalHeight)
  }

  func allocate(width: Int32, height: Int32) {
    size = SurfaceSize(width: Double(width), height: Double(height))
  }

  func draw(into snapshot: OpaquePointer) {
    let layout = WaveformLayout(barWidth: barWidth, spacing: spacing, size: size)
    let bars = layout.bars(currentRows(count: layout.count), growth: currentGrowth)
    // What has grown reaches over the widget's edges.
    let reach = size.height * (ScrubGrowth.grown - 1)
    let bounds = Rectangle(x: 0, y: 0, width: size.width, height: size.height).grown(by: reach)
    Snapshot.cairo(within: bounds, into: snapshot) { context in
      if timeline == .rightToLeft {
        cairo_translate(context, size.width, 0)
        cairo_scale(context, -1, 1)
      }
      for isPreview in [true, false] {
        let places = bars.filter { $0.isPreview == isPreview }.map(\.place)
        draw(places, isPreview: isPreview, cutAt: size.width * progress, into: context)
      }
      if !marked.isWhole { drawMark(into: context) }
    }
  }
}

extension WaveformDrawing {
  /// The bars for the present width, asked for anew only where they or their number have changed.
  private func currentRows(count: Int) -> [[WaveformBar]] {
    if let rows, self.count == count { return rows }
    let rows = source?(visible, count) ?? []
    (self.rows, self.count) = (rows, count)
    return rows
  }

  private var currentGrowth: Double {
    ReducedMotion.isRequested ? 1 : growth.value(at: FrameTicks.frameTime(of: widget))
  }

  /// The cut in whole pixels of the screen: a smaller move isn't worth a drawing.
  private func shownCut(of progress: Double) -> Double {
    (size.width * progress * Double(gtk_widget_get_scale_factor(widget))).rounded()
  }

  private var playedColour: GdkRGBA {
    dimmed(tint ?? ThemeColour.accent(of: widget))
  }

  private var unplayedColour: GdkRGBA {
    let isHighContrast = Property.boolean("high-contrast", of: Self.styleManager)
    let share = isHighContrast ? Self.unplayedShareInHighContrast : Self.unplayedShare
    return dimmed(ThemeColour.foreground(of: widget).faded(to: share))
  }

  private func dimmed(_ colour: GdkRGBA) -> GdkRGBA {
    gtk_widget_is_sensitive(widget) != 0 ? colour : colour.faded(to: Self.insensitiveShare)
  }

  /// Draws what lies before the cut as played, the rest as unplayed, and the bar that the cut goes
  /// through as both; only that one is clipped, since cairo is slow with clips between pixels.
  private func draw(
    _ bars: [Rectangle], isPreview: Bool, cutAt cut: Double, into context: OpaquePointer
  ) {
    guard !bars.isEmpty else { return }
    let share = isPreview ? Self.previewShare : 1
    let (played, unplayed) = (playedColour.faded(to: share), unplayedColour.faded(to: share))
    fill(bars.filter { $0.x + $0.width <= cut }, played, into: context)
    fill(bars.filter { $0.x >= cut }, unplayed, into: context)
    for bar in bars where bar.x < cut && bar.x + bar.width > cut {
      let (before, after) = bar.split(at: cut)
      fill([bar], within: before, played, into: context)
      fill([bar], within: after, unplayed, into: context)
    }
  }

  /// Draws a frame about the marked part, which is a little brighter or darker than what is beside it.
  private func drawMark(into context: OpaquePointer) {
    let (left, right) = (size.width * marked.lower, size.width * marked.upper)
    var frame = ThemeColour.foreground(of: widget)
    var veil = frame.faded(to: Self.veilShare)
    gdk_cairo_set_source_rgba(context, &veil)
    cairo_rectangle(context, left, 0, right - left, size.height)
    cairo_fill(context)
    gdk_cairo_set_source_rgba(context, &frame)
    cairo_set_line_width(context, 1)
    cairo_rectangle(context, left + 0.5, 0.5, max(right - left - 1, 2), size.height - 1)
    cairo_stroke(context)
  }

  private func fill(
    _ bars: [Rectangle], within clip: Rectangle, _ colour: GdkRGBA, into context: OpaquePointer
  ) {
    cairo_save(context)
    cairo_rectangle(context, clip.x, clip.y, clip.width, clip.height)
    cairo_clip(context)
    fill(bars, colour, into: context)
    cairo_restore(context)
  }

  /// Fills bar by bar: cairo takes many times as long for one path of all.
  private func fill(_ bars: [Rectangle], _ colour: GdkRGBA, into context: OpaquePointer) {
    var colour = colour
    gdk_cairo_set_source_rgba(context, &colour)
    for bar in bars {
      addRounded(bar, to: context)
      cairo_fill(context)
    }
  }

  private func addRounded(_ bar: Rectangle, to context: OpaquePointer) {
    let radius = min(bar.width, bar.height) / 2
    let (left, right) = (bar.x + radius, bar.x + bar.width - radius)
    let (top, bottom) = (bar.y + radius, bar.y + bar.height - radius)
    cairo_new_sub_path(context)
    cairo_arc(context, left, top, radius, .pi, 1.5 * .pi)
    cairo_arc(context, right, top, radius, 1.5 * .pi, 2 * .pi)
    cairo_arc(context, right, bottom, radius, 0, 0.5 * .pi)
    cairo_arc(context, left, bottom, radius, 0.5 * .pi, .pi)
    cairo_close_path(context)
  }
}
