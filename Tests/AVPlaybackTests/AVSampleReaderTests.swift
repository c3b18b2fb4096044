@_spi(Host) import AVFoundation
import AVPlayback
import Foundation
import Synchronization
import Testing
import Waveforms

@Suite("The reader of samples, over a model of AVFoundation")
struct AVSampleReaderTests {
  private func media(
    _ name: String, _ blocks: [SoundBlock], length: Double? = 10
  ) -> URL {
    let url = URL(filePath: "/model/\(name)")
    ModelMedia.put(blocks, length: length, at: url)
    return url
  }

  @Test func `reads stretch by stretch, and leaves out gaps`() async throws {
    let blocks = [
      SoundBlock([0.5, -0.5, 0.25, -0.25], channelCount: 2, at: 1),
      SoundBlock([], at: 2),
      SoundBlock([1], at: 3),
    ]
    let reader = try await AVSampleReader(url: media("stretches", blocks))
    #expect(reader.duration == 10)
    let first = try #require(try reader.next())
    #expect(first.samples == [0.5, -0.5, 0.25, -0.25])
    #expect(first.channelCount == 2)
    #expect(first.sampleRate == 1000)
    #expect(first.position == 1)
    #expect(try reader.next()?.position == 3)
    #expect(try reader.next() == nil)
  }

  @Test func `makes the envelope that the samples have`() async throws {
    let tone = [Float](repeating: 0.5, count: 1000)
    let blocks = (0..<10).map { SoundBlock(tone.map { $0 / Float(1 + $0) }, at: Double($0)) }
    var expected = LoudnessEnvelope(duration: 10, bucketCount: 100)
    for second in 0..<10 {
      tone.map { $0 / Float(1 + $0) }.withUnsafeBufferPointer {
        expected.add([$0], sampleRate: 1000, at: Double(second))
      }
    }
    let told = Mutex<[Double]>([])
    let envelope = try await AVSampleReader.envelope(
      ofFileAt: media("tone", blocks), bucketCount: 100
    ) { envelope in told.withLock { $0.append(envelope.decodedEnd) } }
    #expect(envelope.rootMeanSquares(spanning: 10) == expected.rootMeanSquares(spanning: 10))
    #expect(told.withLock { $0 } == [7])
  }

  @Test func `says why it can't read`() async throws {
    await #expect(throws: AVSampleReaderError.noSound) {
      try await AVSampleReader(url: media("silent film", [])).next()
    }
    let damaged = [SoundBlock([1]), SoundBlock([], isDamaged: true), SoundBlock([1])]
    let reader = try await AVSampleReader(url: media("damaged", damaged, length: nil))
    #expect(reader.duration == nil)
    #expect(try reader.next() != nil)
    #expect(throws: AVSampleReaderError.self) { try reader.next() }
  }
}
