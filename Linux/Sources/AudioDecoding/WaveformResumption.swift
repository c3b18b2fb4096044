import CFFmpeg
import MediaLocations
import Waveforms

/// Goes on with an analysis after a tile, where it can be shown that the result is the same.
///
/// It measures that tile again. Only where it's the same to the byte, loudness included, are the
/// decoder and the meter taken to have come to what they would be after all that was before.
struct WaveformResumption {
  /// What is decoded before the tile, in seconds: two for the decoder to become right, and one for
  /// the loudness meter.
  private static let preRoll: Int64 = 3

  /// What came of it.
  enum Outcome {
    case finished(WaveformAnalysis.Summary)
    /// The whole has to be measured; no event was told.
    case refused(WaveformAnalysis.Restart)
  }

  private enum Agreement: Equatable {
    case unknown
    case shown
    case refuted(WaveformAnalysis.Restart)

    /// Why the whole has to be measured, if so; what wasn't shown isn't believed.
    var restart: WaveformAnalysis.Restart? {
      switch self {
      case .unknown: .differs
      case .shown: nil
      case .refuted(let restart): restart
      }
    }
  }

  let location: MediaLocation
  let options: WaveformAnalysis.Options
  let tile: WaveformTile

  /// Runs the analysis from the tile on.
  ///
  /// - Parameters:
  ///   - cancellation: Stops it.
  ///   - onEvent: Receives what there is to tell, of the tiles behind alone.
  /// - Returns: What came of it.
  /// - Throws: Why there is nothing to measure, or `cancelled`.
  func run(
    cancellation: Cancellation, onEvent: (WaveformAnalysis.Event) -> Void
  ) throws(AudioDecodingError) -> Outcome {
    guard let decoder = try makeDecoder(cancellation) else { return .refused(.inexact) }
    var pass: WaveformPass?
    var agreement = Agreement.unknown
    while agreement == .unknown || agreement == .shown,
      try decoder.readSamples({ samples, firstFrame in
        guard pass != nil || (decoder.isAsClaimed && canBegin(with: samples, at: firstFrame)) else {
          agreement = .refuted(.inexact)
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
    guard agreement.restart == nil, let summary = pass?.finish(decoder, onEvent: onEvent) else {
      return .refused(agreement.restart ?? .differs)
    }
    return .finished(summary)
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
      agreement = measured == tile ? .shown : .refuted(.differs)
      if agreement == .shown, let outline { onEvent(.began(outline)) }
    case (.unknown, _), (.refuted, _): break
    }
  }
}
