import MediaLocations
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Parallel decoding")
struct ParallelReaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Speech-like noise that swells, with tones and a second of silence in it.
  private static let source =
    "aevalsrc=0.3*sin(900*t*t)*sin(3*t)+0.2*random(0)*gt(sin(1.7*t)\\,0)*lt(mod(t\\,9)\\,8)"
    + "|0.4*sin(2000*t)*gt(sin(t)\\,0):s=48000:d=12"

  private func file(_ codec: String, _ name: String, _ choice: [String] = []) throws -> String {
    try folder.ffmpeg(["-f", "lavfi", "-i", Self.source, "-c:a", codec] + choice, to: name)
  }

  @Test(
    "Many threads give what one gives, wherever they are joined",
    arguments: [
      ("libmp3lame", "out.mp3", ["-b:a", "128k"]), ("libmp3lame", "out.mka", ["-q:a", "2"]),
      ("libvorbis", "out.ogg", []), ("libvorbis", "out.mka", []), ("flac", "out.flac", []),
      ("flac", "out.mka", []), ("alac", "out.m4a", []), ("libopus", "out.opus", []),
      ("libopus", "out.webm", ["-b:a", "24k", "-application", "voip"]), ("wavpack", "out.wv", []),
      ("tta", "out.tta", []),
    ])
  func equality(codec: String, name: String, choice: [String]) throws {
    let file = try file(codec, name, choice)
    let single = try Decoded(file)
    for threadCount in 2...4 {
      var random = SplitMix(seed: UInt64(threadCount))
      let reader = try parallelReader(file, threadCount) { .random(in: 0...3, using: &random) }
      let parallel = try Decoded(reader, .media)
      #expect(parallel.blocks == single.blocks)
      let isSame = parallel.samples == single.samples
      #expect(isSame, "\(threadCount) threads")
      #expect(reader.threadCount == threadCount)
    }
  }

  @Test(
    "What can't be split is decoded by one thread",
    arguments: [
      ("aac", "out.m4a"), ("ac3", "out.mka"), ("mp2", "out.mp2"), ("pcm_s16le", "out.wav"),
    ])
  func unsplittable(codec: String, name: String) throws {
    let file = try file(codec, name)
    let single = try Measured(file)
    let parallel = try Measured(file, .init(threadCount: 4))
    #expect(parallel.summary.threadCount == 1)
    #expect(parallel.tiles == single.tiles)
  }

  @Test("Tiles, loudness and what was found are the same", arguments: ["out.mp3", "out.flac"])
  func analysis(name: String) throws {
    let file = try file(name == "out.mp3" ? "libmp3lame" : "flac", name)
    let single = try Measured(file, .init(measuresLoudness: true))
    let parallel = try Measured(file, .init(measuresLoudness: true, threadCount: 3))
    #expect(parallel.tiles == single.tiles)
    #expect(parallel.summary.threadCount == 3)
    #expect(parallel.summary.frameCount == single.summary.frameCount)
    #expect(parallel.shares == single.shares)
  }

  @Test("Files that are cut short or damaged give what one thread gives", arguments: 1...4)
  func damage(seed: Int) throws {
    let whole = try file("libmp3lame", "whole.mp3")
    var bytes = try folder.read(whole)
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<200 {
      let place = Int.random(in: 4000..<bytes.count, using: &random)
      bytes[place] = .random(in: 0...255, using: &random)
    }
    bytes.removeLast(.random(in: 0..<bytes.count / 2, using: &random))
    let file = try folder.write(bytes, to: "damaged.mp3")
    let single = try Measured(file)
    let parallel = try Measured(file, .init(threadCount: 2))
    #expect(parallel.tiles == single.tiles)
    #expect(parallel.summary.isTruncated == single.summary.isTruncated)
  }

  @Test("Where decoders don't agree, one thread decodes all", arguments: 2...3)
  func disagreement(threadCount: Int) throws {
    // This decoder carries its rounding errors on, so that no two of them give the same.
    let file = try file("mp2", "out.mp2")
    let single = try Decoded(file)
    let reader = try parallelReader(file, threadCount) { 2 }
    let parallel = try Decoded(reader, .media)
    #expect(reader.threadCount == 1)
    #expect(parallel.blocks == single.blocks)
    let isSame = parallel.samples == single.samples
    #expect(isSame)
  }

  @Test("Where one thread takes over, it goes on at the same sample")
  func takingOver() throws {
    let file = try file("flac", "out.flac")
    let single = try Decoded(file)
    let reader = try parallelReader(file, 2) { 1.5 }
    var runs = 0
    var samples: [Float] = []
    var planar = PlanarSamples()
    while try reader.read({ run in
      planar.withChannels(of: run) { samples += $0[0] }
      runs += 1
    }) {
      if runs == 50 { try reader.readSingly() }
    }
    #expect(reader.threadCount == 1)
    let isSame = samples == single.samples[0]
    #expect(isSame)
  }

  @Test("Cancelled, it ends with that error, and its threads go home")
  func cancellation() throws {
    let file = try file("flac", "out.flac")
    let cancellation = Cancellation()
    let error = failure { () throws(AudioDecodingError) in
      _ = try WaveformAnalysis(
        of: MediaLocation(argument: file), options: .init(threadCount: 2)
      ).run(cancellation: cancellation) { _ in cancellation.cancel() }
    }
    #expect(error == .cancelled(location: file))
  }

  private func parallelReader(
    _ file: String, _ threadCount: Int, nextLength: @escaping () -> Double
  ) throws(AudioDecodingError) -> ParallelReader {
    let cancellation = Cancellation()
    let options = AudioDecodingOptions()
    let demuxer = try Demuxer(
      location: MediaLocation(argument: file), options: options, cancellation: cancellation)
    return try ParallelReader(
      demuxer, options: options, threadCount: threadCount, cancellation: cancellation,
      nextLength: nextLength)
  }
}
