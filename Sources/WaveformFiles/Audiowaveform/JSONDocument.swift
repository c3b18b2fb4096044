/// The object that a file is made of, key by key.
struct JSONDocument {
  private var scanner: JSONScanner
  private var version: JSONNumber?
  private var channels: JSONNumber?
  private var sampleRate: JSONNumber?
  private var samplesPerPoint: JSONNumber?
  private var bits: JSONNumber?
  private var length: JSONNumber?
  private var data: JSONData?

  init(_ bytes: FileBytes) {
    scanner = JSONScanner(bytes)
  }

  /// Reads the whole text.
  mutating func read() throws(WaveformFileError) {
    try scanner.expect(0x7B, in: .file)
    if !scanner.take(0x7D) {
      repeat { try readMember() } while scanner.take(0x2C)
      try scanner.expect(0x7D, in: .file)
    }
    scanner.skipBlanks()
    if scanner.next != nil { throw scanner.unexpected(in: .file) }
  }

  /// What the keys but `data` and `length` say.
  func header() throws(WaveformFileError) -> WaveformDataHeader {
    if let version { try check(version, .version, within: 1...2) }
    if let channels { try check(channels, .channels, within: WaveformDataHeader.channelCounts) }
    let rate = try required(sampleRate, .sampleRate, within: WaveformDataHeader.sampleRates)
    let samples = try required(
      samplesPerPoint, .samplesPerPoint, within: WaveformDataHeader.samplesPerPointRange)
    let bits = try required(bits, .bits, within: 8...16)
    guard let resolution = WaveformDataHeader.Resolution(rawValue: Int(bits.value)) else {
      throw scanner.error(.bits, .outOfRange(bits.value, allowed: 8...16), at: bits.offset)
    }
    return WaveformDataHeader(
      sampleRate: Int32(rate.value), samplesPerPoint: Int32(samples.value),
      resolution: resolution, channelCount: Int(channels?.value ?? 1))
  }

  /// The values, once they are proved to fit what the other keys say.
  func data(for header: WaveformDataHeader) throws(WaveformFileError) -> JSONData {
    guard let data else { throw missing(.data) }
    let length = try required(length, .length, within: WaveformDataHeader.pointCounts)
    if header.resolution == .bits8, let (value, offset) = data.beyondByte {
      let allowed = header.resolution.values
      throw scanner.error(.data, .outOfRange(value, allowed: allowed), at: offset)
    }
    let valuesPerPoint = 2 * Int64(header.channelCount)
    guard Int64(data.count) == length.value * valuesPerPoint else {
      // A started point counts as one.
      let found = (Int64(data.count) + valuesPerPoint - 1) / valuesPerPoint
      let problem = WaveformFileError.Problem.countMismatch(
        declared: length.value, found: found)
      throw scanner.error(.length, problem, at: length.offset)
    }
    return data
  }
}

/// A number, and where it stands in the text.
private struct JSONNumber {
  let value: Int64
  let offset: Int
}

extension JSONDocument {
  private mutating func readMember() throws(WaveformFileError) {
    scanner.skipBlanks()
    let start = scanner.offset
    let key = try scanner.string(in: .file)
    let field = scanner.bytes.withBytes(key, field)
    try scanner.expect(0x3A, in: field)
    switch field {
    case .version: version = try number(field, keyAt: start, before: version)
    case .channels: channels = try number(field, keyAt: start, before: channels)
    case .sampleRate: sampleRate = try number(field, keyAt: start, before: sampleRate)
    case .samplesPerPoint:
      samplesPerPoint = try number(field, keyAt: start, before: samplesPerPoint)
    case .bits: bits = try number(field, keyAt: start, before: bits)
    case .length: length = try number(field, keyAt: start, before: length)
    case .data:
      if data != nil { throw scanner.error(.data, .duplicate, at: start) }
      data = try JSONData(reading: &scanner)
    default: try scanner.skipValue()
    }
  }

  private mutating func number(
    _ field: WaveformFileError.Field, keyAt start: Int, before: JSONNumber?
  ) throws(WaveformFileError) -> JSONNumber {
    if before != nil { throw scanner.error(field, .duplicate, at: start) }
    scanner.skipBlanks()
    let offset = scanner.offset
    return JSONNumber(value: try scanner.integer(in: field), offset: offset)
  }

  private func required(
    _ number: JSONNumber?, _ field: WaveformFileError.Field, within allowed: ClosedRange<Int64>
  ) throws(WaveformFileError) -> JSONNumber {
    guard let number else { throw missing(field) }
    try check(number, field, within: allowed)
    return number
  }

  private func check(
    _ number: JSONNumber, _ field: WaveformFileError.Field, within allowed: ClosedRange<Int64>
  ) throws(WaveformFileError) {
    guard allowed.contains(number.value) else {
      throw scanner.error(
        field, .outOfRange(number.value, allowed: allowed), at: number.offset)
    }
  }

  /// That a key isn't there: told at the end of the text.
  private func missing(_ field: WaveformFileError.Field) -> WaveformFileError {
    scanner.error(field, .missing, at: scanner.offset)
  }
}

/// The field that a key names.
private func field(named key: UnsafeRawBufferPointer) -> WaveformFileError.Field {
  let known: [(StaticString, WaveformFileError.Field)] = [
    ("version", .version), ("channels", .channels), ("sample_rate", .sampleRate),
    ("samples_per_pixel", .samplesPerPoint), ("bits", .bits), ("length", .length),
    ("data", .data),
  ]
  return known.first { name, _ in key.elementsEqual(name.bytes) }?.1 ?? .unknownKey
}
