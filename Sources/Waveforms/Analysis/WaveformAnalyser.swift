/// Measures decoded media and hands out the tiles of its waveform.
///
/// Blocks come in the order of decoding. Where one overlaps what came before, what came first stays;
/// where frames are missing, they are silence, since a gap is heard as such; frames before 0 are left
/// out. However the same frames are cut into blocks, the tiles are the same.
///
/// *Lifetime*: a value; memory is that of one tile, however long the media is.
/// *Time*: frames on the media's own axis, frame 0 being what players call 0.
/// *Concurrency*: a value. Stretches of media can be analysed beside each other, each by an analyser
/// that begins at a tile's first frame; their tiles are those of one analyser.
public struct WaveformAnalyser: Sendable {
  /// The layout of the tiles.
  public let layout: PyramidLayout
  /// The end of what has been taken in: the next frame that is waited for.
  public private(set) var position: Int64

  private var meter: SampleMeter
  private var tile: WaveformTile
  /// Invalid samples of the tiles that are finished.
  private var invalidInTiles = 0
  /// What is measured so far of the points that aren't finished: row beside row, and level after
  /// level from the finest.
  private var measurements: [Measurement]

  /// Makes an analyser that has heard nothing yet.
  ///
  /// - Parameters:
  ///   - layout: Layout of the tiles. A block's further channels are left out, and channels that a
  ///     block doesn't have are silent in it.
  ///   - detail: What is measured.
  ///   - firstTile: Number of the tile to begin with; frames before it are left out.
  public init(layout: PyramidLayout, detail: WaveformDetail = .all, firstTile: Int64 = 0) {
    self.layout = layout
    meter = SampleMeter(channelCount: layout.channelCount, rows: .channelsAndMix, detail: detail)
    tile = WaveformTile(layout: layout, index: firstTile, frameCount: 0)
    position = tile.firstFrame
    measurements = [Measurement](
      repeating: Measurement(), count: PyramidLayout.levelCount * layout.rowCount)
  }

  /// Takes in a block of samples.
  ///
  /// - Parameters:
  ///   - block: The samples.
  ///   - emit: Called with each tile that is full now, in order.
  /// - Throws: What `emit` throws; the rest of the block is lost then, and a gap.
  /// - Complexity: O(*n*) in the samples, and in the frames of a gap before them.
  public mutating func add<Failure: Error>(
    _ block: SampleBlock, emit: (WaveformTile) throws(Failure) -> Void
  ) throws(Failure) {
    let axisEnd = PyramidLayout.maximumFrameCount
    guard let joint = BlockJoint(block, after: position, axisEnd: axisEnd) else { return }
    try addSilence(upTo: joint.silenceEnd, emit: emit)
    var next = joint.frames.lowerBound
    while next < joint.frames.upperBound {
      let count = min(framesLeftInBucket, joint.frames.upperBound - next)
      meter.measure(block, frames: next..<next + count, into: &measurements)
      next += count
      try advance(by: count, emit: emit)
    }
  }

  /// Takes in silence up to a frame, such as the end that a container claims.
  ///
  /// - Parameters:
  ///   - frame: The frame where the silence ends; one that is reached already changes nothing.
  ///   - emit: Called with each tile that is full now, in order.
  /// - Throws: What `emit` throws; the rest of the silence is lost then.
  /// - Complexity: O(*n*) in the frames.
  public mutating func addSilence<Failure: Error>(
    upTo frame: Int64, emit: (WaveformTile) throws(Failure) -> Void
  ) throws(Failure) {
    let end = min(frame, PyramidLayout.maximumFrameCount)
    while position < end {
      if tile.frameCount == 0, end - position >= Int64(PyramidLayout.framesPerTile) {
        try advanceByTile(emit: emit)
      } else {
        let count = Int(min(Int64(framesLeftInBucket), end - position))
        for row in 0..<layout.rowCount { measurements[row].addSilence(UInt64(count)) }
        try advance(by: count, emit: emit)
      }
    }
  }

  /// The tile that isn't full yet, as far as it goes; nothing where the last one has just been full.
  ///
  /// At the end of the media it is the last tile. While media still grows, it shows what there is.
  ///
  /// - Complexity: O(*n*) in the points of a tile.
  public var openTile: WaveformTile? {
    guard tile.frameCount > 0 else { return nil }
    var copy = self
    for level in 0..<PyramidLayout.levelCount
    where copy.tile.frameCount % PyramidLayout.framesPerPoint(level: level) != 0 {
      copy.closePoints(level: level)
    }
    copy.tile.invalidSampleCount = meter.invalidSampleCount - invalidInTiles
    return copy.tile
  }
}

extension WaveformAnalyser {
  private var framesLeftInBucket: Int {
    PyramidLayout.framesPerBucket - tile.frameCount % PyramidLayout.framesPerBucket
  }

  /// Counts frames that are measured, and closes what they have filled.
  private mutating func advance<Failure: Error>(
    by count: Int, emit: (WaveformTile) throws(Failure) -> Void
  ) throws(Failure) {
    tile.frameCount += count
    position += Int64(count)
    var level = 0
    while level < PyramidLayout.levelCount,
      tile.frameCount % PyramidLayout.framesPerPoint(level: level) == 0
    {
      closePoints(level: level)
      level += 1
    }
    if tile.frameCount == PyramidLayout.framesPerTile { try finishTile(emit: emit) }
  }

  /// Takes in a whole tile of silence.
  private mutating func advanceByTile<Failure: Error>(
    emit: (WaveformTile) throws(Failure) -> Void
  ) throws(Failure) {
    tile.frameCount = PyramidLayout.framesPerTile
    position += Int64(PyramidLayout.framesPerTile)
    try finishTile(emit: emit)
  }

  /// Writes down the points of all rows that end at the frame reached, and adds them to the level
  /// above.
  private mutating func closePoints(level: Int) {
    let length = PyramidLayout.framesPerPoint(level: level)
    let (layout, bucket) = (layout, (tile.frameCount - 1) / length)
    let silence = UInt64(tile.frameCount - bucket * length)
    let hasLevelAbove = level + 1 < PyramidLayout.levelCount
    // This is done for every base bucket: what plain PCM costs beside reading it.
    measurements.withUnsafeMutableBufferPointer { measurements in
      tile.points.withUnsafeMutableBufferPointer { points in
        for row in 0..<layout.rowCount {
          let index = level * layout.rowCount + row
          var measurement = measurements[index]
          // None of the samples is valid, which is heard as silence.
          if measurement.isEmpty { measurement.addSilence(silence) }
          points[layout.offset(level: level, row: row) + bucket] = measurement.point
          measurements[index] = Measurement()
          if hasLevelAbove { measurements[index + layout.rowCount].merge(measurement) }
        }
      }
    }
  }

  private mutating func finishTile<Failure: Error>(
    emit: (WaveformTile) throws(Failure) -> Void
  ) throws(Failure) {
    var finished = WaveformTile(layout: layout, index: tile.index + 1, frameCount: 0)
    swap(&finished, &tile)
    finished.invalidSampleCount = meter.invalidSampleCount - invalidInTiles
    invalidInTiles = meter.invalidSampleCount
    try emit(finished)
  }
}
