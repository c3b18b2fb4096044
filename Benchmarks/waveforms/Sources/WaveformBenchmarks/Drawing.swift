import AudioDecoding
import MediaLocations
import WaveformStore
import Waveforms

/// Keeps a file's waveform in a cache.
func record(_ path: String, in folder: String) throws {
  let media = try MediaIdentity(ofFileAt: path)
  var recorder: WaveformRecorder?
  let summary = try WaveformAnalysis(of: .file(path: FilePath(path))).run { event in
    switch event {
    case .began(let outline):
      let header = media.header(
        layout: outline.layout, sampleRate: Int32(clamping: outline.sampleRate),
        measured: MeasuredValues())
      recorder = WaveformCache(folder: folder).record(header)
    case .measured(let tile): recorder?.append(tile)
    case .progressed: break
    }
  }
  recorder?.finish(
    isTruncated: summary.isTruncated, media: media, now: FileTime(seconds: 0, nanoseconds: 0))
  if let error = recorder?.storageError { throw error }
}

/// The tiles of a kept waveform.
private func tiles(_ path: String, in folder: String) throws -> WaveformTiles? {
  WaveformCache(folder: folder).waveform(
    of: try MediaIdentity(ofFileAt: path), measured: MeasuredValues(),
    now: FileTime(seconds: 0, nanoseconds: 0))?.tiles()
}

/// Finds a kept waveform and asks for the bars of the whole file.
func reopen(_ path: String, in folder: String, barCount: Int) throws {
  var bars: [WaveformPoint] = []
  let time = try ContinuousClock().measure {
    guard let tiles = try tiles(path, in: folder) else { return }
    bars = overview(of: tiles, barCount: barCount)
  }
  print(time / .seconds(1), bars.count)
}

private func overview(of tiles: WaveformTiles, barCount: Int) -> [WaveformPoint] {
  WaveformPyramid(tiles).points(
    from: 0, to: tiles.frameCount, count: barCount,
    finestLevel: PyramidLayout.finestLevel(
      framesPerPoint: tiles.frameCount / Int64(barCount)))
}

/// Asks for frames at zooms from the whole file down to one base bucket a bar, each in the middle and
/// each a hundred times; the first time, which reads the disk, doesn't count.
func draw(_ path: String, in folder: String, barCount: Int) throws {
  guard let tiles = try tiles(path, in: folder) else { return }
  let pyramid = WaveformPyramid(tiles)
  var length = tiles.frameCount
  while length >= Int64(barCount) * 256 {
    let from = (tiles.frameCount - length) / 2
    let finest = PyramidLayout.finestLevel(framesPerPoint: length / Int64(barCount))
    var times: [Duration] = []
    var sum = 0
    for _ in 0...100 {
      times.append(
        ContinuousClock().measure {
          let points = pyramid.points(
            from: from, to: from + length, count: barCount, finestLevel: finest)
          sum &+= Int(points[points.count / 2].maximum)
        })
    }
    let median = times.dropFirst().sorted()[50]
    print(Double(length) / Double(tiles.frameCount), median / .seconds(1), sum)
    length /= 3
  }
}
