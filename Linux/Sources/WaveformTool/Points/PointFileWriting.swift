import WaveformFiles
import Waveforms

/// Writes a file of points while its sound is being decoded, block by block.
struct PointFileWriting<Writer: PointWriter> {
  private let place: OutputPlace
  private let file: UnfinishedFile
  private var resampler: WaveformResampler
  private var writer: Writer
  private var pointCount: Int64 = 0

  /// Begins the file.
  init(
    to place: OutputPlace, writer: Writer, resampler: WaveformResampler
  ) throws(WaveformToolError) {
    self.place = place
    self.writer = writer
    self.resampler = resampler
    file = try place.begin()
  }

  /// The number of samples that weren't numbers, or infinite, and are left out.
  var invalidSampleCount: Int64 { Int64(resampler.invalidSampleCount) }

  /// Takes in the next block.
  mutating func add(_ block: SampleBlock) throws(WaveformToolError) {
    do throws(WaveformFileError) {
      try resampler.add(block) { point throws(WaveformFileError) in
        pointCount += 1
        try writer.append(point)
      }
    } catch {
      throw .points(error)
    }
    try file.append(writer.takeBytes())
  }

  /// Ends the file and puts it into its place.
  ///
  /// - Returns: The number of points a channel.
  mutating func finish() throws(WaveformToolError) -> Int64 {
    let ending: WaveformFileEnding
    do throws(WaveformFileError) {
      for point in resampler.openPoint {
        pointCount += 1
        try writer.append(point)
      }
      ending = try writer.finish()
    } catch {
      throw .points(error)
    }
    try file.append(writer.takeBytes())
    try put(ending)
    return pointCount / Int64(resampler.rowCount)
  }

  private func put(_ ending: WaveformFileEnding) throws(WaveformToolError) {
    switch ending {
    case .nothing: try place.finish(file)
    case .overwrite(let offset, let bytes):
      try file.overwrite(bytes, at: offset)
      try place.finish(file)
    case .prepend(let bytes):
      let whole = try place.begin()
      try whole.append(bytes)
      try whole.append(contentsOf: file)
      try place.finish(whole)
    }
  }
}
