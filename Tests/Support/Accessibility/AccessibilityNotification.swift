/// Tells assistive technologies that something happened.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol _AccessibilityNotifications {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension _AccessibilityNotifications {
  /// Tells assistive technologies.
  public func post() {
    guard let announcement = self as? AccessibilityNotification.Announcement else { return }
    Announcements.listener?(announcement.words)
  }
}

/// What can be told to assistive technologies.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public enum AccessibilityNotification {
  /// Words that are read out.
  public struct Announcement: _AccessibilityNotifications {
    let words: String

    /// Makes an announcement of words.
    public init(_ announcement: String) { words = announcement }
  }
}

/// Where announcements go in the model: to the host whose code posts them.
@_spi(Host) public enum Announcements {
  /// Takes the words of an announcement.
  @TaskLocal public static var listener: (@Sendable (String) -> Void)?
}
