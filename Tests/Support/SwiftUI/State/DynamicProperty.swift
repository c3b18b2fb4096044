/// A stored property of a view that is brought up to date before the body is asked for.
public protocol DynamicProperty {}

/// A dynamic property that the host fills in before it asks for the body.
protocol LinkedProperty: DynamicProperty {
  /// Connects the property with what the host keeps for the place `path` in the tree.
  @MainActor mutating func link(_ host: ViewHost, path: String, environment: EnvironmentValues)
}

/// Where a state value lives while its view is in a host's tree.
final class Location<Value>: @unchecked Sendable {
  var value: Value { didSet { changed() } }
  private let changed: () -> Void

  init(_ value: Value, changed: @escaping () -> Void) {
    (self.value, self.changed) = (value, changed)
  }
}
