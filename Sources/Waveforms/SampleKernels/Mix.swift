/// Mixes two samples: half of their sum, truncated toward zero.
@inline(__always)
func mix(_ left: Int16, _ right: Int16) -> Int16 {
  // Half of the sum rounded down, in 16 bits; one more where that is negative and not exact.
  let half = (left & right) &+ ((left ^ right) &>> 1)
  return half &+ ((left ^ right) & 1 & (half &>> 15))
}

/// Mixes two channels.
func mix(
  _ left: UnsafePointer<Int16>, _ right: UnsafePointer<Int16>, count: Int,
  into mixed: UnsafeMutablePointer<Int16>
) {
  var index = 0
  while index < count {
    mixed[index] = mix(left[index], right[index])
    index &+= 1
  }
}

/// Adds a channel's samples to sums.
func add(_ samples: UnsafePointer<Int16>, to sums: UnsafeMutablePointer<Int32>, count: Int) {
  var index = 0
  while index < count {
    sums[index] &+= Int32(samples[index])
    index &+= 1
  }
}

/// Mixes up to 32 channels out of their sums: the quotients, truncated toward zero.
///
/// A sum has at most 21 bits, and a quotient that isn't whole is 1/32 away from a whole number at
/// least: more than the rounding of the division can bridge.
func divide(
  _ sums: UnsafePointer<Int32>, by channelCount: Int, count: Int,
  into mixed: UnsafeMutablePointer<Int16>
) {
  let divisor = Float(channelCount)
  var index = 0
  while index < count {
    mixed[index] = withoutFraction(Float(sums[index]) / divisor)
    index &+= 1
  }
}
