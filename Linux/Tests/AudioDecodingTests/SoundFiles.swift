/// How samples are written in a WAV file.
enum WAVEncoding: CaseIterable {
  case unsigned8
  case signed16
  case signed24
  case signed32
  case signed64
  case float32
  case float64

  var bits: Int {
    switch self {
    case .unsigned8: 8
    case .signed16: 16
    case .signed24: 24
    case .signed32, .float32: 32
    case .signed64, .float64: 64
    }
  }

  /// The header's word for whole numbers or floating point.
  var tag: Int { self == .float32 || self == .float64 ? 3 : 1 }

  func bytes(_ sample: Double) -> [UInt8] {
    switch self {
    case .unsigned8: littleEndian(UInt64(sample * 0x1p7 + 0x1p7), bytes: 1)
    case .float32: littleEndian(UInt64(Float(sample).bitPattern), bytes: 4)
    case .float64: littleEndian(sample.bitPattern, bytes: 8)
    case .signed16, .signed24, .signed32, .signed64:
      littleEndian(UInt64(bitPattern: Int64(sample * 0x1p63)) >> UInt64(64 - bits), bytes: bits / 8)
    }
  }
}

/// The numbers of a WAV file's header, which need not be true.
struct WAVHeader {
  var tag = 1
  var channels = 1
  var rate = 8000
  var bits = 16
  var dataSize: Int?
}

/// The bytes of a WAV file; the samples of all channels follow each other.
func wavFile(
  _ samples: [Double], _ encoding: WAVEncoding, channels: Int = 1, rate: Int = 8000
)
  -> [UInt8]
{
  let header = WAVHeader(tag: encoding.tag, channels: channels, rate: rate, bits: encoding.bits)
  return wavFile(header, data: samples.flatMap { encoding.bytes($0) })
}

/// The bytes of a WAV file with a header of one's own choice.
func wavFile(_ header: WAVHeader, data: [UInt8]) -> [UInt8] {
  let block = header.channels * header.bits / 8
  var file = Array("RIFF".utf8) + littleEndian(UInt64(36 + data.count), bytes: 4)
  file += Array("WAVEfmt ".utf8) + littleEndian(16, bytes: 4)
  file += littleEndian(UInt64(header.tag), bytes: 2)
  file += littleEndian(UInt64(header.channels), bytes: 2)
  file += littleEndian(UInt64(header.rate), bytes: 4)
  file += littleEndian(UInt64(header.rate &* block), bytes: 4)
  file += littleEndian(UInt64(block), bytes: 2)
  file += littleEndian(UInt64(header.bits), bytes: 2)
  file += Array("data".utf8)
  file += littleEndian(UInt64(header.dataSize ?? data.count), bytes: 4)
  return file + data
}

/// The bytes of an AU file of 16 bits, whose header claims a number of samples.
func auFile(_ samples: [Double], claimed: Int, rate: Int = 8000) -> [UInt8] {
  let numbers = [24, claimed * 2, 3, rate, 1]
  let header = numbers.flatMap { littleEndian(UInt64($0), bytes: 4).reversed() }
  let data = samples.flatMap { WAVEncoding.signed16.bytes($0).reversed() }
  return Array(".snd".utf8) + header + data
}

/// The bytes of a film of grey pictures, without sound.
func silentFilm() -> [UInt8] {
  let picture = Array("FRAME\n".utf8) + [UInt8](repeating: 128, count: 16 * 16 * 3 / 2)
  let header = Array("YUV4MPEG2 W16 H16 F25:1 Ip A1:1 C420jpeg\n".utf8)
  return header + (0..<10).flatMap { _ in picture }
}

/// Samples of one magnitude and alternating sign.
func tone(_ amplitude: Double, count: Int) -> [Double] {
  (0..<count).map { $0.isMultiple(of: 2) ? amplitude : -amplitude }
}

private func littleEndian(_ value: UInt64, bytes: Int) -> [UInt8] {
  (0..<bytes).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
}
