/// What a drag across a surface has come to.
public enum SurfaceDrag: Sendable, Hashable {
  /// A press has moved beyond the slop: where it went down.
  case began(SurfaceTap)
  /// The pointer is so far from where it went down.
  case moved(SurfaceOffset)
  /// The pointer has gone up.
  case ended
  /// The pointer was lost, or a second finger has come: the drag is to be undone.
  case cancelled
}
