import TestSupport
import Testing
import WaveformFiles
import Waveforms

/// A .dat file as the published table says, byte by byte.
struct DatGolden: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let header: WaveformDataHeader
  let samples: [[Int16]]
  let hexadecimal: String
}

let datGoldens = [
  DatGolden(
    testDescription: "version 1, 16 bits",
    header: header(rate: 44_100, samples: 256, .bits16, channels: 1),
    samples: [[-2, 1], [-32768, 32767]],
    hexadecimal: """
      01000000 00000000 44AC0000 00010000 02000000
      FEFF 0100  0080 FF7F
      """),
  DatGolden(
    testDescription: "version 1, 8 bits",
    header: header(rate: 8000, samples: 2, .bits8, channels: 1),
    samples: [[-256, 512], [-32768, 32512], [0, 0]],
    hexadecimal: """
      01000000 01000000 401F0000 02000000 03000000
      FF 02  80 7F  00 00
      """),
  DatGolden(
    testDescription: "version 2, 16 bits, two channels",
    header: header(rate: 48_000, samples: 512, .bits16, channels: 2),
    samples: [[-1, 2, -3, 4], [256, 257, 258, 259]],
    hexadecimal: """
      02000000 00000000 80BB0000 00020000 02000000 02000000
      FFFF 0200 FDFF 0400  0001 0101 0201 0301
      """),
  DatGolden(
    testDescription: "version 2, 8 bits, two channels",
    header: header(rate: 48_000, samples: 512, .bits8, channels: 2),
    samples: [[-16640, 16128, -16896, 16384], [-10240, 10496, -9984, 11520]],
    hexadecimal: """
      02000000 01000000 80BB0000 00020000 02000000 02000000
      BF 3F BE 40  D8 29 D9 2D
      """),
  DatGolden(
    testDescription: "no point", header: header(.bits16, channels: 1), samples: [],
    hexadecimal: "01000000 00000000 44AC0000 00010000 00000000"),
]

@Suite("audiowaveform's .dat")
struct DatFileTests {
  @Test("A file of the published table is read", arguments: datGoldens)
  func reading(golden: DatGolden) throws {
    let file = try DatFile(FileBytes(bytes(golden.hexadecimal)))
    #expect(file.header == golden.header)
    #expect(file.allPoints == points(golden.samples))
  }

  @Test("A file of the published table is written", arguments: datGoldens, [false, true])
  func writing(golden: DatGolden, isCountKnown: Bool) throws {
    let written = try dat(golden.header, points(golden.samples), isCountKnown: isCountKnown)
    #expect(written == bytes(golden.hexadecimal))
  }

  @Test("Version 2 with one channel, as waveform-data.js writes it, is read")
  func versionTwoWithOneChannel() throws {
    let file = try DatFile(
      FileBytes(bytes("02000000 01000000 80BB0000 00020000 01000000 01000000 FE 03")))
    #expect(file.header == header(rate: 48_000, samples: 512, .bits8, channels: 1))
    #expect(file.allPoints == points([[-512, 768]]))
  }

  @Test("Flags without a meaning are ignored")
  func unusedFlags() throws {
    let file = try DatFile(
      FileBytes(bytes("01000000 FEFFFFFF 44AC0000 00010000 01000000 0100 0200")))
    #expect(file.allPoints == points([[1, 2]]))
  }

  @Test("8 bits keep a 256th, rounded towards zero", arguments: -256...256)
  func rounding(sample: Int) throws {
    let written = try dat(
      header(.bits8, channels: 1), points([[Int16(sample), Int16(sample)]]), isCountKnown: true)
    let kept = abs(sample) == 256 ? sample.signum() : 0
    #expect(written.suffix(2).map { Int8(bitPattern: $0) } == [Int8(kept), Int8(kept)])
  }

  @Test("What was written is read again", arguments: 1...24, [1, 2])
  func roundTrip(channels: Int, bytesPerValue: Int) throws {
    var random = SplitMix64(seed: UInt64(channels))
    let header = header(bytesPerValue == 1 ? .bits8 : .bits16, channels: channels)
    let points = randomPoints(count: 37, channels: channels, using: &random)
    let file = try DatFile(FileBytes(dat(header, points, isCountKnown: false)))
    #expect(file.header == header)
    let expected = points.map { $0.map { bytesPerValue == 1 ? $0.inBytes : $0 } }
    #expect(file.allPoints == expected)
    #expect(
      try dat(header, file.allPoints, isCountKnown: true)
        == dat(header, points, isCountKnown: false))
  }

  @Test("A writer holds others to the number of points that they have said")
  func counts() throws {
    var writer = DatWriter(header(.bits16, channels: 1), pointCount: 1)
    let point = WaveformPoint.silent
    #expect(
      error { () throws(WaveformFileError) in try writer.finish() }
        == WaveformFileError(.dat, .length, .countMismatch(declared: 1, found: 0), at: 16))
    try writer.append(point)
    #expect(
      error { () throws(WaveformFileError) in try writer.append(point) }
        == WaveformFileError(.dat, .length, .countMismatch(declared: 1, found: 2), at: 16))
    #expect(try writer.finish() == .nothing)
  }
}

extension WaveformPoint {
  /// What 8 bits keep of the point.
  fileprivate var inBytes: WaveformPoint {
    WaveformPoint(minimum: minimum / 256 * 256, maximum: maximum / 256 * 256)
  }
}
