import Glibc
import Localisation
import Waveforms

extension WaveformCommandLine {
  /// Reads what pictures show, and how they look.
  func readPictureOptions(into options: inout WaveformOptions) throws(UsageError) {
    options.bars = try barStyle()
    if options.destination == .terminal { options.text = .terminal }
    let isText = options.kind == .txt
    if let width = try number(.width, in: 1...(isText ? 10_000 : 30_000)) {
      options.text.width = Int(width)
      options.picture.width = Double(width)
    }
    if let height = try number(.height, in: 1...(isText ? 1_000 : 30_000)) {
      options.text.height = Int(height)
      options.picture.height = Double(height)
    }
    options.picture.scaleFactor = Int(try number(.scaleFactor, in: 1...8) ?? 1)
    options.picture.barWidth = Double(try number(.barWidth, in: 1...1000) ?? 3)
    options.picture.spacing = Double(try number(.spacing, in: 0...1000) ?? 2)
    if let colour = try colour(.colour) { options.picture.colour = colour }
    options.picture.background = try colour(.background)
  }

  private func barStyle() throws(UsageError) -> BarStyle {
    var style = BarStyle()
    style.value =
      try choice(
        .value, [("peak", .peak), ("rms", .rms), ("loudness", .loudness)]) ?? .rms
    let floor = try level(.floor, in: -200 ... -1) ?? -60
    style.curve =
      try choice(
        .scale,
        [("linear", .linear), ("decibels", .decibels(floor: floor)), ("perceived", .perceived)]
      ) ?? .perceived
    style.reference = try level(.reference, in: -200...40).map { .level($0) } ?? .loudest
    return style
  }

  private func choice<Value>(
    _ option: WaveformOption, _ choices: [(name: String, value: Value)]
  ) throws(UsageError) -> Value? {
    guard let text = table.text(option) else { return nil }
    guard let choice = choices.first(where: { $0.name == text }) else {
      throw UsageError(
        text, for: option, Translations.text("Write one of %@.", option.placeholder ?? ""))
    }
    return choice.value
  }

  func level(
    _ option: WaveformOption, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    guard let text = table.text(option) else { return nil }
    guard let level = Double(text), range.contains(level) else {
      throw UsageError(
        text, for: option,
        Translations.text(
          "Write a number of decibels from %@ to %@.", Translations.number(range.lowerBound),
          Translations.number(range.upperBound)))
    }
    return level
  }

  private func colour(_ option: WaveformOption) throws(UsageError) -> Colour? {
    guard let text = table.text(option) else { return nil }
    guard let colour = Colour(text) else {
      throw UsageError(
        text, for: option, Translations.text("Write a colour such as #3584e4 or #3584e480."))
    }
    return colour
  }
}

extension TextPicture {
  /// A picture as wide as the terminal that standard output is, in what it can show.
  fileprivate static var terminal: TextPicture {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let charset = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
    return TextPicture(
      width: isKnown ? Int(size.ws_col) : 80, hasBlocks: charset == "UTF-8",
      hasColour: getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) } != "dumb")
  }
}
