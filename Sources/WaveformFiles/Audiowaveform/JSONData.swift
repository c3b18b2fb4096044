/// Where the values of a file's `data` stand.
struct JSONData {
  /// One of so many values has its place kept.
  static let interval = 4096

  /// Number of values.
  private(set) var count = 0
  /// Where values 0, 4096, 8192 and so on begin.
  private var places: [Int] = []
  /// The first value that takes more than 8 bits, and where it stands.
  private(set) var beyondByte: (value: Int64, offset: Int)?

  /// Reads an array of values of 16 bits.
  init(reading scanner: inout JSONScanner) throws(WaveformFileError) {
    try scanner.expect(0x5B, in: .data)
    if scanner.take(0x5D) { return }
    repeat {
      scanner.skipBlanks()
      try add(scanner.integerWithPlace(), in: scanner)
    } while scanner.take(0x2C)
    try scanner.expect(0x5D, in: .data)
  }

  /// A scanner that stands before a value.
  ///
  /// - Complexity: O(1): fewer than 4096 values are passed over.
  func scanner(atValue index: Int, of bytes: FileBytes) -> JSONScanner {
    guard index < count else { return JSONScanner(bytes, at: bytes.count) }
    var scanner = JSONScanner(bytes, at: places[index / Self.interval])
    for _ in 0..<index % Self.interval {
      guard (try? scanner.integer(in: .data)) != nil else { break }
      _ = scanner.take(0x2C)
    }
    return scanner
  }

  private mutating func add(
    _ found: (value: Int64, offset: Int), in scanner: JSONScanner
  ) throws(WaveformFileError) {
    let (value, offset) = found
    let allowed = WaveformDataHeader.Resolution.bits16.values
    guard allowed.contains(value) else {
      throw scanner.error(.data, .outOfRange(value, allowed: allowed), at: offset)
    }
    if beyondByte == nil, !WaveformDataHeader.Resolution.bits8.values.contains(value) {
      beyondByte = found
    }
    if count % Self.interval == 0 { places.append(offset) }
    count += 1
  }
}

extension JSONScanner {
  /// Passes over a whole number of the data.
  fileprivate mutating func integerWithPlace() throws(WaveformFileError) -> (Int64, Int) {
    let start = offset
    return (try integer(in: .data), start)
  }
}
