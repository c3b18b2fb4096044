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

  let table: OptionTable<CompatibleOption>

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
    guard !table.isSet(.version) else { return .show(Version.line) }
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
    options.resolution = try table.resolution(.bits)
    options.splitsChannels = table.isSet(.splitChannels)
    options.pointFormat = try pointFormat()
    options.rawSound = try rawSound(input)
    if options.kind == .png {
      options.columns = try columns()
      try readPart(into: &options)
    }
    options.zoom = try zoom(
      start: options.start, end: options.end, isPicture: options.kind == .png)
    let scale = try amplitudeScale()
    options.scalesToLoudest = options.kind != .png && scale == .loudest
    return options
  }

  private func kind(of output: FilePath) throws(UsageError) -> OutputKind {
    let name = table.text(.outputFormat) ?? output.fileExtension.lowercased()
    guard let kind = OutputKind(rawValue: name), [.json, .dat, .png].contains(kind) else {
      throw table.notAmongChoices(name, of: .outputFormat)
    }
    return kind
  }

  /// What an input of points is, where that is said; formats of sound are told by content.
  private func pointFormat() throws(UsageError) -> OutputKind? {
    let sounds: Set<String> = ["wav", "mp3", "flac", "ogg", "opus", "raw"]
    guard let name = table.text(.inputFormat), !sounds.contains(name) else { return nil }
    guard let kind = OutputKind(rawValue: name), [.dat, .json].contains(kind) else {
      throw table.notAmongChoices(name, of: .inputFormat)
    }
    return kind
  }

  private func readPart(into options: inout WaveformOptions) throws(UsageError) {
    let advice = Translations.text("Write a number of seconds.")
    options.start = try table.seconds(.start, advice: advice) ?? 0
    options.end = try table.seconds(.end, advice: advice)
    if let end = options.end, end <= options.start {
      throw UsageError(Translations.text("The end has to come after the start."))
    }
  }

  private func zoom(
    start: Double, end: Double?, isPicture: Bool
  ) throws(UsageError) -> Zoom? {
    let given = [table.text(.zoom), table.text(.pixelsPerSecond), end.map { _ in "" }]
    guard given.compactMap({ $0 }).count <= 1 else {
      throw UsageError(
        Translations.text("Only one of --zoom, --pixels-per-second and --end can count."))
    }
    if let end { return .span(seconds: end - start, points: Int64(try width())) }
    if let points = try table.number(.pixelsPerSecond, in: 1...0x7FFF_FFFF) {
      return .pointsPerSecond(points)
    }
    if table.text(.zoom) == "auto", isPicture { return .points(Int64(try width())) }
    return try table.number(.zoom, in: WaveformDataHeader.samplesPerPointRange)
      .map { .samplesPerPoint($0) }
  }
}
