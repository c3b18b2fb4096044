import CFFmpeg
public import MediaLocations
public import Waveforms

/// Decodes the sound of a file from its beginning to its end, block by block.
///
/// Blocks come in the format that the decoder or the file has. What is damaged is skipped, and a file
/// that was cut short is decoded as far as it goes. Where the sample rate changes in mid-stream, what
/// follows is brought to the first rate by time: a frame is the sample that sounds at its moment, with
/// no filter, so samples are repeated or left out. Where the number of channels changes, the blocks
/// change.
///
/// *Lifetime*: holds the file open until it goes.
/// *Time*: frames on the media's axis, as a player counts, which calls the container's earliest time
/// stamp 0, but not one before 0, where only what primes a decoder stands. What the file or the codec
/// says not to play (priming, edits, padding) isn't there. Blocks may leave gaps and overlap, by more
/// than a millisecond and more than two ticks of the container's clock; smaller differences between
/// time stamps and the count of the samples are that clock's jitter, and the count is right.
/// *Concurrency*: one thread at a time, which waits for the disk; another may cancel at any time.
public final class AudioDecoder {
  private let source: any SampleSource
  private let positions: AudioDecodingOptions.Positions
  /// Whether there may be no samples, since decoding doesn't begin where the file does.
  private let beginsInMidStream: Bool
  private var axis: MediaAxis?
  private var hasEnded = false

  /// Opens a file or a stream.
  ///
  /// - Parameters:
  ///   - location: A file, or an address on the network.
  ///   - options: What of it is decoded.
  ///   - threadCount: Number of threads that decode, where the codec allows more than one: 1 to 64.
  ///   - cancellation: Stops opening and decoding, with the error `cancelled`.
  /// - Throws: Why there is no sound to decode.
  /// - Complexity: Waits for the disk, or for the server, 15 seconds of silence at most.
  public convenience init(
    location: MediaLocation, options: AudioDecodingOptions = AudioDecodingOptions(),
    threadCount: Int = 1, cancellation: Cancellation = Cancellation()
  ) throws(AudioDecodingError) {
    let demuxer = try Demuxer(location: location, options: options, cancellation: cancellation)
    if threadCount > 1, demuxer.canBeSplit {
      let reader = try ParallelReader(
        demuxer, options: options, threadCount: threadCount, cancellation: cancellation)
      self.init(reader, positions: options.positions)
    } else {
      self.init(try SampleReader(demuxer), positions: options.positions)
    }
  }

  /// Decodes what a source gives.
  init(
    _ source: any SampleSource, positions: AudioDecodingOptions.Positions,
    beginsInMidStream: Bool = false
  ) {
    self.source = source
    self.positions = positions
    self.beginsInMidStream = beginsInMidStream
  }

  /// Length of the media in seconds as the container claims it, or nothing where it doesn't.
  public var duration: Double? { source.demuxer.duration }

  /// Frames a second on the axis; nothing before the first block.
  public private(set) var sampleRate: Int?

  /// Whether the first block had the rate and the channels that the container claims, or there was
  /// none; where it hadn't, they changed before, or the claim is wrong.
  public private(set) var isAsClaimed = true

  /// The length of the media in frames as the container claims it, or nothing where it doesn't, or
  /// before the first block.
  var claimedFrameCount: Int64? {
    guard let duration, let sampleRate else { return nil }
    return Int64(exactly: min((duration * Double(sampleRate)).rounded(), 0x1p40))
  }

  /// The number of threads that decode.
  var threadCount: Int { source.threadCount }

  /// Makes what measures how loud samples of this decoder are.
  func makeLoudnessMeter(for samples: DecodedSamples) -> LoudnessMeter? {
    LoudnessMeter(
      channelCount: samples.channelCount, sampleRate: samples.sampleRate,
      stream: source.demuxer.stream.pointee.codecpar.pointee)
  }

  /// Whether the sound ended early: the file is cut short, or couldn't be read on.
  ///
  /// It is known once `readBlock` has said that there is no further block.
  public var isTruncated: Bool {
    guard hasEnded, let axis else { return source.hasReadError }
    return source.hasReadError || source.demuxer.isCutShort(at: axis.end)
  }

  /// Decodes the next block.
  ///
  /// - Parameter body: Receives the block, whose samples are valid only until it returns. Where the one
  ///   before was kept back, until its time stamp was confirmed, that one comes first.
  /// - Returns: Whether there was a block; false at the end.
  /// - Throws: `cancelled`, or at the end `undecodable` where there wasn't a single block.
  public func readBlock(
    _ body: (SampleBlock) -> Void
  ) throws(AudioDecodingError) -> Bool {
    try readSamples { samples, firstFrame in body(samples.block(at: firstFrame)) }
  }

  /// Decodes the next samples, and says where the first one stands.
  func readSamples(
    _ body: (DecodedSamples, Int64) -> Void
  ) throws(AudioDecodingError) -> Bool {
    var isPlaced = false
    while !isPlaced {
      guard !hasEnded, try source.read({ isPlaced = place($0, body) }) else {
        hasEnded = true
        guard axis != nil || beginsInMidStream else {
          throw .undecodable(location: source.demuxer.location.text)
        }
        axis?.finish { samples, firstFrame in
          body(samples, firstFrame)
          isPlaced = true
        }
        return isPlaced
      }
    }
    return true
  }

  /// Hands samples over; false where there are too few for a frame, or they are kept back.
  private func place(
    _ samples: DecodedSamples, _ body: (DecodedSamples, Int64) -> Void
  ) -> Bool {
    if sampleRate == nil {
      isAsClaimed =
        source.demuxer.claimedKind == (samples.sampleRate, samples.channelCount)
      sampleRate = samples.sampleRate
    }
    var axis =
      axis
      ?? MediaAxis(
        of: source.demuxer, sampleRate: samples.sampleRate, positions: positions,
        from: beginsInMidStream ? samples.timestamp : nil)
    self.axis = nil  // Of two copies, one would have to be copied.
    var isPlaced = false
    axis.place(samples) { samples, firstFrame in
      body(samples, firstFrame)
      isPlaced = true
    }
    self.axis = axis
    return isPlaced
  }
}
