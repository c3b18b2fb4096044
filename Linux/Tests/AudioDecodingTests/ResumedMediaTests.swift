import MediaLocations
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Media that is hard to go on with")
struct ResumedMediaTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let options = WaveformAnalysis.Options(measuresLoudness: true)

  /// Goes on after each full tile, and looks whether that gives the rest of the whole.
  ///
  /// - Returns: Why the whole was measured again after a tile, if so.
  @discardableResult
  private func resume(_ file: String) throws -> [WaveformAnalysis.Restart?] {
    let whole = try Measured(file, Self.options)
    let full = whole.tiles.dropFirst().filter { $0.frameCount == PyramidLayout.framesPerTile }
    return try full.map { tile in
      let rest = try Measured(file, Self.options, after: tile)
      let outline = try #require(rest.outline)
      #expect(outline.firstTile == (outline.restart == nil ? tile.index + 1 : 0))
      let isSame = rest.tiles == Array(whole.tiles.dropFirst(Int(outline.firstTile)))
      #expect(isSame, "after tile \(tile.index)")
      #expect(rest.summary.frameCount == whole.summary.frameCount)
      #expect(rest.summary.sampleRate == whole.summary.sampleRate)
      #expect(rest.summary.isTruncated == whole.summary.isTruncated)
      return outline.restart
    }
  }

  /// MPEG audio without a header, one piece after the other.
  private func pieces(_ sources: [String]) throws -> String {
    let bytes = try sources.enumerated().flatMap { index, source in
      try folder.read(
        folder.ffmpeg(
          ["-f", "lavfi", "-i", source, "-c:a", "libmp3lame", "-write_xing", "0"],
          to: "\(index).mp3"))
    }
    return try folder.write(bytes, to: "pieces.mp3")
  }

  private static let noise = "anoisesrc=r=44100:d=20:a=0.3:seed=1"

  @Test("Where the rate or the channels changed before, all is measured anew, silence or not")
  func changes() throws {
    let (silence, second) = ("anullsrc=r=44100:d=60:cl=mono", "anoisesrc=r=48000:d=1:a=0.3:seed=2")
    let rate = try resume(pieces([Self.noise, second, silence, Self.noise]))
    #expect(rate == [.inexact, .inexact, .inexact])
    let half = "anoisesrc=r=22050:d=50:a=0.3:seed=2"
    #expect(try resume(pieces([Self.noise, half, Self.noise])).last == .inexact)
    let stereo = "anoisesrc=r=44100:d=60:a=0.3:seed=2,aformat=channel_layouts=stereo"
    #expect(try resume(pieces([Self.noise, stereo])) == [.inexact, .inexact])
  }

  @Test("A media whose length is guessed far too short is gone on with")
  func underestimated() throws {
    let file = try pieces([Self.noise, "anoisesrc=r=44100:d=60:a=0.3:seed=2,lowpass=f=60"])
    #expect(try resume(file) == [nil, nil])
  }

  @Test("Sound that begins late in a film is gone on with", arguments: ["alac", "libmp3lame"])
  func film(codec: String) throws {
    let file = try folder.ffmpeg(
      [
        "-f", "lavfi", "-i", "color=c=gray:s=64x64:r=5:d=75", "-itsoffset", "17.3", "-f", "lavfi",
        "-i", "anoisesrc=r=44100:d=57:a=0.3:seed=1", "-c:v", "mpeg4", "-c:a", codec,
      ], to: "film.mov")
    #expect(try resume(file) == [nil, nil])
  }

  @Test(
    "What is cut short says so after going on too",
    arguments: [
      ("pcm_s16le", "wav"), ("flac", "flac"), ("libmp3lame", "mp3"), ("wavpack", "wv"),
    ])
  func truncation(codec: String, kind: String) throws {
    let whole = try folder.ffmpeg(
      ["-f", "lavfi", "-i", "anoisesrc=r=44100:d=70:a=0.3:seed=1", "-c:a", codec],
      to: "whole.\(kind)")
    let bytes = try folder.read(whole)
    let file = try folder.write(Array(bytes.prefix(bytes.count * 4 / 5)), to: "cut.\(kind)")
    #expect(try Measured(file).summary.isTruncated)
    #expect(try resume(file) == [nil])
  }

  /// Samples of nearly four tiles, some beyond full scale, and a few that aren't numbers in each.
  private func invalid() throws -> String {
    let count = 4 * PyramidLayout.framesPerTile - 5000
    var samples = (0..<count).map { Double($0 * 7919 % 2500) / 1000 - 1.25 }
    for index in stride(from: 300_000, to: count, by: 400_000) { samples[index] = .nan }
    return try folder.write(wavFile(samples, .float32), to: "invalid.wav")
  }

  @Test("Samples that aren't numbers are counted in the tiles, those before included")
  func invalidSamples() throws {
    let file = try invalid()
    #expect(try resume(file) == [nil, nil])
    let whole = try Measured(file, Self.options)
    let rest = try Measured(file, Self.options, after: whole.tiles[1])
    let before = whole.tiles[...1].reduce(0) { $0 + Int64($1.invalidSampleCount) }
    #expect(before > 0 && whole.summary.invalidSampleCount > before)
    #expect(before + rest.summary.invalidSampleCount == whole.summary.invalidSampleCount)
    let tile = whole.tiles[1]
    let other = WaveformTile(
      layout: tile.layout, index: tile.index, invalidSampleCount: 0, points: tile.points,
      loudness: tile.loudness)
    #expect(try Measured(file, Self.options, after: other).outline?.restart == .differs)
  }

  @Test("Whoever cancels while it is gone on with can go on once more", arguments: 0...2)
  func cancelled(eventCount: Int) throws {
    let file = try invalid()
    let whole = try Measured(file, Self.options)
    let cancellation = Cancellation()
    var tiles = Array(whole.tiles[...1])
    var count = 0
    if eventCount == 0 { cancellation.cancel() }
    let error = failure { () throws(AudioDecodingError) in
      let analysis = WaveformAnalysis(of: MediaLocation(argument: file), options: Self.options)
      _ = try analysis.run(after: tiles.last, cancellation: cancellation) { event in
        if case .progressed = event { return }
        if case .measured(let tile) = event { tiles.append(tile) }
        count += 1
        if count == eventCount { cancellation.cancel() }
      }
    }
    #expect(error == .cancelled(location: MediaLocation(argument: file).text))
    #expect(count == eventCount)
    let rest = try Measured(file, Self.options, after: tiles.last)
    #expect(rest.outline?.firstTile == Int64(tiles.count))
    let isSame = tiles + rest.tiles == whole.tiles
    #expect(isSame)
  }
}
