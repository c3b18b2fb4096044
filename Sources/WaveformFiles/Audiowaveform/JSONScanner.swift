/// Reads JSON's parts one behind the other, without recursion and without keeping any.
struct JSONScanner {
  /// The deepest nesting of a value that is passed over.
  static let maximumDepth = 64

  let bytes: FileBytes
  /// Where to read on.
  var offset: Int

  init(_ bytes: FileBytes, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The byte that comes next, if the text hasn't ended.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Passes over blanks and line ends.
  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Passes over blanks, and over a byte where it comes next.
  ///
  /// - Returns: Whether it came.
  mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Passes over blanks and a byte that has to come next.
  mutating func expect(
    _ byte: UInt8, in field: WaveformFileError.Field
  ) throws(WaveformFileError) {
    guard take(byte) else { throw unexpected(in: field) }
  }

  /// Passes over a string.
  ///
  /// - Returns: Where its bytes stand, without the quotation marks and with escapes as they are.
  mutating func string(
    in field: WaveformFileError.Field
  ) throws(WaveformFileError) -> Range<Int> {
    try expect(0x22, in: field)
    let start = offset
    while let byte = next, byte >= 0x20 {
      offset += 1
      if byte == 0x22 { return start..<offset - 1 }
      if byte == 0x5C { try escape(in: field) }
    }
    throw unexpected(in: field)
  }

  /// Passes over a whole number without fraction and exponent; one beyond 64 bits is brought within.
  mutating func integer(
    in field: WaveformFileError.Field
  ) throws(WaveformFileError) -> Int64 {
    skipBlanks()
    let isNegative = next == 0x2D
    if isNegative { offset += 1 }
    let first = offset
    var magnitude: Int64 = 0
    while let digit = next.flatMap(digitValue) {
      // Nothing begins with 0 but 0 itself.
      guard offset == first || bytes[first] != 0x30 else { throw unexpected(in: field) }
      let (tenfold, tooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = tenfold.addingReportingOverflow(digit)
      magnitude = tooLarge || overflow ? .max : sum
      offset += 1
    }
    guard offset > first, !continuesNumber else {
      throw unexpected(in: field)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// Whether a number has a fraction or an exponent here.
  private var continuesNumber: Bool { next == 0x2E || next == 0x65 || next == 0x45 }
}

extension JSONScanner {
  /// Passes over the rest of an escape.
  private mutating func escape(
    in field: WaveformFileError.Field
  ) throws(WaveformFileError) {
    switch next {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      offset += 1
    case 0x75:
      offset += 1
      for _ in 0..<4 {
        guard let byte = next, isHexadecimal(byte) else { throw unexpected(in: field) }
        offset += 1
      }
    default: throw unexpected(in: field)
    }
  }

  /// That the next byte, or the end of the text, is in the wrong place.
  func unexpected(in field: WaveformFileError.Field) -> WaveformFileError {
    guard let byte = next else {
      return error(field, .endsEarly(neededByteCount: Int64(bytes.count) + 1), at: offset)
    }
    return error(field, .unexpectedByte(byte), at: offset)
  }

  /// That something is wrong at an offset.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  func error(
    _ field: WaveformFileError.Field, _ problem: WaveformFileError.Problem, at offset: Int
  ) -> WaveformFileError {
    var line = 1
    var lineStart = 0
    for place in 0..<min(offset, bytes.count) where bytes[place] == 0x0A {
      line += 1
      lineStart = place + 1
    }
    return WaveformFileError(
      format: .json, field: field, problem: problem,
      location: .text(line: line, column: offset - lineStart + 1))
  }
}

/// The value of a decimal digit.
func digitValue(_ byte: UInt8) -> Int64? {
  byte >= 0x30 && byte <= 0x39 ? Int64(byte - 0x30) : nil
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  digitValue(byte) != nil || (0x41...0x46).contains(byte & 0xDF)
}
