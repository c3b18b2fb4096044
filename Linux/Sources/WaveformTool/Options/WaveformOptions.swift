import AudioDecoding
import Glibc
import MediaLocations
import WaveformFiles

/// What is made of a waveform.
enum OutputKind: String, CaseIterable {
  /// audiowaveform's JSON.
  case json
  /// audiowaveform's binary file.
  case dat
  /// A picture in block characters.
  case txt
  /// A picture made of shapes.
  case svg
  /// A picture made of pixels.
  case png

  /// Whether it's drawn, and no file of points.
  var isPicture: Bool { self != .json && self != .dat }
}

/// Where a waveform goes.
enum Destination: Hashable {
  /// Nowhere: only what there is to say about it is wanted.
  case nowhere
  /// Into one file.
  case file(FilePath)
  /// Into a folder, each under its input's name with another ending.
  case folder(FilePath)
  /// To standard output.
  case standardOutput
  /// To a terminal, as pictures with what they show above them.
  case terminal
}

/// How many samples a point of a file stands for.
enum Zoom: Hashable {
  /// This many.
  case samplesPerPoint(Int64)
  /// As many as make no more than this number of points in all.
  case points(Int64)
  /// As many as make this number of points a second, without their fraction.
  case pointsPerSecond(Int64)
  /// As many as make this number of points of some seconds, without their fraction.
  case span(seconds: Double, points: Int64)
}

/// What the command line asks of `seekkit waveform`.
struct WaveformOptions {
  /// What to read, in this order.
  var inputs: [WaveformInput] = []
  /// Where the waveform goes.
  var destination = Destination.nowhere
  /// What is made of it; nothing where it goes nowhere.
  var kind: OutputKind?
  /// How many samples a point stands for; nothing takes 256, or what a file of points has.
  var zoom: Zoom?
  /// How finely a file keeps samples; nothing takes 16 bits, or what a file of points has.
  var resolution: WaveformDataHeader.Resolution?
  /// Whether each channel has points of its own, and isn't mixed with the others.
  var splitsChannels = false
  /// Where the waveform begins, in seconds of media.
  var start = 0.0
  /// Where the waveform ends, in seconds of media; nothing where it goes on to the end.
  var end: Double?
  /// Where decoded samples stand.
  var positions = AudioDecodingOptions.Positions.media
  /// Whether the command line was written for audiowaveform, which writes no lines for machines.
  var isCompatible = false
  /// How a picture of columns looks, where that is wanted instead of bars.
  var columns: ColumnPicture?
  /// What an input of points is; nothing goes by the names of files.
  var pointFormat: OutputKind?
  /// What an input of raw sound is made of.
  var rawSound: RawSound?
  /// Whether the points of a file are multiplied until the highest magnitude is full scale.
  var scalesToLoudest = false
  /// The stream to read; nothing reads the best one.
  var streamIndex: Int?
  /// The number of inputs that are worked on at once.
  var jobCount = 1
  /// Whether lines for machines are wanted, wherever standard output goes.
  var wantsLines = false
  /// What counts as silence, where silent spans are asked for.
  var silence: SilenceChoice?
  /// The number of threads that decode.
  var threadCount = 1
  /// What the bars of pictures show.
  var bars = BarStyle()
  /// How a picture in block characters looks.
  var text = TextPicture()
  /// How a drawn picture looks.
  var picture = BarPicture()
}

extension WaveformOptions {
  /// Whether there is a line for machines of each input.
  var showsLines: Bool {
    !isCompatible && ![.standardOutput, .terminal].contains(destination)
      && (wantsLines || isatty(STDOUT_FILENO) == 0)
  }

  /// Whether people read what is on standard output.
  var showsWords: Bool { destination != .standardOutput && isatty(STDOUT_FILENO) != 0 }
}
