/// A point of a surface, in points from its upper left corner.
public struct SurfacePoint: Sendable, Hashable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether another point lies no farther away than `distance` points.
  func isWithin(_ distance: Double, of other: SurfacePoint) -> Bool {
    let offset = offset(from: other)
    return offset.x * offset.x + offset.y * offset.y <= distance * distance
  }

  /// How far this point is from another one.
  func offset(from other: SurfacePoint) -> SurfaceOffset {
    SurfaceOffset(x: x - other.x, y: y - other.y)
  }
}

/// How far a pointer is from where it went down, in points.
public struct SurfaceOffset: Sendable, Hashable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// Makes an offset.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether neither number is infinite or not-a-number.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// The size of a surface in points.
public struct SurfaceSize: Sendable, Hashable {
  /// Points across.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// What a pointer is.
public enum PointerKind: Sendable, Hashable {
  /// A finger.
  case touch
  /// A mouse or touch pad.
  case mouse
  /// A pen.
  case pen
}

/// Tells one pointer that is down apart from the others.
public struct PointerID: Sendable, Hashable {
  /// The front end's number for it.
  public let number: Int64

  /// Makes an identity from the front end's number.
  public init(_ number: Int64) {
    self.number = number
  }
}
