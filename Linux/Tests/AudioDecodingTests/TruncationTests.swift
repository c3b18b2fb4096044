import Testing

@testable import AudioDecoding

@Suite("Files that were cut short")
struct TruncationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "They are decoded as far as they go, and say so",
    arguments: [
      ("wav", ["-c:a", "pcm_s16le"]), ("flac", ["-c:a", "flac"]), ("mp3", ["-c:a", "libmp3lame"]),
      ("m4a", ["-c:a", "aac", "-movflags", "+faststart"]), ("mka", ["-c:a", "libopus"]),
      ("caf", ["-c:a", "pcm_s16le"]), ("w64", ["-c:a", "pcm_s16le"]), ("aiff", []),
    ])
  func lengths(kind: String, choice: [String]) throws {
    let whole = try folder.ffmpeg(
      ["-f", "lavfi", "-i", "sine=330:r=48000:d=5"] + choice, to: "whole.\(kind)")
    let bytes = try folder.read(whole)
    let complete = try Decoded(whole)
    #expect(!complete.isTruncated)
    let samples = complete.axis()
    for percent in [20, 33, 50, 71, 90, 95] {
      let cut = Array(bytes.prefix(bytes.count * percent / 100))
      let decoded = try Decoded(folder.write(cut, to: "cut.\(kind)"))
      let isTruncated = decoded.isTruncated
      #expect(isTruncated, "\(percent) per cent")
      let axis = decoded.axis()
      #expect(abs(axis.count - samples.count * percent / 100) < 36_000, "\(percent) per cent")
      // The last packet may be damaged.
      let sound = axis.count - 8192
      let isSame = axis.prefix(sound) == samples.prefix(sound)
      #expect(isSame, "\(percent) per cent")
    }
  }

  @Test("A file that was written without knowing its length isn't cut short")
  func openEnded() throws {
    let input = try folder.impulses(at: [1000], count: 50_000)
    var bytes = try folder.read(input)
    for place in [4, 40] { bytes.replaceSubrange(place..<place + 4, with: [255, 255, 255, 255]) }
    let decoded = try Decoded(folder.write(bytes, to: "open.wav"))
    #expect(decoded.end == 50_000)
    let isTruncated = decoded.isTruncated
    #expect(!isTruncated)
  }
}
