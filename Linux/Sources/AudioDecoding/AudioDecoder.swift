import CFFmpeg
public import MediaLocations

/// Decodes the sound of a file from its beginning to its end, block by block.
///
/// What is damaged is skipped, and a file that was cut short is decoded as far as it goes.
///
/// *Lifetime*: holds the file open until it goes.
/// *Time*: positions are seconds of media as a player counts them, which calls the container's
/// earliest time stamp 0.
/// *Concurrency*: one thread at a time, which waits for the disk; another may cancel at any time.
public final class AudioDecoder {
  private let demuxer: Demuxer
  private let cancellation: Cancellation
  private var codec: UnsafeMutablePointer<AVCodecContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private var frame: UnsafeMutablePointer<AVFrame>?
  private var samples = PlanarSamples()
  private var clock: MediaClock
  private var isDraining = false
  private var hasDecoded = false
  private var hasReadError = false

  /// Opens a file or a stream.
  ///
  /// - Parameters:
  ///   - location: A file, or an address on the network.
  ///   - allowsNetwork: Whether an address on the network is opened at all.
  ///   - cancellation: Stops opening and decoding, with the error `cancelled`.
  /// - Throws: Why there is no sound to decode.
  /// - Complexity: Waits for the disk, or for the server, 15 seconds of silence at most.
  public init(
    location: MediaLocation, allowsNetwork: Bool = false,
    cancellation: Cancellation = Cancellation()
  ) throws(AudioDecodingError) {
    demuxer = try Demuxer(
      location: location, allowsNetwork: allowsNetwork, cancellation: cancellation)
    self.cancellation = cancellation
    clock = MediaClock(duration: demuxer.duration)
    packet = av_packet_alloc()
    frame = av_frame_alloc()
    codec = avcodec_alloc_context3(demuxer.decoder)
    guard let codec, packet != nil, frame != nil else {
      throw .outOfResources(location: location.text)
    }
    avcodec_parameters_to_context(codec, demuxer.stream.pointee.codecpar)
    codec.pointee.pkt_timebase = demuxer.stream.pointee.time_base
    codec.pointee.thread_count = 1  // No audio decoder is faster with more.
    guard avcodec_open2(codec, demuxer.decoder, nil) >= 0 else {
      throw .undecodable(location: location.text)
    }
  }

  deinit {
    avcodec_free_context(&codec)
    av_packet_free(&packet)
    av_frame_free(&frame)
  }

  /// Length of the media in seconds as the container claims it, or nothing where it doesn't.
  public var duration: Double? { demuxer.duration }

  /// Whether the sound ended early: the file is cut short, or couldn't be read on.
  ///
  /// It is known once `readBlock` has said that there is no further block.
  public var isTruncated: Bool {
    if hasReadError { return true }
    guard isDraining, let claimed = demuxer.claimedEnd else { return false }
    // The sound of a film may end before its picture, whose length some containers claim for both.
    let tolerance = claimed * (demuxer.isAudioOnly ? 0.01 : 0.1) + 0.1
    return claimed - clock.end > tolerance
  }

  /// Decodes the next block.
  ///
  /// - Parameter body: Receives the block, whose samples are valid only until it returns.
  /// - Returns: Whether there was a block; false at the end.
  /// - Throws: `cancelled`, or at the end `undecodable` where there wasn't a single block.
  public func readBlock(_ body: (AudioBlock) -> Void) throws(AudioDecodingError) -> Bool {
    while true {
      guard !cancellation.isCancelled else { throw .cancelled(location: demuxer.location.text) }
      let result = avcodec_receive_frame(codec, frame)
      if result >= 0 {
        defer { av_frame_unref(frame) }
        if hand(to: body) { return true }
      } else if result == CFFMPEG_ERROR_EOF || isDraining {
        guard hasDecoded else { throw .undecodable(location: demuxer.location.text) }
        return false
      } else {
        // Either the decoder wants more, or it has given up on a damaged packet.
        try feed()
      }
    }
  }

  /// Gives the decoder the next packet, or tells it that there is none.
  private func feed() throws(AudioDecodingError) {
    guard let packet else { return }
    switch try demuxer.read(into: packet) {
    case .packet:
      avcodec_send_packet(codec, packet)
      av_packet_unref(packet)
    case .failed:
      hasReadError = true
      fallthrough
    case .end:
      isDraining = true
      avcodec_send_packet(codec, nil)
    }
  }

  /// Hands the decoded frame over; false where it has nothing in it.
  private func hand(to body: (AudioBlock) -> Void) -> Bool {
    guard let frame = frame?.pointee, frame.sample_rate > 0 else { return false }
    let rate = Double(frame.sample_rate)
    let stamp = demuxer.position(ofTimestamp: frame.best_effort_timestamp)
    let position = clock.advance(to: stamp, by: Double(frame.nb_samples) / rate)
    let done: Void? = samples.withChannels(of: frame) { channels in
      body(AudioBlock(channels: channels, sampleRate: rate, position: position))
    }
    if done != nil { hasDecoded = true }
    return done != nil
  }
}
