import Waveforms

/// Decoded samples that are kept, run by run, in the order of the packets that they came from.
///
/// *Lifetime*: a value that owns its samples. *Concurrency*: a value.
struct SampleStore {
  /// What is known of a run but its samples.
  private struct Run: Equatable {
    let format: SampleFormat
    let isPlanar: Bool
    let channelCount: Int
    let count: Int
    let sampleRate: Int
    let timestamp: Int64

    /// The number of planes.
    var planeCount: Int { isPlanar ? channelCount : 1 }
    /// The bytes of a plane.
    var planeSize: Int { count * format.byteCount * (isPlanar ? 1 : channelCount) }
    /// The distance of two planes in bytes: a multiple of every format's alignment.
    var planeDistance: Int { (planeSize + 15) / 16 * 16 }
  }

  private var runs: [Run] = []
  /// The place of each run's first byte.
  private var offsets: [Int] = []
  private var bytes: [UInt8] = []
  /// The number of runs before each packet.
  private var packets: [Int] = []

  /// The number of packets that were decoded.
  var packetCount: Int { packets.count }
  /// The number of runs.
  var runCount: Int { runs.count }

  /// Makes an empty store with room for a number of bytes.
  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Empties the store, but keeps its memory: to get it anew would cost as much as to fill it.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    packets.removeAll(keepingCapacity: true)
  }

  /// Says that what follows comes from the next packet.
  mutating func beginPacket() { packets.append(runs.count) }

  /// Copies samples.
  ///
  /// - Complexity: O(*n*) in the samples.
  mutating func append(_ samples: DecodedSamples) {
    let run = Run(
      format: samples.format, isPlanar: samples.isPlanar, channelCount: samples.channelCount,
      count: samples.count, sampleRate: samples.sampleRate, timestamp: samples.timestamp)
    offsets.append(bytes.count)
    runs.append(run)
    for plane in 0..<run.planeCount {
      let start = samples.samples(ofChannel: plane).first
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: run.planeSize))
      bytes.append(contentsOf: repeatElement(0, count: run.planeDistance - run.planeSize))
    }
  }

  /// Lends the samples of a run.
  func withSamples(ofRun index: Int, _ body: (DecodedSamples) -> Void) {
    let run = runs[index]
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress.map({ $0 + offsets[index] }) else { return }
      let planes = (0..<run.planeCount).map { start + $0 * run.planeDistance }
      planes.withUnsafeBufferPointer { planes in
        guard let first = planes.baseAddress else { return }
        body(
          DecodedSamples(
            memory: run.isPlanar ? .planar(first) : .interleaved(start), format: run.format,
            channelCount: run.channelCount, count: run.count, sampleRate: run.sampleRate,
            timestamp: run.timestamp))
      }
    }
  }

  /// Whether the last packets gave the same as those of another store, to the byte.
  ///
  /// - Parameters:
  ///   - other: The other store.
  ///   - packetCount: How many packets to compare; no more than each has.
  /// - Returns: Whether all of it is equal.
  /// - Complexity: O(*n*) in the samples of those packets.
  func agrees(with other: Self, onLast packetCount: Int) -> Bool {
    let mine = packets.count > packetCount ? packets[packets.count - packetCount] : 0
    let theirs =
      other.packets.count > packetCount ? other.packets[other.packets.count - packetCount] : 0
    guard runs[mine...].elementsEqual(other.runs[theirs...]) else { return false }
    return bytes(fromRun: mine).elementsEqual(other.bytes(fromRun: theirs))
  }

  private func bytes(fromRun index: Int) -> ArraySlice<UInt8> {
    index < offsets.count ? bytes[offsets[index]...] : []
  }
}
