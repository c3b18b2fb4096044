/// What is wrong with a waveform file, and where.
///
/// Its description says it in a sentence, and what to do.
public struct WaveformFileError: Error, Equatable, Sendable {
  /// The kind of file that was to be read or written.
  public enum Format: Equatable, Sendable {
    /// audiowaveform's binary file.
    case dat
    /// audiowaveform's JSON.
    case json
    /// The pyramid file.
    case pyramid
  }

  /// A part of a file.
  public enum Field: Equatable, Sendable {
    /// The file as a whole.
    case file
    /// The bytes that tell the format.
    case magic
    /// The version of the format.
    case version
    /// Samples a second.
    case sampleRate
    /// Samples that a point stands for.
    case samplesPerPoint
    /// Bits a value.
    case bits
    /// The number of points.
    case length
    /// The number of channels.
    case channels
    /// The points.
    case data
    /// A key that isn't known, or its value.
    case unknownKey
    /// The part of a header that never changes.
    case header
    /// The part of a header that changes whenever a tile is added.
    case state
    /// The coarse levels of the tile with this number.
    case coarsePart(tile: Int)
    /// The fine levels of the tile with this number.
    case finePart(tile: Int)
  }

  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The file ends before the field does; it needs this many bytes at least.
    case endsEarly(neededByteCount: Int64)
    /// The value is outside of what the format allows.
    case outOfRange(Int64, allowed: ClosedRange<Int64>)
    /// The count that the file gives isn't the one that is there.
    case countMismatch(declared: Int64, found: Int64)
    /// The bytes aren't the ones that the checksum was made of.
    case checksumMismatch
    /// The file isn't of this format.
    case otherFormat
    /// No value of this field can begin with, or go on with, this byte.
    case unexpectedByte(UInt8)
    /// The field isn't there.
    case missing
    /// The field is there twice.
    case duplicate
    /// Arrays and objects stand within each other deeper than the reader follows.
    case nestedTooDeep
  }

  /// A place in a file.
  public enum Location: Equatable, Sendable {
    /// Bytes from the start of the file.
    case offset(Int64)
    /// Lines and bytes within the line, both from 1.
    case text(line: Int, column: Int)
  }

  /// The kind of file that was to be read or written.
  public let format: Format
  /// The part that is wrong.
  public let field: Field
  /// What is wrong with it.
  public let problem: Problem
  /// Where it is.
  public let location: Location

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - format: The kind of file that was to be read or written.
  ///   - field: The part that is wrong.
  ///   - problem: What is wrong with it.
  ///   - location: Where it is.
  public init(format: Format, field: Field, problem: Problem, location: Location) {
    self.format = format
    self.field = field
    self.problem = problem
    self.location = location
  }

  /// Makes an error at a number of bytes from the start.
  init(_ format: Format, _ field: Field, _ problem: Problem, at offset: Int64) {
    self.init(format: format, field: field, problem: problem, location: .offset(offset))
  }
}
