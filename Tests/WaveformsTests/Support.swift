import Testing
import Waveforms

extension LoudnessEnvelope {
  /// Takes in channels of equal length that stand in arrays.
  mutating func add(_ channels: [[Float]], sampleRate: Double, at position: Double) {
    let joined = channels.flatMap { $0 }
    joined.withUnsafeBufferPointer { samples in
      var start = 0
      let planes = channels.map { channel in
        defer { start += channel.count }
        return UnsafeBufferPointer(rebasing: samples[start..<start + channel.count])
      }
      add(planes, sampleRate: sampleRate, at: position)
    }
  }
}

/// One channel whose samples all have the same magnitude, 1,000 of them a second.
func tone(_ amplitude: Float, seconds: Double) -> [[Float]] {
  [(0..<Int(seconds * 1000)).map { $0.isMultiple(of: 2) ? amplitude : -amplitude }]
}

/// Compares number by number.
func expectEqual<Values: Collection<Double>>(
  _ values: Values, _ expected: [Double], within tolerance: Double = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(values.count == expected.count, sourceLocation: sourceLocation)
  let differing = zip(values, expected).enumerated().filter {
    !(abs($0.element.0 - $0.element.1) <= tolerance)
  }
  #expect(differing.isEmpty, sourceLocation: sourceLocation)
}
