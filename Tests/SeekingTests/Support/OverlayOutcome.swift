import Seeking

/// What an overlay's owner was told to do, without the parts of it that have tests of their own.
enum OverlayOutcome: Hashable {
  case skip(MediaSeconds, beginsRun: Bool)
  case edge(RangeEdge)
  case runEnded(MediaSeconds)
  case tap(SurfaceTap)
  case tapUndone
  case centreDoubleTap(SurfaceTap)
  case holdBegan(SurfaceTap)
  case holdMoved(SurfaceOffset)
  case drag(SurfaceDrag)
  case holdEnded

  init(_ effect: DoubleTapSeekEffect) {
    self =
      switch effect {
      case .skip(let skip): .skip(skip.moved, beginsRun: skip.beginsRun)
      case .edge(let edge): .edge(edge)
      case .runEnded(let run): .runEnded(run.tally)
      case .tap(let tap): .tap(tap)
      case .tapUndone: .tapUndone
      case .centreDoubleTap(let tap): .centreDoubleTap(tap)
      case .holdBegan(let tap): .holdBegan(tap)
      case .holdMoved(let offset): .holdMoved(offset)
      case .drag(let drag): .drag(drag)
      case .holdEnded: .holdEnded
      }
  }
}
