import MediaLocations
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Exact values of media that is hard to begin in the middle of")
struct ExactMediaTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Whether all parts are what the whole file gives there, frame by frame.
  private func areExact(_ file: String, _ starts: [Int]) throws -> Bool {
    let axis = try Decoded(file).axis().map { Int(($0 * 0x1p15).rounded(.down)) }
    return try starts.allSatisfy { start in
      let found = try ExactWaveform(of: .file(path: .init(file)))
        .points(in: Int64(start)..<Int64(start + 3000), length: PointLength(frames: 1))
      guard let points = found.first, points.count == 3000 else { return false }
      return zip(points, axis[start...]).allSatisfy { abs(Int($0.maximum) - $1) <= 1 }
    }
  }

  /// MPEG audio without a header, one piece after the other.
  private func pieces(_ pieces: [(source: String, rate: String)]) throws -> String {
    let bytes = try pieces.enumerated().flatMap { index, piece in
      try folder.read(
        folder.ffmpeg(
          [
            "-f", "lavfi", "-i", piece.source, "-c:a", "libmp3lame", "-b:a", piece.rate,
            "-write_xing", "0",
          ], to: "\(index).mp3"))
    }
    return try folder.write(bytes, to: "pieces.mp3")
  }

  @Test("A length that is guessed far too short doesn't matter")
  func underestimated() throws {
    let file = try pieces([
      ("anoisesrc=r=44100:d=3:a=0.3:seed=1", "320k"),
      ("anoisesrc=r=44100:d=60:a=0.3:seed=2", "32k"),
    ])
    #expect(try areExact(file, [100_000, 1_500_000, 2_700_000]))
  }

  @Test(
    "Nor does a rate that changed before, whether FFmpeg sees it in the packets or not",
    arguments: [48_000, 22_050], ["mp3", "mp4", "nut"])
  func rates(rate: Int, kind: String) throws {
    let sound = try pieces([
      ("anoisesrc=r=44100:d=6:a=0.3:seed=1", "64k"),
      ("anoisesrc=r=\(rate):d=6:a=0.3:seed=2", "64k"),
      ("anoisesrc=r=44100:d=6:a=0.3:seed=3", "64k"),
    ])
    let file =
      kind == "mp3"
      ? sound : try folder.ffmpeg(["-i", sound, "-c", "copy"], to: "copy.\(kind)")
    #expect(try areExact(file, [200_000, 400_000, 700_000]))
  }

  @Test("Nor do packets that are longer than what is decoded before a part")
  func longPackets() throws {
    let file = try folder.ffmpeg(
      [
        "-f", "lavfi", "-i", "anoisesrc=r=8000:d=60:a=0.3:seed=1", "-c:a", "flac", "-frame_size",
        "65535",
      ], to: "long.flac")
    #expect(try areExact(file, [100_000, 150_000, 200_000, 262_000]))
  }

  @Test("A gap is silent, though no sound follows within the part")
  func gap() throws {
    let file = try folder.ffmpeg(
      [
        "-f", "lavfi", "-i", "color=c=gray:s=64x64:r=5:d=20", "-itsoffset", "9", "-f", "lavfi",
        "-i",
        "anoisesrc=r=44100:d=10:a=0.3:seed=1", "-c:v", "mpeg4", "-c:a", "alac",
      ], to: "late.mov")
    #expect(try areExact(file, [150_000, 396_000, 500_000]))
  }
}
