#if canImport(SwiftUI)
import Accessibility
import SwiftUI

/// Says things to whoever listens to the screen, politely: each in its turn.
enum Announcer {
  /// Has these words said.
  static func say(_ words: String) {
    AccessibilityNotification.Announcement(words).post()
  }
}
#endif
