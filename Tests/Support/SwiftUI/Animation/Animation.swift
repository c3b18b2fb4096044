/// How a change is animated.
///
/// The model does not animate: it tells which animation a change had.
public struct Animation: Equatable, Sendable {
  /// What the animation is called in a host's list of animations.
  let name: String

  init(_ name: String) { self.name = name }

  /// The usual animation.
  public static let `default` = Animation("default")

  /// An animation that starts fast and ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { .init("easeOut(\(duration))") }
  /// An animation that starts slowly and ends fast.
  public static func easeIn(duration: TimeInterval) -> Animation { .init("easeIn(\(duration))") }
  /// An animation that starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    .init("easeInOut(\(duration))")
  }
  /// An animation of constant speed.
  public static func linear(duration: TimeInterval) -> Animation { .init("linear(\(duration))") }

  /// An animation of constant speed.
  public static var linear: Animation { .init("linear") }
  /// An animation that starts fast and ends slowly.
  public static var easeOut: Animation { .init("easeOut") }
  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { .init("easeInOut") }

  /// A quick spring with a small bounce.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    .init("snappy(\(duration))")
  }

  /// A spring without a bounce.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    .init("smooth(\(duration))")
  }

  /// A spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    .init("spring(\(duration))")
  }

  /// The animation, over and over.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    .init(name + ".repeatForever")
  }
}

extension View {
  /// Animates the view when a value changes.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    node("animation") { node, _ in node.info["animation"] = animation?.name ?? "nil" }
  }
}
