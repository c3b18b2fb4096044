/// A circle as it is to be drawn.
public struct RippleCircle: Sendable, Hashable {
  /// Its centre in points.
  public let centre: SurfacePoint
  /// Its diameter in points.
  public let diameter: Double
  /// Its opacity, 0 to 1.
  public let opacity: Double

  /// The same circle, seen from a point that lies `points` to the right of the surface's left edge.
  public func moved(left points: Double) -> RippleCircle {
    RippleCircle(
      centre: SurfacePoint(x: centre.x - points, y: centre.y), diameter: diameter, opacity: opacity)
  }
}

/// The circle that grows from a tapped point while it fades out.
public struct Ripple: Sendable, Hashable {
  /// How long it grows.
  public static let duration = Duration.milliseconds(550)
  /// Its opacity when it begins.
  public static let opacity = 0.35
  /// The share of the full diameter that it begins with.
  public static let firstShare = 0.1

  /// Where it began, in points.
  public let origin: SurfacePoint
  /// When it began.
  public let start: EventTime

  /// Makes a ripple that begins at a point.
  public init(origin: SurfacePoint, start: EventTime) {
    self.origin = origin
    self.start = start
  }

  /// Works out the circle at `time`.
  ///
  /// - Parameters:
  ///   - time: when it is drawn; before the start counts as the start.
  ///   - size: the surface's size in points; its larger side is the full diameter.
  /// - Returns: the circle, or nothing once it has faded away.
  public func circle(at time: EventTime, in size: SurfaceSize) -> RippleCircle? {
    let progress = start.duration(to: time).inSeconds / Self.duration.inSeconds
    guard progress < 1 else { return nil }
    let eased = Easing.easeOut(progress)
    return RippleCircle(
      centre: origin,
      diameter: max(size.width, size.height) * (Self.firstShare + (1 - Self.firstShare) * eased),
      opacity: Self.opacity * (1 - eased))
  }
}
