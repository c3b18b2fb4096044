public import Waveforms

/// What a job knows of a waveform at a moment.
public struct WaveformSnapshot: Sendable {
  /// How far the job is.
  public enum State: Hashable, Sendable {
    /// Sound is still being decoded.
    case decoding
    /// The sound has been decoded to its end, which came early where the file was cut short.
    case finished(isTruncated: Bool)
    /// There is no waveform.
    case failed(AudioDecodingError)
  }

  /// The loudness of what has been decoded so far.
  public let envelope: LoudnessEnvelope
  /// Length of the media in seconds as the container claims it, or nothing where it doesn't.
  public let duration: Double?
  /// How far the job is.
  public let state: State

  /// Loudness values over the whole duration, 0 to 1, to draw bars from.
  ///
  /// Where the container doesn't tell its duration they go as far as has been decoded. A player that
  /// shows another duration draws `envelope.levels(spanning:)` that.
  ///
  /// - Complexity: O(*n*) in the values.
  public var samples: [Double] {
    envelope.levels(spanning: duration ?? envelope.decodedEnd)
  }

  /// The share of the media that has been decoded, 0 to 1; 1 once the job has finished.
  public var decodedFraction: Double {
    if case .finished = state { return 1 }
    guard let duration else { return 0 }
    return min(envelope.decodedEnd / duration, 1)
  }
}

extension WaveformSnapshot {
  /// The snapshot of a job that has failed.
  static func failed(_ error: AudioDecodingError, bucketCount: Int) -> WaveformSnapshot {
    let silence = LoudnessEnvelope(duration: nil, bucketCount: bucketCount)
    return WaveformSnapshot(envelope: silence, duration: nil, state: .failed(error))
  }
}
