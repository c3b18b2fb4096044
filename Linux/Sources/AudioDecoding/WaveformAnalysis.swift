public import MediaLocations
public import Waveforms

/// Measures the waveform of a file or a stream in one pass from its beginning to its end.
///
/// *Lifetime*: a value; `run` may be called again. Memory is that of a few tiles and packets, however
/// long the media is.
/// *Time*: frames on the media's axis, frame 0 being what players call 0.
/// *Concurrency*: a value; `run` keeps the caller's thread, and the events come there. The result is
/// the same whatever the number of threads.
public struct WaveformAnalysis: Sendable {
  /// What is measured, and how.
  public struct Options: Hashable, Sendable {
    /// What of the file is decoded.
    public var decoding: AudioDecodingOptions
    /// How much is measured.
    public var detail: WaveformDetail
    /// Whether momentary loudness by EBU R128 is measured too, where the recommendation knows the rate.
    public var measuresLoudness: Bool
    /// The number of threads that decode; 1 decodes on the caller's.
    public var threadCount: Int

    /// Makes a choice.
    ///
    /// - Parameters:
    ///   - decoding: What of the file is decoded.
    ///   - detail: How much is measured.
    ///   - measuresLoudness: Whether momentary loudness is measured too.
    ///   - threadCount: Number of threads that decode, 1 to 64.
    public init(
      decoding: AudioDecodingOptions = AudioDecodingOptions(), detail: WaveformDetail = .all,
      measuresLoudness: Bool = false, threadCount: Int = 1
    ) {
      precondition((1...64).contains(threadCount), "An analysis has 1 to 64 threads.")
      self.threadCount = threadCount
      self.decoding = decoding
      self.detail = detail
      self.measuresLoudness = measuresLoudness
    }
  }

  /// What is told while the analysis runs.
  public enum Event: Sendable {
    /// The first samples have been decoded, so that it's known what they are.
    case began(Outline)
    /// A share of the media's duration has been measured, above 0 and up to 1: told at most once for
    /// each thousandth, and never where the duration isn't known.
    case progressed(Double)
    /// A tile is complete; they come in order, and only the last one isn't full.
    case measured(WaveformTile)
  }

  /// What is known when the first samples have been decoded.
  public struct Outline: Hashable, Sendable {
    /// Frames a second.
    public let sampleRate: Int
    /// The layout of the tiles.
    public let layout: PyramidLayout
    /// The number of frames that the container claims, or nothing where it doesn't.
    public let claimedFrameCount: Int64?
    /// The number of the first tile that is told: the one after the tile to go on after, or 0 where the
    /// media is measured from its beginning.
    public let firstTile: Int64
    /// Why the media is measured from its beginning though there was a tile to go on after; nothing
    /// where that isn't so.
    public let restart: Restart?
  }

  /// Why an analysis doesn't go on after a tile.
  public enum Restart: Hashable, Sendable {
    /// Decoding can't begin before the tile and give what it gives from the beginning, the media's time
    /// stamps don't tell each sample's place there, or the tile isn't full.
    case inexact
    /// The tile isn't the same when it is measured again.
    case differs
  }

  /// What came of it.
  public struct Summary: Hashable, Sendable {
    /// The number of frames, from frame 0 to the end of the sound.
    public let frameCount: Int64
    /// Frames a second.
    public let sampleRate: Int
    /// The number of channels that were measured.
    public let channelCount: Int
    /// Whether the sound ended early: the file is cut short, or couldn't be read on.
    public let isTruncated: Bool
    /// The number of samples, in the tiles that were told, that weren't numbers, or infinite, and were
    /// left out.
    ///
    /// Those of the tiles before, where the analysis went on after one, are counted in these tiles.
    public let invalidSampleCount: Int64
    /// The number of threads that decoded.
    ///
    /// 1 instead of more where several gain nothing, as with plain PCM, or can't be relied on to give
    /// what one gives: files of such codecs, and ones where that showed, are decoded by one.
    public let threadCount: Int
  }

  private let location: MediaLocation
  private let options: Options

  /// Makes an analysis, which hasn't begun yet.
  ///
  /// - Parameters:
  ///   - location: A file, or an address on the network.
  ///   - options: What is measured, and how.
  public init(of location: MediaLocation, options: Options = Options()) {
    self.location = location
    self.options = options
  }

  /// Runs the analysis to its end.
  ///
  /// What was measured before, and ended because it was stopped or since the file has grown meanwhile,
  /// can be gone on with after its last full tile, in a file of plain PCM, or of a codec that can be
  /// decoded by several threads, whose time stamps are exact. One thread decodes then. The tile is
  /// measured again; where it isn't the same, loudness included, the analysis begins at frame 0, and so
  /// it does for all other media; `Outline.restart` says why. What follows is then what a run from
  /// frame 0 gives, as far as one tile can show it: a decoder that agrees on that tile, and not on what
  /// follows, isn't noticed, nor are tiles before it that aren't the media's.
  ///
  /// - Parameters:
  ///   - tile: A full tile by the same options to go on after; nothing begins at frame 0.
  ///   - cancellation: Stops it within a packet, with the error `cancelled`. What takes the tiles
  ///     cancels too when it can't go on.
  ///   - onEvent: Receives what there is to tell.
  /// - Returns: What came of it.
  /// - Throws: Why there is nothing to measure, or `cancelled`.
  /// - Complexity: O(*n*) in the length of the media; waits for the disk or the server.
  public func run(
    after tile: WaveformTile? = nil, cancellation: Cancellation = Cancellation(),
    onEvent: (Event) -> Void
  ) throws(AudioDecodingError) -> Summary {
    var restart: Restart?
    if let tile {
      let resumption = WaveformResumption(location: location, options: options, tile: tile)
      switch try resumption.run(cancellation: cancellation, onEvent: onEvent) {
      case .finished(let summary): return summary
      case .refused(let reason): restart = reason
      }
    }
    let decoder = try AudioDecoder(
      location: location, options: options.decoding, threadCount: options.threadCount,
      cancellation: cancellation)
    var pass: WaveformPass?
    while try decoder.readSamples({ samples, firstFrame in
      if pass == nil {
        pass = WaveformPass(
          of: samples, from: decoder, options: options, restart: restart, onEvent: onEvent)
      }
      pass?.add(samples, at: firstFrame, onEvent: onEvent)
    }) {}
    guard let summary = pass?.finish(decoder, onEvent: onEvent) else {
      throw .undecodable(location: location.text)
    }
    return summary
  }
}
