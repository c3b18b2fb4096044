import CFFmpeg
import MediaLocations
import Waveforms

/// Goes on with an analysis after a tile, where it can be shown that the result is the same.
///
/// It measures that tile again. Only where it's the same to the byte, loudness included, have the
/// decoder and the meter come to what they would be after all that was before.
struct WaveformResumption {
  /// What is decoded before the tile, in seconds: two for the decoder to become right, and one for
  /// the loudness meter.
  private static let preRoll: Int64 = 3

  private enum Agreement {
    case unknown
    case shown
    case refuted
  }

  let location: MediaLocation
  let options: WaveformAnalysis.Options
  let tile: WaveformTile

  /// Runs the analysis from the tile on.
  ///
  /// - Parameters:
  ///   - cancellation: Stops it.
  ///   - onEvent: Receives what there is to tell, of the tiles behind alone.
  /// - Returns: What came of it; nothing, with no event told, where the whole has to be measured.
  /// - Throws: Why there is nothing to measure, or `cancelled`.
  func run(
    cancellation: Cancellation, onEvent: (WaveformAnalysis.Event) -> Void
  ) throws(AudioDecodingError) -> WaveformAnalysis.Summary? {
    guard let decoder = try makeDecoder(cancellation) else { return nil }
    var pass: WaveformPass?
    var agreement = Agreement.unknown
    while agreement != .refuted,
      try decoder.readSamples({ samples, firstFrame in
        guard pass != nil || canBegin(with: samples, at: firstFrame) else {
          agreement = .refuted
          return
        }
        if pass == nil {
          pass = WaveformPass(
            of: samples, from: decoder, options: options, after: (tile, firstFrame),
            onEvent: { _ in })
        }
        let outline = pass?.outline
        pass?.add(samples, at: firstFrame) { tell($0, &agreement, outline, onEvent) }
      })
    {}
    guard agreement == .shown else { return nil }
    return pass?.finish(decoder, onEvent: onEvent)
  }

  /// Makes a decoder that begins before the tile, if that gives the same as one from the beginning.
  private func makeDecoder(_ cancellation: Cancellation) throws(AudioDecodingError) -> AudioDecoder?
  {
    guard tile.frameCount == PyramidLayout.framesPerTile, tile.index > 0 else { return nil }
    return try AudioDecoder.beginning(
      before: { _ in tile.firstFrame }, by: Self.preRoll, of: location, options: options.decoding,
      cancellation: cancellation)
  }

  /// Whether the first samples are of the tile's kind, and early enough.
  private func canBegin(with samples: DecodedSamples, at firstFrame: Int64) -> Bool {
    min(samples.channelCount, PyramidLayout.maximumChannelCount) == tile.layout.channelCount
      && firstFrame > 0
      && firstFrame <= tile.firstFrame - Int64(samples.sampleRate) * (Self.preRoll - 1)
  }

  private func tell(
    _ event: WaveformAnalysis.Event, _ agreement: inout Agreement,
    _ outline: WaveformAnalysis.Outline?, _ onEvent: (WaveformAnalysis.Event) -> Void
  ) {
    switch (agreement, event) {
    case (.shown, _): onEvent(event)
    case (.unknown, .measured(let measured)):
      agreement = isSame(measured) ? .shown : .refuted
      if agreement == .shown, let outline { onEvent(.began(outline)) }
    case (.unknown, _), (.refuted, _): break
    }
  }

  /// Whether the tile has been measured again as it was; what isn't kept of it, isn't asked for.
  private func isSame(_ measured: WaveformTile) -> Bool {
    measured.index == tile.index && measured.frameCount == tile.frameCount
      && measured.points == tile.points && measured.loudness == tile.loudness
  }
}
