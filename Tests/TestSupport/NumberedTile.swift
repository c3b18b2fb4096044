public import Waveforms

/// A tile of one channel that has its like nowhere else: the same points for the same number.
///
/// - Parameters:
///   - index: Number of the tile, from 0.
///   - frames: Frames of media in the tile.
/// - Returns: The tile.
public func numberedTile(
  _ index: Int64, frames: Int = PyramidLayout.framesPerTile
) -> WaveformTile {
  let layout = PyramidLayout(channelCount: 1)
  let points = (0..<Int16(layout.pointsPerTile)).map { place in
    WaveformPoint(minimum: -place, maximum: place &+ Int16(index), rms: UInt16(index))
  }
  let loudness = [Int16](repeating: -Int16(index), count: PyramidLayout.loudnessPerTile)
  return WaveformTile(
    layout: layout, index: index, frameCount: frames, points: points, loudness: loudness)
}
