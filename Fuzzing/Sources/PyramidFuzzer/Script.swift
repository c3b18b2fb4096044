import WaveformFiles
import Waveforms

/// What happens to a file, byte by byte of a script; whatever it is, no tile is read that wasn't written.
struct Script {
  private static let header = PyramidFileHeader(
    layout: PyramidLayout(channelCount: 1), sampleRate: 8000, detail: .extremes, hasLoudness: false,
    contentIdentity: [UInt8](repeating: 7, count: PyramidFileHeader.identitySize))
  /// More steps find no more, and take long.
  private static let maximumStepCount = 12

  private var steps: ArraySlice<UInt8>
  private var writer = PyramidFileWriter(Self.header)
  private var file: [UInt8] = []
  /// All that was ever written as each tile.
  private var written: [[WaveformTile]] = []

  init(_ bytes: [UInt8]) { steps = bytes[...] }

  /// Does the steps, and looks at the file after each.
  mutating func run() {
    apply(writer.start())
    for _ in 0..<Self.maximumStepCount {
      guard let step = steps.popFirst() else { break }
      perform(step)
      check()
    }
  }

  private mutating func perform(_ step: UInt8) {
    switch step % 6 {
    case 0:
      let (tile, state) = append()
      apply(tile)
      apply(state)
    case 1:
      let (tile, state) = append()
      apply(tile, cutAt: number())
      if number().isMultiple(of: 2) { apply(state, cutAt: number()) }
      goOn()
    case 2:
      let place = number()
      if !file.isEmpty { file[place % file.count] ^= steps.popFirst() ?? 1 }
    case 3:
      file.removeLast(min(number(), file.count))
      goOn()
    case 4: apply(writer.finish(isTruncated: number().isMultiple(of: 2)))
    default: goOn()
    }
  }

  /// Takes the file up again as the next start of a program would.
  private mutating func goOn() {
    if let opened = try? PyramidFile(FileBytes(file)) {
      writer = PyramidFileWriter(continuing: opened)
    } else {
      writer = PyramidFileWriter(Self.header)
      file = []
      apply(writer.start())
    }
  }

  private mutating func append() -> (tile: FileWrite, state: FileWrite) {
    let index = writer.nextTile
    let before = Int(writer.state.frameCount - index * Int64(PyramidLayout.framesPerTile))
    let frames = number()
    let tile = WaveformTile(
      layout: Self.header.layout, index: index,
      frameCount: frames.isMultiple(of: 3) ? PyramidLayout.framesPerTile : max(before, frames),
      points: [WaveformPoint](
        repeating: WaveformPoint(minimum: -Int16(written.joined().count), maximum: 1),
        count: Self.header.layout.pointsPerTile))
    while written.count <= Int(index) { written.append([]) }
    written[Int(index)].append(tile)
    return writer.append(tile)
  }

  /// Two bytes of the script.
  private mutating func number() -> Int {
    Int(steps.popFirst() ?? 0) << 8 | Int(steps.popFirst() ?? 0)
  }

  private mutating func apply(_ write: FileWrite, cutAt count: Int = .max) {
    let bytes = write.bytes.prefix(count)
    let start = Int(write.offset)
    let end = start + bytes.count
    if file.count < end { file += repeatElement(0, count: end - file.count) }
    file.replaceSubrange(start..<end, with: bytes)
  }

  private func check() {
    guard let opened = try? PyramidFile(FileBytes(file)) else { return }
    for index in 0..<opened.state.tileCount {
      guard let tile = try? opened.tile(index) else { continue }
      precondition(
        index < written.count && written[Int(index)].contains(tile), "Nobody wrote this tile.")
    }
  }
}
