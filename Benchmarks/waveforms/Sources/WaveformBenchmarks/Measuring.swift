import AudioDecoding
import MediaLocations
import Waveforms

/// Measures a file from its beginning to its end, keeping one tile at a time.
func measure(_ path: String, values: String, threadCount: Int) throws {
  var checksum = Checksum()
  let options = WaveformAnalysis.Options(
    detail: values == "extremes" ? .extremes : .all, measuresLoudness: values == "loudness",
    threadCount: threadCount)
  let summary = try WaveformAnalysis(of: .file(path: FilePath(path)), options: options).run {
    event in
    if case .measured(let tile) = event { checksum.add(tile) }
  }
  print(summary.threadCount, summary.frameCount, checksum.value)
}

/// Listens to a file here and there.
func preview(_ path: String, partCount: Int) throws {
  var count = 0
  let time = try ContinuousClock().measure {
    count = try WaveformPreview(of: .file(path: FilePath(path)), count: partCount).run { _ in }
  }
  print(time / .seconds(1), count)
}

/// A number that tells two lists of tiles apart, by FNV-1a over their points.
struct Checksum {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ tile: WaveformTile) {
    for point in tile.points {
      add(UInt64(UInt16(bitPattern: point.minimum)))
      add(UInt64(UInt16(bitPattern: point.maximum)))
      add(UInt64(point.rms))
    }
    for value in tile.loudness { add(UInt64(UInt16(bitPattern: value))) }
  }

  private mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x100_0000_01b3
  }
}
