import CCairo
import Waveforms

/// A waveform as round bars beside each other, like those of the controls.
struct BarPicture: Hashable {
  /// Width of the picture in points.
  var width = 800.0
  /// Height of the picture in points.
  var height = 160.0
  /// Pixels a point, for pictures that are made of pixels.
  var scaleFactor = 1
  /// Width of a bar in points.
  var barWidth = 3.0
  /// Space between two bars in points.
  var spacing = 2.0
  /// The colour of the bars.
  var colour = Colour(red: 0.208, green: 0.518, blue: 0.894)
  /// The colour behind them; nothing leaves it transparent.
  var background: Colour?

  /// How many bars fit.
  var count: Int { WaveformBars.barCount(width: width, barWidth: barWidth, spacing: spacing) }

  /// Writes the picture as an SVG file.
  func writeSVG(_ heights: [Double], to file: UnfinishedFile) throws(WaveformToolError) {
    let sink = CairoSink(file)
    let surface = cairo_svg_surface_create_for_stream(
      CairoSink.write, sink.pointer, width, height)
    defer { cairo_surface_destroy(surface) }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    draw(heights, onto: surface)
    cairo_surface_finish(surface)
    try sink.finish(cairo_surface_status(surface))
  }

  /// Writes the picture as a PNG file.
  func writePNG(_ heights: [Double], to file: UnfinishedFile) throws(WaveformToolError) {
    let sink = CairoSink(file)
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width) * Int32(scaleFactor), Int32(height) * Int32(scaleFactor))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, Double(scaleFactor), Double(scaleFactor))
    draw(heights, onto: surface)
    try sink.finish(cairo_surface_write_to_png_stream(surface, CairoSink.write, sink.pointer))
  }

  private func draw(_ heights: [Double], onto surface: OpaquePointer?) {
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    if let background {
      background.set(in: context)
      cairo_paint(context)
    }
    colour.set(in: context)
    let pitch = barWidth + spacing
    let left = WaveformBars.leftEdge(
      count: heights.count, width: width, barWidth: barWidth, spacing: spacing)
    for (index, share) in heights.enumerated() {
      let barHeight = max(share * height, barWidth)
      let bar = RoundedBox(
        x: left + Double(index) * pitch, y: (height - barHeight) / 2, width: barWidth,
        height: barHeight)
      bar.add(to: context, radius: barWidth / 2)
      cairo_fill(context)
    }
  }
}
