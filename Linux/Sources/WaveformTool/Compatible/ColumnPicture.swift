import CCairo
import Waveforms

/// A waveform of a line a column, from minimum to maximum, as audiowaveform draws it.
struct ColumnPicture: Hashable {
  /// Width of the picture in pixels.
  var width = 800
  /// Height of the picture in pixels, for all channels together.
  var height = 250
  /// What amplitudes are multiplied by.
  var scale = AmplitudeScale.factor(1)
  /// How it looks.
  var style = ColumnStyle()

  /// Writes the picture as a PNG file; each point has as many rows, which stand below each other.
  func writePNG(
    _ points: [WaveformPoint], rowCount: Int, axis: TimeAxis?, to file: UnfinishedFile
  ) throws(WaveformToolError) {
    let sink = CairoSink(file)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    style.background.set(in: context)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    let factor = scale.factor(peak: points.reduce(0) { max($0, $1.peak) })
    let scaled = points.map { $0.scaled(by: factor) }
    for row in 0..<rowCount {
      let ofRow = stride(from: row, to: scaled.count, by: rowCount).map { scaled[$0] }
      style.waveform[row % style.waveform.count].set(in: context)
      if let bars = style.bars {
        add(bars, ofRow, row: row, rowCount: rowCount, to: context)
      } else {
        add(ofRow, row: row, rowCount: rowCount, to: context)
      }
      cairo_fill(context)
    }
    if style.hasAxisLabels, let axis { draw(axis, in: context) }
    try sink.finish(cairo_surface_write_to_png_stream(surface, CairoSink.write, sink.pointer))
  }

  /// The pixels of a column that a point fills, one at least.
  func line(of point: WaveformPoint, row: Int, rowCount: Int) -> Range<Int> {
    let top = row * height / rowCount
    let half = Double((row + 1) * height / rowCount - top) / 2
    let pixel = { (value: Int16) -> Int in
      let place = half - Double(value) * half / 32768
      return top + min(Int(place), max(Int(half * 2) - 1, 0))
    }
    return pixel(point.maximum)..<pixel(point.minimum) + 1
  }

  private func add(_ points: [WaveformPoint], row: Int, rowCount: Int, to context: OpaquePointer?) {
    for (column, point) in points.enumerated() {
      let line = line(of: point, row: row, rowCount: rowCount)
      cairo_rectangle(context, Double(column), Double(line.lowerBound), 1, Double(line.count))
    }
  }

  /// Adds bars, each of which shows the columns up to the next one.
  private func add(
    _ bars: ColumnStyle.Bars, _ points: [WaveformPoint], row: Int, rowCount: Int,
    to context: OpaquePointer?
  ) {
    let pitch = bars.width + bars.gap
    for first in stride(from: 0, to: points.count, by: pitch) {
      let columns = points[first..<min(first + pitch, points.count)]
      let whole = columns.reduce(columns[first]) { $0.loudest(with: $1) }
      let line = line(of: whole, row: row, rowCount: rowCount)
      let box = RoundedBox(
        x: Double(first), y: Double(line.lowerBound), width: Double(bars.width),
        height: Double(line.count))
      box.add(to: context, radius: bars.isRounded ? Double(bars.width) / 2 : 0)
    }
  }
}
