import Foundation
import TestSupport
import Testing
import WaveformFiles
import Waveforms

@testable import WaveformStore

@Suite("Storage failures")
struct StorageFailureTests {
  @Test(
    "On a full disk nothing is lost, and what was stored is gone on with",
    arguments: [0, 100, 256, 300, 44_480, 44_543, 44_544, 50_000, 200_000])
  func fullDisk(room: Int) throws {
    let studio = try Studio()
    let stored = max(room - 256, 0) / 44_288
    do {
      let recorder = studio.cache.record(studio.header, expectedFrameCount: 0) {
        LimitedFile($0, room: room)
      }
      for count in 1...5 as ClosedRange<Int64> {
        recorder.append(numberedTile(count - 1))
        #expect(recorder.waveform.hasNumberedTiles(count))
      }
      recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
      #expect(recorder.storageError?.problem == .system(.write, code: ENOSPC))
      #expect(recorder.waveform.hasNumberedTiles(5))
      #expect(recorder.waveform.tiles().state.isComplete)
      #expect(studio.find()?.tiles().state.isComplete != true)
    }
    let recorder = studio.cache.record(studio.header)
    #expect(recorder.nextTile == Int64(stored))
    #expect(recorder.storageError == nil)
  }

  @Test("Where there can't be a folder, everything is in memory", arguments: ["media", "media/in"])
  func noFolder(name: String) throws {
    let studio = try Studio()
    let path = studio.folder.file(name)
    let recorder = WaveformCache(folder: path).record(studio.header)
    recorder.append(numberedTile(0))
    let operation: WaveformStoreError.Operation = name == "media" ? .open : .makeFolder
    #expect(recorder.storageError?.problem == .system(operation, code: ENOTDIR))
    #expect(recorder.storageError?.path.hasPrefix(path) == true)
    #expect(recorder.waveform.hasNumberedTiles(1))
  }

  @Test("A folder that can't be written is still read", .enabled(if: geteuid() != 0))
  func readOnlyFolder() throws {
    let studio = try Studio()
    studio.recordAll(1)
    chmod(studio.folder.file("cache"), 0o500)
    defer { chmod(studio.folder.file("cache"), 0o700) }
    #expect(studio.find()?.hasNumberedTiles(1) == true)
    let other = try studio.medium(1)
    let recorder = studio.cache.record(other.header(measured: .init()))
    recorder.append(numberedTile(0))
    guard case .system(.open, code: EACCES) = recorder.storageError?.problem else {
      Issue.record("The folder can't be written.")
      return
    }
    #expect(recorder.waveform.hasNumberedTiles(1))
  }

  @Test("What stands in the way isn't touched", arguments: ["folder", "pipe", "link"])
  func obstacle(kind: String) throws {
    let studio = try Studio()
    mkdir(studio.folder.file("cache"), 0o700)
    let path = studio.folder.file(studio.partial)
    switch kind {
    case "folder": mkdir(path, 0o700)
    case "pipe": mkfifo(path, 0o600)
    default: symlink(studio.folder.file("media"), path)
    }
    let before = FileStatus(at: Path(path))
    let recorder = studio.recordAll(2)
    #expect(recorder.storageError != nil)
    #expect(recorder.waveform.hasNumberedTiles(2))
    #expect(FileStatus(at: Path(path)) == before)
    #expect(try studio.folder.bytes(of: "media") == [1, 2, 3])
  }

  @Test(
    "An error says what is wrong, where, and what to do",
    arguments: [
      (.system(.write, code: ENOSPC), "p: can't write the file: No space left on device"),
      (.notAFile, "p: isn't a regular file; give one, or move it out of the way"),
      (.mediaChanged, "p: changed while it was read; read it again once it is finished"),
      (
        .largerThanCache(byteCount: 7),
        "p: needs 7 bytes, more than the whole cache may have; raise its limit"
      ),
    ] as [(WaveformStoreError.Problem, String)])
  func description(problem: WaveformStoreError.Problem, text: String) {
    #expect(WaveformStoreError(problem, path: "p").description == text)
  }
}
