import MediaLocations
import WaveformFiles

/// Makes what is asked for of one input.
struct WaveformJob {
  let input: WaveformInput
  let options: WaveformOptions

  /// Runs to the end, and tells the share that is done, where the length is known.
  func run(onProgress: (Double) -> Void) throws(WaveformToolError) -> WaveformReport {
    if let place, case .file(let path) = input.location, place.isSame(as: path) {
      throw .overwritesInput(path)
    }
    var spool: SpooledInput?
    if let pipeToKeep { spool = try SpooledInput(pipeToKeep) }
    defer { withExtendedLifetime(spool) {} }
    return try run(spool?.input ?? input, onProgress: onProgress)
  }

  private func run(
    _ input: WaveformInput, onProgress: (Double) -> Void
  ) throws(WaveformToolError) -> WaveformReport {
    let stored = try storedPoints(of: input)
    if stored != nil, options.silence != nil { throw .hasPeaksAlone }
    guard let kind = options.kind, let place else {
      return try bars(of: stored, input, onProgress: onProgress).report
    }
    if kind.isPicture, options.columns == nil {
      let bars = try bars(of: stored, input, onProgress: onProgress)
      return try PictureJob(bars: bars, options: options, place: place).run(kind)
    }
    let points: any PointSource =
      stored.map { ResampledPoints(stored: $0, options: options) }
      ?? SoundPoints(input: input, options: options)
    if let columns = options.columns {
      return try ColumnJob(
        source: points, picture: columns, start: options.start, place: place
      )
      .run(onProgress: onProgress)
    }
    let job = PointFileJob(source: points, options: options, place: place)
    return kind == .dat
      ? try job.run(onProgress: onProgress, makeWriter: { DatWriter($0) })
      : try job.run(onProgress: onProgress, makeWriter: { WaveformJSONWriter($0) })
  }

  private func bars(
    of stored: StoredPoints?, _ input: WaveformInput, onProgress: (Double) -> Void
  ) throws(WaveformToolError) -> MeasuredBars {
    if let stored { return try StoredBars(stored: stored, options: options).measure() }
    return try SoundBars(input: input, options: options).measure(onProgress: onProgress)
  }

  /// The pipe whose contents have to be kept first, since they are read twice, or looked into.
  private var pipeToKeep: FilePath? {
    guard case .file(let path) = input.location, input.isPipe else { return nil }
    if case .points = options.zoom { return path }
    return options.scalesToLoudest || options.pointFormat != nil ? path : nil
  }

  private func storedPoints(of input: WaveformInput) throws(WaveformToolError) -> StoredPoints? {
    guard case .file(let path) = input.location, !input.isPipe else { return nil }
    return try StoredPoints(path, as: options.pointFormat)
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
