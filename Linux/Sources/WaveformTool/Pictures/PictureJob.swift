import AudioDecoding
import Waveforms

/// How a picture is written.
enum PictureKind: Hashable {
  /// In block characters.
  case text
  /// As shapes, by cairo.
  case svg
  /// As pixels, by cairo.
  case png
}

/// Draws a picture of one input.
struct PictureJob {
  let input: WaveformInput
  let options: WaveformOptions

  /// A waveform, as finely as a picture needs it, and the window of it that is shown.
  struct Measured {
    let tiles: CoarseTiles
    let window: Range<Int64>
    let report: WaveformReport
  }

  /// Measures the input, and tells the share that is done, where the length is known.
  func measure(onProgress: (Double) -> Void) throws(WaveformToolError) -> Measured {
    var tiles: CoarseTiles?
    var silence: SilenceTrack?
    let summary = try analyse { event in
      switch event {
      case .began(let outline):
        let window = options.window(sampleRate: outline.sampleRate)
        tiles = CoarseTiles(layout: outline.layout, window: window)
        silence = options.silence.map {
          SilenceTrack($0, sampleRate: outline.sampleRate, window: window)
        }
      case .progressed(let share): onProgress(share)
      case .measured(let tile):
        tiles?.insert(tile)
        silence?.add(tile)
      }
    }
    silence?.finish()
    let window = options.window(sampleRate: summary.sampleRate)
    guard let tiles, window.lowerBound < summary.frameCount else {
      throw .endsBeforeStart(Double(summary.frameCount) / Double(summary.sampleRate))
    }
    return Measured(
      tiles: tiles, window: window.clamped(to: 0..<summary.frameCount),
      report: WaveformReport(
        sampleRate: summary.sampleRate, channelCount: summary.channelCount,
        frameCount: summary.frameCount, isTruncated: summary.isTruncated,
        invalidSampleCount: summary.invalidSampleCount, silences: silence?.spans))
  }

  /// Runs to the end, and puts the picture into its place.
  func run(
    _ kind: PictureKind, place: OutputPlace, onProgress: (Double) -> Void
  ) throws(WaveformToolError) -> WaveformReport {
    let measured = try measure(onProgress: onProgress)
    let file = try place.begin()
    let count = kind == .text ? options.text.width : options.picture.count
    let heights = measured.heights(count: count, style: options.bars)
    switch kind {
    case .text: try file.append(Array(options.text.text(heights).utf8))
    case .svg: try options.picture.writeSVG(heights, to: file)
    case .png: try options.picture.writePNG(heights, to: file)
    }
    try place.finish(file)
    return measured.report
  }

  private func analyse(
    onEvent: (WaveformAnalysis.Event) -> Void
  ) throws(WaveformToolError) -> WaveformAnalysis.Summary {
    let choice = WaveformAnalysis.Options(
      decoding: options.decoding, detail: options.bars.value == .peak ? .extremes : .all,
      measuresLoudness: options.bars.value == .loudness, threadCount: options.threadCount)
    do throws(AudioDecodingError) {
      return try WaveformAnalysis(of: input.location, options: choice).run(onEvent: onEvent)
    } catch {
      throw .decoding(error)
    }
  }
}

extension PictureJob.Measured {
  /// The heights of so many bars, as shares of the full height.
  func heights(count: Int, style: BarStyle) -> [Double] {
    style.heights(
      of: tiles.amplitudes(
        style.value, from: window.lowerBound, to: window.upperBound, count: count))
  }
}
