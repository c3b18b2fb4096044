import CommandLineInterface
import Localisation

extension CompatibleCommandLine {
  /// Reads how a picture of columns looks.
  func columns() throws(UsageError) -> ColumnPicture {
    var picture = ColumnPicture()
    picture.width = try width()
    picture.height = Int(try table.number(.height, in: 1...30_000) ?? 250)
    picture.scale = try amplitudeScale() ?? .factor(1)
    let schemes: [String: ColumnStyle] = ["audacity": .audacity, "audition": .audition]
    picture.style = try table.choice(.colors) { schemes[$0] } ?? .audacity
    try readColours(into: &picture.style)
    guard !table.isSet(.noAxisLabels) || !table.isSet(.withAxisLabels) else {
      throw UsageError(
        Translations.text("Only one of --no-axis-labels and --with-axis-labels can count."))
    }
    picture.style.hasAxisLabels = !table.isSet(.noAxisLabels)
    picture.style.bars = try bars()
    _ = try table.number(.compression, in: -1...9)
    return picture
  }

  /// Width of a picture in pixels.
  func width() throws(UsageError) -> Int { Int(try table.number(.width, in: 1...30_000) ?? 800) }

  /// What amplitudes are multiplied by, where that is said.
  func amplitudeScale() throws(UsageError) -> AmplitudeScale? {
    try table.choice(.amplitudeScale) { text in
      if text == "auto" { return .loudest }
      return Double(text).flatMap { $0.isFinite && $0 >= 0 ? .factor($0) : nil }
    }
  }

  private func readColours(into style: inout ColumnStyle) throws(UsageError) {
    if let colour = try table.colour(.borderColor) { style.border = colour }
    if let colour = try table.colour(.backgroundColor) { style.background = colour }
    if let colour = try table.colour(.axisLabelColor) { style.axisLabels = colour }
    if let colours = try table.colours(.waveformColor) { style.waveform = colours }
  }

  private func bars() throws(UsageError) -> ColumnStyle.Bars? {
    var bars = ColumnStyle.Bars()
    bars.width = Int(try table.number(.barWidth, in: 1...1000) ?? 8)
    bars.gap = Int(try table.number(.barGap, in: 0...1000) ?? 4)
    bars.isRounded =
      try table.choice(.barStyle) { ["square": false, "rounded": true][$0] } ?? false
    let hasBars = try table.choice(.waveformStyle) { ["normal": false, "bars": true][$0] } ?? false
    return hasBars ? bars : nil
  }
}
