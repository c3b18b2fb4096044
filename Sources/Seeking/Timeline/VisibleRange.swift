/// The part of the media that a bar shows from one end to the other, as shares of the whole.
///
/// *Concurrency*: a value without references.
public struct VisibleRange: Sendable, Hashable {
  /// All of the media.
  public static let whole = VisibleRange(from: 0, to: 1)
  /// The shortest part that a bar can show: a second of nearly three hours.
  public static let shortest = 0.000_1
  /// The fraction of the bar at which a place lies that the bar has moved on for: near its start.
  public static let lead = 0.1
  /// The share of a part's length that a key or a screen reader's action moves it.
  public static let step = 0.5

  /// What sums of shares may be off by.
  private static let rounding = 1e-12

  /// The share at the bar's start.
  public let lower: Double
  /// The share at the bar's end.
  public let upper: Double

  /// Makes a part of the media; one whose numbers make no sense is the whole.
  ///
  /// - Parameters:
  ///   - lower: the share at the bar's start; clamped to 0...1.
  ///   - upper: the share at the bar's end; clamped to 0...1.
  public init(from lower: Double, to upper: Double) {
    let first = lower < Self.rounding ? 0 : lower
    let last = upper > 1 - Self.rounding ? 1 : upper
    let makesSense = last - first >= Self.shortest - Self.rounding
    self.lower = makesSense ? first : 0
    self.upper = makesSense ? last : 1
  }

  /// The share of the media that is shown.
  public var length: Double { upper - lower }

  /// Whether all of the media is shown.
  public var isWhole: Bool { lower <= 0 && upper >= 1 }

  /// The share of the whole that lies at a fraction of the bar.
  public func place(atFraction fraction: Double) -> Double {
    min(max(lower + length * fraction, 0), 1)
  }

  /// The fraction of the bar that a share of the whole lies at: below 0 or above 1 beyond the bar.
  public func fraction(of place: Double) -> Double {
    (place - lower) / length
  }

  /// Shows less of the media, or more.
  ///
  /// - Parameters:
  ///   - factor: how many times longer a second gets on the bar; one that isn't finite and above 0
  ///     changes nothing.
  ///   - fraction: the fraction of the bar whose place stays where it is, as far as the ends allow.
  /// - Returns: the part that is shown then.
  public func magnified(by factor: Double, around fraction: Double) -> VisibleRange {
    guard factor.isFinite, factor > 0, fraction.isFinite else { return self }
    let wanted = min(max(length / factor, Self.shortest), 1)
    let anchor = min(max(fraction, 0), 1)
    return moved(to: lower + length * anchor - wanted * anchor, length: wanted)
  }

  /// Shows a part as long that lies a share of its length later, or earlier below 0.
  public func panned(by share: Double) -> VisibleRange {
    guard share.isFinite else { return self }
    return moved(to: lower + length * share, length: length)
  }

  /// Whether a place lies between the ends.
  public func contains(_ place: Double) -> Bool { place >= lower && place <= upper }

  /// Shows a part as long in which a place lies at a fraction of the bar, as far as the ends allow.
  public func placing(_ fraction: Double, at place: Double) -> VisibleRange {
    guard fraction.isFinite, place.isFinite else { return self }
    return moved(to: place - length * fraction, length: length)
  }

  /// The fraction of this part that a pointer at a place takes hold of, to drag the part along a bar
  /// that shows the whole: the middle where the place lies outside.
  public func grip(at place: Double) -> Double {
    contains(place) ? fraction(of: place) : 0.5
  }

  /// Shows a part as long that has a place in it: this one where it has, else the one in which it
  /// lies at ``lead``, so that what comes next is seen.
  public func following(_ place: Double) -> VisibleRange {
    contains(place) ? self : placing(Self.lead, at: place)
  }

  /// Shows a part as long that follows playback.
  ///
  /// - Parameters:
  ///   - earlier: where playback was when it was looked at last.
  ///   - place: where it is now.
  /// - Returns: one that has the place in it where playback has left this one; this one where
  ///   playback was outside already, since who has moved away from it wants to stay there.
  public func following(from earlier: Double, to place: Double) -> VisibleRange {
    contains(earlier) ? following(place) : self
  }

  private func moved(to start: Double, length: Double) -> VisibleRange {
    let start = min(max(start, 0), 1 - length)
    return VisibleRange(from: start, to: start + length)
  }
}
