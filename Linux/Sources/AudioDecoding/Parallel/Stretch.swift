/// A run of packets that one thread decodes, and then what came of them.
///
/// It begins with packets that belong to the stretch before: a decoder that starts in mid-stream needs
/// some to be right, and the last of them, decoded here and there, show whether it is.
///
/// *Lifetime*: filled by a worker; read after `waitUntilDecoded` only.
/// *Concurrency*: one thread decodes it, another reads it afterwards. The packets are shared with the
/// next stretch, and only read.
final class Stretch: @unchecked Sendable {
  /// The place in the order of stretches, from 0.
  let index: Int
  let packets: [Packet]
  private let preRoll: ArraySlice<Packet>
  /// The number of packets of the pre-roll that both decoders have to agree on.
  private let checkCount: Int
  private let isLast: Bool
  /// What the packets gave.
  private(set) var samples: SampleStore
  /// What the end of the pre-roll gave; nothing where the decoder had just decoded what is before.
  private var leadIn: SampleStore?
  private let isDecoded = Monitor(false)

  /// Makes a stretch.
  ///
  /// - Parameters:
  ///   - index: Place in the order of stretches.
  ///   - packets: Its packets.
  ///   - preRoll: Packets before them.
  ///   - checkCount: Number of packets of the pre-roll to compare.
  ///   - isLast: Whether no packet follows.
  ///   - store: Empty memory for what they give.
  init(
    index: Int, packets: [Packet], preRoll: ArraySlice<Packet>, checkCount: Int, isLast: Bool,
    store: SampleStore
  ) {
    samples = store
    self.index = index
    self.packets = packets
    self.preRoll = preRoll
    self.checkCount = checkCount
    self.isLast = isLast
  }

  /// Decodes the packets, unless somebody cancels.
  ///
  /// - Parameters:
  ///   - decoder: The decoder.
  ///   - isContinuing: Whether the decoder has just decoded the stretch before.
  ///   - cancellation: Stops decoding.
  func decode(with decoder: PacketDecoder, isContinuing: Bool, cancellation: Cancellation) {
    if !isContinuing, !preRoll.isEmpty { leadIn = decodePreRoll(with: decoder, cancellation) }
    for packet in packets where !cancellation.isCancelled {
      samples.beginPacket()
      decoder.decode(packet) { samples.append($0) }
    }
    if isLast { decoder.decode(nil) { samples.append($0) } }
    isDecoded.change { $0 = true }
  }

  private func decodePreRoll(
    with decoder: PacketDecoder, _ cancellation: Cancellation
  ) -> SampleStore {
    decoder.flush()
    var leadIn = SampleStore()
    for packet in preRoll.dropLast(checkCount) where !cancellation.isCancelled {
      decoder.decode(packet) { _ in }
    }
    for packet in preRoll.suffix(checkCount) where !cancellation.isCancelled {
      leadIn.beginPacket()
      decoder.decode(packet) { leadIn.append($0) }
    }
    return leadIn
  }

  /// Gives the memory of the samples away, emptied, when they are needed no more.
  func takeStore() -> SampleStore {
    var store = SampleStore()
    swap(&store, &samples)
    store.removeAll()
    return store
  }

  /// Waits until the stretch has been decoded.
  func waitUntilDecoded() { isDecoded.wait { $0 ? () : nil } }

  /// Whether one decoder would have given the same from the stretch before on through this one.
  func joins(_ previous: Stretch) -> Bool {
    guard let leadIn else { return true }
    return previous.samples.agrees(with: leadIn, onLast: checkCount)
  }
}
