import CGtk
import Seeking

extension SurfaceKey {
  /// The key with a GDK number, where scripts of gestures have a word for it.
  ///
  /// Z, Home and End have none here: what they do is told apart from how, since others do it too.
  init?(gdkKey: UInt32) {
    switch Int32(bitPattern: gdk_keyval_to_lower(gdkKey)) {
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_j: self = .j
    case GDK_KEY_k: self = .k
    case GDK_KEY_l: self = .l
    case GDK_KEY_comma: self = .comma
    case GDK_KEY_period: self = .period
    case GDK_KEY_Escape: self = .escape
    default: return nil
    }
  }
}
