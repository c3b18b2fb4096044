import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Going on with an analysis")
struct WaveformResumptionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A tone that comes and goes on one channel and noise on the other, for a little more than three
  /// tiles at 44.1 kHz.
  private func file(_ codec: String, _ name: String) throws -> String {
    let tone = "sine=900:r=44100:d=76,tremolo=f=0.1:d=0.9"
    let noise = "anoisesrc=r=44100:d=76:a=0.3:seed=1,tremolo=f=0.3:d=1"
    return try folder.ffmpeg(
      [
        "-f", "lavfi", "-i", tone, "-f", "lavfi", "-i", noise, "-filter_complex",
        "[0][1]amerge", "-c:a", codec,
      ], to: name)
  }

  private static let options = WaveformAnalysis.Options(measuresLoudness: true)

  static let resumed: [(codec: String, name: String)] = [
    ("pcm_s16le", "out.wav"), ("flac", "out.flac"), ("libmp3lame", "out.mp3"),
    ("libopus", "out.opus"), ("alac", "out.m4a"),
  ]

  @Test("The rest is that of the whole, loudness included", arguments: resumed)
  func rest(kind: (codec: String, name: String)) throws {
    let file = try file(kind.codec, kind.name)
    let whole = try Measured(file, Self.options)
    let rest = try Measured(file, Self.options, after: whole.tiles[1])
    #expect(rest.outline?.firstTile == 2 && rest.outline?.restart == nil)
    let isSame = rest.tiles == Array(whole.tiles.dropFirst(2))
    #expect(isSame)
    #expect(rest.summary.frameCount == whole.summary.frameCount)
    #expect(rest.shares.last == 1)
  }

  @Test(
    "Where it can't be shown to be the same, all is measured anew",
    arguments: [
      ("aac", "out.m4a"), ("flac", "out.mka"), ("mp2", "out.mp2"),
    ])
  func anew(codec: String, name: String) throws {
    let file = try file(codec, name)
    let whole = try Measured(file, Self.options)
    let again = try Measured(file, Self.options, after: whole.tiles[1])
    #expect(again.outline?.firstTile == 0 && again.outline?.restart == .inexact)
    let isSame = again.tiles == whole.tiles
    #expect(isSame)
  }

  @Test("Packets of several lengths are gone on with, or all is measured anew")
  func packetLengths() throws {
    let file = try file("libvorbis", "out.ogg")
    let whole = try Measured(file, Self.options)
    let rest = try Measured(file, Self.options, after: whole.tiles[1])
    let first = Int(try #require(rest.outline).firstTile)
    let isSame = whole.tiles.prefix(first) + rest.tiles == whole.tiles[...]
    #expect((first == 0 || first == 2) && isSame)
  }

  @Test("A tile that isn't this file's is never gone on after")
  func foreignTile() throws {
    let file = try file("flac", "out.flac")
    let whole = try Measured(file, Self.options)
    var quieter = whole.tiles[2]
    quieter.setLoudness(-5000, at: 255)
    let other = WaveformTile(layout: PyramidLayout(channelCount: 1), index: 2)
    let beyond = WaveformTile(layout: whole.tiles[0].layout, index: 90)
    for tile in [quieter, other, beyond] {
      let again = try Measured(file, Self.options, after: tile)
      #expect(again.outline?.firstTile == 0 && again.outline?.restart != nil)
      let isSame = again.tiles == whole.tiles
      #expect(isSame)
    }
  }

  @Test("What was to stand one after the other isn't gone on with by time stamps")
  func contiguous() throws {
    let file = try file("flac", "out.flac")
    var options = Self.options
    options.decoding.positions = .contiguous
    let whole = try Measured(file, options)
    #expect(try Measured(file, options, after: whole.tiles[1]).outline?.restart == .inexact)
  }

  @Test("A file that ends within the tile now is measured anew", arguments: resumed.prefix(3))
  func shortening(kind: (codec: String, name: String)) throws {
    let file = try file(kind.codec, kind.name)
    let whole = try Measured(file, Self.options)
    let bytes = try folder.read(file)
    let short = try folder.write(Array(bytes.prefix(bytes.count * 4 / 5)), to: "short")
    let expected = try Measured(short, Self.options)
    let again = try Measured(short, Self.options, after: whole.tiles[2])
    #expect(again.outline?.firstTile == 0 && again.outline?.restart == .differs)
    let isSame = again.tiles == expected.tiles
    #expect(isSame)
  }

  @Test("A file that has grown is gone on with", arguments: [resumed[0], resumed[2]])
  func growth(kind: (codec: String, name: String)) throws {
    let file = try file(kind.codec, kind.name)
    let whole = try Measured(file, Self.options)
    let bytes = try folder.read(file)
    let young = try folder.write(Array(bytes.prefix(bytes.count * 4 / 5)), to: "young")
    let before = try Measured(young, Self.options)
    let full = before.tiles.filter { $0.frameCount == PyramidLayout.framesPerTile }
    #expect(full.count == 2)
    let rest = try Measured(file, Self.options, after: full.last)
    #expect(rest.outline?.firstTile == 2)
    let isSame = full + rest.tiles == whole.tiles
    #expect(isSame)
  }
}
