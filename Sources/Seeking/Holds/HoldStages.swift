/// The rates that a hold goes through as it is slid with, from the first one on.
public struct HoldStages: Sendable, Hashable {
  /// The rates, in the order in which they are reached; at least one.
  public let rates: [HoldRate]

  /// Makes stages of these rates, at least one.
  public init(_ rates: [HoldRate]) {
    precondition(!rates.isEmpty, "a hold needs at least one rate")
    self.rates = rates
  }

  /// 2, 4 and 8 times the media's own speed.
  public static let standard = HoldStages([.absolute(2), .absolute(4), .absolute(8)])

  /// The stage that lies nearest to `stage` among those there are, counted from 0.
  public func clamp(_ stage: Int) -> Int {
    min(max(stage, 0), rates.count - 1)
  }
}
