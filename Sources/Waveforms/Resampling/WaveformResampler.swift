/// Measures decoded media in points of any one length, straight from the samples.
///
/// Blocks come as in a `WaveformAnalyser`: what came first stays, and a gap is silence. The
/// arithmetic is audiowaveform's, too: a point for each stretch of whole frames, the last being cut
/// short where the media ends; a mix is the channels' sum through their number without its fraction.
///
/// *Lifetime*: a value; memory doesn't grow with the media, nor with a point's length.
/// *Time*: frames on the media's own axis, frame 0 being what players call 0.
/// *Concurrency*: a value.
public struct WaveformResampler: Sendable {
  /// The rows that points are made of.
  public enum Rows: Hashable, Sendable {
    /// One row, which all channels are mixed into.
    case mixed
    /// A row for each channel.
    case channels
  }

  /// The end of what has been taken in: the next frame that is waited for.
  public private(set) var position: Int64

  private var meter: SampleMeter
  private var ends: PointEnds
  private let axisEnd: Int64
  private var measurements: [Measurement]
  private var isPointOpen = false
  /// The rows of the latest point that is complete.
  private var complete: [WaveformPoint]

  /// Makes a resampler that has heard nothing yet.
  ///
  /// - Parameters:
  ///   - channelCount: Number of channels, 1 to `PyramidLayout.maximumChannelCount`; a block's further
  ///     channels are left out, and channels that a block doesn't have are silent in it.
  ///   - rows: The rows that are asked for.
  ///   - length: The frames of a point.
  ///   - detail: What is measured.
  ///   - start: The frame where the first point begins, not below 0; frames before it are left out.
  ///   - end: The frame where the last point ends at the latest.
  public init(
    channelCount: Int, rows: Rows, length: PointLength, detail: WaveformDetail = .extremes,
    from start: Int64 = 0, to end: Int64 = PyramidLayout.maximumFrameCount
  ) {
    precondition(
      (1...PyramidLayout.maximumChannelCount).contains(channelCount), "There are 1 to 32 channels.")
    precondition(
      (0...PyramidLayout.maximumFrameCount).contains(start), "The axis begins at frame 0.")
    meter = SampleMeter(
      channelCount: channelCount, rows: rows == .mixed ? .mix : .channels, detail: detail)
    ends = PointEnds(length, from: start)
    position = start
    axisEnd = min(end, PyramidLayout.maximumFrameCount)
    measurements = [Measurement](repeating: Measurement(), count: meter.rowCount)
    complete = [WaveformPoint](repeating: .silent, count: meter.rowCount)
  }

  /// The number of rows.
  public var rowCount: Int { measurements.count }

  /// The number of samples that weren't numbers, or infinite, and are left out.
  public var invalidSampleCount: Int { meter.invalidSampleCount }

  /// Takes in a block of samples.
  ///
  /// - Parameters:
  ///   - block: The samples.
  ///   - emit: Called with each point that is complete now: point after point, and row after row.
  /// - Throws: What `emit` throws; the rest of the block is lost then, and a gap.
  /// - Complexity: O(*n*) in the samples, and in the points of a gap before them.
  public mutating func add<Failure: Error>(
    _ block: SampleBlock, emit: (WaveformPoint) throws(Failure) -> Void
  ) throws(Failure) {
    guard let joint = BlockJoint(block, after: position, axisEnd: axisEnd) else { return }
    try addSilence(upTo: joint.silenceEnd, emit: emit)
    var next = joint.frames.lowerBound
    while next < joint.frames.upperBound {
      let count = min(
        MeterWorkspace.length, joint.frames.upperBound - next,
        Int(clamping: ends.end - position))
      meter.measure(block, frames: next..<next + count, into: &measurements)
      next += count
      try advance(by: Int64(count), emit: emit)
    }
  }

  /// Takes in silence up to a frame, such as the end that a container claims.
  ///
  /// - Parameters:
  ///   - frame: The frame where the silence ends; one that is reached already changes nothing.
  ///   - emit: Called with each point that is complete now: point after point, and row after row.
  /// - Throws: What `emit` throws; the rest of the silence is lost then.
  /// - Complexity: O(*n*) in the points.
  public mutating func addSilence<Failure: Error>(
    upTo frame: Int64, emit: (WaveformPoint) throws(Failure) -> Void
  ) throws(Failure) {
    let end = min(frame, axisEnd)
    while position < end {
      let count = min(ends.end, end) - position
      for row in measurements.indices { measurements[row].addSilence(UInt64(count)) }
      try advance(by: count, emit: emit)
    }
  }

  /// The rows of the point that isn't complete yet, as far as it goes; none where the last point has
  /// just been completed.
  ///
  /// At the end of the media it is the last point.
  public var openPoint: [WaveformPoint] {
    isPointOpen ? measurements.map { $0.point } : []
  }

  /// Counts frames that are measured, and hands out the point that they complete.
  private mutating func advance<Failure: Error>(
    by count: Int64, emit: (WaveformPoint) throws(Failure) -> Void
  ) throws(Failure) {
    position += count
    isPointOpen = position < ends.end
    guard !isPointOpen else { return }
    ends.advance()
    for row in measurements.indices {
      complete[row] = measurements[row].point
      measurements[row] = Measurement()
    }
    for row in complete.indices { try emit(complete[row]) }
  }
}
