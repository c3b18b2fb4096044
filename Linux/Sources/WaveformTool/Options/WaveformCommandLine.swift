import CGLib
import CommandLineInterface
import Glibc
import Localisation
import MediaLocations
import WaveformFiles

/// Reads the command line of `seekkit waveform` with GLib's option parser.
struct WaveformCommandLine {
  let table: OptionTable<WaveformOption>

  /// Reads the arguments, the first of which is the command's name.
  ///
  /// GLib itself answers `--help`, and ends the program.
  static func parse(_ arguments: ArgumentVector) throws(UsageError) -> WaveformOptions {
    let table = OptionTable<WaveformOption>()
    let context = g_option_context_new(nil)
    defer { g_option_context_free(context) }
    g_option_context_set_summary(
      context,
      Translations.text("Measures the waveforms of audio and video files; “-” is standard input."))
    var words = g_strdupv(arguments)
    defer { g_strfreev(words) }
    try table.read(&words, in: context, rest: Translations.text("FILE…"))
    return try WaveformCommandLine(table: table).options()
  }

  private func options() throws(UsageError) -> WaveformOptions {
    var options = WaveformOptions()
    options.inputs = table.files.map { WaveformInput(argument: $0) }
    guard !options.inputs.isEmpty else {
      throw UsageError(Translations.text("Say which files to measure."))
    }
    options.destination = try destination()
    options.wantsLines = table.isSet(.jsonLines)
    options.silence = try silence()
    options.jobCount = Int(try table.number(.jobs, in: 1...256) ?? 1)
    options.kind = try kind(for: options.destination)
    try readPictureOptions(into: &options)
    options.threadCount = Int(try table.number(.threads, in: 1...64) ?? 1)
    options.zoom = try zoom()
    options.resolution = try table.resolution(.bits)
    options.splitsChannels = table.isSet(.splitChannels)
    options.start = try time(.start) ?? 0
    options.end = try time(.end)
    if let end = options.end, end <= options.start {
      throw UsageError(Translations.text("The end has to come after the start."))
    }
    options.streamIndex = try table.number(.audioStream, in: 0...0x7FFF_FFFF).map { Int($0) }
    if options.destination == .standardOutput, options.wantsLines || options.silence != nil {
      throw UsageError(
        Translations.text("Standard output has the waveform, and can't take anything else."))
    }
    try checkOutputs(of: options)
    return options
  }

  private func destination() throws(UsageError) -> Destination {
    switch (table.path(.output), table.path(.outputDirectory)) {
    case (nil, nil):
      return isatty(STDOUT_FILENO) != 0 && !table.isSet(.jsonLines) ? .terminal : .nowhere
    case (nil, let folder?): return .folder(folder)
    case (let path?, nil): return path == "-" ? .standardOutput : .file(path)
    case (_?, _?):
      throw UsageError(Translations.text("Only one of --output and --output-dir can count."))
    }
  }

  private func silence() throws(UsageError) -> SilenceChoice? {
    var choice = SilenceChoice()
    choice.threshold = try table.level(.silenceThreshold, in: -100...0) ?? choice.threshold
    choice.minimumLength =
      try table.seconds(
        .silenceMinimum, advice: Translations.text("Write a number of seconds."))
      ?? choice.minimumLength
    return table.isSet(.silence) ? choice : nil
  }

  /// Makes sure that no waveform is written over another.
  private func checkOutputs(of options: WaveformOptions) throws(UsageError) {
    switch options.destination {
    case .nowhere, .terminal: break
    case .file, .standardOutput:
      guard options.inputs.count == 1 else {
        throw UsageError(
          Translations.text("One file can't take the waveforms of several. Use --output-dir."))
      }
    case .folder(let folder):
      var taken: Set<FilePath> = []
      for input in options.inputs {
        let path = folder.appending(input.outputName(options.kind ?? .json))
        guard taken.insert(path).inserted else {
          throw UsageError(
            Translations.text("Two inputs would become the same file “%@”.", path.text))
        }
      }
    }
  }

  /// The kind that `--format` names, or else the file's name.
  private func kind(for destination: Destination) throws(UsageError) -> OutputKind? {
    if let kind = try table.choice(.format, { OutputKind(rawValue: $0) }) {
      guard destination != .nowhere, destination != .terminal || kind == .txt else {
        throw UsageError(Translations.text("Say with --output where to write."))
      }
      return kind
    }
    switch destination {
    case .nowhere: return nil
    case .terminal: return .txt
    case .standardOutput, .folder:
      throw UsageError(Translations.text("Say with --format what to write."))
    case .file(let path):
      guard let kind = OutputKind(rawValue: path.fileExtension.lowercased()) else {
        throw UsageError(
          Translations.text("The name “%@” doesn't tell what to write. Add --format.", path.text))
      }
      return kind
    }
  }

  private func zoom() throws(UsageError) -> Zoom? {
    let positive: ClosedRange<Int64> = 1...0x7FFF_FFFF
    let choices: [Zoom?] = [
      try table.number(.samplesPerPoint, in: WaveformDataHeader.samplesPerPointRange)
        .map { .samplesPerPoint($0) },
      try table.number(.points, in: positive).map { .points($0) },
      try table.number(.pointsPerSecond, in: positive).map { .pointsPerSecond($0) },
    ]
    let given = choices.compactMap { $0 }
    guard given.count <= 1 else {
      throw UsageError(
        Translations.text(
          "Only one of --samples-per-point, --points and --points-per-second can count."))
    }
    return given.first
  }

  private func time(_ option: WaveformOption) throws(UsageError) -> Double? {
    try table.seconds(option, advice: Translations.text("Write a time such as 83 or 1:23."))
  }
}
