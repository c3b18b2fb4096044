/// Whether, or where, the focus is in a part of the user interface.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to where the focus is.
  public struct Binding {
    let read: () -> Value
    let write: (Value) -> Void

    /// Where the focus is.
    var wrappedValue: Value {
      get { read() }
      nonmutating set { write(newValue) }
    }
  }

  let initial: Value
  var location: Location<Value>?

  private init(initial: Value) { self.initial = initial }

  /// Makes the state of a single place, which does not have the focus to start with.
  public init() where Value == Bool { self.init(initial: false) }

  /// Where the focus is.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set {
      guard let location else { return Fault.report("focus state written outside a host") }
      location.value = newValue
    }
  }

  /// A binding to where the focus is.
  public var projectedValue: FocusState<Value>.Binding {
    Binding {
      wrappedValue
    } write: {
      wrappedValue = $0
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension FocusState: @unchecked Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension FocusState: LinkedProperty {
  mutating func link(_ host: ViewHost, path: String, environment: EnvironmentValues) {
    location = host.storage(path, initial: initial)
  }
}
