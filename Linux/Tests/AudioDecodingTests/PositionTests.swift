import MediaLocations
import Testing

@testable import AudioDecoding

@Suite("Positions of decoded frames")
struct PositionTests {
  let folder: TemporaryFolder
  /// Where the source has its impulses, and how long it is.
  static let impulses = [4801, 60_000, 117_777]
  static let length = 120_000

  init() throws { folder = try TemporaryFolder() }

  private func source(rate: Int = 48_000, channels: Int = 1) throws -> String {
    try folder.impulses(at: Self.impulses, count: Self.length, rate: rate, channels: channels)
  }

  @Test(
    "Impulses stay at their frame in every lossless kind of file",
    arguments: [
      ("flac", "out.flac"), ("flac", "out.mka"), ("flac", "out.mp4"), ("flac", "out.ogg"),
      ("alac", "out.m4a"), ("alac", "out.mka"), ("pcm_s16le", "out.wav"), ("pcm_s16le", "out.mkv"),
      ("pcm_s16le", "out.mov"), ("pcm_s24be", "out.aiff"), ("wavpack", "out.wv"),
      ("tta", "out.tta"),
      ("pcm_f32le", "out.caf"), ("pcm_s16le", "out.avi"), ("pcm_s16le", "out.nut"),
    ], [8000, 44_100, 48_000])
  func lossless(file: (codec: String, name: String), rate: Int) throws {
    let input = try source(rate: rate)
    let output = try folder.ffmpeg(["-i", input, "-c:a", file.codec], to: file.name)
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == Self.impulses)
    #expect(decoded.end == Int64(Self.length))
    #expect(!decoded.isTruncated)
  }

  @Test(
    "Priming is left out, and padding where the file says how long it is",
    arguments: [
      ("libmp3lame", "out.mp3", 44_100, 0), ("libmp3lame", "out.mp3", 48_000, 0),
      ("libmp3lame", "out.mp4", 48_000, 1152), ("aac", "out.m4a", 48_000, 1024),
      ("aac", "out.m4a", 44_100, 1024), ("libopus", "out.opus", 48_000, 0),
      ("libopus", "out.mka", 48_000, 960), ("libopus", "out.webm", 48_000, 960),
      ("libopus", "out.mp4", 48_000, 960), ("libvorbis", "out.ogg", 48_000, 0),
      ("libvorbis", "out.ogg", 44_100, 0), ("libmp3lame", "out.mp3", 8000, 0),
    ])
  func lossy(codec: String, name: String, rate: Int, padding: Int64) throws {
    let input = try source(rate: rate)
    let output = try folder.ffmpeg(["-i", input, "-c:a", codec, "-b:a", "128k"], to: name)
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == Self.impulses)
    #expect((0...padding).contains(decoded.end - Int64(Self.length)))
    let isTruncated = decoded.isTruncated
    #expect(!isTruncated)
    #expect(decoded.blocks.first?.firstFrame == 0)
  }

  @Test(
    "Sound that begins after the picture stands where it's heard",
    arguments: [
      ("out.mkv", "flac"), ("out.mkv", "pcm_s16le"), ("out.mp4", "alac"), ("out.mov", "pcm_s16le"),
      ("out.nut", "pcm_s16le"),
    ], [0.5, 2])
  func offset(file: (name: String, codec: String), seconds: Double) throws {
    let input = try source()
    let output = try folder.ffmpeg(
      [
        "-itsoffset", "\(seconds)", "-i", input, "-f", "lavfi", "-i", "color=s=16x16:r=25:d=5",
        "-map", "0", "-map", "1", "-c:a", file.codec, "-c:v", "mpeg4",
      ], to: file.name)
    let frames = Int(seconds * 48_000)
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == Self.impulses.map { $0 + frames })
    #expect(decoded.blocks.first?.firstFrame == Int64(frames))
    let contiguous = try Decoded(output, AudioDecodingOptions(positions: .contiguous))
    #expect(contiguous.impulses() == Self.impulses)
    #expect(contiguous.end == Int64(Self.length))
  }

  @Test("A stream that begins late by itself has nothing to be late for", arguments: ["ts", "nut"])
  func lateAlone(kind: String) throws {
    let input = try source()
    let codec = kind == "ts" ? "s302m" : "flac"
    let output = try folder.ffmpeg(
      [
        "-i", input, "-ac", "2", "-c:a", codec, "-strict", "-2", "-output_ts_offset", "10", "-f",
        kind == "ts" ? "mpegts" : kind,
      ], to: "out")
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == Self.impulses)
    #expect(decoded.blocks.first?.firstFrame == 0)
  }

  @Test("A gap is silence", arguments: [("out.mkv", 2.0), ("out.nut", 0.125)])
  func gap(name: String, seconds: Double) throws {
    let input = try source()
    // The second half comes later.
    let output = try folder.ffmpeg(
      ["-i", input, "-af", "asetpts=PTS+gte(N\\,61440)*\(seconds)/TB", "-c:a", "pcm_s16le"],
      to: name)
    let frames = Int(seconds * 48_000)
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == Self.impulses.map { $0 < 61_440 ? $0 : $0 + frames })
    #expect(decoded.end == Int64(Self.length + frames))
    let contiguous = try Decoded(output, AudioDecodingOptions(positions: .contiguous))
    #expect(contiguous.impulses() == Self.impulses)
  }

  @Test("Lost packets are silence of their length", arguments: ["mka", "nut", "mp4"])
  func lostPackets(kind: String) throws {
    let input = try source()
    // 20 ms, a whole number of Matroska's ticks.
    let whole = try folder.ffmpeg(
      ["-i", input, "-c:a", "flac", "-frame_size", "960"], to: "whole.\(kind)")
    let output = try folder.ffmpeg(
      ["-i", whole, "-c", "copy", "-bsf:a", "noise=amount=0:drop=between(n\\,40\\,69)"],
      to: "lossy.\(kind)")
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == [4801, 117_777])
    #expect(decoded.end == Int64(Self.length))
    #expect(decoded.samples[0].count == Self.length - 28_800)
  }

  @Test(
    "One damaged time stamp moves nothing",
    arguments: [-0.7, -20, 0.015, 0.4, 1.5, 4], ["mka", "nut"])
  func damagedStamp(seconds: Double, kind: String) throws {
    let input = try source()
    let whole = try folder.ffmpeg(
      ["-i", input, "-c:a", "flac", "-frame_size", "960"], to: "whole.\(kind)")
    let output = try folder.ffmpeg(
      [
        "-i", whole, "-c", "copy", "-bsf:a",
        "setts=dts=DTS:pts=PTS+eq(N\\,62)*(\(seconds))/TB",
      ], to: "damaged.\(kind)")
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == Self.impulses)
    #expect(decoded.end == Int64(Self.length))
  }

  @Test("The last packet may come after a gap, too")
  func lastPacket() throws {
    let input = try source()
    let whole = try folder.ffmpeg(
      ["-i", input, "-c:a", "flac", "-frame_size", "960"], to: "whole.nut")
    let output = try folder.ffmpeg(
      ["-i", whole, "-c", "copy", "-bsf:a", "noise=amount=0:drop=between(n\\,10\\,123)"],
      to: "gap.nut")
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == [4801])
    #expect(decoded.blocks.last?.firstFrame == 119_040)
    #expect(decoded.end == Int64(Self.length))
  }

  @Test("An edit list cuts the beginning off", arguments: ["alac", "aac"])
  func editList(codec: String) throws {
    let input = try source()
    let whole = try folder.ffmpeg(["-i", input, "-c:a", codec, "-b:a", "128k"], to: "whole.m4a")
    let output = try folder.ffmpeg(["-ss", "0.5", "-i", whole, "-c", "copy"], to: "cut.m4a")
    let decoded = try Decoded(output)
    #expect(decoded.impulses() == Self.impulses.dropFirst().map { $0 - 24_000 })
  }

  @Test("Every channel of many has its own samples", arguments: ["flac", "pcm_s16le"])
  func surround(codec: String) throws {
    var samples = [Double](repeating: 0, count: 6 * 48_000)
    for channel in 0..<6 { samples[(1000 * channel + 500) * 6 + channel] = 0.75 }
    let input = try folder.write(
      wavFile(samples, .signed16, channels: 6, rate: 48_000), to: "in.wav")
    let output = try folder.ffmpeg(["-i", input, "-c:a", codec], to: "out.mka")
    let decoded = try Decoded(output)
    #expect(decoded.samples.count == 6)
    for channel in decoded.samples.indices {
      #expect(decoded.impulses(channel: channel) == [1000 * channel + 500])
    }
  }

  @Test(
    "Where the rate changes, the axis goes on at the first one",
    arguments: [(48_000, 24_000), (24_000, 48_000), (44_100, 32_000), (32_000, 44_100)],
    ["mp3", "aac"])
  func rateChange(rates: (first: Int, second: Int), kind: String) throws {
    let files = try [rates.first, rates.second].map { rate in
      let input = try folder.impulses(at: [rate / 2], count: rate, rate: rate, to: "\(rate).wav")
      return try folder.ffmpeg(
        ["-i", input, "-b:a", "128k", "-write_xing", "0", "-id3v2_version", "0"],
        to: "\(rate).\(kind)")
    }
    let both = try files.flatMap { try folder.read($0) }
    let alone = try files.map { try Decoded($0) }
    let decoded = try Decoded(folder.write(both, to: "both.\(kind)"))
    let ratio = Double(rates.first) / Double(rates.second)
    let blockRates = Set(decoded.blocks.map(\.sampleRate))
    #expect(blockRates == [rates.first])
    #expect(abs(Double(decoded.end - alone[0].end) - Double(alone[1].end) * ratio) < 2)
    // The coding smears the impulse, and the decoder remembers the sound before it.
    let expected = Double(alone[0].end) + Double(alone[1].loudest ?? 0) * ratio
    let axis = decoded.axis()
    let found = axis.indices.dropFirst(Int(alone[0].end)).max { axis[$0] < axis[$1] }
    #expect(abs(Double(found ?? 0) - expected) < 64)
  }
}

extension Decoded {
  /// The frame of the highest sample.
  fileprivate var loudest: Int? {
    let axis = axis()
    return axis.indices.max { axis[$0] < axis[$1] }
  }
}
