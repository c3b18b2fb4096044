import Foundation
import TestSupport
import Testing

@testable import WaveformFiles
@testable import WaveformStore

@Suite("Durability")
struct DurabilityTests {
  @Test("A tile comes before its state, and everything is on the disk before the name")
  func order() throws {
    let studio = try Studio()
    let name = studio.folder.file(studio.complete)
    var log: LoggedFile?
    let recorder = studio.cache.record(studio.header, expectedFrameCount: 5) {
      let file = LoggedFile($0, watching: name)
      log = file
      return file
    }
    for index in 0..<2 { recorder.append(numberedTile(Int64(index))) }
    recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(
      log?.events == [
        .written(offset: 0), .written(offset: 256), .written(offset: 192),
        .written(offset: 256 + 44_224), .written(offset: 128), .written(offset: 192),
        .synchronised,
      ])
    #expect(studio.find()?.tiles().state.expectedFrameCount == 5)
  }

  @Test("A disk that fails to take everything leaves a partial file")
  func failedSynchronisation() throws {
    let studio = try Studio()
    let recorder = studio.cache.record(studio.header, expectedFrameCount: 0) {
      LoggedFile($0, watching: "", fails: true)
    }
    recorder.append(numberedTile(0))
    recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(recorder.storageError?.problem == .system(.synchronise, code: EIO))
    #expect(recorder.waveform.tiles().state.isComplete && recorder.waveform.hasNumberedTiles(1))
    #expect(studio.cache.record(studio.header).nextTile == 1)
  }
}

/// A file that remembers what was asked of it, until there is a file of some name.
private final class LoggedFile: RecordingFile {
  enum Event: Equatable {
    case written(offset: Int64)
    case synchronised
  }

  private(set) var events: [Event] = []
  private let file: OpenFile
  private let name: String
  private let fails: Bool

  init(_ file: OpenFile, watching name: String, fails: Bool = false) {
    self.file = file
    self.name = name
    self.fails = fails
  }

  func write(_ write: FileWrite) throws(WaveformStoreError) {
    log(.written(offset: write.offset))
    try file.write(write)
  }

  func synchronise() throws(WaveformStoreError) {
    log(.synchronised)
    if fails { throw WaveformStoreError(.system(.synchronise, code: EIO), path: file.path.text) }
  }

  private func log(_ event: Event) {
    if access(name, F_OK) != 0 { events.append(event) }
  }
}
