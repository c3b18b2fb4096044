extension SurfaceGesture {
  /// What the surface is in the middle of.
  enum State: Sendable, Hashable {
    /// Nothing is down and nothing is pending.
    case idle
    /// One pointer is down and may still become a tap or a hold.
    case pressed(Press)
    /// One pointer is down and its press is a hold.
    case holding(Press)
    /// One pointer is down and has moved beyond the slop, where somebody follows drags.
    case dragging(Press)
    /// A tap is over, and a second one would make a pair of it.
    case waiting(FirstTap)
    /// What is down has come to nothing; it takes all pointers up to begin anew.
    case dismissed
  }

  /// A pointer that is down.
  struct Press: Sendable, Hashable {
    let id: PointerID
    let tap: SurfaceTap
    let time: EventTime
    /// The tap that this one would make a pair with.
    let first: FirstTap?
    let continuesRun: Bool
  }

  /// A tap that may be the first of a pair.
  struct FirstTap: Sendable, Hashable {
    let tap: SurfaceTap
    let upTime: EventTime
    let standing: Standing
  }

  /// Whether anybody has heard of a first tap.
  enum Standing: Sendable, Hashable {
    case unreported
    case reported
    case unbound

    init(under policy: SingleTapPolicy) {
      self =
        switch policy {
        case .wait: .unreported
        case .atOnce: .reported
        case .none: .unbound
        }
    }
  }

  /// A double tap that single taps may carry on.
  struct Run: Sendable, Hashable {
    let zone: SkipZone
    let upTime: EventTime
    let count: Int
  }
}
