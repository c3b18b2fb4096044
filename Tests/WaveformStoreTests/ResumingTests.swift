import Foundation
import TestSupport
import Testing
import WaveformFiles
import Waveforms

@testable import WaveformStore

@Suite("Resuming")
struct ResumingTests {
  /// A file of three tiles has so many bytes.
  private static let size = 256 + 3 * 44_224

  /// Places of the file where something begins or ends, the bytes beside them, and some between.
  private static let places: [Int] = {
    let starts = [0, 8, 24, 88, 120, 128, 184, 192, 248, 256]
    let edges = [0, 1, 2].flatMap { tile in
      [0, 8, 16, 24, 536, 1216].map { 256 + tile * 44_224 + $0 }
    }
    let near = (starts + edges + [size]).flatMap { [$0 - 1, $0, $0 + 1] }
    return Set(near + Array(stride(from: 300, to: size, by: 9973)))
      .filter { (0...size).contains($0) }.sorted()
  }()

  @Test("A recorder that goes leaves what it has to the next one", arguments: [0, 1, 3] as [Int64])
  func leftOver(count: Int64) throws {
    let studio = try Studio()
    _ = studio.record(count)
    let recorder = studio.cache.record(studio.header)
    #expect(recorder.nextTile == count)
    #expect(recorder.waveform.hasNumberedTiles(count))
    for index in 0..<4 { recorder.append(numberedTile(Int64(index))) }
    recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
    #expect(studio.find()?.hasNumberedTiles(4) == true)
  }

  @Test("Who measures on gets the tile before the next one, damage or not", arguments: 0...2)
  func lastTile(damaged: Int64) throws {
    let studio = try Studio()
    _ = studio.record(3)
    var bytes = try studio.folder.bytes(of: studio.partial)
    bytes[256 + Int(damaged) * 44_224 + 600] ^= 1
    try studio.folder.write(bytes, to: studio.partial)
    let recorder = studio.cache.record(studio.header)
    #expect(recorder.nextTile == damaged)
    #expect(recorder.lastTile == (damaged == 0 ? nil : numberedTile(damaged - 1)))
    recorder.append(numberedTile(damaged))
    #expect(recorder.lastTile == numberedTile(damaged))
  }

  @Test("A tile that is measured again and isn't the same takes the old one's place")
  func replaced() throws {
    let studio = try Studio()
    _ = studio.record(3)
    let recorder = studio.cache.record(studio.header)
    recorder.append(numberedTile(0))
    #expect(recorder.nextTile == 3)
    var other = numberedTile(1)
    other.setLoudness(-7, at: 0)
    recorder.append(other)
    #expect(recorder.nextTile == 2 && recorder.waveform.has([numberedTile(0), other]))
    recorder.append(numberedTile(2))
    recorder.finish(isTruncated: true, media: studio.media, now: FileTime(seconds: 1))
    #expect(studio.find()?.has([numberedTile(0), other, numberedTile(2)]) == true)
    #expect(studio.find()?.tiles().state.isTruncated == true)
  }

  @Test("Invalid samples are counted as a whole, however often somebody goes on", arguments: 0...3)
  func invalidSamples(count: Int64) throws {
    let studio = try Studio()
    func tile(_ index: Int64) -> WaveformTile {
      let layout = PyramidLayout(channelCount: 1)
      return WaveformTile(layout: layout, index: index, invalidSampleCount: 5 + Int(index))
    }
    do {
      let recorder = studio.cache.record(studio.header)
      for index in 0..<count { recorder.append(tile(index)) }
    }
    let recorder = studio.cache.record(studio.header)
    for index in min(count, 1)..<4 { recorder.append(tile(index)) }
    #expect(recorder.waveform.tiles().state.invalidSampleCount == 5 + 6 + 7 + 8)
  }

  @Test("A file that was cut off anywhere is gone on with, or begun anew")
  func cutOff() throws {
    let studio = try Studio()
    _ = studio.record(3)
    let whole = try studio.folder.bytes(of: studio.partial)
    #expect(whole.count == Self.size)
    for place in Self.places {
      try studio.folder.write(Array(whole.prefix(place)), to: studio.partial)
      let expected = place < 256 ? 0 : (place - 256) / 44_224
      finish(studio, expected: Int64(expected), "cut off at \(place)")
    }
  }

