import Localisation

/// The options of `seekkit waveform`.
enum WaveformOption: String, CommandOption {
  case output
  case format
  case samplesPerPoint = "samples-per-point"
  case points
  case pointsPerSecond = "points-per-second"
  case bits
  case splitChannels = "split-channels"
  case start
  case end
  case audioStream = "audio-stream"

  var letter: Character? { self == .output ? "o" : nil }

  var isPath: Bool { self == .output }

  var description: String {
    switch self {
    case .output: Translations.text("Write into this file; “-” is standard output")
    case .format: Translations.text("What to write, whatever the file's name ends with")
    case .samplesPerPoint: Translations.text("Samples that a point stands for; 256 unless given")
    case .points: Translations.text("No more points than this in all; reads the file twice")
    case .pointsPerSecond: Translations.text("Points a second, each of whole samples")
    case .bits: Translations.text("Bits that a value has, 8 or 16; 16 unless given")
    case .splitChannels: Translations.text("Keep channels apart instead of mixing them")
    case .start: Translations.text("Start here, such as 83 or 1:23")
    case .end: Translations.text("End here, such as 83 or 1:23")
    case .audioStream: Translations.text("Read the stream of this number, from 0")
    }
  }

  var placeholder: String? {
    switch self {
    case .output: Translations.text("FILE")
    case .format: OutputKind.allCases.map(\.rawValue).joined(separator: "|")
    case .samplesPerPoint, .points, .pointsPerSecond, .audioStream: Translations.text("NUMBER")
    case .bits: "8|16"
    case .splitChannels: nil
    case .start, .end: Translations.text("TIME")
    }
  }
}
