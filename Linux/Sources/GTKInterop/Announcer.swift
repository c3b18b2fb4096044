import CGtk
import Glibc

/// Has screen readers say something once, after what they are saying already.
///
/// GTK has a function for that since 4.14, which is looked up when the program runs. Where it is
/// missing, the words are for a moment the description of what has the keyboard, or of the window:
/// screen readers say how that changes. Either way there is nothing more to see, to reach or to touch.
///
/// *Lifetime*: not used once its window is gone. *Concurrency*: on the main actor.
@MainActor
public struct Announcer {
  /// The function `gtk_accessible_announce`: its last argument is a number of the enumeration
  /// `GtkAccessibleAnnouncementPriority`.
  private typealias Announce =
    @convention(c) (_ accessible: OpaquePointer, _ words: UnsafePointer<CChar>, _ priority: CInt)
    -> Void

  private static let announce = dlsym(nil, "gtk_accessible_announce").map {
    unsafeBitCast($0, to: Announce.self)
  }
  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`: the words wait until others have been said.
  private static let mediumPriority: CInt = 1

  private let window: WidgetPointer

  /// Makes an announcer for what happens in a window.
  public init(window: WidgetPointer) {
    self.window = window
  }

  /// Has words said, in the user's language.
  public func say(_ words: String) {
    if let announce = Self.announce {
      announce(opaque(window), words, Self.mediumPriority)
    } else {
      let listened = listened
      Accessibility.setDescription(words, of: listened)
      // Who comes there later isn't told again. A tooltip is gone with it, which repeats the name.
      Accessibility.setDescription("", of: listened)
    }
  }

  /// The widget whose description screen readers attend to; a slider's tells its value already.
  private var listened: WidgetPointer {
    guard let focus = gtk_window_get_focus(cast(object(window))),
      gtk_accessible_get_accessible_role(opaque(focus)) != GTK_ACCESSIBLE_ROLE_SLIDER
    else { return window }
    return focus
  }
}
