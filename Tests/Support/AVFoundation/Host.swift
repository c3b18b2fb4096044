// What tests put into the model of AVFoundation, and how they let its time pass.
@_spi(Host) public import Foundation
import Synchronization

/// A stretch of sound that a reader finds in a file.
@_spi(Host) public struct SoundBlock: Sendable {
  let samples: [Float]
  let channelCount: Int
  let sampleRate: Double
  let position: Double
  let isDamaged: Bool

  /// Makes a stretch; one that is damaged ends the reading, and one without samples is a gap.
  public init(
    _ samples: [Float], channelCount: Int = 1, sampleRate: Double = 1000, at position: Double = 0,
    isDamaged: Bool = false
  ) {
    (self.samples, self.channelCount, self.sampleRate) = (samples, channelCount, sampleRate)
    (self.position, self.isDamaged) = (position, isDamaged)
  }

  var buffer: CMSampleBuffer {
    let format = AudioStreamBasicDescription(
      mSampleRate: sampleRate, mChannelsPerFrame: UInt32(channelCount))
    return CMSampleBuffer(
      samples.isEmpty ? nil : CMBlockBuffer(samples), CMFormatDescription(format),
      at: CMTime(seconds: position, preferredTimescale: 90_000))
  }
}

/// Media that can be opened by its address.
@_spi(Host) public struct ModelMedia: Sendable {
  let length: CMTime
  let blocks: [SoundBlock]
  var isPlayable = true
  private static let known = Mutex<[URL: ModelMedia]>([:])

  /// Puts media in the place of an address; a length of nothing is one that nobody knows.
  public static func put(_ blocks: [SoundBlock], length: Double?, at url: URL) {
    let length = length.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
    known.withLock { $0[url] = ModelMedia(length: length, blocks: blocks) }
  }

  static func at(_ url: URL) -> ModelMedia {
    known.withLock { $0[url] } ?? ModelMedia(length: .zero, blocks: [], isPlayable: false)
  }
}
