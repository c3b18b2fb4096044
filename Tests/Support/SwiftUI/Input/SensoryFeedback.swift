/// Something for the user to feel or hear.
@available(iOS 17.0, macOS 14.0, tvOS 26.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// What is selected changes.
  public static let selection = SensoryFeedback(name: "selection")
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
