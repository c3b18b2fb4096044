import CFFmpeg
import Waveforms

/// Decodes a few packets at any place of a file.
///
/// *Lifetime*: holds the file open until it goes. *Concurrency*: one thread at a time.
final class SoundProbe {
  /// How long a place is listened to, in seconds.
  private static let length = 0.2
  /// The part of that at its beginning whose sound isn't used where there is more: Opus and MPEG
  /// audio lean on what was before for so long.
  private static let warmUp = 0.12
  /// The most packets that are read at a place.
  private static let packetLimit = 64
  /// How far from its place, in seconds, sound may be found: keyframes of films are rarely farther
  /// apart.
  private static let reach = 15.0

  private let demuxer: Demuxer
  private let duration: Double
  private let decoder: PacketDecoder
  private let plainPCM: PlainPCM?
  private let packet: Packet

  /// Makes a probe; nothing where the container doesn't tell how long the media is.
  init?(_ demuxer: Demuxer) throws(AudioDecodingError) {
    guard let duration = demuxer.duration else { return nil }
    self.demuxer = demuxer
    self.duration = duration
    decoder = try PacketDecoder(demuxer)
    plainPCM = PlainPCM(demuxer.stream.pointee.codecpar.pointee)
    packet = try demuxer.makePacket()
  }

  /// Listens in the middle of one of so many equal parts.
  ///
  /// - Returns: What was heard, or nothing.
  /// - Throws: `cancelled`.
  func listen(toPart index: Int, of count: Int) throws(AudioDecodingError) -> WaveformPoint? {
    try demuxer.checkCancellation()
    let place = duration * (Double(index) + 0.5) / Double(count)
    guard demuxer.seekRoughly(to: place, of: duration) else { return nil }
    decoder.flush()
    var heard: WaveformPoint?
    var seconds = 0.0
    for number in 0..<Self.packetLimit where seconds < Self.length {
      guard case .packet = try demuxer.read(into: packet.pointer) else { break }
      defer { packet.clear() }
      if number == 0, isElsewhere(than: place, slot: duration / Double(count)) { return nil }
      decode { samples in
        let level = level(of: samples)
        heard = seconds < Self.warmUp ? level : heard?.loudest(with: level) ?? level
        seconds += Double(samples.count) / Double(samples.sampleRate)
      }
    }
    return heard
  }

  private func isElsewhere(than place: Double, slot: Double) -> Bool {
    guard demuxer.keepsTime, let found = demuxer.place(of: packet) else { return false }
    return abs(found - place) > max(slot, Self.reach)
  }

  private func decode(_ body: (DecodedSamples) -> Void) {
    if let samples = plainPCM?.samples(of: packet.pointer.pointee) {
      body(samples)
    } else {
      decoder.decode(packet, body)
    }
  }

  private func level(of samples: DecodedSamples) -> WaveformPoint {
    var resampler = WaveformResampler(
      channelCount: min(samples.channelCount, PyramidLayout.maximumChannelCount), rows: .channels,
      length: PointLength(frames: Int64(samples.count) + 1), detail: .all)
    resampler.add(samples.block(at: 0)) { _ in }
    return resampler.openPoint.reduce(.silent) { $0.loudest(with: $1) }
  }
}
