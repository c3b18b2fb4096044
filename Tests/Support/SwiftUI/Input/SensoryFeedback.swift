/// Something for the user to feel or hear.
@available(iOS 17.0, macOS 14.0, tvOS 26.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// Something succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// What is selected changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something becomes more.
  public static let increase = SensoryFeedback(name: "increase")
  /// Something becomes less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Things come to one line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A step of many is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things meet.
  public static let impact = SensoryFeedback(name: "impact")
}

@available(iOS 17.0, macOS 14.0, tvOS 26.0, watchOS 10.0, visionOS 26.0, *)
extension View {
  /// Gives feedback when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self.feedback(on: trigger) { _, _ in feedback }
  }

  /// Gives feedback when a value changes in some way.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self.feedback(on: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Gives feedback that depends on the moment when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self.feedback(on: trigger) { _, _ in feedback() }
  }

  /// Gives feedback that depends on how a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self.feedback(on: trigger, feedback)
  }

  nonisolated private func feedback<T: Equatable>(
    on trigger: T, _ choose: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    nonisolated(unsafe) let (trigger, choose) = (trigger, choose)
    return node("sensoryFeedback") { node, context in
      let host = context.host
      node.effects.append(
        .change(of: trigger) { old, new in
          if let feedback = choose(old, new) { host.feedback.append(feedback.name) }
        })
    }
  }
}
