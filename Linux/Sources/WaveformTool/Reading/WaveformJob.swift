import MediaLocations
import WaveformFiles

/// Makes what is asked for of one input.
struct WaveformJob {
  let input: WaveformInput
  let options: WaveformOptions

  /// Runs to the end, and tells the share that is done, where the length is known.
  func run(onProgress: (Double) -> Void) throws(WaveformToolError) -> WaveformReport {
    guard let kind = options.kind, let place = options.destination.place else {
      return try SummaryJob(input: input, options: options).run(onProgress: onProgress)
    }
    if case .file(let path) = input.location, place.isSame(as: path) {
      throw .overwritesInput(path)
    }
    let picture = PictureJob(input: input, options: options)
    let job = PointFileJob(input: input, options: options, place: place)
    switch kind {
    case .dat: return try job.run(onProgress: onProgress, makeWriter: { DatWriter($0) })
    case .json: return try job.run(onProgress: onProgress, makeWriter: { WaveformJSONWriter($0) })
    case .txt: return try picture.run(.text, place: place, onProgress: onProgress)
    case .svg: return try picture.run(.svg, place: place, onProgress: onProgress)
    case .png: return try picture.run(.png, place: place, onProgress: onProgress)
    }
  }
}

extension Destination {
  /// The place, unless it's nowhere.
  var place: OutputPlace? {
    switch self {
    case .nowhere: nil
    case .file(let path): OutputPlace(path)
    case .standardOutput, .terminal: .standardOutput
    }
  }

  /// The path to show, unless it's nowhere.
  var name: String? {
    switch self {
    case .nowhere: nil
    case .file(let path): path.text
    case .standardOutput, .terminal: "-"
    }
  }
}
