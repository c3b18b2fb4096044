import CGtk
import MPVPlayback
import Seeking

/// What a key does while the keyboard is on the picture.
enum PictureKey: Hashable {
  /// Plays or pauses when tapped, and plays fast while held.
  case holdOrToggle
  case togglePlaying
  case skip(SkipDirection)
  case chapter(SkipDirection)
  /// Goes on where the next pause in the sound ends.
  case pauseEnd
  case volume(Double)
  case frame(FrameStep)
  case start
  case end
  case undo
  case redo
  case mute
  case toggleFullscreen
  case leave

  /// How much one press of an arrow changes the volume, in per cent.
  static let volumeStep = 5.0

  /// The meaning of a key; nothing where the picture has no use for it.
  ///
  /// - Parameters:
  ///   - key: GDK's number of the key.
  ///   - modifiers: the modifier keys that are down.
  ///   - letters: whether single letters mean something.
  ///   - timeline: which way time runs: it decides what left and right mean.
  init?(
    _ key: UInt32, modifiers: GdkModifierType, letters: Bool, timeline: TimelineDirection
  ) {
    let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard modifiers.rawValue & others == 0 else { return nil }
    let forward = timeline == .leftToRight
    let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    switch Int32(bitPattern: key) {
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .holdOrToggle
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .skip(forward ? .backward : .forward)
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .skip(forward ? .forward : .backward)
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .volume(Self.volumeStep)
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .volume(-Self.volumeStep)
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .start
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .chapter(.forward)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .chapter(.backward)
    case GDK_KEY_comma: self = .frame(.backward)
    case GDK_KEY_period: self = .frame(.forward)
    case GDK_KEY_Escape: self = .leave
    case GDK_KEY_F11: self = .toggleFullscreen
    default:
      guard letters else { return nil }
      self.init(letter: gdk_keyval_to_lower(key), isShifted: isShifted)
    }
  }

  private init?(letter: UInt32, isShifted: Bool) {
    switch Int32(bitPattern: letter) {
    case GDK_KEY_j: self = .skip(.backward)
    case GDK_KEY_k: self = .togglePlaying
    case GDK_KEY_l: self = .skip(.forward)
    case GDK_KEY_z: self = isShifted ? .redo : .undo
    case GDK_KEY_m: self = .mute
    case GDK_KEY_n: self = .pauseEnd
    case GDK_KEY_f: self = .toggleFullscreen
    default: return nil
    }
  }
}
