/// What the samples of a run at full scale really are.
struct FullScaleSamples {
  /// The number of samples at or beyond full scale.
  var clippedCount = 0
  /// The number of samples that aren't numbers, or are infinite.
  var invalidCount = 0
}

/// Looks at integer samples that have full scale somewhere.
func fullScale(of samples: UnsafePointer<Int16>, count: Int) -> FullScaleSamples {
  var result = FullScaleSamples()
  for index in 0..<count where samples[index] == .max || samples[index] == .min {
    result.clippedCount &+= 1
  }
  return result
}

/// Looks at floating-point samples that have full scale somewhere, and silences the invalid ones.
///
/// - Parameters:
///   - samples: The samples.
///   - stride: Their distance.
///   - count: Their number.
///   - converted: The samples as 16-bit ones; invalid ones become 0.
///   - valid: Receives the valid ones alone.
/// - Returns: What there is at full scale.
func fullScale<Sample: FloatingPointSample>(
  of samples: UnsafePointer<Sample>, stride: Int, count: Int,
  converted: UnsafeMutablePointer<Int16>, valid: UnsafeMutablePointer<Int16>
) -> FullScaleSamples {
  var result = FullScaleSamples()
  for index in 0..<count {
    let sample = samples[stride &* index]
    guard sample.isFinite else {
      converted[index] = 0
      result.invalidCount &+= 1
      continue
    }
    valid[index &- result.invalidCount] = converted[index]
    if sample.magnitude >= 1 { result.clippedCount &+= 1 }
  }
  return result
}
