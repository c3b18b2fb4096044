import AudioDecoding
import CGLib
import CommandLineInterface
import Localisation
import MediaLocations
import WaveformFiles

/// Reads a command line that was written for audiowaveform.
struct CompatibleCommandLine {
  /// What the command line comes to.
  enum Wish {
    /// Make a waveform.
    case make(WaveformOptions)
    /// Show a text, and end well.
    case show(String)
  }

  private let table: OptionTable<CompatibleOption>

  /// Reads the arguments, the first of which is the command's name.
  static func parse(_ arguments: [FilePath]) throws(UsageError) -> Wish {
    let table = OptionTable<CompatibleOption>()
    let context = g_option_context_new(nil)
    defer { g_option_context_free(context) }
    g_option_context_set_help_enabled(context, 0)  // Its letter, h, is the height.
    var words = makeVector(arguments.flatMap { separated($0) })
    defer { g_strfreev(words) }
    try table.read(&words, in: context, rest: "")
    guard !table.isSet(.help) else {
      let help = g_option_context_get_help(context, 1, nil)
      defer { g_free(help) }
      return .show(help.map { String(cString: $0) } ?? "")
    }
    return .make(try CompatibleCommandLine(table: table).options())
  }

  /// A word such as `-z256` as two, which GLib takes only apart.
  private static func separated(_ word: FilePath) -> [FilePath] {
    let bytes = Array(word.bytes)
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "-") else { return [word] }
    let takesValue = CompatibleOption.allCases.contains {
      $0.letter?.asciiValue == bytes[1] && $0.placeholder != nil
    }
    return takesValue ? [FilePath(bytes: bytes[..<2]), FilePath(bytes: bytes[2...])] : [word]
  }

  private static func makeVector(_ words: [FilePath]) -> ArgumentVector? {
    let builder = g_strv_builder_new()
    defer { g_strv_builder_unref(builder) }
    for word in words { g_strv_builder_add(builder, word.cString) }
    return g_strv_builder_end(builder)
  }

  private func options() throws(UsageError) -> WaveformOptions {
    guard table.files.isEmpty, let input = table.path(.inputFilename) else {
      throw UsageError(Translations.text("Say with --input-filename what to measure."))
    }
    guard let output = table.path(.outputFilename) else {
      throw UsageError(Translations.text("Say with --output-filename where to write."))
    }
    var options = WaveformOptions()
    options.isCompatible = true
    options.positions = .contiguous
    options.inputs = [WaveformInput(argument: input)]
    options.destination = output == "-" ? .standardOutput : .file(output)
    options.kind = try kind(of: output)
    options.zoom = try zoom()
    options.resolution = try table.resolution(.bits)
    options.splitsChannels = table.isSet(.splitChannels)
    if options.kind == .png { options.columns = try columns(into: &options) }
    return options
  }

  private func kind(of output: FilePath) throws(UsageError) -> OutputKind {
    let name = table.text(.outputFormat) ?? output.fileExtension
    guard let kind = OutputKind(rawValue: name), [.json, .dat, .png].contains(kind) else {
      throw table.notAmongChoices(name, of: .outputFormat)
    }
    return kind
  }

  private func zoom() throws(UsageError) -> Zoom {
    switch (table.text(.zoom), table.text(.pixelsPerSecond)) {
    case (_?, _?):
      throw UsageError(Translations.text("Only one of --zoom and --pixels-per-second can count."))
    case (nil, _?):
      return .pointsPerSecond(try table.number(.pixelsPerSecond, in: 1...0x7FFF_FFFF) ?? 100)
    default:
      let samples = try table.number(.zoom, in: WaveformDataHeader.samplesPerPointRange)
      return .samplesPerPoint(samples ?? 256)
    }
  }

  private func columns(into options: inout WaveformOptions) throws(UsageError) -> ColumnPicture {
    let advice = Translations.text("Write a number of seconds.")
    if let start = try table.seconds(.start, advice: advice) { options.start = start }
    var picture = ColumnPicture()
    picture.width = Int(try table.number(.width, in: 1...30_000) ?? 800)
    picture.height = Int(try table.number(.height, in: 1...30_000) ?? 250)
    switch table.text(.colors) {
    case nil, "audacity": break
    case "audition":
      picture.background = Colour(red: 0, green: 63 / 255, blue: 34 / 255)
      picture.colour = Colour(red: 134 / 255, green: 252 / 255, blue: 199 / 255)
    case .some(let text): throw table.notAmongChoices(text, of: .colors)
    }
    if let colour = try table.colour(.backgroundColor) { picture.background = colour }
    if let colour = try table.colour(.waveformColor) { picture.colour = colour }
    return picture
  }
}
