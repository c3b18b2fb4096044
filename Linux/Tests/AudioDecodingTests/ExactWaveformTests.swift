import MediaLocations
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Exact values of a part")
struct ExactWaveformTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ codec: String, _ name: String) throws -> String {
    let noise =
      "anoisesrc=r=44100:d=12:a=0.5:seed=3,tremolo=f=0.7:d=1,aformat=channel_layouts=stereo"
    return try folder.ffmpeg(["-f", "lavfi", "-i", noise, "-c:a", codec], to: name)
  }

  /// All points of the whole file, one frame each.
  private func everything(_ file: String) throws -> [[WaveformPoint]] {
    try ExactWaveform(of: .file(path: .init(file)))
      .points(in: 0..<10_000_000, length: PointLength(frames: 1))
  }

  @Test(
    "Each point is what its frames of the whole are",
    arguments: [
      ("pcm_s16le", "out.wav"), ("flac", "out.flac"), ("libmp3lame", "out.mp3"),
      ("libopus", "out.opus"), ("aac", "out.m4a"), ("libvorbis", "out.ogg"),
    ])
  func parts(codec: String, name: String) throws {
    let file = try file(codec, name)
    let whole = try everything(file)
    let end = Int64(whole[0].count)
    let parts: [(Range<Int64>, PointLength)] = [
      (0..<1000, PointLength(frames: 7)), (200_003..<200_004, PointLength(frames: 1)),
      (255_999..<301_234, PointLength(frames: 1000, points: 3)),
      (end - 100..<end + 5000, PointLength(frames: 33)),
    ]
    for (part, length) in parts {
      let found = try ExactWaveform(of: .file(path: .init(file))).points(in: part, length: length)
      #expect(found.count == 2)
      for row in found.indices {
        let frames = whole[row][Int(part.lowerBound)..<Int(min(part.upperBound, end))]
        let isSame = found[row].map(Extent.init) == extents(of: frames, length, part)
        #expect(isSame, "\(part)")
      }
    }
  }

  @Test(
    "Behind the end there is nothing", arguments: [("flac", "out.flac"), ("pcm_s16le", "out.wav")])
  func beyond(codec: String, name: String) throws {
    let file = try file(codec, name)
    let found = try ExactWaveform(of: .file(path: .init(file)))
      .points(.mixed, in: 60_000_000..<60_000_100, length: PointLength(frames: 10))
    #expect(found.allSatisfy { $0.isEmpty })
  }

  private struct Extent: Equatable {
    let minimum: Int16
    let maximum: Int16

    init(_ point: WaveformPoint) { (minimum, maximum) = (point.minimum, point.maximum) }

    init(_ points: ArraySlice<WaveformPoint>) {
      minimum = points.map(\.minimum).min() ?? 0
      maximum = points.map(\.maximum).max() ?? 0
    }
  }

  /// What the points of a part are by brute force: point i begins at frame ⌊i · frames / points⌋.
  private func extents(
    of frames: ArraySlice<WaveformPoint>, _ length: PointLength, _ part: Range<Int64>
  ) -> [Extent] {
    let (numerator, denominator): (Int, Int) =
      length == PointLength(frames: 1000, points: 3)
      ? (1000, 3) : ([1, 7, 33].first { PointLength(frames: Int64($0)) == length } ?? 1, 1)
    return (0...).lazy.map { index in
      let start = frames.startIndex + index * numerator / denominator
      let end = frames.startIndex + (index + 1) * numerator / denominator
      return start..<min(end, max(frames.endIndex, start))
    }.prefix { $0.lowerBound < frames.endIndex }.map { Extent(frames[$0]) }
  }
}
