import CGtk
import Seeking

/// What a key does on the bar.
enum ScrubberKey: Hashable {
  /// Moves playback by this length, with its sign.
  case step(MediaSeconds)
  /// Moves playback by this share of the whole, with its sign.
  case page(Double)
  /// Moves playback to this share of the whole.
  case jump(Double)
  /// Undoes a scrub that is under way.
  case cancel

  /// Finds what a key does, or nothing where it does nothing here.
  ///
  /// - Parameters:
  ///   - input: the key as it goes down.
  ///   - timeline: which way time runs along the bar, whatever way the language is written.
  init?(_ input: KeyInput, timeline: TimelineDirection) {
    let rightwards = timeline == .leftToRight ? 1.0 : -1.0
    let length: MediaSeconds = input.hasControl ? 60 : input.hasShift ? 1 : 5
    switch Int32(input.key) {
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .step(length * rightwards)
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .step(length * -rightwards)
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .step(length)
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .step(-length)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .page(0.1)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .page(-0.1)
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .jump(0)
    case GDK_KEY_End, GDK_KEY_KP_End: self = .jump(1)
    case GDK_KEY_Escape: self = .cancel
    default: return nil
    }
  }
}
