import Seeking
import SeekingGTK
import WaveformStore
import Waveforms

/// A waveform as far as it was measured at a moment, and its bars at any zoom.
///
/// *Lifetime*: until more has been measured. *Concurrency*: on the main actor.
@MainActor
final class MeasuredWaveform {
  /// Which windows of the media are looked at for the loudest one.
  private struct Windows: Hashable {
    let value: WaveformDisplay.Value
    let rows: [WaveformRows]
    let frameCount: Int64
  }

  /// The most windows that are looked through for the loudest one.
  private static let mostWindows: Int64 = 1 << 16
  /// The shortest windows, in frames: a sixteenth of the points in a tile.
  private static let shortestWindow: Int64 = 4096

  /// The level in dBFS below which the loudest sample of a pause is: where people speak, rooms hum.
  private static let pauseThreshold = -45.0
  /// The shortest pause that is worth skipping: the one between two sentences.
  private static let shortestPause: MediaSeconds = 0.5
  /// How little of a pause may be left without its being over.
  private static let tolerance: MediaSeconds = 0.05

  private let pyramid: WaveformPyramid<WaveformTiles>
  private let sampleRate: Double
  private var references: [Windows: Double] = [:]
  /// The pauses, in frames.
  private lazy var pauses = pyramid.silences(
    below: Self.pauseThreshold, minimumLength: Int64(Self.shortestPause.value * sampleRate))

  /// Makes a waveform of tiles.
  ///
  /// - Parameters:
  ///   - tiles: what has been measured.
  ///   - sampleRate: frames a second.
  init(_ tiles: WaveformTiles, sampleRate: Int32) {
    pyramid = WaveformPyramid(tiles)
    self.sampleRate = Double(sampleRate)
  }

  /// The seconds of media that have been measured.
  var measuredDuration: MediaSeconds {
    MediaSeconds(Double(pyramid.source.frameCount) / sampleRate)
  }

  /// Whether something that was to be drawn couldn't be read from the cache.
  var isDamaged: Bool { pyramid.source.damage != nil }

  /// Where the next pause in the sound ends, or the one under way.
  ///
  /// - Parameter place: where playback is.
  /// - Returns: the place; nothing where no pause ends after that, as far as it has been measured.
  func pauseEnd(after place: MediaSeconds) -> MediaSeconds? {
    let frame = Int64((place + Self.tolerance).value * sampleRate)
    let end = pyramid.source.frameCount
    let pause = pauses.first { $0.upperBound > frame && $0.upperBound < end }
    return pause.map { MediaSeconds(Double($0.upperBound) / sampleRate) }
  }

  /// The bars of a part of the media.
  ///
  /// The loudest stretch of all the media that is as long as a bar has full height, whatever part is
  /// shown, so that bars keep their heights while they are moved along.
  ///
  /// - Parameters:
  ///   - visible: the part.
  ///   - duration: the length of the media in seconds.
  ///   - count: number of bars.
  ///   - display: what is drawn.
  ///   - preview: what is drawn of what hasn't been measured.
  /// - Returns: the bars row by row; none where numbers make no sense.
  func bars(
    of visible: VisibleRange, duration: MediaSeconds, count: Int, display: WaveformDisplay,
    preview: PreviewedWaveform?
  ) -> [[WaveformBar]] {
    let frames = min(duration.value * sampleRate, Double(PyramidLayout.maximumFrameCount))
    guard frames >= 1, count > 0 else { return [] }
    let (from, to) = (Int64(frames * visible.lower), Int64(frames * visible.upper))
    let rows = display.rows(in: pyramid.source.layout)
    let reference = max(
      reference(display.value, rows, framesPerBar: (to - from) / Int64(count)),
      preview?.reference(display.value) ?? 0)
    var all = measured(rows, display.value, from: from, to: to, count: count, reference: reference)
    guard let preview else { return all }
    let previewed = preview.bars(
      of: visible, count: count, value: display.value, reference: reference)
    let first = firstUnmeasured(from: from, to: to, count: count)
    for row in all.indices { all[row].replaceSubrange(first..., with: previewed[first...]) }
    return all
  }

  /// The number of the first bar that isn't measured to its end.
  private func firstUnmeasured(from: Int64, to: Int64, count: Int) -> Int {
    let share = Double(pyramid.source.frameCount - from) / Double(max(to - from, 1))
    return Int(min(max(share, 0), 1) * Double(count))
  }

  private func measured(
    _ rows: [WaveformRows], _ value: WaveformDisplay.Value, from: Int64, to: Int64, count: Int,
    reference: Double
  ) -> [[WaveformBar]] {
    rows.map { row in
      if value == .extremes {
        return extremes(row, from: from, to: to, count: count, reference: reference)
      }
      let amplitudes = amplitudes(value, row, from: from, to: to, count: count)
      return WaveformScale(.perceived, reference: reference).heights(of: amplitudes)
        .map { WaveformBar(height: $0) }
    }
  }

  private func extremes(
    _ row: WaveformRows, from: Int64, to: Int64, count: Int, reference: Double
  ) -> [WaveformBar] {
    let level = PyramidLayout.finestLevel(framesPerPoint: (to - from) / Int64(count))
    let fullScale = reference * 32768
    return pyramid.points(row, from: from, to: to, count: count, finestLevel: level).map { point in
      WaveformBar(
        above: Double(point.maximum) / fullScale, below: -Double(point.minimum) / fullScale)
    }
  }

  private func amplitudes(
    _ value: WaveformDisplay.Value, _ row: WaveformRows, from: Int64, to: Int64, count: Int
  ) -> [Double] {
    pyramid.amplitudes(
      value.measured, row, from: from, to: to, count: count,
      finestLevel: PyramidLayout.finestLevel(framesPerPoint: (to - from) / Int64(count)))
  }

  /// The amplitude that has full height: the loudest in windows that aren't longer than a bar, as
  /// far as there aren't too many of them.
  private func reference(
    _ value: WaveformDisplay.Value, _ rows: [WaveformRows], framesPerBar: Int64
  ) -> Double {
    let end = pyramid.source.frameCount
    guard end > 0 else { return WaveformScale.lowestReference }
    var length = Self.shortestWindow
    while length * 2 <= framesPerBar || end / length > Self.mostWindows { length *= 2 }
    let windows = Windows(value: value, rows: rows, frameCount: length)
    if let known = references[windows] { return known }
    let count = Int((end + length - 1) / length)
    let loudest = rows.map { row in
      amplitudes(value, row, from: 0, to: Int64(count) * length, count: count).max() ?? 0
    }
    let reference = max(loudest.max() ?? 0, WaveformScale.lowestReference)
    references[windows] = reference
    return reference
  }
}

extension WaveformDisplay.Value {
  /// The value of the pyramid's that says how loud a stretch is.
  fileprivate var measured: WaveformValue {
    switch self {
    case .level: .rms
    case .loudness: .loudness
    case .extremes: .peak
    }
  }
}
