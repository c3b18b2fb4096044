/// The extremes of two channels and of their mix.
struct StereoExtremes {
  var left = Extremes.none
  var right = Extremes.none
  var mix = Extremes.none
}

/// The extremes of two channels whose samples stand by turns, and of their mix.
///
/// One look at each sample in place of four: of plain PCM this is most of the work. Both samples of a
/// frame are read at once, which the compiler makes better vectors of; they stand in it as on all
/// little-endian machines.
func stereoExtremes(of samples: UnsafePointer<Int16>, frameCount: Int) -> StereoExtremes {
  let frames = UnsafeRawPointer(samples)
  var found = StereoExtremes()
  var index = 0
  while index < frameCount {
    let frame = frames.loadUnaligned(fromByteOffset: 4 &* index, as: Int32.self)
    let left = Int16(truncatingIfNeeded: frame)
    let right = Int16(truncatingIfNeeded: frame &>> 16)
    found.left.add(left)
    found.right.add(right)
    found.mix.add(mix(left, right))
    index &+= 1
  }
  return found
}
