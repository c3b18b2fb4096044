/// The dates at which a timeline view is brought up to date.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public protocol TimelineSchedule {
  /// The type of the dates' sequence.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How exact the dates are.
  typealias Mode = TimelineScheduleMode
  /// The dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How exact the dates of a schedule are.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum TimelineScheduleMode: Sendable {
  /// As exact as the schedule says.
  case normal
}

/// A date for each picture of an animation.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// Makes a schedule whose dates are at least so many seconds apart.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1.0 / 60, paused)
  }

  /// The dates from a date on; only that one while the schedule is paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let (interval, isPaused) = (interval, isPaused)
    return AnySequence(
      sequence(first: start) { isPaused ? nil : $0.addingTimeInterval(interval) })
  }
}

/// A date once a minute.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    AnySequence(sequence(first: startDate) { $0.addingTimeInterval(60) })
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A date for each picture of an animation.
  public static var animation: AnimationTimelineSchedule { .init() }

  /// A date for each picture of an animation that can be paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
