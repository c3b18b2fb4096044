/// How columns look, as audiowaveform's options say it.
struct ColumnStyle: Hashable {
  /// Columns that are drawn together as one bar.
  struct Bars: Hashable {
    /// Width of a bar in pixels.
    var width = 8
    /// Space between two bars in pixels.
    var gap = 4
    /// Whether bars have round ends.
    var isRounded = false
  }

  /// The colour of each channel in turn, over and over.
  var waveform = [Colour(red: 63 / 255, green: 77 / 255, blue: 155 / 255)]
  /// The colour behind the waveform.
  var background = Colour(red: 214 / 255, green: 214 / 255, blue: 214 / 255)
  /// The colour of the line around the picture.
  var border = Colour(red: 0, green: 0, blue: 0)
  /// The colour of the times.
  var axisLabels = Colour(red: 0, green: 0, blue: 0)
  /// Whether there are times, and a line around the picture.
  var hasAxisLabels = true
  /// Bars instead of columns.
  var bars: Bars?

  /// Blue on grey.
  static let audacity = Self()
  /// Green on a dark ground.
  static let audition = Self(
    waveform: [Colour(red: 134 / 255, green: 252 / 255, blue: 199 / 255)],
    background: Colour(red: 0, green: 63 / 255, blue: 34 / 255),
    border: Colour(red: 157 / 255, green: 157 / 255, blue: 157 / 255),
    axisLabels: Colour(red: 190 / 255, green: 190 / 255, blue: 190 / 255))
}
