import TestSupport
import Testing
import Waveforms
import WaveformFiles

/// Bytes written as hexadecimal digits, with blanks wherever they help to read.
func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map {
    UInt8(digits[$0] * 16 + digits[$0 + 1])
  }
}

/// The error that a closure throws, or nothing.
func error<Result>(
  _ body: () throws(WaveformFileError) -> Result
) -> WaveformFileError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// Points of channels: minimum and maximum of each in turn.
func points(_ rows: [[Int16]]) -> [[WaveformPoint]] {
  rows.map { row in
    stride(from: 0, to: row.count, by: 2).map {
      WaveformPoint(minimum: row[$0], maximum: row[$0 + 1])
    }
  }
}

extension DatFile {
  /// All points, a pair for each channel.
  var allPoints: [[WaveformPoint]] {
    (0..<pointCount).map { point in (0..<header.channelCount).map { self[point, $0] } }
  }
}

extension WaveformJSON {
  /// All points, a pair for each channel.
  var allPoints: [[WaveformPoint]] {
    var points = points(from: 0)
    return (0..<pointCount).map { _ in (0..<header.channelCount).compactMap { _ in points.next() } }
  }
}

/// A header, in fewer words.
func header(
  rate: Int32 = 44_100, samples: Int32 = 256, _ resolution: WaveformDataHeader.Resolution,
  channels: Int
) -> WaveformDataHeader {
  WaveformDataHeader(
    sampleRate: rate, samplesPerPoint: samples, resolution: resolution, channelCount: channels)
}

/// The bytes of a .dat file, written in pieces.
func dat(
  _ header: WaveformDataHeader, _ points: [[WaveformPoint]], isCountKnown: Bool
) throws -> [UInt8] {
  var writer = DatWriter(header, pointCount: isCountKnown ? Int64(points.count) : nil)
  var written: [UInt8] = []
  for point in points {
    for channel in point { try writer.append(channel) }
    written += writer.takeBytes()
  }
  let ending = try writer.finish()
  return ending.applied(to: written + writer.takeBytes())
}

/// The bytes of a JSON file, written in pieces.
func json(
  _ header: WaveformDataHeader, _ points: [[WaveformPoint]], isCountKnown: Bool
) throws -> [UInt8] {
  var writer = WaveformJSONWriter(header, pointCount: isCountKnown ? Int64(points.count) : nil)
  var written: [UInt8] = []
  for point in points {
    for channel in point { try writer.append(channel) }
    written += writer.takeBytes()
  }
  let ending = try writer.finish()
  return ending.applied(to: written + writer.takeBytes())
}

extension WaveformFileEnding {
  /// The file, once what was left to do is done with the bytes written before.
  func applied(to written: [UInt8]) -> [UInt8] {
    switch self {
    case .nothing:
      return written
    case .overwrite(let offset, let bytes):
      var file = written
      file.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      return file
    case .prepend(let bytes):
      return bytes + written
    }
  }
}

/// Random points, some at the ends of the scale.
func randomPoints(
  count: Int, channels: Int, using random: inout SplitMix64
) -> [[WaveformPoint]] {
  func sample() -> Int16 {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .min
    case 1: .max
    case 2: Int16.random(in: -300...300, using: &random)
    default: Int16.random(in: .min ... .max, using: &random)
    }
  }
  return (0..<count).map { _ in
    (0..<channels).map { _ in WaveformPoint(minimum: sample(), maximum: sample()) }
  }
}

extension WaveformFileError {
  /// An error at a number of bytes from the start.
  init(_ format: Format, _ field: Field, _ problem: Problem, at offset: Int64) {
    self.init(format: format, field: field, problem: problem, location: .offset(offset))
  }
}
