import CFFmpeg
import MediaLocations

extension Demuxer {
  /// Whether a decoder that begins in mid-stream gives what one from the beginning gives, and the
  /// packets' stamps tell each sample's place.
  var canBeResumed: Bool {
    let parameters = stream.pointee.codecpar.pointee
    guard case .file = location, parameters.sample_rate > 0 else { return false }
    let tick = scale.frames(ofTicks: 1, sampleRate: Int(parameters.sample_rate))
    return tick == 1 && (canBeSplit || PlainPCM(parameters) != nil)
  }

  /// Leaves out the packets before the one with a frame, without decoding them.
  ///
  /// - Parameter frame: The frame.
  /// - Returns: Whether that went well: every packet's stamp was where the one before ended, a whole
  ///   number of frames later, and the kind of samples stayed, so that stamps tell what counting the
  ///   samples from the beginning would.
  /// - Throws: `cancelled`, or `outOfResources`.
  /// - Complexity: O(*n*) in the packets; O(1) for plain samples.
  func skip(to frame: Int64) throws(AudioDecodingError) -> Bool {
    if isPlainFile { return seek(to: frame) }
    let kind = claimedKind
    let packet = try makePacket()
    var expected: Int64?
    while true {
      guard case .packet = try read(into: packet.pointer) else { return false }
      let (stamp, duration) = (packet.pointer.pointee.pts, packet.pointer.pointee.duration)
      let (end, overflow) = stamp.addingReportingOverflow(duration)
      guard stamp != CFFMPEG_NOPTS_VALUE, duration > 0, stamp == expected ?? stamp, !overflow,
        claimedKind == kind, scale.areWholeFrames(duration, sampleRate: kind.sampleRate),
        let place = scale.frame(ofTimestamp: end, sampleRate: kind.sampleRate)
      else { return false }
      if place > frame {
        giveBack(packet)
        return true
      }
      packet.clear()
      expected = end
    }
  }

  /// The rate and the channels as the container claims, or as FFmpeg has seen in the latest packet.
  var claimedKind: (sampleRate: Int, channelCount: Int) {
    let parameters = stream.pointee.codecpar.pointee
    return (Int(parameters.sample_rate), Int(parameters.ch_layout.nb_channels))
  }

  /// Whether samples stand one after the other in the file, so that a frame's byte is known.
  private var isPlainFile: Bool {
    ["wav", "w64"].contains(format) && PlainPCM(stream.pointee.codecpar.pointee) != nil
  }

  private func seek(to frame: Int64) -> Bool {
    let tick = stream.pointee.time_base
    let frameLength = AVRational(num: 1, den: stream.pointee.codecpar.pointee.sample_rate)
    let timestamp = av_rescale_q(frame, frameLength, tick)
    return av_seek_frame(context, stream.pointee.index, timestamp, AVSEEK_FLAG_BACKWARD) >= 0
  }
}
