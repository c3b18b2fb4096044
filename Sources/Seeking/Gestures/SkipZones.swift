/// The part of the surface that a tap fell on.
public enum SkipZone: Sendable, Hashable {
  /// Skips back.
  case backward
  /// Skips nothing.
  case centre
  /// Skips forward.
  case forward

  /// The direction of its skips, or nothing in the centre.
  public var direction: SkipDirection? {
    switch self {
    case .backward: .backward
    case .centre: nil
    case .forward: .forward
    }
  }
}

/// How the width of a surface is shared out between skipping back, the centre and skipping forward.
public struct SkipZones: Sendable, Hashable {
  /// The share of the width that skips back, 0 to 1.
  public let backward: Double
  /// The share between the two, 0 to 1.
  public let centre: Double
  /// Points at each edge that belong to the system's own gestures.
  public let edgeInset: Double

  /// Makes zones from shares of the width; what the first two leave skips forward.
  ///
  /// - Parameters:
  ///   - backward: the share that skips back, 0 to 1.
  ///   - centre: the share between, 0 to 1; both together at most 1.
  ///   - edgeInset: points at each edge where no gesture begins, 0 or more.
  public init(backward: Double, centre: Double, edgeInset: Double = 0) {
    precondition(
      backward >= 0 && centre >= 0 && backward + centre <= 1 && edgeInset >= 0,
      "zones are shares of the width that add up to 1 at most, and an inset of 0 or more")
    self.backward = backward
    self.centre = centre
    self.edgeInset = edgeInset
  }

  /// Two halves: left of the middle skips back, everything else forward.
  public static let halves = SkipZones(backward: 0.5, centre: 0)

  /// 35, 30 and 35 hundredths: two sides and a centre of its own.
  public static let thirds = SkipZones(backward: 0.35, centre: 0.3)

  /// The zone of a point, or nothing within the edge inset.
  public func zone(
    of point: SurfacePoint, in size: SurfaceSize, timeline: TimelineDirection
  ) -> SkipZone? {
    guard
      point.x >= edgeInset, point.x <= size.width - edgeInset,
      point.y >= edgeInset, point.y <= size.height - edgeInset
    else { return nil }
    let x = timeline == .leftToRight ? point.x : size.width - point.x
    if x < size.width * backward { return .backward }
    return x < size.width * (backward + centre) ? .centre : .forward
  }
}
