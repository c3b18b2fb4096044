import CFFmpeg
import MediaLocations

/// An opened container, of which only the best audio stream is read.
///
/// *Lifetime*: holds the file open until it goes.
/// *Concurrency*: one thread at a time.
final class Demuxer {
  let location: MediaLocation
  let context: UnsafeMutablePointer<AVFormatContext>
  let stream: UnsafeMutablePointer<AVStream>
  let decoder: UnsafePointer<AVCodec>
  private let cancellation: Cancellation

  /// Opens a container and finds its best audio stream.
  init(
    location: MediaLocation, allowsNetwork: Bool, cancellation: Cancellation
  ) throws(AudioDecodingError) {
    _ = quietLog
    self.location = location
    self.cancellation = cancellation
    var opened: UnsafeMutablePointer<AVFormatContext>?
    do throws(AudioDecodingError) {
      opened = try openInput(location, allowsNetwork: allowsNetwork, cancellation: cancellation)
      guard let context = opened else { throw .outOfResources(location: location.text) }
      self.context = context
      (stream, decoder) = try findAudio(in: context, location: location.text)
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

  /// The place of a time stamp in seconds; players call the container's earliest one 0.
  func position(ofTimestamp timestamp: Int64) -> Double? {
    guard timestamp != CFFMPEG_NOPTS_VALUE else { return nil }
    let start = context.pointee.start_time
    let origin = start == CFFMPEG_NOPTS_VALUE ? 0 : Double(start) / Double(AV_TIME_BASE)
    return Double(timestamp) * av_q2d(stream.pointee.time_base) - origin
  }

  /// Where the audio ought to end, in seconds, as far as the container tells it for certain.
  var claimedEnd: Double? {
    guard context.pointee.duration_estimation_method != AVFMT_DURATION_FROM_BITRATE else {
      return nil
    }
    let length = stream.pointee.duration
    guard length != CFFMPEG_NOPTS_VALUE, length > 0 else { return duration }
    let start = position(ofTimestamp: stream.pointee.start_time) ?? 0
    return start + Double(length) * av_q2d(stream.pointee.time_base)
  }

  /// Whether the audio stream is the only one, pictures such as a cover aside.
  var isAudioOnly: Bool {
    (0..<Int(context.pointee.nb_streams)).allSatisfy { index in
      guard let other = context.pointee.streams[index], other != stream else { return true }
      return other.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC != 0
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
      guard !cancellation.isCancelled else { throw .cancelled(location: location.text) }
      let result = av_read_frame(context, packet)
      if result == CFFMPEG_ERROR_EOF { return endOfInput() }
      if result < 0 {
        guard !cancellation.isCancelled else { throw .cancelled(location: location.text) }
        return .failed
      }
      if packet.pointee.stream_index == stream.pointee.index { return .packet }
      av_packet_unref(packet)
    }
  }

  /// An end because of a read error looks like a proper one to some demuxers.
  private func endOfInput() -> ReadResult {
    guard let input = context.pointee.pb else { return .end }
    return input.pointee.error < 0 && input.pointee.error != CFFMPEG_ERROR_EOF ? .failed : .end
  }
}

/// FFmpeg's own words on standard error are nobody's business; ours are in the errors.
private let quietLog: Void = av_log_set_level(AV_LOG_QUIET)

/// FFmpeg's words for one of its error codes.
func ffmpegErrorText(_ code: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(AV_ERROR_MAX_STRING_SIZE)) { text in
    guard let start = text.baseAddress else { return "" }
    av_strerror(code, start, text.count)
    return String(cString: start)
  }
}
