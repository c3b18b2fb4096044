#if canImport(SwiftUI)
import Seeking

/// What a press-and-hold button does, and when.
struct HoldSettings {
  let minimumDuration: Duration
  let repeatInterval: Duration
  let action: () -> Void
  var acceleration = HoldAcceleration.steady
  var onStep: ((Int, Int) -> Void)?
  var latches = false
  var rate: HoldRateSettings?

  /// No hold waits for longer than a day.
  private static let longest = 86_400.0

  init(minimumDuration: Double, repeatInterval: Double, action: @escaping () -> Void) {
    let minimum = HoldRepeat().minimumDuration
    let interval = HoldRepeat().repeatInterval
    self.minimumDuration =
      (0...Self.longest).contains(minimumDuration) ? .seconds(minimumDuration) : minimum
    // Below a millisecond, no screen shows what has been repeated.
    self.repeatInterval =
      (0.001...Self.longest).contains(repeatInterval) ? .seconds(repeatInterval) : interval
    self.action = action
  }
}
#endif
