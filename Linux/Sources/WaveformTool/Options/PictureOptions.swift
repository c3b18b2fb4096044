import CommandLineInterface
import Glibc
import Localisation
import Waveforms

extension WaveformCommandLine {
  /// Reads what pictures show, and how they look.
  func readPictureOptions(into options: inout WaveformOptions) throws(UsageError) {
    options.bars = try barStyle()
    if options.destination == .terminal { options.text = .terminal }
    let isText = options.kind == .txt
    if let width = try table.number(.width, in: 1...(isText ? 10_000 : 30_000)) {
      options.text.width = Int(width)
      options.picture.width = Double(width)
    }
    if let height = try table.number(.height, in: 1...(isText ? 1_000 : 30_000)) {
      options.text.height = Int(height)
      options.picture.height = Double(height)
    }
    options.picture.scaleFactor = Int(try table.number(.scaleFactor, in: 1...8) ?? 1)
    options.picture.barWidth = Double(try table.number(.barWidth, in: 1...1000) ?? 3)
    options.picture.spacing = Double(try table.number(.spacing, in: 0...1000) ?? 2)
    if let colour = try table.colour(.colour) { options.picture.colour = colour }
    options.picture.background = try table.colour(.background)
  }

  private func barStyle() throws(UsageError) -> BarStyle {
    var style = BarStyle()
    let values: [String: WaveformValue] = ["peak": .peak, "rms": .rms, "loudness": .loudness]
    style.value = try table.choice(.value) { values[$0] }
    let floor = try table.level(.floor, in: -200 ... -1) ?? -60
    let curves: [String: WaveformScale.Curve] = [
      "linear": .linear, "decibels": .decibels(floor: floor), "perceived": .perceived,
    ]
    style.curve = try table.choice(.scale) { curves[$0] } ?? .perceived
    style.reference = try table.level(.reference, in: -200...40).map { .level($0) } ?? .loudest
    return style
  }
}

extension TextPicture {
  /// A picture as wide as the terminal that standard output is, in what it can show.
  fileprivate static var terminal: TextPicture {
    let charset = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
    return TextPicture(
      width: Terminal.columns(of: STDOUT_FILENO), hasBlocks: charset == "UTF-8",
      hasColour: getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) } != "dumb")
  }
}
