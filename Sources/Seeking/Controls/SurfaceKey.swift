/// A key that means something while the keyboard is on the picture.
public enum SurfaceKey: Sendable, Hashable, CaseIterable {
  /// The space bar.
  case space
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The letter J.
  case j
  /// The letter K.
  case k
  /// The letter L.
  case l
  /// The letter Z.
  case z
  /// The letter Z together with Shift.
  case shiftZ
  /// The comma.
  case comma
  /// The period.
  case period
  /// The key Home.
  case home
  /// The key End.
  case end
  /// The key Escape.
  case escape

  /// Whether it is a letter, which users can switch off.
  public var isLetter: Bool {
    switch self {
    case .j, .k, .l, .z, .shiftZ: true
    case .space, .left, .right, .up, .down, .comma, .period, .home, .end, .escape: false
    }
  }
}

/// What a key on the picture does.
public enum KeyCommand: Sendable, Hashable {
  /// Plays or pauses when tapped, and holds the picture while it is down longer.
  case holdOrToggle
  /// Plays or pauses.
  case togglePlaying
  /// Skips once.
  case skip(SkipDirection)
  /// Turns the volume up or down a step.
  case volume(up: Bool)
  /// Shows the next frame, or the one before.
  case frame(SkipDirection)
  /// Jumps to this end.
  case jump(to: RangeEdge)
  /// Takes back the newest jump.
  case undo
  /// Makes the jump again that was taken back last.
  case redo
  /// Leaves what is under way, or fullscreen.
  case leave

  /// The command of a key.
  ///
  /// - Parameters:
  ///   - key: the key that goes down.
  ///   - timeline: which way time runs: it decides what left and right mean.
  public init(_ key: SurfaceKey, timeline: TimelineDirection) {
    let right = timeline == .leftToRight ? SkipDirection.forward : .backward
    self =
      switch key {
      case .space: .holdOrToggle
      case .left: .skip(right.opposite)
      case .right: .skip(right)
      case .up: .volume(up: true)
      case .down: .volume(up: false)
      case .j: .skip(.backward)
      case .k: .togglePlaying
      case .l: .skip(.forward)
      case .z: .undo
      case .shiftZ: .redo
      case .comma: .frame(.backward)
      case .period: .frame(.forward)
      case .home: .jump(to: .start)
      case .end: .jump(to: .end)
      case .escape: .leave
      }
  }
}
