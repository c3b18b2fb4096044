import Foundation
import TestSupport
import Testing
import WaveformFiles
import Waveforms

@testable import WaveformStore

@Suite("Two recorders")
struct TwoRecordersTests {
  @Test("The second has everything too, and stores nothing")
  func second() throws {
    let studio = try Studio()
    let first = studio.record(1)
    let second = studio.record(3)
    #expect(second.storageError?.problem == .inUse)
    #expect(second.waveform.hasNumberedTiles(3))
    second.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(second.waveform.tiles().state.isComplete)
    #expect(studio.find()?.tiles().state.isComplete == false)
    #expect(first.waveform.hasNumberedTiles(1))
    first.append(numberedTile(1))
    first.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(first.storageError == nil)
    #expect(studio.find()?.hasNumberedTiles(2) == true)
  }

  @Test("One that goes lets the next in, though its waveform is still read")
  func release() throws {
    let studio = try Studio()
    let waveform = studio.record(2).waveform
    let next = studio.cache.record(studio.header)
    #expect(next.storageError == nil && next.nextTile == 2)
    next.append(numberedTile(2))
    #expect(waveform.hasNumberedTiles(2))
    next.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(studio.find()?.hasNumberedTiles(3) == true)
  }

  @Test("One that can't store any more lets the next in")
  func releaseAfterFailure() throws {
    let studio = try Studio()
    let full = studio.cache.record(studio.header, expectedFrameCount: 0) {
      LimitedFile($0, room: 50_000)
    }
    for index in 0..<2 { full.append(numberedTile(Int64(index))) }
    let next = studio.cache.record(studio.header)
    #expect(next.storageError == nil && next.nextTile == 1)
    #expect(full.waveform.hasNumberedTiles(2))
  }

  @Test("A new recording takes the place of the old one only when it is complete")
  func replacement() throws {
    let studio = try Studio()
    studio.recordAll(1)
    let recorder = studio.record(2)
    #expect(studio.find()?.hasNumberedTiles(1) == true)
    recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(studio.find()?.hasNumberedTiles(2) == true)
  }

  @Test("Many at once do no harm, and leave one whole file")
  func manyAtOnce() async throws {
    let studio = try Studio()
    let (cache, media, header) = (studio.cache, studio.media, studio.header)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<12 {
        group.addTask {
          let recorder = cache.record(header)
          for index in recorder.nextTile..<3 { recorder.append(numberedTile(index)) }
          recorder.finish(isTruncated: false, media: media, now: FileTime(seconds: 1))
          let isFine =
            recorder.storageError == nil || recorder.storageError?.problem == .inUse
          return isFine && recorder.waveform.hasNumberedTiles(3)
        }
      }
      for await isFine in group { #expect(isFine) }
    }
    #expect(studio.find()?.hasNumberedTiles(3) == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: studio.folder.file("cache"))
    #expect(names == [CacheName(identity: media.bytes).complete])
  }
}
