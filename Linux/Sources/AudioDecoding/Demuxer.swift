import CFFmpeg
import MediaLocations

/// An opened container, of which only one audio stream is read.
///
/// *Lifetime*: holds the file open until it goes.
/// *Concurrency*: one thread at a time.
final class Demuxer {
  let location: MediaLocation
  let context: UnsafeMutablePointer<AVFormatContext>
  let stream: UnsafeMutablePointer<AVStream>
  let decoder: UnsafePointer<AVCodec>
  /// The stream's clock.
  let scale: TimeScale
  private let cancellation: Cancellation
  /// Whether the file ended within the packet that was read last.
  private var isPacketCut = false
  /// A packet that was read, and is given once more.
  private var returned: Packet?

  /// Opens a container and finds its best audio stream, or the one that is asked for.
  init(
    location: MediaLocation, options: AudioDecodingOptions, cancellation: Cancellation
  ) throws(AudioDecodingError) {
    self.location = location
    self.cancellation = cancellation
    var opened: UnsafeMutablePointer<AVFormatContext>?
    do throws(AudioDecodingError) {
      let context = try openInput(
        location, allowsNetwork: options.allowsNetwork, allowsPipes: options.allowsPipes,
        rawSound: options.rawSound, cancellation: cancellation)
      opened = context
      self.context = context
      (stream, decoder) = try findAudio(
        in: context, index: options.streamIndex, location: location.text)
      scale = timeScale(of: stream, in: context)
    } catch {
      avformat_close_input(&opened)
      throw cancellation.isCancelled ? .cancelled(location: location.text) : error
    }
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = context
    avformat_close_input(&context)
  }

  /// Length of the media in seconds, or nothing where the container doesn't tell.
  var duration: Double? {
    let duration = context.pointee.duration
    return duration == CFFMPEG_NOPTS_VALUE || duration <= 0
      ? nil : Double(duration) / Double(AV_TIME_BASE)
  }

  /// Whether the file itself has time stamps; else they are made up by counting packets.
  var hasOwnStamps: Bool {
    let flags = context.pointee.iformat.pointee.flags
    return flags & AVFMT_GENERIC_INDEX == 0 || flags & AVFMT_TS_DISCONT != 0
  }

  /// Whether there ought to be more sound than has been read, up to a place in seconds of media, as
  /// far as that's certain.
  func isCutShort(at end: Double) -> Bool {
    !isOpenEnded && (claimsMore(than: end) || isPacketCut)
  }

  /// Whether this is a WAV file that was written without knowing how long it would become.
  ///
  /// Its header has the highest number then, or none; some programs write the highest signed one.
  private var isOpenEnded: Bool {
    guard format == "wav", let input = context.pointee.pb else { return false }
    let size = input.pointee.seekable == 0 ? claimedSize : headerSize(input)
    return size.map { $0 == 0 || $0 >= 0x7FFF_0000 } ?? false
  }

  /// The size in a WAV file's header.
  private func headerSize(_ input: UnsafeMutablePointer<AVIOContext>) -> Int64? {
    avio_seek(input, 4, SEEK_SET) == 4 ? Int64(avio_rl32(input)) : nil
  }

  /// The size of a WAV file's samples by the length that its header claims: a pipe doesn't go back to
  /// the header.
  private var claimedSize: Int64 {
    let length = stream.pointee.duration
    guard length != CFFMPEG_NOPTS_VALUE, length > 0 else { return 0 }
    let size = length.multipliedReportingOverflow(
      by: Int64(stream.pointee.codecpar.pointee.block_align))
    return size.overflow ? .max : size.partialValue
  }

  /// FFmpeg's short name of the container's format.
  var format: String { String(cString: context.pointee.iformat.pointee.name) }

  /// Whether the container claims for certain that there is sound beyond a place in seconds.
  private func claimsMore(than end: Double) -> Bool {
    // What is estimated, or was found at the end of the file itself, claims nothing.
    guard context.pointee.duration_estimation_method != AVFMT_DURATION_FROM_BITRATE,
      format != "ogg"
    else { return false }
    let length = stream.pointee.duration
    guard length != CFFMPEG_NOPTS_VALUE, length > 0 else { return claimsMore(duration, than: end) }
    let start = stream.pointee.start_time == CFFMPEG_NOPTS_VALUE ? 0 : stream.pointee.start_time
    let millisecond = scale.frame(ofTimestamp: start + length, sampleRate: 1000)
    return claimsMore(millisecond.map { Double($0) / 1000 }, than: end)
  }

