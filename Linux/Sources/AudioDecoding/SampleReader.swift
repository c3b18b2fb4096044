import CFFmpeg

/// What gives the samples of a stream one run after the other.
protocol SampleSource: AnyObject {
  /// The container that the samples come from.
  var demuxer: Demuxer { get }
  /// Whether the container couldn't be read on.
  var hasReadError: Bool { get }
  /// The number of threads that decode.
  var threadCount: Int { get }

  /// Reads the next run.
  ///
  /// - Parameter body: Receives the samples, which are valid only until it returns.
  /// - Returns: Whether there were any; false at the end.
  /// - Throws: `cancelled`, or why the file can't be opened anew.
  func read(_ body: (DecodedSamples) -> Void) throws(AudioDecodingError) -> Bool
}

/// Reads the samples of a stream on the caller's thread.
///
/// *Lifetime*: holds the file open until it goes.
/// *Concurrency*: one thread at a time.
final class SampleReader: SampleSource {
  let demuxer: Demuxer
  let threadCount = 1
  private(set) var hasReadError = false
  private let decoder: PacketDecoder
  private let plainPCM: PlainPCM?
  private let packet: Packet
  private var isDraining = false

  /// Makes a reader; `decodesPlainPCM` uses a decoder also where none is needed.
  init(_ demuxer: Demuxer, decodesPlainPCM: Bool = false) throws(AudioDecodingError) {
    self.demuxer = demuxer
    decoder = try PacketDecoder(demuxer)
    plainPCM = decodesPlainPCM ? nil : PlainPCM(demuxer.stream.pointee.codecpar.pointee)
    packet = try demuxer.makePacket()
  }

  func read(_ body: (DecodedSamples) -> Void) throws(AudioDecodingError) -> Bool {
    while true {
      try demuxer.checkCancellation()
      switch decoder.receive(body) {
      case .samples: return true
      case .wantsPacket where !isDraining: if try feed(body) { return true }
      case .wantsPacket, .end: return false
      }
    }
  }

  /// Reads the next packet and gives it to the decoder, unless it holds samples as they are.
  ///
  /// - Returns: Whether samples were handed over.
  private func feed(_ body: (DecodedSamples) -> Void) throws(AudioDecodingError) -> Bool {
    switch try demuxer.read(into: packet.pointer) {
    case .packet:
      defer { packet.clear() }
      if let samples = plainPCM?.samples(of: packet.pointer.pointee) {
        body(samples)
        return true
      }
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
}
