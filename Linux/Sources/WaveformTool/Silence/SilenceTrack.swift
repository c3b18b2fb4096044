import Waveforms

/// What counts as silence.
struct SilenceChoice: Hashable {
  /// The level in dBFS below which the loudest channel's peak is silent.
  var threshold = -60.0
  /// The length in seconds that a span has at least.
  var minimumLength = 0.5
}

/// The silent spans of an input, from its tiles or from its blocks.
struct SilenceTrack {
  /// The spans so far, in frames, within the window.
  private(set) var spans: [Range<Int64>] = []
  private var finder: SilenceFinder
  private let window: Range<Int64>
  /// Makes tiles of blocks, where those are what comes.
  private var analyser: WaveformAnalyser?

  /// Begins before the first tile.
  init(_ choice: SilenceChoice, sampleRate: Int, window: Range<Int64>) {
    finder = SilenceFinder(
      threshold: choice.threshold,
      minimumLength: Int64((choice.minimumLength * Double(sampleRate)).rounded()))
    self.window = window
  }

  /// Takes in the next tile.
  mutating func add(_ tile: WaveformTile) { keep(finder.add(tile)) }

  /// Takes in the next block.
  mutating func add(_ block: SampleBlock) {
    let channelCount = min(block.channelCount, PyramidLayout.maximumChannelCount)
    var analyser =
      analyser
      ?? WaveformAnalyser(layout: PyramidLayout(channelCount: channelCount), detail: .extremes)
    self.analyser = nil  // Of two copies, one would have to be copied.
    analyser.add(block) { add($0) }
    self.analyser = analyser
  }

  /// Takes in what is left at the end.
  mutating func finish() {
    if let tile = analyser?.openTile { add(tile) }
    keep(finder.openSpan.map { [$0] } ?? [])
  }

  private mutating func keep(_ found: [Range<Int64>]) {
    spans += found.map { $0.clamped(to: window) }.filter { !$0.isEmpty }
  }
}