  @Test("A file with a damaged byte anywhere is gone on with before it, or begun anew")
  func damaged() throws {
    let studio = try Studio()
    _ = studio.record(3)
    let whole = try studio.folder.bytes(of: studio.partial)
    for place in Self.places where place < Self.size {
      var bytes = whole
      bytes[place] ^= 0x10
      try studio.folder.write(bytes, to: studio.partial)
      // State 3 stands in the second place; without it, state 2 counts.
      let expected =
        switch place {
        case ..<128: 0
        case 192..<256: 2
        case 256...: (place - 256) / 44_224
        default: 3
        }
      finish(studio, expected: Int64(expected), "damaged at \(place)")
    }
  }

  @Test("A recorder that was stopped within any write is gone on with", arguments: 0..<24)
  func stopped(at step: Int) throws {
    let studio = try Studio()
    // Within the start, and within each tile and each state.
    let within = [0, 1, 44_223, 44_224, 44_225, 44_287, 44_288, 44_289]
    let room = [0, 256, 256 + 44_288][step / 8] + within[step % 8]
    stop(studio, room: room)
    let written = max(room - 256, 0) / 44_288
    // Who only reads isn't told of a tile that isn't there in full.
    if room >= 256 { #expect(studio.find()?.hasNumberedTiles(Int64(written)) == true) }
    let recorder = studio.cache.record(studio.header)
    #expect(recorder.nextTile == Int64(written))
    #expect(recorder.waveform.hasNumberedTiles(Int64(written)))
  }

  @Test("A file that lacks only its name serves, if it is whole", arguments: [nil, 256, 50_000])
  func nameless(damage: Int?) throws {
    let studio = try Studio()
    studio.recordAll(3)
    var bytes = try studio.folder.bytes(of: studio.complete)
    unlink(studio.folder.file(studio.complete))
    if let damage { bytes[damage] ^= 1 }
    try studio.folder.write(bytes, to: studio.partial)
    #expect((studio.find() != nil) == (damage == nil))
    finish(studio, expected: damage.map { Int64(($0 - 256) / 44_224) } ?? 3, "without a name")
  }

  @Test("What was measured otherwise, or of other media, is begun anew")
  func otherHeader() throws {
    let studio = try Studio()
    _ = studio.record(2)
    let other = studio.cache.record(studio.media.header(measured: MeasuredValues()))
    #expect(other.nextTile == 0 && other.storageError == nil)
    other.append(numberedTile(0))
    #expect(other.waveform.hasNumberedTiles(1))
  }

  @Test("Who begins anew takes nothing from those who read what was there")
  func readersOfTheOld() throws {
    let studio = try Studio()
    _ = studio.record(2)
    let reader = try #require(studio.find())
    let other = studio.cache.record(studio.media.header(measured: MeasuredValues()))
    other.append(numberedTile(0, frames: 5))
    #expect(reader.hasNumberedTiles(2))
  }

  /// Goes on with what is there and to the end, and looks at everything.
  private func finish(_ studio: Studio, expected: Int64, _ what: Comment) {
    do {
      let recorder = studio.cache.record(studio.header)
      #expect(recorder.nextTile == expected, what)
      for index in recorder.nextTile..<3 { recorder.append(numberedTile(index)) }
      recorder.finish(isTruncated: false, media: studio.media, now: FileTime(seconds: 1))
      #expect(recorder.storageError == nil, what)
    }
    #expect(studio.find()?.hasNumberedTiles(3) == true, what)
    studio.cache.remove(studio.media)
  }

  /// Records until so many bytes are written, and goes as a program does that is killed.
  private func stop(_ studio: Studio, room: Int) {
    let recorder = studio.cache.record(studio.header, expectedFrameCount: 0) {
      LimitedFile($0, room: room)
    }
    var index: Int64 = 0
    while recorder.storageError == nil, index < 4 {
      recorder.append(numberedTile(index))
      index += 1
    }
  }
}
