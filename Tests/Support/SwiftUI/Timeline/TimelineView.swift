/// A view that is made anew at the dates of a schedule.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date that the content is made for.
  public struct Context {
    /// The date.
    public let date: Date
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The date that the content of any timeline view is made for.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension TimelineView: View, PrimitiveView where Content: View {
  /// Makes a view whose content is made for a date.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// Never asked for: the host makes the content.
  public var body: Never { bodyOfPrimitive() }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let date = Date(timeIntervalSinceReferenceDate: context.host.now)
    let nodes = context.host.tracking { content(.init(date: date)) }.nodes(in: context.child("t"))
    let node = ViewNode("TimelineView", path: context.path, host: context.host, children: nodes)
    node.layout = .depth(.center)
    node.info["schedule"] = schedule
    return [node]
  }
}
