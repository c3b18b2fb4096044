import Waveforms

/// Reads the samples of an hour of stereo in 16 bits plainly, and measures minimum and maximum of them: as
/// one channel, and as two with their mix.
func measureKernel() {
  let count = 2 * 44_100 * 3600
  let samples = UnsafeMutablePointer<Int16>.allocate(capacity: count)
  defer { samples.deallocate() }
  for index in 0..<count {
    samples[index] = Int16(truncatingIfNeeded: (index &* 2_654_435_761) >> 13) / 2
  }
  let bytes = Double(count * MemoryLayout<Int16>.size)
  print(
    bytes / fastest { plainSum(samples, count) },
    bytes / fastest { analyse(samples, count, channelCount: 1) },
    bytes / fastest { analyse(samples, count, channelCount: 2) })
}

/// Seconds of the fastest of seven runs.
private func fastest(_ work: () -> Int) -> Double {
  var sum = 0
  let times = (0..<7).map { _ in ContinuousClock().measure { sum &+= work() } }
  precondition(sum != 1, "The work is used, so that it's done.")
  return (times.min() ?? .seconds(1)) / .seconds(1)
}

/// The plain read: all bytes are added up, eight at a time.
private func plainSum(_ samples: UnsafePointer<Int16>, _ count: Int) -> Int {
  samples.withMemoryRebound(to: UInt64.self, capacity: count / 4) { words in
    var sum: UInt64 = 0
    for index in 0..<count / 4 { sum &+= words[index] }
    return Int(truncatingIfNeeded: sum)
  }
}

/// The whole analyser: minimum and maximum of each row in every base bucket, and the pyramid over them.
private func analyse(
  _ samples: UnsafePointer<Int16>, _ count: Int, channelCount: Int
) -> Int {
  var analyser = WaveformAnalyser(
    layout: PyramidLayout(channelCount: channelCount), detail: .extremes)
  var sum = 0
  let block = SampleBlock(
    interleaved: samples, format: .int16, channelCount: channelCount,
    frameCount: count / channelCount, firstFrame: 0)
  analyser.add(block) { sum &+= Int($0.points[0].maximum) }
  return sum
}
