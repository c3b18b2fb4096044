/// Tells whether the page that a bar stands in scrolls with the pointer that went down on the bar.
///
/// A page that scrolls carries the bar along with the pointer; then the drag is the page's, and none
/// of the bar's. A bar that moves for another reason, because something above it has appeared,
/// doesn't go with the pointer.
///
/// *Lifetime*: one a drag. *Concurrency*: a value without references.
public struct PageScroll: Sendable, Hashable {
  /// The points that a page carries the bar along until it counts: what a finger may slip.
  public static let slop = 8.0

  /// What the pointer has gone since the bar moved last.
  private var pending = SurfaceOffset(x: 0, y: 0)
  private var carried = SurfaceOffset(x: 0, y: 0)

  /// Makes a drag that has just begun.
  public init() {}

  /// Whether the page scrolls with the pointer.
  public var hasBegun: Bool {
    max(carried.x.magnitude, carried.y.magnitude) >= Self.slop
  }

  /// The pointer has moved across the window by so many points.
  public mutating func pointerMoved(by offset: SurfaceOffset) {
    guard offset.isFinite else { return }
    pending = SurfaceOffset(x: pending.x + offset.x, y: pending.y + offset.y)
  }

  /// The bar has moved across the window by so many points.
  public mutating func barMoved(by offset: SurfaceOffset) {
    guard offset.isFinite else { return }
    carried = SurfaceOffset(
      x: carried.x + Self.common(offset.x, pending.x),
      y: carried.y + Self.common(offset.y, pending.y))
    pending = SurfaceOffset(x: 0, y: 0)
  }

  /// What two ways have in common: the shorter one where both go the same way.
  private static func common(_ one: Double, _ other: Double) -> Double {
    guard one * other > 0 else { return 0 }
    return one.magnitude < other.magnitude ? one : other
  }
}
