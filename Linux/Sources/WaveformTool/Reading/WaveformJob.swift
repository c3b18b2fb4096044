import MediaLocations
import WaveformFiles

/// Makes what is asked for of one input.
struct WaveformJob {
  let input: WaveformInput
  let options: WaveformOptions

  /// Runs to the end, and tells the share that is done, where the length is known.
  func run(onProgress: (Double) -> Void) throws(WaveformToolError) -> WaveformReport {
    let picture = PictureJob(input: input, options: options)
    guard let kind = options.kind, let place else {
      return try picture.measure(onProgress: onProgress).report
    }
    if case .file(let path) = input.location, place.isSame(as: path) {
      throw .overwritesInput(path)
    }
    if let columns = options.columns {
      return try ColumnJob(input: input, options: options, picture: columns, place: place)
        .run(onProgress: onProgress)
    }
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

extension WaveformJob {
  /// The place of the waveform, unless it's nowhere.
  private var place: OutputPlace? {
    switch options.destination {
    case .nowhere: nil
    case .file, .folder: outputPath.map { OutputPlace($0) }
    case .standardOutput, .terminal: .standardOutput
    }
  }

  /// The path of the waveform to show, unless it's nowhere.
  var outputName: String? {
    switch options.destination {
    case .nowhere: nil
    case .file, .folder: outputPath?.text
    case .standardOutput, .terminal: "-"
    }
  }

  private var outputPath: FilePath? {
    switch options.destination {
    case .nowhere, .standardOutput, .terminal: nil
    case .file(let path): path
    case .folder(let folder): options.kind.map { folder.appending(input.outputName($0)) }
    }
  }
}
