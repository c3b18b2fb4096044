/// Names a value of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What a view inherits from those that it is in.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment of default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<T: AnyObject>(key: ObjectKey<T>) -> T? {
    get { values[ObjectIdentifier(ObjectKey<T>.self)] as? T }
    set { values[ObjectIdentifier(ObjectKey<T>.self)] = newValue }
  }

  subscript<T: AnyObject>(required key: ObjectKey<T>) -> T {
    guard let object = self[key] else {
      preconditionFailure("The environment has no observable object of type \(T.self).")
    }
    return object
  }
}

/// Names an observable object in the environment by its type.
struct ObjectKey<T: AnyObject>: Hashable {}

extension View {
  /// Sets a value in the environment of the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environment("environment") { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of the view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment("environmentObject") { $0[ObjectKey<T>()] = object }
  }
}
