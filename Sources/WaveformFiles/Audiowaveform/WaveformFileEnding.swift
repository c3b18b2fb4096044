/// What is left to do with the written bytes when all points have been written.
public enum WaveformFileEnding: Equatable, Sendable {
  /// Nothing: the bytes are the file.
  case nothing
  /// These bytes have to take the place of as many at an offset.
  case overwrite(offset: Int, bytes: [UInt8])
  /// These bytes have to stand before all others.
  case prepend([UInt8])
}

/// Counts the points that a writer gets, against the number that was said before.
struct PointCounter {
  let format: WaveformFileError.Format
  /// The number said before, if any.
  let declared: Int64?
  private let channelCount: Int
  /// Number of points so far, the last of which may lack channels.
  private(set) var pointCount: Int64 = 0
  /// Channels that the last point has.
  private var channelsOfLast: Int

  init(format: WaveformFileError.Format, _ header: WaveformDataHeader, declared: Int64?) {
    if let declared {
      precondition(
        WaveformDataHeader.pointCounts.contains(declared), "A file has 0 to 2^32 - 1 points.")
    }
    self.format = format
    self.declared = declared
    channelCount = header.channelCount
    channelsOfLast = channelCount
  }

  /// Whether anything was counted.
  var isStarted: Bool { pointCount > 0 }

  /// Counts one channel of a point more.
  ///
  /// - Throws: `countMismatch` where fewer were said, `outOfRange` where the format can't hold it.
  mutating func add() throws(WaveformFileError) {
    guard channelsOfLast == channelCount else {
      channelsOfLast += 1
      return
    }
    if let declared, pointCount == declared {
      throw error(.countMismatch(declared: declared, found: pointCount + 1))
    }
    if pointCount == WaveformDataHeader.pointCounts.upperBound {
      throw error(.outOfRange(pointCount + 1, allowed: WaveformDataHeader.pointCounts))
    }
    pointCount += 1
    channelsOfLast = 1
  }

  /// Checks that all points came that were said.
  func finish() throws(WaveformFileError) {
    precondition(channelsOfLast == channelCount, "A point has all channels.")
    if let declared, pointCount != declared {
      throw error(.countMismatch(declared: declared, found: pointCount))
    }
  }

  private func error(_ problem: WaveformFileError.Problem) -> WaveformFileError {
    WaveformFileError(
      format: format, field: .length, problem: problem,
      location: format == .dat ? .offset(16) : .text(line: 1, column: 1))
  }
}
