import CFFmpeg

/// Containers that are nothing but packets one after the other: only bytes lead somewhere at once.
private let unindexedFormats: Set<String> = ["aac", "ac3", "dts", "eac3", "loas", "truehd"]

extension Demuxer {
  /// Goes to a place, roughly, as fast as the container allows.
  ///
  /// - Parameters:
  ///   - seconds: The place in seconds of media.
  ///   - duration: Length of the media in seconds.
  /// - Returns: Whether the container could.
  func seekRoughly(to seconds: Double, of duration: Double) -> Bool {
    context.pointee.flags |= AVFMT_FLAG_FAST_SEEK
    guard keepsTime else { return seekByBytes(to: seconds / duration) }
    let guide = seekingStream.pointee
    let tick = av_q2d(guide.time_base)
    guard tick > 0 else { return false }
    let origin = context.pointee.start_time
    let start = origin == CFFMPEG_NOPTS_VALUE ? 0 : max(Double(origin) / Double(AV_TIME_BASE), 0)
    guard let timestamp = Int64(exactly: ((start + seconds) / tick).rounded()) else { return false }
    return av_seek_frame(context, guide.index, timestamp, AVSEEK_FLAG_BACKWARD) >= 0
  }

  /// Whether time stamps are right after going to a place.
  var keepsTime: Bool { !unindexedFormats.contains(format) }

  /// The place of a packet in seconds of media, or nothing where it has no time stamp.
  func place(of packet: Packet) -> Double? {
    let packet = packet.pointer.pointee
    let timestamp = packet.pts == CFFMPEG_NOPTS_VALUE ? packet.dts : packet.pts
    return scale.frame(ofTimestamp: timestamp, sampleRate: 1000).map { Double($0) / 1000 }
  }

  private func seekByBytes(to share: Double) -> Bool {
    guard let input = context.pointee.pb else { return false }
    let size = avio_size(input)
    guard size > 0, let place = Int64(exactly: (share * Double(size)).rounded()) else {
      return false
    }
    return av_seek_frame(context, -1, place, AVSEEK_FLAG_BYTE) >= 0
  }

  /// The stream whose places the container knows: Matroska mostly knows those of the picture alone.
  private var seekingStream: UnsafeMutablePointer<AVStream> {
    guard format.hasPrefix("matroska") else { return stream }
    return streams(of: context).first { other in
      other.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_VIDEO
        && other.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
    } ?? stream
  }
}
