import CFFmpeg

/// Turns a stream's time stamps into frames, exactly: by whole numbers, and rounded once.
struct TimeScale {
  /// Seconds a tick, as a fraction.
  private let tick: AVRational
  /// The place that players call 0, in ticks of its own.
  private let origin: (timestamp: Int64, tick: AVRational)

  /// Makes a scale.
  ///
  /// - Parameters:
  ///   - tick: Length of the stream's ticks in seconds.
  ///   - origin: Time stamp of the place that players call 0.
  ///   - originTick: Length of its ticks in seconds.
  init(tick: AVRational, origin: Int64, originTick: AVRational) {
    self.tick = tick
    self.origin = (origin, originTick)
  }

  /// The frame at a time stamp, rounded to the nearest, halves up; nothing where that's absurd.
  func frame(ofTimestamp timestamp: Int64, sampleRate: Int) -> Int64? {
    guard timestamp != CFFMPEG_NOPTS_VALUE, tick.den > 0, origin.tick.den > 0 else { return nil }
    // Two numbers of 63 bits, multiplied by two of 31 bits each, fit 128 bits.
    let place = Int128(timestamp) * Int128(tick.num) * Int128(origin.tick.den)
    let zero = Int128(origin.timestamp) * Int128(origin.tick.num) * Int128(tick.den)
    let denominator = Int128(tick.den) * Int128(origin.tick.den)
    let (frames, overflow) = (place - zero).multipliedReportingOverflow(by: 2 * Int128(sampleRate))
    guard !overflow, frames.magnitude < UInt128.max / 4 else { return nil }
    return Int64(exactly: floorOfQuotient(frames + denominator, 2 * denominator))
  }

  /// The frames of so many ticks, rounded up.
  func frames(ofTicks ticks: Int64, sampleRate: Int) -> Int64 {
    guard tick.den > 0 else { return 0 }
    let product = Int128(ticks) * Int128(tick.num) * Int128(sampleRate)
    return Int64(clamping: -floorOfQuotient(-product, Int128(tick.den)))
  }

  /// Whether so many ticks are a whole number of frames.
  func areWholeFrames(_ ticks: Int64, sampleRate: Int) -> Bool {
    guard tick.den > 0 else { return false }
    return Int128(ticks) * Int128(tick.num) * Int128(sampleRate) % Int128(tick.den) == 0
  }

  private func floorOfQuotient(_ dividend: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
