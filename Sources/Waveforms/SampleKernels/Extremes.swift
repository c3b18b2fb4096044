/// The lowest and the highest of some samples.
struct Extremes {
  var minimum: Int16
  var maximum: Int16
}

/// The extremes of samples that stand side by side; there is one at least.
///
/// A plain loop: the compiler makes vectors of it, as fast as ones made by hand.
func extremes(of samples: UnsafePointer<Int16>, count: Int) -> Extremes {
  var minimum = Int16.max
  var maximum = Int16.min
  var index = 0
  while index < count {
    let sample = samples[index]
    minimum = sample < minimum ? sample : minimum
    maximum = sample > maximum ? sample : maximum
    index &+= 1
  }
  return Extremes(minimum: minimum, maximum: maximum)
}
