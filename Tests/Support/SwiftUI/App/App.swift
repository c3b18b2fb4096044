/// An app: what it shows are scenes.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol App {
  /// The scene that the app consists of.
  associatedtype Body: Scene
  /// What the app consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension App {
  /// Runs the app; the model has no system that it could run in.
  @MainActor @preconcurrency public static func main() {}
}

/// A part of an app that the system shows, such as a window.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol Scene {
  /// The scene that this one consists of.
  associatedtype Body: Scene
  /// What this scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Never: Scene {}

/// Makes a scene of those that stand in a closure.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder public struct SceneBuilder {
  /// Passes one scene on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A group of windows that look alike.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// What each window shows.
  let content: Content

  /// Makes windows that show a view.
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
    content = makeContent()
  }

  /// Never asked for, since nothing runs an app.
  @MainActor public var body: Never { bodyOfPrimitive() }
}
