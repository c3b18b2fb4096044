/// Finds the silent spans of media, tile after tile.
///
/// A base bucket is silent where the loudest channel's peak is below the threshold; spans begin and
/// end with base buckets, or with the media. What isn't there isn't silent.
///
/// *Lifetime*: a value; memory doesn't grow with the media.
/// *Time*: frames on the media's own axis. *Concurrency*: a value.
public struct SilenceFinder: Sendable {
  /// The lowest peak that isn't silent, 1 at least.
  private let lowestPeak: Int
  private let minimumLength: Int64
  /// The silent frames that end where the last tile ended.
  private var span: Range<Int64>?
  /// The tile that goes on with the span.
  private var nextTile: Int64 = 0

  /// Makes a finder that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - threshold: The level in dBFS below which a peak is silent. Where no sample has a level,
  ///     there is always silence.
  ///   - minimumLength: The frames that a span has at least.
  public init(threshold: Double, minimumLength: Int64) {
    precondition(threshold == threshold, "A threshold is a number.")
    // Levels grow with peaks, so the peaks that are silent come first.
    var peaks = 1...32769
    while peaks.count > 1 {
      let middle = (peaks.lowerBound + peaks.upperBound) / 2
      let isSilent = Decibels.level(ofAmplitude: Double(middle) / 32768) < threshold
      peaks = isSilent ? middle + 1...peaks.upperBound : peaks.lowerBound...middle
    }
    lowestPeak = peaks.lowerBound
    self.minimumLength = minimumLength
  }

  /// Takes in the next tile.
  ///
  /// - Parameter tile: The tile; where one is missing before it, a span ends.
  /// - Returns: The spans that have ended, in order.
  /// - Complexity: O(*n*) in the base buckets.
  public mutating func add(_ tile: WaveformTile) -> [Range<Int64>] {
    tile.points.withUnsafeBufferPointer { points in
      add(points, layout: tile.layout, tile: tile.index, frameCount: tile.frameCount)
    }
  }

  /// The span at the end of the last tile, if it's long enough: at the end of the media, the last.
  public var openSpan: Range<Int64>? { span.flatMap { isLongEnough($0) ? $0 : nil } }

  /// Takes in the points of the next tile.
  mutating func add(
    _ points: UnsafeBufferPointer<WaveformPoint>, layout: PyramidLayout, tile: Int64,
    frameCount: Int
  ) -> [Range<Int64>] {
    guard points.count >= layout.pointsPerTile else { return [] }
    var spans: [Range<Int64>] = []
    if tile != nextTile { end(&spans) }
    nextTile = tile + 1
    let first = tile * Int64(PyramidLayout.framesPerTile)
    for bucket in 0..<Int(PyramidLayout.bucketCount(frames: Int64(frameCount))) {
      if isSilent(bucket, points, layout) {
        let start = bucket * PyramidLayout.framesPerBucket
        let end = min(start + PyramidLayout.framesPerBucket, frameCount)
        span = (span?.lowerBound ?? first + Int64(start))..<first + Int64(end)
      } else {
        end(&spans)
      }
    }
    return spans
  }

  private func isSilent(
    _ bucket: Int, _ points: UnsafeBufferPointer<WaveformPoint>, _ layout: PyramidLayout
  ) -> Bool {
    for channel in 0..<layout.channelCount
    where points[layout.offset(level: 0, row: channel) + bucket].peak >= lowestPeak {
      return false
    }
    return true
  }

  private mutating func end(_ spans: inout [Range<Int64>]) {
    if let openSpan { spans.append(openSpan) }
    span = nil
  }

  private func isLongEnough(_ span: Range<Int64>) -> Bool {
    span.upperBound - span.lowerBound >= minimumLength
  }
}

extension WaveformPyramid {
  /// The silent spans of the media, as far as there are tiles.
  ///
  /// - Parameters:
  ///   - threshold: The level in dBFS below which a peak is silent.
  ///   - minimumLength: The frames that a span has at least.
  /// - Returns: The spans in order, as a `SilenceFinder` finds them.
  /// - Complexity: O(*n*) in the base buckets.
  public func silences(below threshold: Double, minimumLength: Int64) -> [Range<Int64>] {
    var finder = SilenceFinder(threshold: threshold, minimumLength: minimumLength)
    var spans: [Range<Int64>] = []
    let layout = source.layout
    for tile in 0..<PyramidLayout.tileCount(frames: source.frameCount) {
      let framesLeft = source.frameCount - tile * Int64(PyramidLayout.framesPerTile)
      let frameCount = Int(min(framesLeft, Int64(PyramidLayout.framesPerTile)))
      source.withPoints(tile: tile, finestLevel: 0) { points in
        spans += finder.add(points, layout: layout, tile: tile, frameCount: frameCount)
      }
    }
    return spans + (finder.openSpan.map { [$0] } ?? [])
  }
}
