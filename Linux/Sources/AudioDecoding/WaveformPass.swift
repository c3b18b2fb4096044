import Waveforms

/// What is measured so far while an analysis runs.
struct WaveformPass {
  /// What is known of the media.
  let outline: WaveformAnalysis.Outline
  private var analyser: WaveformAnalyser
  private var loudness: LoudnessTrack?
  private var invalidSampleCount: Int64 = 0
  private var thousandths: Int64 = 0

  /// Begins with the first samples of a decoder.
  ///
  /// - Parameters:
  ///   - samples: The first samples.
  ///   - decoder: Where they come from.
  ///   - options: What is measured.
  ///   - resumed: Where the pass goes on after a tile, that tile, which is measured again, and the place
  ///     of the first samples.
  ///   - restart: Why it doesn't go on after a tile, if it was to.
  ///   - onEvent: Receives what there is to tell.
  init(
    of samples: DecodedSamples, from decoder: AudioDecoder, options: WaveformAnalysis.Options,
    after resumed: (tile: WaveformTile, firstFrame: Int64)? = nil,
    restart: WaveformAnalysis.Restart? = nil, onEvent: (WaveformAnalysis.Event) -> Void
  ) {
    let channelCount = min(samples.channelCount, PyramidLayout.maximumChannelCount)
    outline = WaveformAnalysis.Outline(
      sampleRate: samples.sampleRate, layout: PyramidLayout(channelCount: channelCount),
      claimedFrameCount: decoder.claimedFrameCount,
      firstTile: resumed.map { $0.tile.index + 1 } ?? 0, restart: restart)
    analyser = WaveformAnalyser(
      layout: outline.layout, detail: options.detail, firstTile: resumed?.tile.index ?? 0)
    if options.measuresLoudness {
      loudness = decoder.makeLoudnessMeter(for: samples).map { meter in
        LoudnessTrack(
          meter, from: resumed?.firstFrame ?? 0, valuesFrom: resumed?.tile.firstFrame ?? 0)
      }
    }
    onEvent(.began(outline))
  }

  /// Takes samples in, and tells what that has completed.
  mutating func add(
    _ samples: DecodedSamples, at firstFrame: Int64, onEvent: (WaveformAnalysis.Event) -> Void
  ) {
    addSilence(upTo: firstFrame, onEvent: onEvent)
    loudness?.add(samples, at: firstFrame)
    var tiles: [WaveformTile] = []
    analyser.add(samples.block(at: firstFrame)) { tiles.append($0) }
    for tile in tiles { tell(tile, onEvent) }
    tellProgress(onEvent)
  }

  /// Takes silence in, tile by tile, so that no more than one has to be kept.
  private mutating func addSilence(upTo frame: Int64, onEvent: (WaveformAnalysis.Event) -> Void) {
    let end = min(frame, PyramidLayout.maximumFrameCount)
    while analyser.position < end {
      let length = Int64(PyramidLayout.framesPerTile)
      let next = min(end, (analyser.position / length + 1) * length)
      loudness?.addSilence(upTo: next)
      var full: WaveformTile?
      analyser.addSilence(upTo: next) { full = $0 }
      if let full { tell(full, onEvent) }
    }
  }

  /// Tells the last tile, and sums up.
  mutating func finish(
    _ decoder: AudioDecoder, onEvent: (WaveformAnalysis.Event) -> Void
  ) -> WaveformAnalysis.Summary {
    if let tile = analyser.openTile { tell(tile, onEvent) }
    if outline.claimedFrameCount != nil, thousandths < 1000 { onEvent(.progressed(1)) }
    return WaveformAnalysis.Summary(
      frameCount: analyser.position, sampleRate: outline.sampleRate,
      channelCount: outline.layout.channelCount, isTruncated: decoder.isTruncated,
      invalidSampleCount: invalidSampleCount, threadCount: decoder.threadCount)
  }

  private mutating func tell(_ tile: WaveformTile, _ onEvent: (WaveformAnalysis.Event) -> Void) {
    var tile = tile
    loudness?.write(to: &tile)
    if tile.index >= outline.firstTile { invalidSampleCount += Int64(tile.invalidSampleCount) }
    onEvent(.measured(tile))
  }

  private mutating func tellProgress(_ onEvent: (WaveformAnalysis.Event) -> Void) {
    guard let claimed = outline.claimedFrameCount, claimed > 0 else { return }
    let reached = min(analyser.position, claimed) * 1000 / claimed
    guard reached > thousandths else { return }
    thousandths = reached
    onEvent(.progressed(Double(reached) / 1000))
  }
}
