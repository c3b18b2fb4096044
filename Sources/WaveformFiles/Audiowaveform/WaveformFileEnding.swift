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
  private(set) var count: Int64 = 0

  init(format: WaveformFileError.Format, declared: Int64?) {
    if let declared {
      precondition(
        WaveformDataHeader.pointCounts.contains(declared), "A file has 0 to 2^32 - 1 points.")
    }
    self.format = format
    self.declared = declared
  }

  /// Counts one point more.
  ///
  /// - Throws: `countMismatch` where fewer were said, `outOfRange` where the format can't hold it.
  mutating func add() throws(WaveformFileError) {
    if let declared, count == declared {
      throw error(.countMismatch(declared: declared, found: count + 1))
    }
    if count == WaveformDataHeader.pointCounts.upperBound {
      throw error(.outOfRange(count + 1, allowed: WaveformDataHeader.pointCounts))
    }
    count += 1
  }

  /// Checks that all points came that were said.
  func finish() throws(WaveformFileError) {
    if let declared, count != declared {
      throw error(.countMismatch(declared: declared, found: count))
    }
  }

  private func error(_ problem: WaveformFileError.Problem) -> WaveformFileError {
    WaveformFileError(
      format: format, field: .length, problem: problem,
      location: format == .dat ? .offset(16) : .text(line: 1, column: 1))
  }
}
