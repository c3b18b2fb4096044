import AudioDecoding
import Glibc
import Localisation
import MediaLocations
import WaveformFiles

/// Why there is no waveform of an input.
enum WaveformToolError: Error {
  /// The sound can't be decoded.
  case decoding(AudioDecodingError)
  /// The points don't fit into the file's format.
  case points(WaveformFileError)
  /// The sound ends, in seconds of media, before the waveform begins.
  case endsBeforeStart(Double)
  /// A point would stand for fewer samples than two, at this many a second.
  case tooManyPoints(sampleRate: Int)
  /// The format can't hold this many channels.
  case tooManyChannels(Int)
  /// The input is a file of points, which is damaged.
  case unreadablePoints(WaveformFileError)
  /// The input is a file of points, each of this many samples, and fewer are asked for.
  case tooFewSamplesPerPoint(Int32)
  /// The input is a file of points, which tell nothing but minimum and maximum.
  case hasPeaksAlone
  /// The input, which can be read once, can't be kept: by the system's word.
  case unkeepable(reason: String)
  /// The output can't be written, by the system's word.
  case unwritable(FilePath, reason: String)
  /// The picture can't be drawn, by cairo's word.
  case undrawable(reason: String)
  /// The output is the input.
  case overwritesInput(FilePath)

  /// Makes the error of a call that has just failed for a file.
  static func system(_ path: FilePath) -> WaveformToolError {
    .unwritable(path, reason: String(cString: strerror(errno)))
  }

  /// A word for machines, the same in every language.
  var code: String {
    switch self {
    case .decoding(let error): error.code
    case .points: "does-not-fit"
    case .endsBeforeStart: "ends-before-start"
    case .tooManyPoints: "too-many-points"
    case .tooManyChannels: "too-many-channels"
    case .unreadablePoints: "unreadable-points"
    case .tooFewSamplesPerPoint: "too-few-samples-per-point"
    case .hasPeaksAlone: "has-peaks-alone"
    case .unkeepable: "unkeepable"
    case .unwritable: "unwritable"
    case .undrawable: "undrawable"
    case .overwritesInput: "overwrites-input"
    }
  }
}

extension AudioDecodingError {
  fileprivate var code: String {
    switch self {
    case .missing: "missing"
    case .notAFile: "not-a-file"
    case .unreadable: "unreadable"
    case .networkRefused: "network-refused"
    case .notMedia: "not-media"
    case .noAudio: "no-audio"
    case .noSuchStream: "no-such-stream"
    case .decoderMissing: "decoder-missing"
    case .undecodable: "undecodable"
    case .outOfResources: "out-of-resources"
    case .cancelled: "cancelled"
    }
  }
}
