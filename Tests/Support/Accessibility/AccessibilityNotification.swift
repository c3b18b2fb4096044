/// Tells assistive technologies that something happened.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol _AccessibilityNotifications {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension _AccessibilityNotifications {
  /// Tells assistive technologies.
  public func post() {
    guard let announcement = self as? AccessibilityNotification.Announcement else { return }
    AnnouncementListener.current?.hear(announcement.words)
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
@_spi(Host) public struct AnnouncementListener: Sendable {
  // The function itself cannot be the value: with -O, the compiler binds a task-local of a function's
  // type without that type's metadata, and the program crashes.
  /// The listener of the code that runs.
  @TaskLocal public static var current: AnnouncementListener?

  let hear: @Sendable (String) -> Void

  /// Makes a listener that takes the words of announcements.
  public init(_ hear: @escaping @Sendable (String) -> Void) { self.hear = hear }
}
