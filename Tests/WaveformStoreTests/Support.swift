import Foundation
import TestSupport
import Waveforms

@testable import WaveformFiles
@testable import WaveformStore

/// A folder for one test, which goes with it.
final class TestFolder {
  let path: String

  init() {
    let folder = FileManager.default.temporaryDirectory
    path = folder.appendingPathComponent("waveform-store-\(UUID().uuidString)").path
    mkdir(path, 0o755)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a file; its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// The bytes of a file.
  func bytes(of name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// The names of all that is in it.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}

/// A medium, a cache beside it, and all that is needed to record.
struct Studio {
  static let measured = MeasuredValues(hasLoudness: true)

  let folder = TestFolder()
  let media: MediaIdentity
  let cache: WaveformCache
  let header: PyramidFileHeader

  init(sizeLimit: Int64 = WaveformCache.standardSizeLimit) throws {
    media = try MediaIdentity(ofFileAt: folder.write([1, 2, 3], to: "media"))
    cache = WaveformCache(folder: folder.file("cache"), sizeLimit: sizeLimit)
    header = media.header(measured: Self.measured)
  }

  /// The file of the cache that has nothing missing.
  var complete: String { "cache/" + CacheName(identity: media.bytes).complete }
  /// The file of the cache that is being written.
  var partial: String { "cache/" + CacheName(identity: media.bytes).partial }

  /// Finds the waveform in the cache.
  func find(now: Int64 = 1) -> StoredWaveform? {
    cache.waveform(of: media, measured: Self.measured, now: FileTime(seconds: now))
  }

  /// Records tiles, and doesn't end.
  func record(_ count: Int64) -> WaveformRecorder {
    let recorder = cache.record(header)
    for index in 0..<count { recorder.append(numberedTile(index)) }
    return recorder
  }

  /// Records a waveform to its end.
  @discardableResult
  func recordAll(_ count: Int64, now: Int64 = 1) -> WaveformRecorder {
    let recorder = record(count)
    recorder.finish(isTruncated: false, media: media, now: FileTime(seconds: now))
    return recorder
  }

  /// Makes another medium; whose waveform can be recorded beside.
  func medium(_ byte: UInt8) throws -> MediaIdentity {
    try MediaIdentity(ofFileAt: folder.write([byte], to: "media-\(byte)"))
  }
}

extension MediaIdentity {
  /// A header of one channel.
  func header(measured: MeasuredValues) -> PyramidFileHeader {
    header(layout: PyramidLayout(channelCount: 1), sampleRate: 48_000, measured: measured)
  }
}

extension StoredWaveform {
  /// Whether it has just these tiles.
  func has(_ expected: [WaveformTile]) -> Bool {
    let tiles = tiles()
    let end = expected.last.map { $0.firstFrame + Int64($0.frameCount) } ?? 0
    return tiles.frameCount == end
      && expected.allSatisfy { tile in
        var (points, loudness): ([WaveformPoint], [Int16]) = ([], [])
        tiles.withPoints(tile: tile.index, finestLevel: 0) { points = Array($0) }
        tiles.withLoudness(tile: tile.index) { loudness = Array($0) }
        return points == tile.points && loudness == tile.loudness
      }
  }

  /// Whether it has just the first of the numbered tiles.
  func hasNumberedTiles(_ count: Int64) -> Bool { has((0..<count).map { numberedTile($0) }) }
}

/// A file that takes some bytes, and then no more.
final class LimitedFile: RecordingFile {
  private let file: OpenFile
  private var room: Int

  init(_ file: OpenFile, room: Int) {
    self.file = file
    self.room = room
  }

  func write(_ write: FileWrite) throws(WaveformStoreError) {
    let fitting = FileWrite(offset: write.offset, bytes: Array(write.bytes.prefix(room)))
    room -= fitting.bytes.count
    try file.write(fitting)
    guard fitting == write else {
      throw WaveformStoreError(.system(.write, code: ENOSPC), path: file.path.text)
    }
  }

  func synchronise() throws(WaveformStoreError) { try file.synchronise() }
}
