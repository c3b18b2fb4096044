// Foundation has points, sizes and rectangles on Linux, but not the following of Core Graphics.

/// A transformation that keeps lines straight and parallel.
public struct CGAffineTransform: Equatable, Sendable {
  /// How much of x goes into x.
  var a: CGFloat
  /// How much of x goes into y.
  var b: CGFloat
  /// How much of y goes into x.
  var c: CGFloat
  /// How much of y goes into y.
  var d: CGFloat
  /// How far x moves.
  var tx: CGFloat
  /// How far y moves.
  var ty: CGFloat

  /// Makes a transformation of its six numbers.
  init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a movement.
  init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a change of size.
  init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// The transformation that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// This transformation and then another one.
  func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }
}

extension CGPoint {
  /// The point after a transformation.
  func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty)
  }
}

/// How a line ends.
public enum CGLineCap: Sendable {
  /// At its end point.
  case butt
  /// With half a circle.
  case round
}

/// How two lines meet.
public enum CGLineJoin: Sendable {
  /// With a corner.
  case miter
  /// With an arc.
  case round
}
