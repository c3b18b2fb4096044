/// The sum of the squared samples, each clipped to -1...1; one that isn't finite is silence.
///
/// Four sums stand side by side, since in one every addition would wait for the one before. Plain
/// scalars are as fast here as SIMD types, which are ten times slower where nothing is optimised.
func energy(of samples: UnsafeBufferPointer<Float>) -> Double {
  var first = 0.0
  var second = 0.0
  var third = 0.0
  var fourth = 0.0
  var index = 0
  let count = samples.count
  while index &+ 4 <= count {
    first += power(samples[index])
    second += power(samples[index &+ 1])
    third += power(samples[index &+ 2])
    fourth += power(samples[index &+ 3])
    index &+= 4
  }
  while index < count {
    first += power(samples[index])
    index &+= 1
  }
  return (first + second) + (third + fourth)
}

/// The square of a sample, without a branch.
@inline(__always)
private func power(_ sample: Float) -> Double {
  let square = sample * sample
  let finite = square <= .greatestFiniteMagnitude ? square : 0
  return Double(finite <= 1 ? finite : 1)
}
