import MediaLocations
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Plain PCM")
struct PlainPCMTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Codecs, the format that packets give where no decoder is needed, and kinds of files with them.
  static let files: [(codec: String, format: SampleFormat?, kinds: [String])] = [
    ("pcm_u8", .uint8, ["wav", "mkv", "avi"]),
    ("pcm_s16le", .int16, ["wav", "mkv", "mov", "w64", "caf", "nut"]),
    ("pcm_s24le", .packedInt24, ["wav", "mkv", "mov"]),
    ("pcm_s32le", .int32, ["wav", "mkv", "mov"]),
    ("pcm_s64le", .int64, ["wav", "nut"]),
    ("pcm_f32le", .float32(.towardZero), ["wav", "mkv", "mov"]),
    ("pcm_f64le", .float64(.towardZero), ["wav", "mkv", "mov"]),
    ("pcm_s16be", nil, ["aiff", "mov"]), ("pcm_s24be", nil, ["aiff"]), ("pcm_alaw", nil, ["wav"]),
    ("adpcm_ima_wav", nil, ["wav"]),
  ]

  @Test("Packets give what a decoder gives", arguments: files, [1, 2])
  func equality(file: (codec: String, format: SampleFormat?, kinds: [String]), channels: Int) throws
  {
    for kind in file.kinds {
      let output = try folder.ffmpeg(
        [
          "-f", "lavfi", "-i", "aevalsrc=1.2*sin(2000*t*t)+0.1*random(0):s=44100:d=1.5", "-ac",
          "\(channels)", "-c:a", file.codec,
        ], to: "out.\(kind)")
      let direct = try Decoded(output)
      let decoded = try Decoded(output, decodesPlainPCM: true)
      #expect(direct.blocks == decoded.blocks)
      let isSame = direct.samples == decoded.samples
      #expect(isSame)
      #expect(direct.samples.count == channels)
      #expect(direct.end >= 66_150)
      if let format = file.format { #expect(direct.formats == [format]) }
      #expect(!direct.isTruncated)
    }
  }

  @Test("What an edit list cuts off a film's plain samples isn't heard", arguments: [false, true])
  func edited(decodesPlainPCM: Bool) throws {
    let input = try folder.impulses(at: [1000, 30_000], count: 48_000)
    let whole = try folder.ffmpeg(["-i", input, "-c:a", "pcm_s16le"], to: "whole.mov")
    let output = try folder.ffmpeg(["-ss", "0.5", "-i", whole, "-c", "copy"], to: "cut.mov")
    let decoded = try Decoded(output, decodesPlainPCM: decodesPlainPCM)
    #expect(decoded.impulses() == [6000])
  }
}
