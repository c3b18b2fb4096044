import Localisation

/// The options of `seekkit waveform`.
enum WaveformOption: String, CommandOption {
  case output
  case outputDirectory = "output-dir"
  case format
  case samplesPerPoint = "samples-per-point"
  case points
  case pointsPerSecond = "points-per-second"
  case bits
  case splitChannels = "split-channels"
  case start
  case end
  case audioStream = "audio-stream"
  case threads
  case jobs
  case jsonLines = "json-lines"
  case silence
  case silenceThreshold = "silence-threshold"
  case silenceMinimum = "silence-minimum"
  case value
  case scale
  case floor
  case reference
  case width
  case height
  case scaleFactor = "scale-factor"
  case barWidth = "bar-width"
  case spacing
  case compatible
  case colour
  case background

  var letter: Character? { self == .output ? "o" : nil }

  var isPath: Bool { self == .output || self == .outputDirectory }

  var description: String {
    switch self {
    case .output: Translations.text("Write into this file; “-” is standard output")
    case .outputDirectory: Translations.text("Write into this folder, each under its input's name")
    case .format: Translations.text("What to write, whatever the file's name ends with")
    case .samplesPerPoint: Translations.text("Samples that a point stands for; 256 unless given")
    case .points: Translations.text("No more points than this in all; reads the file twice")
    case .pointsPerSecond: Translations.text("Points a second, each of whole samples")
    case .bits: Translations.text("Bits that a value has, 8 or 16; 16 unless given")
    case .splitChannels: Translations.text("Keep channels apart instead of mixing them")
    case .start: Translations.text("Start here, such as 83 or 1:23")
    case .end: Translations.text("End here, such as 83 or 1:23")
    case .audioStream: Translations.text("Read the stream of this number, from 0")
    case .threads: Translations.text("Threads that decode; 1 unless given")
    case .jobs: Translations.text("Files that are measured at once; 1 unless given")
    case .jsonLines: Translations.text("Tell in lines of JSON, on a terminal too")
    case .silence: Translations.text("List the silent spans")
    case .silenceThreshold:
      Translations.text("The level below which it is silent; -60 unless given")
    case .silenceMinimum: Translations.text("Seconds that silence lasts at least; 0.5 unless given")
    case .value: Translations.text("What bars show; rms unless given")
    case .scale: Translations.text("How high bars are; perceived unless given")
    case .floor:
      Translations.text("The level without height on the decibel scale; -60 unless given")
    case .reference: Translations.text("The level of full height; the loudest bar unless given")
    case .width: Translations.text("Width of a picture in points, or in columns")
    case .height: Translations.text("Height of a picture in points, or in lines")
    case .scaleFactor: Translations.text("Pixels a point, 1 to 8; 1 unless given")
    case .barWidth: Translations.text("Width of a bar in points; 3 unless given")
    case .spacing: Translations.text("Space between two bars in points; 2 unless given")
    case .compatible:
      Translations.text("Take audiowaveform's options instead; “--compatible --help” lists them")
    case .colour: Translations.text("Colour of the bars")
    case .background: Translations.text("Colour behind the bars; none unless given")
    }
  }

  var placeholder: String? {
    switch self {
    case .output: Translations.text("FILE")
    case .format: OutputKind.allCases.map(\.rawValue).joined(separator: "|")
    case .samplesPerPoint, .points, .pointsPerSecond, .audioStream, .threads, .jobs, .width,
      .height,
      .scaleFactor, .barWidth, .spacing:
      Translations.text("NUMBER")
    case .outputDirectory: Translations.text("FOLDER")
    case .silenceMinimum: Translations.text("SECONDS")
    case .bits: "8|16"
    case .value: "peak|rms|loudness"
    case .scale: "linear|decibels|perceived"
    case .floor, .reference, .silenceThreshold: Translations.text("DECIBELS")
    case .colour, .background: "#RRGGBB"
    case .splitChannels, .jsonLines, .silence, .compatible: nil
    case .start, .end: Translations.text("TIME")
    }
  }
}
