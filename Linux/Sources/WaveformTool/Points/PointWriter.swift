import WaveformFiles
import Waveforms

/// A writer of one of the files that hold points.
protocol PointWriter {
  /// Writes a point of one channel.
  mutating func append(_ point: WaveformPoint) throws(WaveformFileError)
  /// Hands over the bytes that have been written since the last time.
  mutating func takeBytes() -> [UInt8]
  /// Ends the file, and says what is left to do with its bytes.
  mutating func finish() throws(WaveformFileError) -> WaveformFileEnding
}

extension DatWriter: PointWriter {}
extension WaveformJSONWriter: PointWriter {}
