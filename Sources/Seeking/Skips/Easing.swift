/// Curves from 0 to 1 that motion follows.
public enum Easing {
  /// Fast at first, then slower: the cubic Bézier curve (0, 0) (0.58, 1) that CSS names `ease-out`.
  ///
  /// - Parameter progress: the share of the time that is over; clamped to 0...1.
  /// - Returns: the share of the way that is over, 0 to 1.
  public static func easeOut(_ progress: Double) -> Double {
    let x = progress.isFinite ? min(max(progress, 0), 1) : 1
    // x(t) rises steadily, so halving finds t; 40 halvings are beyond what a pixel shows.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let t = (low + high) / 2
      if 3 * 0.58 * (1 - t) * t * t + t * t * t < x { low = t } else { high = t }
    }
    let t = (low + high) / 2
    return t * t * (3 - 2 * t)
  }
}
