import Foundation
import Testing
import WaveformFiles
import Waveforms

/// The document of the format, whose example dump was made by another program, from the tables.
private enum FormatDocument {
  static let text: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let path = root.appending(path: "Documentation/pyramid-format.md").path
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }()

  /// The bytes of the dump; a star stands for lines like the one before.
  static let example: [UInt8] = {
    var bytes: [UInt8] = []
    for line in text.split(separator: "\n") {
      let words = line.prefix { $0 != "|" }.split(separator: " ")
      guard let first = words.first, first.count == 8, let offset = Int(first, radix: 16) else {
        continue
      }
      while bytes.count < offset { bytes += bytes[(bytes.count - 16)...] }
      bytes += words.dropFirst().compactMap { UInt8($0, radix: 16) }
    }
    return bytes
  }()

  static let header = PyramidFileHeader(
    layout: PyramidLayout(channelCount: 1), sampleRate: 8000,
    detail: .all, hasLoudness: true,
    contentIdentity: Array(0x40..<0x80))

  static let tile: WaveformTile = {
    let layout = header.layout
    var points = [WaveformPoint](repeating: .silent, count: layout.pointsPerTile)
    for level in 1...6 {
      points[layout.offset(level: level, row: 0)] = WaveformPoint(
        minimum: -32768, maximum: 32767, rms: 1600, clipped: 3)
    }
    let finest = layout.offset(level: 0, row: 0)
    points[finest] = WaveformPoint(minimum: -100, maximum: 200, rms: 50, clipped: 0)
    points[finest + 1] = WaveformPoint(minimum: -32768, maximum: 32767, rms: 2262, clipped: 3)
    return WaveformTile(
      layout: layout, index: 0, frameCount: 512, invalidSampleCount: 1, points: points)
  }()
}

@Suite("The pyramid file's documented bytes")
struct PyramidFormatTests {
  @Test("The documented example is written")
  func writing() {
    var writer = PyramidFileWriter(FormatDocument.header, expectedFrameCount: 600)
    var file: [UInt8] = []
    file.apply(writer.start())
    let (tile, state) = writer.append(FormatDocument.tile)
    file.apply(tile)
    file.apply(state)
    file.apply(writer.finish(isTruncated: true))
    #expect(file.count == 44_480)
    #expect(file == FormatDocument.example)
  }

  @Test("The documented example is read")
  func reading() throws {
    let file = try PyramidFile(FormatDocument.example)
    #expect(file.header == FormatDocument.header)
    #expect(file.state.isComplete && file.state.isTruncated && !file.state.isPreview)
    #expect(file.state.expectedFrameCount == 600)
    #expect(file.state.invalidSampleCount == 1)
    #expect(file.frameCount == 512)
    #expect(try file.tile(0) == FormatDocument.tile)
    #expect(try file.tile(1) == nil)
    #expect(file.damage == nil)
  }

  @Test("A point of memory is a point of the file")
  func pointLayout() {
    #expect(MemoryLayout<WaveformPoint>.size == 8)
    #expect(MemoryLayout<WaveformPoint>.stride == 8)
  }
}
