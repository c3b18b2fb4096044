extension JSONScanner {
  /// Passes over a value of any kind.
  ///
  /// The arrays and objects around the place are kept as the bits of one number, so that no text can
  /// make the stack grow.
  mutating func skipValue() throws(WaveformFileError) {
    var nesting = Nesting()
    repeat {
      try skipScalarOrOpening(&nesting)
      while nesting.depth > 0, !nesting.awaitsValue {
        skipBlanks()
        if take(nesting.isInObject ? 0x7D : 0x5D) {
          nesting.close()
        } else {
          try expect(0x2C, in: .unknownKey)
          try beginElement(&nesting)
        }
      }
    } while nesting.depth > 0
  }

  /// Passes over one value that holds no others, or over the start of one that does.
  private mutating func skipScalarOrOpening(
    _ nesting: inout Nesting
  ) throws(WaveformFileError) {
    skipBlanks()
    nesting.awaitsValue = false
    switch next {
    case 0x7B: try open(&nesting, isObject: true)
    case 0x5B: try open(&nesting, isObject: false)
    case 0x22: _ = try string(in: .unknownKey)
    case 0x74: try word([0x74, 0x72, 0x75, 0x65])
    case 0x66: try word([0x66, 0x61, 0x6C, 0x73, 0x65])
    case 0x6E: try word([0x6E, 0x75, 0x6C, 0x6C])
    default: try skipNumber()
    }
  }

  private mutating func open(
    _ nesting: inout Nesting, isObject: Bool
  ) throws(WaveformFileError) {
    guard nesting.depth < Self.maximumDepth else {
      throw error(.unknownKey, .nestedTooDeep, at: offset)
    }
    offset += 1
    nesting.open(isObject: isObject)
    skipBlanks()
    if next != (isObject ? 0x7D : 0x5D) { try beginElement(&nesting) }
  }

  /// Passes over what stands before an element's value: in an object, its key.
  private mutating func beginElement(_ nesting: inout Nesting) throws(WaveformFileError) {
    if nesting.isInObject {
      _ = try string(in: .unknownKey)
      try expect(0x3A, in: .unknownKey)
    }
    nesting.awaitsValue = true
  }

  private mutating func word(_ letters: [UInt8]) throws(WaveformFileError) {
    for letter in letters {
      guard next == letter else { throw unexpected(in: .unknownKey) }
      offset += 1
    }
  }

  /// Passes over a number, with fraction and exponent where it has them.
  private mutating func skipNumber() throws(WaveformFileError) {
    if next == 0x2D { offset += 1 }
    let startsWithZero = next == 0x30
    let first = offset
    try skipDigits()
    guard !startsWithZero || offset == first + 1 else {
      offset = first + 1
      throw unexpected(in: .unknownKey)
    }
    if next == 0x2E {
      offset += 1
      try skipDigits()
    }
    if next == 0x65 || next == 0x45 {
      offset += 1
      if next == 0x2B || next == 0x2D { offset += 1 }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(WaveformFileError) {
    let first = offset
    while next.flatMap(digitValue) != nil { offset += 1 }
    guard offset > first else { throw unexpected(in: .unknownKey) }
  }
}

/// The arrays and objects around a place in a text.
private struct Nesting {
  private(set) var depth = 0
  /// A bit for each, the innermost lowest: 1 for an object.
  private var objects: UInt64 = 0
  /// Whether a value has to come next.
  var awaitsValue = false

  var isInObject: Bool { objects & 1 == 1 }

  mutating func open(isObject: Bool) {
    objects = objects << 1 | (isObject ? 1 : 0)
    depth += 1
  }

  mutating func close() {
    objects >>= 1
    depth -= 1
  }
}
