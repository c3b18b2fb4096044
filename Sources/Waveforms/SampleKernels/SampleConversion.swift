/// Turns samples into 16-bit ones by a rule.
///
/// The distances that samples mostly have are loops of their own, since the compiler makes vectors
/// only where it knows them.
@inline(__always)
func convert<Sample>(
  _ samples: UnsafePointer<Sample>, stride: Int, count: Int,
  into converted: UnsafeMutablePointer<Int16>, _ rule: (Sample) -> Int16
) {
  var index = 0
  switch stride {
  case 1:
    while index < count {
      converted[index] = rule(samples[index])
      index &+= 1
    }
  case 2:
    while index < count {
      converted[index] = rule(samples[2 &* index])
      index &+= 1
    }
  default:
    while index < count {
      converted[index] = rule(samples[stride &* index])
      index &+= 1
    }
  }
}

/// A sample of 24 bits as it stands in memory.
struct PackedInt24 {
  var lowest: UInt8
  var middle: UInt8
  var highest: Int8
}

func int16(_ sample: UInt8) -> Int16 { (Int16(sample) &- 128) &<< 8 }
func int16(_ sample: PackedInt24) -> Int16 { Int16(sample.highest) &<< 8 | Int16(sample.middle) }
func int16(_ sample: Int32) -> Int16 { Int16(truncatingIfNeeded: sample &>> 16) }
func int16(_ sample: Int64) -> Int16 { Int16(truncatingIfNeeded: sample &>> 48) }
