import WaveformFiles
import Waveforms

/// Writes a file of points, one after the other.
struct PointFileWriting<Writer: PointWriter> {
  private let place: OutputPlace
  private let file: UnfinishedFile
  private var writer: Writer
  private var pendingCount = 0

  /// Points that are written at once.
  private static var batchSize: Int { 4096 }

  /// Begins the file.
  init(to place: OutputPlace, writer: Writer) throws(WaveformToolError) {
    self.place = place
    self.writer = writer
    file = try place.begin()
  }

  /// Writes a point of one row.
  mutating func append(_ point: WaveformPoint) throws(WaveformToolError) {
    do throws(WaveformFileError) {
      try writer.append(point)
    } catch {
      throw .points(error)
    }
    pendingCount += 1
    guard pendingCount == Self.batchSize else { return }
    pendingCount = 0
    try file.append(writer.takeBytes())
  }

  /// Ends the file and puts it into its place.
  mutating func finish() throws(WaveformToolError) {
    let ending: WaveformFileEnding
    do throws(WaveformFileError) {
      ending = try writer.finish()
    } catch {
      throw .points(error)
    }
    try file.append(writer.takeBytes())
    try put(ending)
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
