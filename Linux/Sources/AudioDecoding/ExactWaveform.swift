public import MediaLocations
public import Waveforms

/// The exact values of a part of a file, which is decoded again for it.
///
/// A pyramid is exact where points end with its base buckets, and within one elsewhere; here they are
/// exact wherever they end, down to a single frame.
///
/// *Lifetime*: a value; memory doesn't grow with the file.
/// *Time*: frames on the media's axis, frame 0 being what players call 0.
/// *Concurrency*: a value; `points` keeps the caller's thread.
public struct ExactWaveform: Sendable {
  private let location: MediaLocation
  private let options: AudioDecodingOptions

  /// Makes a waveform that is measured when it is asked for.
  ///
  /// - Parameters:
  ///   - location: A file.
  ///   - options: What of it is decoded.
  public init(of location: MediaLocation, options: AudioDecodingOptions = AudioDecodingOptions()) {
    self.location = location
    self.options = options
  }

  /// The points of a part of the media.
  ///
  /// - Parameters:
  ///   - rows: The rows to measure.
  ///   - frames: The part, not below frame 0. Where the media ends earlier, so do the points.
  ///   - length: The frames of a point, of which the last may be shorter.
  ///   - cancellation: Stops it within a packet, with the error `cancelled`.
  /// - Returns: A list of points for each row.
  /// - Throws: Why there is nothing to measure, or `cancelled`.
  /// - Complexity: O(*n*) in the part for plain PCM in WAV. Files of codecs that can be decoded by several
  ///   threads, whose time stamps are exact, are read from the beginning and decoded from shortly before
  ///   the part; all others are decoded from the beginning.
  public func points(
    _ rows: WaveformResampler.Rows = .channels, in frames: Range<Int64>, length: PointLength,
    cancellation: Cancellation = Cancellation()
  ) throws(AudioDecodingError) -> [[WaveformPoint]] {
    if let decoder = try AudioDecoder.beginning(
      before: { _ in frames.lowerBound }, by: AudioDecoder.preRoll, of: location, options: options,
      cancellation: cancellation)
    {
      let points = try self.points(rows, in: frames, length: length, from: decoder)
      if decoder.isAsClaimed { return points }
    }
    let decoder = try AudioDecoder(
      location: location, options: options, cancellation: cancellation)
    return try points(rows, in: frames, length: length, from: decoder)
  }

  private func points(
    _ rows: WaveformResampler.Rows, in frames: Range<Int64>, length: PointLength,
    from decoder: AudioDecoder
  ) throws(AudioDecodingError) -> [[WaveformPoint]] {
    var resampler: WaveformResampler?
    var points: [WaveformPoint] = []
    var isBeyond = false
    while !isBeyond,
      try decoder.readBlock({ block in
        if resampler == nil {
          resampler = WaveformResampler(
            channelCount: min(block.channelCount, PyramidLayout.maximumChannelCount), rows: rows,
            length: length, detail: .all, from: frames.lowerBound, to: frames.upperBound)
        }
        // Also where the block begins behind the part.
        resampler?.addSilence(upTo: block.firstFrame) { points.append($0) }
        resampler?.add(block) { points.append($0) }
        isBeyond = block.firstFrame >= frames.upperBound
      })
    {}
    guard let resampler else { return [] }
    points += resampler.openPoint
    return (0..<resampler.rowCount).map { row in
      stride(from: row, to: points.count, by: resampler.rowCount).map { points[$0] }
    }
  }
}
