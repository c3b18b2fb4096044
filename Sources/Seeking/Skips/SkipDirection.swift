/// Where a skip goes.
public enum SkipDirection: Sendable, Hashable, CaseIterable {
  /// Towards the start of the media.
  case backward
  /// Towards the end of the media.
  case forward

  /// The direction the other way.
  public var opposite: SkipDirection { self == .forward ? .backward : .forward }

  /// -1 for back, 1 for forward.
  public var sign: Double { self == .forward ? 1 : -1 }

  /// The end of the range that it leads to.
  public var edge: RangeEdge { self == .forward ? .end : .start }

  /// The side of the surface that belongs to this direction.
  public func side(in timeline: TimelineDirection) -> SurfaceSide {
    (self == .forward) == (timeline == .leftToRight) ? .right : .left
  }
}

/// One half of a surface.
public enum SurfaceSide: Sendable, Hashable {
  /// The half whose x is below the middle.
  case left
  /// The half from the middle on.
  case right
}
