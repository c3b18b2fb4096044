/// The exact sum of the squares of up to 65,536 samples.
///
/// The lower and upper halves of the squares are summed apart, so that the sums stay in 32 bits: four
/// of them stand in a vector where 64-bit ones would be two. Squares go in by pairs, which processors
/// have an instruction for.
func squareSum(of samples: UnsafePointer<Int16>, count: Int) -> UInt64 {
  var lower: UInt32 = 0
  var upper: UInt32 = 0
  var index = 0
  while index < count &>> 1 {
    let first = Int32(samples[2 &* index])
    let second = Int32(samples[2 &* index &+ 1])
    let pair = UInt32(bitPattern: first &* first &+ second &* second)
    lower &+= pair & 0xFFFF
    upper &+= pair &>> 16
    index &+= 1
  }
  let last = count & 1 == 1 ? Int32(samples[count &- 1]) : 0
  return UInt64(upper) << 16 + UInt64(lower) + UInt64(last.magnitude * last.magnitude)
}
