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
  private let demuxer: Demuxer
  private let options: AudioDecodingOptions
  private let cancellation: Cancellation
  private let decoder: PacketDecoder
  private let plainPCM: PlainPCM?
  private let packet: Packet
  private var axis: MediaAxis?
  private var isDraining = false
  private var hasReadError = false

  /// Opens a file or a stream.
  ///
  /// - Parameters:
  ///   - location: A file, or an address on the network.
  ///   - options: What of it is decoded.
  ///   - cancellation: Stops opening and decoding, with the error `cancelled`.
  /// - Throws: Why there is no sound to decode.
  /// - Complexity: Waits for the disk, or for the server, 15 seconds of silence at most.
  public convenience init(
    location: MediaLocation, options: AudioDecodingOptions = AudioDecodingOptions(),
    cancellation: Cancellation = Cancellation()
  ) throws(AudioDecodingError) {
    try self.init(
      location: location, options: options, decodesPlainPCM: false, cancellation: cancellation)
  }

  /// Opens a file or a stream; `decodesPlainPCM` uses a decoder also where none is needed.
  init(
    location: MediaLocation, options: AudioDecodingOptions, decodesPlainPCM: Bool,
    cancellation: Cancellation
  ) throws(AudioDecodingError) {
    self.options = options
    self.cancellation = cancellation
    demuxer = try Demuxer(location: location, options: options, cancellation: cancellation)
    decoder = try PacketDecoder(demuxer)
    plainPCM = decodesPlainPCM ? nil : PlainPCM(demuxer.stream.pointee.codecpar.pointee)
    guard let packet = Packet() else { throw .outOfResources(location: location.text) }
    self.packet = packet
  }

  /// Length of the media in seconds as the container claims it, or nothing where it doesn't.
  public var duration: Double? { demuxer.duration }

  /// Frames a second on the axis; nothing before the first block.
  public private(set) var sampleRate: Int?

  /// The length of the media in frames as the container claims it, or nothing where it doesn't, or
  /// before the first block.
  var claimedFrameCount: Int64? {
    guard let duration, let sampleRate else { return nil }
    return Int64(exactly: min((duration * Double(sampleRate)).rounded(), 0x1p40))
  }

  /// Makes what measures how loud samples of this decoder are.
  func makeLoudnessMeter(for samples: DecodedSamples) -> LoudnessMeter? {
    LoudnessMeter(
      channelCount: samples.channelCount, sampleRate: samples.sampleRate,
      stream: demuxer.stream.pointee.codecpar.pointee)
  }

  /// Whether the sound ended early: the file is cut short, or couldn't be read on.
  ///
  /// It is known once `readBlock` has said that there is no further block.
  public var isTruncated: Bool {
    guard isDraining, let axis else { return hasReadError }
    return hasReadError || demuxer.isCutShort(at: axis.end)
  }

  /// Decodes the next block.
  ///
  /// - Parameter body: Receives the block, whose samples are valid only until it returns.
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
    var isDone = false
    while !isDone {
      guard !cancellation.isCancelled else { throw .cancelled(location: demuxer.location.text) }
      switch decoder.receive({ isDone = place($0, body) }) {
      case .samples: break
      case .wantsPacket where !isDraining: isDone = try feed(body)
      case .wantsPacket, .end:
        guard axis != nil else { throw .undecodable(location: demuxer.location.text) }
        return false
      }
    }
    return true
  }

  /// Reads the next packet and gives it to the decoder, unless it holds samples as they are.
  ///
  /// - Returns: Whether samples were handed over.
  private func feed(_ body: (DecodedSamples, Int64) -> Void) throws(AudioDecodingError) -> Bool {
    switch try demuxer.read(into: packet.pointer) {
    case .packet:
      defer { packet.clear() }
      if let samples = plainPCM?.samples(of: packet.pointer.pointee) { return place(samples, body) }
      decoder.send(packet.pointer)
    case .failed:
      hasReadError = true
      fallthrough
    case .end:
      isDraining = true
      decoder.send(nil)
    }
    return false
  }

  /// Hands samples over; false where there are too few for a frame.
  private func place(
    _ samples: DecodedSamples, _ body: (DecodedSamples, Int64) -> Void
  ) -> Bool {
    sampleRate = sampleRate ?? samples.sampleRate
    var axis =
      axis
      ?? MediaAxis(of: demuxer, sampleRate: samples.sampleRate, positions: options.positions)
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
