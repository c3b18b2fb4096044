import Testing
import WaveformFiles

/// A broken file, and what is said of it.
struct BrokenDat: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let hexadecimal: String
  let error: WaveformFileError
}

private let int32s: ClosedRange<Int64> = 1...0x7FFF_FFFF

private let brokenDats = [
  BrokenDat(
    testDescription: "version 0", hexadecimal: "00000000 00000000 44AC0000 00010000 00000000",
    error: WaveformFileError(.dat, .version, .outOfRange(0, allowed: 1...2), at: 0)),
  BrokenDat(
    testDescription: "version 3", hexadecimal: "03000000 00000000 44AC0000 00010000 00000000",
    error: WaveformFileError(.dat, .version, .outOfRange(3, allowed: 1...2), at: 0)),
  BrokenDat(
    testDescription: "a sample rate of 0",
    hexadecimal: "01000000 00000000 00000000 00010000 00000000",
    error: WaveformFileError(.dat, .sampleRate, .outOfRange(0, allowed: int32s), at: 8)),
  BrokenDat(
    testDescription: "a sample rate below 0",
    hexadecimal: "01000000 00000000 FFFFFFFF 00010000 00000000",
    error: WaveformFileError(.dat, .sampleRate, .outOfRange(-1, allowed: int32s), at: 8)),
  BrokenDat(
    testDescription: "one sample per point",
    hexadecimal: "01000000 00000000 44AC0000 01000000 00000000",
    error: WaveformFileError(
      .dat, .samplesPerPoint, .outOfRange(1, allowed: 2...0x7FFF_FFFF), at: 12)),
  BrokenDat(
    testDescription: "no channel",
    hexadecimal: "02000000 00000000 44AC0000 00010000 00000000 00000000",
    error: WaveformFileError(.dat, .channels, .outOfRange(0, allowed: 1...24), at: 20)),
  BrokenDat(
    testDescription: "25 channels",
    hexadecimal: "02000000 00000000 44AC0000 00010000 00000000 19000000",
    error: WaveformFileError(.dat, .channels, .outOfRange(25, allowed: 1...24), at: 20)),
  BrokenDat(
    testDescription: "4 billion points of 24 channels, of which there is none",
    hexadecimal: "02000000 00000000 44AC0000 00010000 FFFFFFFF 18000000",
    error: WaveformFileError(
      .dat, .data, .endsEarly(neededByteCount: 24 + 0xFFFF_FFFF * 96), at: 24)),
  BrokenDat(
    testDescription: "points behind the last",
    hexadecimal: "01000000 01000000 44AC0000 00010000 01000000 0102 0304",
    error: WaveformFileError(.dat, .length, .countMismatch(declared: 1, found: 2), at: 16)),
  BrokenDat(
    testDescription: "one byte behind the last point",
    hexadecimal: "01000000 01000000 44AC0000 00010000 00000000 01",
    error: WaveformFileError(.dat, .length, .countMismatch(declared: 0, found: 1), at: 16)),
]

@Suite("Broken .dat files")
struct DatFileErrorTests {
  @Test("A broken file says what is wrong and where", arguments: brokenDats)
  func broken(file: BrokenDat) {
    #expect(
      error { () throws(WaveformFileError) in try DatFile(FileBytes(bytes(file.hexadecimal))) }
        == file.error)
  }

  @Test("A file that ends anywhere before its end is refused", arguments: datGoldens)
  func truncation(golden: DatGolden) throws {
    let whole = bytes(golden.hexadecimal)
    let headerSize = golden.header.channelCount == 1 ? 20 : 24
    for end in 0..<whole.count {
      let found = error { () throws(WaveformFileError) in
        try DatFile(FileBytes(Array(whole[..<end])))
      }
      let isHeader = end < headerSize
      #expect(found?.location == .offset(Int64(isHeader ? end / 4 * 4 : end)))
      let needed = isHeader ? end / 4 * 4 + 4 : whole.count
      #expect(found?.problem == .endsEarly(neededByteCount: Int64(needed)))
    }
  }

  @Test("An error says in a sentence what, where and what to do")
  func description() throws {
    let found = error { () throws(WaveformFileError) in try DatFile(FileBytes([7, 0, 0, 0])) }
    #expect(
      try #require(found).description
        == "audiowaveform .dat file, byte 0: the version is 7, but has to be 1 to 2; "
        + "use a program that knows this version.")
  }
}
