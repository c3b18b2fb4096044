import MediaLocations
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Waveform analysis")
struct WaveformAnalysisTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Impulses are in the bucket of their frame", arguments: ["wav", "flac", "mka"])
  func impulses(kind: String) throws {
    let places = [0, 255, 256, 100_000, PyramidLayout.framesPerTile, 1_199_999]
    let input = try folder.impulses(at: places, count: 1_200_000, channels: 2)
    let file =
      kind == "wav" ? input : try folder.ffmpeg(["-i", input, "-c:a", "flac"], to: "out.\(kind)")
    let measured = try Measured(file)
    #expect(measured.tiles.map(\.index) == [0, 1])
    #expect(measured.tiles.map(\.frameCount) == [PyramidLayout.framesPerTile, 151_424])
    for row in 0..<3 { #expect(measured.loudBuckets(row: row) == Set(places.map { $0 / 256 })) }
    #expect(measured.summary.frameCount == 1_200_000)
    #expect(measured.summary.sampleRate == 48_000)
    #expect(measured.summary.channelCount == 2)
    #expect(!measured.summary.isTruncated)
    #expect(measured.outline?.claimedFrameCount == 1_200_000)
  }

  @Test("A gap of many tiles is silent, and has a loudness")
  func gap() throws {
    let input = try folder.impulses(at: [1000, 50_000], count: 96_000)
    let file = try folder.ffmpeg(
      ["-i", input, "-af", "asetpts=PTS+gte(N\\,49152)*120/TB", "-c:a", "pcm_s16le"], to: "out.nut")
    let measured = try Measured(file, .init(measuresLoudness: true))
    let last = 50_000 + 120 * 48_000
    #expect(measured.loudBuckets(row: 0) == [1000 / 256, last / 256])
    #expect(measured.summary.frameCount == 96_000 + 120 * 48_000)
    let loudness = measured.loudness
    #expect(loudness.allSatisfy { $0 != WaveformTile.unknownLoudness })
    #expect(loudness[700] < -20_000)
    #expect(loudness[last / 4096] > -5000)
  }

  @Test("Progress only grows, in steps, and ends whole")
  func progress() throws {
    let measured = try Measured(folder.impulses(at: [], count: 400_000))
    #expect(measured.shares.count > 10)
    #expect(measured.shares == measured.shares.sorted())
    #expect(Set(measured.shares).count == measured.shares.count)
    #expect(measured.shares.last == 1)
  }

  @Test("Samples that aren't numbers are counted, and what is cut short says so")
  func damage() throws {
    var samples = tone(0.5, count: 70_000)
    for index in 0..<10 { samples[index * 5000] = [.nan, .infinity, -.infinity][index % 3] }
    let file = try folder.write(wavFile(samples, .float32).dropLast(100_000), to: "cut.wav")
    let measured = try Measured(file, .init(measuresLoudness: true))
    #expect(measured.summary.invalidSampleCount == 9)
    #expect(measured.summary.frameCount == 45_000)
    #expect(measured.summary.isTruncated)
    #expect(measured.loudness.prefix(11).allSatisfy { (-3000...0).contains($0) })
  }

  /// Sounds whose loudness is known by the recommendation, in LUFS.
  static let sounds: [(source: String, layout: String, loudness: Double)] = [
    // A sine of 997 Hz at full scale on one of two channels is -3.01 LUFS, on both 0.
    ("sin(2*PI*997*t)|0", "stereo", -3.01), ("sin(2*PI*997*t)|sin(2*PI*997*t)", "stereo", 0),
    ("0.1*sin(2*PI*997*t)", "mono", -23.01),
    // The surround channels count 1.5 dB more, the one for bass not at all.
    ("0|0|0|0|0.1*sin(2*PI*997*t)|0", "5.1", -21.52),
    ("0|0|0|0.1*sin(2*PI*997*t)|0|0", "5.1", -327.67),
    ("0|0|0.1*sin(2*PI*997*t)|0|0|0", "5.1", -23.01),
    ("0|0|0|0|0|0|0.1*sin(2*PI*997*t)|0", "7.1", -21.52),
    ("0|0|0|0|0.1*sin(2*PI*997*t)|0|0|0", "7.1", -23.01),
  ]

  @Test("Loudness is the recommendation's", arguments: sounds, ["pcm_f32le", "flac"])
  func loudness(sound: (source: String, layout: String, loudness: Double), codec: String) throws {
    let file = try folder.ffmpeg(
      [
        "-f", "lavfi", "-i", "aevalsrc=\(sound.source):s=48000:d=1:c=\(sound.layout)", "-c:a",
        codec,
      ],
      to: "out.mka")
    let loudness = try Measured(file, .init(measuresLoudness: true)).loudness
    #expect(loudness.count == 12)
    // From 400 ms on, the window is full.
    for value in loudness.dropFirst(5).dropLast() {
      #expect(abs(Double(value) / 100 - sound.loudness) < 0.05)
    }
  }

  @Test("Without being asked for, loudness is unknown")
  func noLoudness() throws {
    let measured = try Measured(folder.impulses(at: [9], count: 48_000))
    #expect(measured.tiles[0].loudness.allSatisfy { $0 == WaveformTile.unknownLoudness })
  }

  @Test("Cancelled from an event, it ends within a packet")
  func cancellation() throws {
    let file = try folder.impulses(at: [], count: 400_000)
    let cancellation = Cancellation()
    var count = 0
    let error = failure { () throws(AudioDecodingError) in
      _ = try WaveformAnalysis(of: MediaLocation(argument: file))
        .run(cancellation: cancellation) { _ in
          count += 1
          cancellation.cancel()
        }
    }
    #expect(error == .cancelled(location: file))
    // That it began, and how far the first packet got.
    #expect(count <= 2)
  }

  @Test("What can't be decoded fails as the decoder does")
  func failures() throws {
    let film = try folder.write(silentFilm(), to: "film.y4m")
    #expect(
      failure { () throws(AudioDecodingError) in _ = try Measured(film) }
        == .noAudio(location: film))
    let empty = try folder.write(wavFile([], .signed16))
    #expect(
      failure { () throws(AudioDecodingError) in _ = try Measured(empty) }
        == .undecodable(location: empty))
  }
}
