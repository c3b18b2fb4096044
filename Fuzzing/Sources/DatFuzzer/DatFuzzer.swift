import WaveformFiles
import Waveforms

/// Reads any bytes as a .dat file; what could be read is written again, and the points are the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  guard let file = try? DatFile(FileBytes(bytes, owner: nil)) else { return 0 }
  do {
    var writer = DatWriter(file.header, pointCount: Int64(file.pointCount))
    for point in 0..<file.pointCount {
      for channel in 0..<file.header.channelCount { try writer.append(file[point, channel]) }
    }
    let ending = try writer.finish()
    precondition(ending == .nothing, "The length was known.")
    // One channel may come as version 2, and goes as version 1: the headers differ.
    let dataSize = file.pointCount * file.header.channelCount * file.header.resolution.rawValue / 4
    precondition(
      writer.takeBytes().suffix(dataSize).elementsEqual(bytes.suffix(dataSize)), "Points differ.")
  } catch {
    preconditionFailure("What was read can't be written: \(error)")
  }
  return 0
}
