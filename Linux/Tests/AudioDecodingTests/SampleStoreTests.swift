import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Sample store")
struct SampleStoreTests {
  @Test("What is kept comes back", arguments: [false, true], [1, 3])
  func roundTrip(isPlanar: Bool, channels: Int) {
    var store = SampleStore(capacity: 10)
    for count in [7, 1, 20] { store.append(count, isPlanar: isPlanar, channels: channels) }
    #expect(store.runCount == 3)
    for (index, count) in [7, 1, 20].enumerated() {
      store.withSamples(ofRun: index) { samples in
        #expect(samples.count == count)
        #expect(samples.channelCount == channels)
        #expect(samples.sampleRate == 8000)
        #expect(samples.timestamp == Int64(count))
        #expect(samples.values == (0..<count * channels).map { Int16($0) })
      }
    }
  }

  @Test("Only the last packets have to agree")
  func agreement() {
    var (long, short, other) = (SampleStore(), SampleStore(), SampleStore())
    for count in [9, 4, 5] {
      long.beginPacket()
      long.append(count)
    }
    for count in [4, 5] {
      short.beginPacket()
      short.append(count)
    }
    for first in [0, 1] {
      other.beginPacket()
      other.append(4 + first, first: Int16(1 - first))
    }
    #expect(long.agrees(with: short, onLast: 2))
    #expect(long.agrees(with: short, onLast: 1))
    #expect(!long.agrees(with: short, onLast: 3))
    #expect(!long.agrees(with: other, onLast: 2))
    #expect(long.agrees(with: other, onLast: 1))
    short.removeAll()
    #expect(!long.agrees(with: short, onLast: 1))
  }
}

extension DecodedSamples {
  /// All samples, frame by frame.
  fileprivate var values: [Int16] {
    (0..<count).flatMap { frame in
      (0..<channelCount).map { channel in
        let (first, stride) = samples(ofChannel: channel)
        return first.load(fromByteOffset: frame * stride * 2, as: Int16.self)
      }
    }
  }
}

extension SampleStore {
  /// Appends rising numbers.
  fileprivate mutating func append(
    _ count: Int, first: Int16 = 0, isPlanar: Bool = false, channels: Int = 1
  ) {
    var values = (0..<count * channels).map { first + Int16($0) }
    if isPlanar {
      values = (0..<channels).flatMap { channel in
        (0..<count).map { first + Int16($0 * channels + channel) }
      }
    }
    values.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let planes = (0..<channels).map { start + $0 * count * 2 }
      planes.withUnsafeBufferPointer { planes in
        guard let plane = planes.baseAddress else { return }
        append(
          DecodedSamples(
            memory: isPlanar ? .planar(plane) : .interleaved(start), format: .int16,
            channelCount: channels, count: count, sampleRate: 8000, timestamp: Int64(count)))
      }
    }
  }
}
