import WaveformFiles
import Waveforms

/// Reads bytes as a pyramid file where they begin like one; else takes them for a script by which a
/// file is written, cut off, damaged and gone on with.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
  if bytes.starts(with: "SeekWave".utf8) {
    readEverything(of: bytes)
  } else {
    var script = Script(bytes)
    script.run()
  }
  return 0
}

/// Touches all that a file lends, and goes on with it.
private func readEverything(of bytes: [UInt8]) {
  let file: PyramidFile
  do {
    file = try PyramidFile(FileBytes(bytes))
  } catch {
    precondition(!"\(error)".isEmpty, "An error says something.")
    return
  }
  let last = file.state.tileCount - 1
  for tile in [-1, 0, 1, last - 1, last, last + 1, .max] {
    for level in [6, 3, 2, 0] {
      file.withPoints(tile: tile, finestLevel: level) { points in
        precondition(
          points.count >= file.layout.offset(level: level, row: 0), "Points are missing.")
      }
    }
    file.withLoudness(tile: tile) { values in
      precondition(values.count == PyramidLayout.loudnessPerTile, "Values are missing.")
    }
    _ = try? file.tile(tile)
  }
  var writer = PyramidFileWriter(continuing: file)
  precondition(writer.nextTile <= max(last + 1, 0), "There are tiles too many.")
  _ = writer.append(WaveformTile(layout: file.layout, index: writer.nextTile))
}
