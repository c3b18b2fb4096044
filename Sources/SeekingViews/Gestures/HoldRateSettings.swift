#if canImport(SwiftUI)
import Seeking

/// What a hold does that plays at a rate.
struct HoldRateSettings {
  let stages: HoldStages
  let slides: Bool
  let locks: Bool
  let perform: (HoldRate?) -> Void

  /// What a hold begins with: a rate, or what the user's own is taken times.
  var firstRate: Double {
    switch stages.rates[0] {
    case .absolute(let rate), .multiplied(let rate): rate
    }
  }

  /// Sets the rate, or lets go of it, as the hold has gone on.
  func follow(_ events: [StagedHoldEvent]) {
    for event in events {
      switch event {
      case .began(let rate), .changed(let rate): perform(rate)
      case .locked: break
      case .ended: perform(nil)
      }
    }
  }
}

extension StagedHold {
  /// Goes on as the owner has asked for last.
  mutating func adopt(_ settings: HoldRateSettings) {
    stages = settings.stages
    slides = settings.slides
    locks = settings.locks
  }
}
#endif
