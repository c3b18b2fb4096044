import Foundation
import Testing
import WaveformFiles
import WaveformStore
import Waveforms

@testable import Player

@Suite("Measuring what was left")
struct ResumedMeasurementTests {
  private typealias Studio = WaveformMeasurementTests.Studio

  /// A file of four tiles, the last of them short, whose waveform was measured in one go.
  private struct Work {
    let studio: Studio
    let whole: [WaveformTile]
    /// The bytes of the finished file.
    let bytes: Data

    init() async throws {
      studio = try Studio(seconds: 420)
      _ = await studio.events()
      whole = try studio.kept
      #expect(whole.count == 4)
      bytes = try Data(contentsOf: studio.file(".pyramid"))
    }

    /// Puts tiles in the place of the waveform, as a program leaves them that is killed.
    func leave(_ tiles: some Collection<WaveformTile>) throws {
      let media = try MediaIdentity(ofFileAt: studio.sound.path)
      studio.cache.remove(media)
      let recorder = recorder(media)
      #expect(recorder.nextTile == 0)
      for tile in tiles { recorder.append(tile) }
      #expect(recorder.storageError == nil)
    }

    func recorder(_ media: MediaIdentity) -> WaveformRecorder {
      let header = media.header(
        layout: whole[0].layout, sampleRate: 8000, measured: WaveformMeasurement.values)
      return studio.cache.record(header, expectedFrameCount: 420 * 8000)
    }

    /// Measures, and looks whether the finished file is that of one go, but for how often its state was
    /// written.
    func finish(_ what: Comment, comparesStates: Bool = false) async throws {
      _ = await studio.events()
      let again = try Data(contentsOf: studio.file(".pyramid"))
      let isSame = again.prefix(128) == bytes.prefix(128) && again[256...] == bytes[256...]
      #expect(isSame, what)
      if comparesStates { #expect(again[128..<256] == bytes[128..<256], what) }
      #expect(try studio.kept == whole, what)
      #expect(try studio.state.frameCount == 420 * 8000, what)
      #expect(try !studio.state.isTruncated && studio.state.expectedFrameCount == 420 * 8000, what)
    }
  }

  @Test("The finished file is that of one go, wherever somebody was killed", arguments: 0...4)
  func killed(count: Int) async throws {
    let work = try await Work()
    try work.leave(work.whole.prefix(count))
    try await work.finish("after \(count) tiles", comparesStates: count < 4)
  }

  @Test("So it is where what was left is cut off or damaged")
  func damaged() async throws {
    let work = try await Work()
    let ends = (0...3).map { 256 + $0 * 44_224 }
    for place in Set(([0, 128, 192] + ends).flatMap { [$0 - 1, $0, $0 + 1, $0 + 600] }).sorted() {
      for cuts in [true, false] where place >= 0 && place < 256 + 3 * 44_224 {
        try work.leave(work.whole.prefix(3))
        let file = try work.studio.file(".partial")
        var left = try Data(contentsOf: file)
        if cuts { left = left.prefix(place) } else { left[place] ^= 1 }
        try left.write(to: file)
        try await work.finish("\(cuts ? "cut off" : "damaged") at \(place)")
      }
    }
  }

  @Test("So it is where the last tile that was left isn't what is measured now")
  func foreign() async throws {
    let work = try await Work()
    var left = Array(work.whole.prefix(3))
    for index in left.indices { left[index].setLoudness(-5000, at: 7) }
    try work.leave(left)
    try await work.finish("foreign")
  }

  @Test("What another program writes is measured all the same, and not touched")
  func inUse() async throws {
    let work = try await Work()
    try work.leave(work.whole.prefix(2))
    let recorder = work.recorder(try MediaIdentity(ofFileAt: work.studio.sound.path))
    let events = await work.studio.events()
    let found = events.compactMap { if case .found(let stored) = $0 { stored } else { nil } }
    let tiles = try #require(found.last).tiles()
    #expect(tiles.state.isComplete)
    let measured = try (0..<tiles.state.tileCount).map { try #require(tiles.tile($0)) }
    #expect(measured == work.whole)
    #expect(recorder.nextTile == 2)
    for tile in work.whole[2...] { recorder.append(tile) }
    recorder.finish(
      isTruncated: false, media: try MediaIdentity(ofFileAt: work.studio.sound.path),
      now: FileTime(seconds: 1))
    #expect(recorder.storageError == nil)
    #expect(try Data(contentsOf: work.studio.file(".pyramid")) == work.bytes)
  }

  @Test("Whoever stops again while it is gone on with leaves more, and never a wrong tile")
  func stoppedTwice() async throws {
    let work = try await Work()
    try work.leave(work.whole.prefix(2))
    _ = await work.studio.events { if case .grown = $0 { true } else { false } }
    try await work.finish("stopped twice", comparesStates: true)
  }
}

extension WaveformMeasurementTests.Studio {
  /// The one file of the cache whose name ends like that.
  func file(_ ending: String) throws -> URL {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "cache"), includingPropertiesForKeys: nil)
    return try #require(files.first { $0.lastPathComponent.hasSuffix(ending) })
  }
}
