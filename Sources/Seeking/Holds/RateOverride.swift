/// The rate that a hold plays at.
public enum HoldRate: Sendable, Hashable {
  /// This rate, also where the user's own is higher.
  case absolute(Double)
  /// The user's own rate times this.
  case multiplied(Double)
}

/// Rate and pause as the user wants them, and over them what a hold and a scrub need for a while.
///
/// The layers never touch what the user wants, so the end of a layer gives back exactly the rate
/// and the pause that the user wants by then.
///
/// *Concurrency*: a value without references.
public struct RateOverride: Sendable, Hashable {
  /// The user's own rate.
  public var userRate = 1.0
  /// Whether the user has paused.
  public var userPaused = false
  /// What a hold plays at, while there is one.
  public var hold: HoldRate?
  /// Whether a scrub keeps the picture still.
  public var isScrubbing = false
  /// Whether steps back keep the picture still between them.
  public var isStepping = false

  /// Makes a layer over a player that plays at its own speed.
  public init() {}

  /// The rate that the player has to have; a hold's that isn't finite and above 0 counts for nothing.
  public var rate: Double {
    let rate =
      switch hold {
      case nil: userRate
      case .absolute(let rate): rate
      case .multiplied(let factor): userRate * factor
      }
    return rate.isFinite && rate > 0 ? rate : userRate
  }

  /// Whether the player has to be paused: a scrub and steps still it, a hold plays also from a pause.
  public var isPaused: Bool {
    if isScrubbing || isStepping { return true }
    return hold == nil ? userPaused : false
  }
}
