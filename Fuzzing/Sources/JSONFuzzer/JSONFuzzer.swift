import WaveformFiles
import Waveforms

/// Reads any bytes as JSON; what could be read is written again, and says the same when it is read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  let file: WaveformJSON
  do {
    file = try WaveformJSON(FileBytes(bytes, owner: nil))
  } catch {
    precondition(!"\(error)".isEmpty, "An error says something.")
    return 0
  }
  do {
    let again = try WaveformJSON(FileBytes(copy(of: file)))
    precondition(again.header == file.header, "Headers differ.")
    precondition(
      again.points(from: 0).elementsEqual(file.points(from: 0)), "Points differ.")
  } catch {
    preconditionFailure("What was read can't be written, or not be read again: \(error)")
  }
  return 0
}

/// The bytes of a file that says the same, with every point looked up by its number.
private func copy(of file: WaveformJSON) throws(WaveformFileError) -> [UInt8] {
  var writer = WaveformJSONWriter(file.header)
  for point in 0..<file.pointCount {
    for channel in 0..<file.header.channelCount { try writer.append(file[point, channel]) }
  }
  guard case .prepend(let start) = try writer.finish() else { return [] }
  return start + writer.takeBytes()
}
