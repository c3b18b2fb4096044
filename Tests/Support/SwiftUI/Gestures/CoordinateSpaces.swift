/// What places are counted from.
public enum CoordinateSpace: Hashable {
  /// From the origin of the host.
  case global
  /// From the view's own origin.
  case local
}

/// A coordinate space.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol CoordinateSpaceProtocol {
  /// The coordinate space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// A view's own coordinate space.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the coordinate space.
  init() {}
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the host.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the coordinate space.
  init() {}
  /// The coordinate space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// A view's own coordinate space.
  public static var local: LocalCoordinateSpace { .init() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the host.
  public static var global: GlobalCoordinateSpace { .init() }
}
