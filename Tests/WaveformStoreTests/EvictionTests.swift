import Foundation
import TestSupport
import Testing
import WaveformFiles
import Waveforms

@testable import WaveformStore

@Suite("Eviction")
struct EvictionTests {
  /// Bytes of the disk that a waveform of one tile has at most, and more than half of one.
  private static let most: Int64 = 49_152

  @Test("What was used least recently goes first", arguments: 1...5)
  func order(kept: Int) throws {
    let studio = try Studio(sizeLimit: Int64(kept) * Self.most)
    let media = try (1...5).map { try studio.medium($0) }
    // The first is recorded first, and used last.
    for (index, medium) in media.enumerated() {
      let roomy = WaveformCache(folder: studio.folder.file("cache"))
      record(medium, in: index == 4 ? studio.cache : roomy, now: 10 + Int64(index))
      if index == 3 { #expect(isFound(media[0], in: studio.cache, now: 20)) }
    }
    let byUse = [1, 2, 3, 4, 0].map { media[$0] }
    let found = media.map { isFound($0, in: studio.cache, now: 30) }
    let expected = media.map { byUse.suffix(kept).contains($0) }
    #expect(found == expected)
  }

  @Test("A file that is being written stays, one that was left goes")
  func partialFiles() throws {
    let studio = try Studio(sizeLimit: 2 * Self.most)
    let media = try (0..<4).map { try studio.medium($0) }
    let recorder = begin(media[0], in: studio.cache)
    begin(media[1], in: studio.cache)
    // Each look at a file says when it was used.
    #expect(isFound(media[0], in: studio.cache, now: 2))
    #expect(isFound(media[1], in: studio.cache, now: 1))
    record(media[2], in: studio.cache, now: 3)
    #expect(media[..<3].map { isFound($0, in: studio.cache, now: 4) } == [true, false, true])
    #expect(isFound(media[0], in: studio.cache, now: 1))
    record(media[3], in: studio.cache, now: 5)
    #expect(media.map { isFound($0, in: studio.cache, now: 6) } == [true, false, false, true])
    recorder.append(numberedTile(1))
    #expect(recorder.waveform.hasNumberedTiles(2) && recorder.storageError == nil)
  }

  @Test("Other files of the folder stay, and don't count")
  func otherFiles() throws {
    let studio = try Studio(sizeLimit: Self.most)
    mkdir(studio.folder.file("cache"), 0o700)
    let names = ["notes", "0123456789abcdef.pyramid.bak", "0123456789ABCDEF.pyramid"]
    for name in names {
      try studio.folder.write([UInt8](repeating: 1, count: 100_000), to: "cache/" + name)
    }
    mkdir(studio.folder.file("cache/0123456789abcdef.pyramid"), 0o700)
    studio.recordAll(1)
    #expect(studio.find() != nil)
    let rest = try FileManager.default.contentsOfDirectory(atPath: studio.folder.file("cache"))
    #expect(Set(rest).isSuperset(of: names + ["0123456789abcdef.pyramid"]))
  }

  @Test("A waveform that is larger than the cache isn't kept, and nothing goes for it")
  func largerThanCache() throws {
    let studio = try Studio(sizeLimit: Self.most)
    record(try studio.medium(1), in: studio.cache, now: 1)
    let recorder = studio.recordAll(2)
    guard case .largerThanCache(let size) = recorder.storageError?.problem else {
      Issue.record("The waveform is larger than the cache.")
      return
    }
    #expect(size >= 2 * 44_224)
    #expect(recorder.waveform.hasNumberedTiles(2))
    #expect(recorder.waveform.tiles().state.isComplete)
    #expect(studio.find() == nil)
    #expect(isFound(try studio.medium(1), in: studio.cache, now: 2))
  }

  /// Records a tile, and doesn't end.
  @discardableResult
  private func begin(_ medium: MediaIdentity, in cache: WaveformCache) -> WaveformRecorder {
    let recorder = cache.record(medium.header(measured: .init()))
    recorder.append(numberedTile(0))
    return recorder
  }

  private func record(_ medium: MediaIdentity, in cache: WaveformCache, now: Int64) {
    begin(medium, in: cache).finish(
      isTruncated: false, media: medium, now: FileTime(seconds: now))
  }

  private func isFound(_ medium: MediaIdentity, in cache: WaveformCache, now: Int64) -> Bool {
    cache.waveform(of: medium, measured: .init(), now: FileTime(seconds: now)) != nil
  }
}
