import Foundation
import TestSupport
import Testing
import WaveformFiles
import Waveforms

@testable import WaveformStore

@Suite("Waveform cache")
struct WaveformCacheTests {
  @Test("What was recorded is found again", arguments: [0, 1, 3] as [Int64])
  func roundTrip(count: Int64) throws {
    let studio = try Studio()
    #expect(studio.find() == nil)
    let recorder = studio.recordAll(count)
    #expect(recorder.storageError == nil)
    #expect(studio.folder.names == ["cache", "media"])
    let found = try #require(studio.find())
    #expect(found.header == studio.header)
    #expect(found.tiles().state.isComplete && !found.tiles().state.isTruncated)
    #expect(found.hasNumberedTiles(count))
    #expect(recorder.waveform.hasNumberedTiles(count))
    #expect(recorder.waveform.tiles().state.isComplete)
  }

  @Test("A waveform is of its own media and stream alone")
  func otherMedia() throws {
    let studio = try Studio()
    studio.recordAll(1)
    let others = [
      try studio.medium(9),
      try MediaIdentity(ofFileAt: studio.folder.file("media"), audioStream: 0),
    ]
    for other in others {
      #expect(
        studio.cache.waveform(of: other, measured: .init(), now: FileTime(seconds: 1)) == nil)
    }
    // Even if a file has the other's name.
    rename(
      studio.folder.file(studio.complete),
      studio.folder.file("cache/" + CacheName(identity: others[0].bytes).complete))
    #expect(
      studio.cache.waveform(of: others[0], measured: .init(), now: FileTime(seconds: 1)) == nil)
  }

  @Test(
    "A waveform serves whoever needs no more than was measured",
    arguments: [false, true], [WaveformDetail.extremes, .all])
  func needs(hasLoudness: Bool, detail: WaveformDetail) throws {
    let studio = try Studio()
    let measured = MeasuredValues(detail: detail, hasLoudness: hasLoudness)
    let recorder = studio.cache.record(studio.media.header(measured: measured))
    recorder.append(numberedTile(0))
    recorder.finish(isTruncated: true, media: studio.media, now: FileTime(seconds: 1))
    for needsLoudness in [false, true] {
      for needed in [WaveformDetail.extremes, .all] {
        let found = studio.cache.waveform(
          of: studio.media, measured: MeasuredValues(detail: needed, hasLoudness: needsLoudness),
          now: FileTime(seconds: 1))
        let isEnough = (hasLoudness || !needsLoudness) && (detail == .all || needed == .extremes)
        #expect((found != nil) == isEnough)
        if let found { #expect(found.tiles().state.isTruncated) }
      }
    }
  }

  @Test("Readers see each tile once it is recorded")
  func growing() throws {
    let studio = try Studio()
    let recorder = studio.record(0)
    let other = try #require(studio.find())
    for count in 1...3 as ClosedRange<Int64> {
      recorder.append(numberedTile(count - 1))
      #expect(recorder.waveform.hasNumberedTiles(count))
      #expect(other.hasNumberedTiles(count))
      #expect(studio.find()?.hasNumberedTiles(count) == true)
    }
    #expect(other.tiles().state.isComplete == false)
    recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(other.tiles().state.isComplete)
  }

  @Test("A last tile grows in its place")
  func growingTile() throws {
    let studio = try Studio()
    let recorder = studio.record(1)
    for frames in [1, 300, 70_000] {
      recorder.append(numberedTile(1, frames: frames))
      let expected = [numberedTile(0), numberedTile(1, frames: frames)]
      #expect(recorder.waveform.has(expected))
      #expect(studio.find()?.has(expected) == true)
    }
  }

  @Test("A reader keeps what the cache has removed")
  func removal() throws {
    let studio = try Studio()
    studio.recordAll(2)
    let found = try #require(studio.find())
    let tiles = found.tiles()
    studio.cache.remove(studio.media)
    #expect(studio.find() == nil)
    #expect(studio.folder.names.isEmpty == false && found.hasNumberedTiles(2))
    #expect(tiles.frameCount == 2 * Int64(PyramidLayout.framesPerTile))
    studio.recordAll(2)
    #expect(studio.find() != nil)
  }

  @Test(
    "A damaged file isn't found, and gives way to a new one",
    arguments: [0, 8, 30, 194, 256, 1000, 44_480, 45_000, 88_703])
  func damage(place: Int) throws {
    let studio = try Studio()
    studio.recordAll(2)
    var bytes = try studio.folder.bytes(of: studio.complete)
    bytes[place] ^= 0x40
    try studio.folder.write(bytes, to: studio.complete)
    #expect(studio.find() == nil)
    studio.recordAll(2)
    #expect(studio.find()?.hasNumberedTiles(2) == true)
  }

  @Test("Damage in a fine part is met by whoever looks there, and can be made good")
  func fineDamage() throws {
    let studio = try Studio()
    studio.recordAll(2)
    var bytes = try studio.folder.bytes(of: studio.complete)
    bytes[256 + 40_000] ^= 1
    try studio.folder.write(bytes, to: studio.complete)
    let tiles = try #require(studio.find()).tiles()
    var isLent = false
    tiles.withPoints(tile: 0, finestLevel: 0) { _ in isLent = true }
    #expect(!isLent && tiles.damage?.field == .finePart(tile: 0))
    studio.cache.remove(studio.media)
    studio.recordAll(2)
    #expect(studio.find()?.hasNumberedTiles(2) == true)
  }

  @Test("A complete file that is too short isn't found", arguments: [0, 1, 255, 44_480, 88_703])
  func shortFile(count: Int) throws {
    let studio = try Studio()
    studio.recordAll(2)
    let bytes = try studio.folder.bytes(of: studio.complete)
    #expect(bytes.count == 88_704)
    try studio.folder.write(Array(bytes.prefix(count)), to: studio.complete)
    #expect(studio.find() == nil)
  }

  @Test("A cache that keeps nothing records all the same")
  func none() throws {
    let studio = try Studio()
    let recorder = WaveformCache.none.record(studio.header)
    recorder.append(numberedTile(0))
    recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(recorder.storageError?.problem == .noFolder)
    #expect(recorder.waveform.hasNumberedTiles(1))
    #expect(recorder.waveform.tiles().state.isComplete)
    #expect(
      WaveformCache.none.waveform(of: studio.media, measured: .init(), now: FileTime(seconds: 1))
        == nil)
  }

  @Test("Media that changed while it was measured has no waveform in the cache", arguments: [0, 1])
  func changedMedia(kind: Int) throws {
    let studio = try Studio()
    let recorder = studio.record(2)
    let later = kind == 0 ? nil : try studio.medium(3)
    recorder.finish(isTruncated: false, media: later, now: FileTime(seconds: 1))
    #expect(recorder.storageError?.problem == .mediaChanged)
    #expect(recorder.waveform.hasNumberedTiles(2))
    #expect(studio.find() == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: studio.folder.file("cache")) == [])
  }
}