  /// The sound of a film may end before its picture, whose length some containers claim for both; and
  /// what primes a decoder and fills the last packet may be counted too, some thousand frames.
  private func claimsMore(_ claimed: Double?, than end: Double) -> Bool {
    guard let claimed else { return false }
    let filling = 4096 / Double(max(stream.pointee.codecpar.pointee.sample_rate, 8000))
    return claimed - end > claimed * (isAudioOnly ? 0.001 : 0.1) + 0.05 + filling
  }

  /// Whether the audio stream is the only one, pictures such as a cover aside.
  private var isAudioOnly: Bool {
    streams(of: context).allSatisfy { other in
      other == stream || other.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC != 0
    }
  }

  /// How reading a packet went.
  enum ReadResult {
    case packet
    case end
    case failed
  }

  /// Reads the audio stream's next packet.
  func read(into packet: UnsafeMutablePointer<AVPacket>) throws(AudioDecodingError) -> ReadResult {
    while true {
      try checkCancellation()
      if let returned {
        av_packet_move_ref(packet, returned.pointer)
        self.returned = nil
        return .packet
      }
      let result = av_read_frame(context, packet)
      if result == CFFMPEG_ERROR_EOF { return endOfInput() }
      if result < 0 {
        try checkCancellation()
        return .failed
      }
      if packet.pointee.stream_index == stream.pointee.index {
        isPacketCut = packet.pointee.flags & AV_PKT_FLAG_CORRUPT != 0
        return .packet
      }
      av_packet_unref(packet)
    }
  }

  /// Has the packet that was read last be read again.
  func giveBack(_ packet: Packet) { returned = packet }

  /// Throws where somebody has cancelled.
  func checkCancellation() throws(AudioDecodingError) {
    guard !cancellation.isCancelled else { throw .cancelled(location: location.text) }
  }

  /// Makes an empty packet.
  func makePacket() throws(AudioDecodingError) -> Packet {
    guard let packet = Packet() else { throw .outOfResources(location: location.text) }
    return packet
  }

  /// An end because of a read error looks like a proper one to some demuxers.
  private func endOfInput() -> ReadResult {
    guard let input = context.pointee.pb else { return .end }
    return input.pointee.error < 0 && input.pointee.error != CFFMPEG_ERROR_EOF ? .failed : .end
  }
}

/// The streams of a container.
func streams(
  of context: UnsafeMutablePointer<AVFormatContext>
) -> [UnsafeMutablePointer<AVStream>] {
  (0..<Int(context.pointee.nb_streams)).compactMap { context.pointee.streams[$0] }
}

/// The clock of a stream: 0 is the container's earliest time stamp, or its 0 where that is later.
///
/// The container knows its earliest time stamp in microseconds only, so it's taken from the stream
/// that has it.
private func timeScale(
  of stream: UnsafeMutablePointer<AVStream>, in context: UnsafeMutablePointer<AVFormatContext>
) -> TimeScale {
  let tick = stream.pointee.time_base
  let start = context.pointee.start_time
  guard start != CFFMPEG_NOPTS_VALUE, start > 0 else {
    return TimeScale(tick: tick, origin: 0, originTick: tick)
  }
  let microsecond = AVRational(num: 1, den: AV_TIME_BASE)
  let earliest = ([stream] + streams(of: context)).first { other in
    other.pointee.start_time != CFFMPEG_NOPTS_VALUE
      && av_rescale_q(other.pointee.start_time, other.pointee.time_base, microsecond) == start
  }
  return TimeScale(
    tick: tick, origin: earliest?.pointee.start_time ?? start,
    originTick: earliest?.pointee.time_base ?? microsecond)
}

/// FFmpeg's words for one of its error codes.
func ffmpegErrorText(_ code: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(AV_ERROR_MAX_STRING_SIZE)) { text in
    guard let start = text.baseAddress else { return "" }
    av_strerror(code, start, text.count)
    return String(cString: start)
  }
}
