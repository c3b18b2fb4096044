#if os(Linux)
import Foundation
import TestSupport
import Testing
import Waveforms

@testable import WaveformStore

@Suite("Killed recorder")
struct KilledRecorderTests {
  @Test("A program that is killed leaves what it recorded", arguments: [0, 1, 2, 5] as [Int64])
  func killed(count: Int64) throws {
    let studio = try Studio()
    let program = try RecordingProgram(studio, tiles: 2000)
    #expect(program.line() == "begun at 0")
    for index in 0..<count { #expect(program.line() == "recorded \(index)") }
    // It goes on meanwhile, so that it may be killed within any write.
    program.kill()
    let recorder = studio.cache.record(studio.header)
    #expect(recorder.storageError == nil)
    let next = recorder.nextTile
    #expect(next >= count && recorder.waveform.hasNumberedTiles(next))
    recorder.append(numberedTile(next))
    recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(studio.find()?.hasNumberedTiles(next + 1) == true)
  }

  @Test("Of two programs one stores, and both have everything")
  func twoPrograms() throws {
    let studio = try Studio()
    let first = try RecordingProgram(studio, tiles: 2)
    #expect(first.lines(until: "whole").contains("stored"))
    let second = try RecordingProgram(studio, tiles: 3)
    let lines = second.lines(until: "whole")
    #expect(lines.contains { $0.hasPrefix("not stored: is being written by another program") })
    #expect(lines.last == "whole")
    first.kill()
    #expect(studio.cache.record(studio.header).nextTile == 2)
    second.kill()
  }

  @Test("A disk that takes no more doesn't stop a program, nor lose what is stored")
  func fullDisk() throws {
    let studio = try Studio()
    // There is room for two tiles.
    let program = try RecordingProgram(studio, tiles: 5, largestFile: 100 << 10)
    let lines = program.lines(until: "whole")
    #expect(lines.contains { $0.hasPrefix("not stored: can't write the file") })
    #expect(lines.last == "whole")
    #expect(studio.cache.record(studio.header).nextTile == 2)
    program.kill()
  }
}

/// The program `WaveformRecording`, which records into a studio's cache.
private final class RecordingProgram {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private var unread: [UInt8] = []

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - studio: Where it records.
  ///   - tiles: Number of tiles.
  ///   - largestFile: Bytes that a file may have.
  /// - Throws: Why it can't be started.
  init(_ studio: Studio, tiles: Int, largestFile: Int? = nil) throws {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL =
      folder.deletingLastPathComponent().appendingPathComponent("WaveformRecording")
    process.arguments =
      [studio.folder.file("cache"), studio.folder.file("media"), String(tiles)]
      + (largestFile.map { [String($0)] } ?? [])
    process.standardOutput = output
    process.standardInput = input
    try process.run()
  }

  deinit { kill() }

  /// Kills the program, unless it has ended, and waits until it is gone.
  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Waits for the next line; nothing once the program has ended.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      unread += data
    }
  }

  /// Waits for a line, or the program's end; all lines up to there.
  func lines(until last: String) -> [String] {
    var lines: [String] = []
    while lines.last != last, let line = line() { lines.append(line) }
    return lines
  }
}
#endif
