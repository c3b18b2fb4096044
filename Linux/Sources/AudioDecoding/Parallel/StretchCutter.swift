import CFFmpeg

/// Reads packets and cuts them into stretches.
///
/// *Lifetime*: holds the packets of the latest stretch. *Concurrency*: one thread at a time.
struct StretchCutter {
  /// What a decoder that starts in mid-stream is given first, in seconds: one to become right, and a
  /// quarter to show that it is.
  static let preRoll = 1.25
  /// The part of that where two decoders have to agree.
  static let check = 0.25

  private let demuxer: Demuxer
  /// How long the next stretch is to be in seconds; never less than the pre-roll.
  private let nextLength: () -> Double
  private var latest: [Packet] = []
  private var count = 0
  private var hasEnded = false
  /// Whether the container couldn't be read on.
  private(set) var hasReadError = false

  /// Makes a cutter; `nextLength` tells how many seconds the next stretch is to have.
  init(_ demuxer: Demuxer, nextLength: @escaping () -> Double) {
    self.demuxer = demuxer
    self.nextLength = nextLength
  }

  /// Reads the next stretch, and gives it memory.
  ///
  /// - Returns: The stretch; nothing at the end.
  /// - Throws: `cancelled`, or `outOfResources`.
  mutating func next(store: SampleStore) throws(AudioDecodingError) -> Stretch? {
    guard !hasEnded else { return nil }
    let length = max(nextLength(), Self.preRoll)
    var packets: [Packet] = []
    var seconds = 0.0
    while seconds < length, !hasEnded {
      let packet = try demuxer.makePacket()
      switch try demuxer.read(into: packet.pointer) {
      case .packet:
        packets.append(packet)
        seconds += demuxer.seconds(of: packet)
      case .failed:
        hasReadError = true
        hasEnded = true
      case .end: hasEnded = true
      }
    }
    defer {
      latest = packets
      count += 1
    }
    return Stretch(
      index: count, packets: packets, preRoll: latest.suffix(packetCount(for: Self.preRoll)),
      checkCount: packetCount(for: Self.check), isLast: hasEnded, store: store)
  }

  /// The number of the latest packets that last so many seconds.
  private func packetCount(for seconds: Double) -> Int {
    var left = seconds
    return latest.reversed().prefix { packet in
      defer { left -= demuxer.seconds(of: packet) }
      return left > 0
    }.count
  }
}

extension Demuxer {
  /// The length of a packet in seconds; an estimate where the container doesn't tell.
  fileprivate func seconds(of packet: Packet) -> Double {
    let ticks = packet.pointer.pointee.duration
    return ticks > 0 ? Double(ticks) * av_q2d(stream.pointee.time_base) : 0.02
  }
}
