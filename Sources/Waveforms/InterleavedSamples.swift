extension LoudnessEnvelope {
  /// Takes in a block of samples in which the channels' samples stand by turns.
  ///
  /// - Parameters:
  ///   - samples: The samples, full scale being 1: the first of each channel, then the second of
  ///     each. What is left over at the end is left out.
  ///   - channelCount: Number of channels; channels beyond `maximumChannelCount` are left out.
  ///   - sampleRate: Samples a second and channel.
  ///   - position: Place of the first sample in seconds of media.
  /// - Complexity: O(*n*) in the samples; a copy of them is made for each block.
  public mutating func add(
    interleaved samples: UnsafeBufferPointer<Float>, channelCount: Int, sampleRate: Double,
    at position: Double
  ) {
    guard channelCount > 0 else { return }
    let count = samples.count / channelCount
    let kept = min(channelCount, Self.maximumChannelCount)
    let planes = [Float](unsafeUninitializedCapacity: kept * count) { planes, initializedCount in
      for channel in 0..<kept {
        for index in 0..<count {
          planes[channel * count + index] = samples[index * channelCount + channel]
        }
      }
      initializedCount = kept * count
    }
    planes.withUnsafeBufferPointer { planes in
      let channels = (0..<kept).map { channel in
        UnsafeBufferPointer(rebasing: planes[channel * count..<(channel + 1) * count])
      }
      add(channels, sampleRate: sampleRate, at: position)
    }
  }
}
