import Testing

@testable import MPVPlayback

/// A part of an MP4 file.
struct Box {
  let bytes: [UInt8]

  init(_ name: String, _ content: [UInt8], length: UInt32? = nil) {
    let length = length ?? UInt32(content.count + 8)
    bytes = (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + name.utf8 + content
  }
}

@Suite struct CutOffFileTests {
  private static let type = Box("ftyp", Array("isomiso2".utf8)).bytes
  private static let index = Box("moov", [1, 2, 3]).bytes
  private static let matroska: [UInt8] = [
    0x1A, 0x45, 0xDF, 0xA3, 0x82, 9, 9, 0x18, 0x53, 0x80, 0x67,
  ]

  /// A file's bytes, and whether a part of it is missing.
  static let files: [([UInt8], Bool)] = [
    (type + index, false),
    (type + index.dropLast(), true),
    (type + index + index.prefix(5), true),
    (type + Box("mdat", [1, 2], length: 0).bytes, false),
    (type + Box("mdat", [0, 0, 0, 0, 0, 0, 0, 18, 1, 2], length: 1).bytes, false),
    (type + Box("mdat", [0, 0, 0, 0, 0, 0, 0, 19, 1, 2], length: 1).bytes, true),
    (type + Box("mdat", [255, 255, 255, 255, 255, 255, 255, 255, 1], length: 1).bytes, true),
    (type + Box("mdat", [1, 2], length: 7).bytes, false),
    (matroska + [0x83, 1, 2, 3], false),
    (matroska + [0x83, 1, 2], true),
    (matroska + [0x40, 3, 1, 2, 3], false),
    (matroska + [0x40, 4, 1, 2, 3], true),
    (matroska + [0x01, 255, 255, 255, 255, 255, 255, 255, 1], false),
    (matroska + [0x01, 255, 255, 255, 255, 255, 255, 254, 1], true),
    (matroska + [0xFF, 1], false),
    (matroska + [0x01], false),
    (matroska, false),
    ([0x1A, 0x45, 0xDF, 0xA3, 0xFE] + matroska, false),
    ([0x1A, 0x45, 0xDF, 0xA3], false),
    (Array("fLaC and more".utf8), true),
    (Array("RIFF____WAVE".utf8), false),
    ([], false),
  ]

  @Test(arguments: files)
  func lengthsSayWhetherAPartIsMissing(file: [UInt8], isCutOff: Bool) {
    let source = CutOffFile.Source(size: UInt64(file.count)) { offset, count in
      Array(file.dropFirst(Int(clamping: offset)).prefix(count))
    }
    #expect(CutOffFile.isCutOff(source) == isCutOff)
  }
}
