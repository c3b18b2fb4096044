/// The bytes of a file, in memory or mapped into it, that a reader looks into wherever it needs to.
///
/// *Lifetime*: a copy shares the bytes with its original and keeps their owner alive.
/// *Concurrency*: the bytes are only read. Whoever changes a mapped file meanwhile changes the values
/// that readers give, but no reader goes past the end because of it.
public struct FileBytes: @unchecked Sendable {
  private let buffer: UnsafeRawBufferPointer
  private let owner: AnyObject?

  /// Takes bytes that stand in memory which somebody else owns, without copying them.
  ///
  /// - Parameters:
  ///   - buffer: The bytes. They stay where they are for as long as `owner` lives.
  ///   - owner: Gives the memory back when it goes; nothing where the memory outlives all readers.
  public init(_ buffer: UnsafeRawBufferPointer, owner: AnyObject?) {
    self.buffer = buffer
    self.owner = owner
  }

  /// Takes a copy of bytes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public init(_ bytes: [UInt8]) {
    let copy = CopiedBytes(bytes)
    self.init(UnsafeRawBufferPointer(copy.buffer), owner: copy)
  }

  /// The number of bytes.
  public var count: Int { buffer.count }

  /// Whether the first byte stands where any number may begin.
  var isAligned: Bool {
    guard let start = buffer.baseAddress else { return true }
    return UInt(bitPattern: start) % 8 == 0
  }

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < buffer.count, "A byte is read within the file.")
    return withExtendedLifetime(owner) { buffer[offset] }
  }

  /// The little-endian number that begins at an offset.
  func load<Number: FixedWidthInteger & BitwiseCopyable>(
    _ offset: Int, as type: Number.Type
  ) -> Number {
    let size = MemoryLayout<Number>.size
    precondition(
      offset >= 0 && size <= buffer.count && offset <= buffer.count - size,
      "A number is read within the file.")
    return withExtendedLifetime(owner) {
      Number(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: type))
    }
  }

  /// Calls a closure with the bytes of a range.
  func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= buffer.count,
      "Bytes are read within the file.")
    return withExtendedLifetime(owner) {
      body(UnsafeRawBufferPointer(rebasing: buffer[range]))
    }
  }
}

/// Memory with a copy of bytes.
private final class CopiedBytes {
  let buffer: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) {
    buffer = .allocate(byteCount: bytes.count, alignment: 8)
    buffer.copyBytes(from: bytes)
  }

  deinit { buffer.deallocate() }
}
