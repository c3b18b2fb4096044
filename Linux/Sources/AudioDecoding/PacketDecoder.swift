import CFFmpeg
import MediaLocations
import Waveforms

/// Turns a stream's packets into samples.
///
/// *Lifetime*: needs nothing of the demuxer once it's made.
/// *Concurrency*: one thread at a time.
final class PacketDecoder {
  /// What asking for samples came to.
  enum Outcome {
    /// Samples were handed over.
    case samples
    /// The decoder wants the next packet, or gave up on a damaged one.
    case wantsPacket
    /// The decoder has been told that there are no more packets, and has given all that it had.
    case end
  }

  private var codec: UnsafeMutablePointer<AVCodecContext>?
  private var frame: UnsafeMutablePointer<AVFrame>?
  private let rounding: SampleFormat.FloatRounding

  /// Makes a decoder for a stream of a demuxer.
  init(_ demuxer: Demuxer) throws(AudioDecodingError) {
    let stream = demuxer.stream.pointee
    rounding = floatRounding(of: stream.codecpar.pointee.codec_id)
    frame = av_frame_alloc()
    codec = avcodec_alloc_context3(demuxer.decoder)
    guard let codec, frame != nil else { throw .outOfResources(location: demuxer.location.text) }
    avcodec_parameters_to_context(codec, stream.codecpar)
    codec.pointee.pkt_timebase = stream.time_base
    codec.pointee.thread_count = 1  // No audio decoder is faster with more.
    guard avcodec_open2(codec, demuxer.decoder, nil) >= 0 else {
      throw .undecodable(location: demuxer.location.text)
    }
  }

  deinit {
    avcodec_free_context(&codec)
    av_frame_free(&frame)
  }

  /// Gives the decoder a packet, or tells it with nothing that there are no more.
  func send(_ packet: UnsafePointer<AVPacket>?) {
    avcodec_send_packet(codec, packet)
  }

  /// Forgets all packets so far, to begin anew elsewhere in the stream.
  func flush() { avcodec_flush_buffers(codec) }

  /// Gives the decoder a packet, or tells it that there are no more, and takes all that it has then.
  ///
  /// - Parameters:
  ///   - packet: The packet.
  ///   - body: Receives each run of samples, valid only until it returns.
  func decode(_ packet: Packet?, _ body: (DecodedSamples) -> Void) {
    send(packet.map { UnsafePointer($0.pointer) })
    while case .samples = receive(body) {}
  }

  /// Asks for decoded samples.
  ///
  /// - Parameter body: Receives the samples, if there are any; they are valid only until it returns.
  /// - Returns: What came of it.
  func receive(_ body: (DecodedSamples) -> Void) -> Outcome {
    while true {
      let result = avcodec_receive_frame(codec, frame)
      guard result >= 0 else { return result == CFFMPEG_ERROR_EOF ? .end : .wantsPacket }
      defer { av_frame_unref(frame) }
      guard var contents = frame?.pointee, let codec else { continue }
      // MPEG audio's decoder writes a new rate into the frames only one frame later.
      contents.sample_rate = codec.pointee.sample_rate
      if let samples = DecodedSamples(contents, rounding: rounding) {
        body(samples)
        return .samples
      }
    }
  }
}
