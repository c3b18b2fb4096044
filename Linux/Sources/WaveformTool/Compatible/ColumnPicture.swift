import CCairo
import Waveforms

/// A waveform of a line a column, from minimum to maximum, as audiowaveform draws it.
struct ColumnPicture: Hashable {
  /// Width of the picture in pixels.
  var width = 800
  /// Height of the picture in pixels, for all channels together.
  var height = 250
  /// The colour of the waveform.
  var colour = Colour(red: 63 / 255, green: 77 / 255, blue: 155 / 255)
  /// The colour behind it.
  var background = Colour(red: 214 / 255, green: 214 / 255, blue: 214 / 255)

  /// Writes the picture as a PNG file; each point has as many rows, which stand below each other.
  func writePNG(
    _ points: [WaveformPoint], rowCount: Int, to file: UnfinishedFile
  ) throws(WaveformToolError) {
    let sink = CairoSink(file)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, background.red, background.green, background.blue)
    cairo_paint(context)
    cairo_set_source_rgb(context, colour.red, colour.green, colour.blue)
    for (index, point) in points.enumerated() {
      let line = line(of: point, row: index % rowCount, rowCount: rowCount)
      cairo_rectangle(
        context, Double(index / rowCount), Double(line.lowerBound), 1, Double(line.count))
    }
    cairo_fill(context)
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
}
