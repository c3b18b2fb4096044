/// The lowest and the highest of some samples.
struct Extremes {
  var minimum: Int16
  var maximum: Int16

  /// Those of no samples.
  static let none = Self(minimum: .max, maximum: .min)

  /// Takes in a sample.
  @inline(__always)
  mutating func add(_ sample: Int16) {
    minimum = sample < minimum ? sample : minimum
    maximum = sample > maximum ? sample : maximum
  }
}

/// The extremes of samples that stand side by side; there is one at least.
///
/// A plain loop: the compiler makes vectors of it, as fast as ones made by hand.
func extremes(of samples: UnsafePointer<Int16>, count: Int) -> Extremes {
  var found = Extremes.none
  var index = 0
  while index < count {
    found.add(samples[index])
    index &+= 1
  }
  return found
}
