@_spi(Reflection) import Swift
import Synchronization

extension ViewHost {
  /// Takes note that something changed that a body has read.
  nonisolated var stateChanged: @Sendable () -> Void {
    { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if self.isEvaluating { self.faults.append("state modified during a view update") }
        if let transaction = Transaction.current {
          self.animations.append(transaction.animation?.name ?? "nil")
        }
        self.needsUpdate = true
      }
    }
  }

  /// The place where the state of a path lives, made with a value where there is none.
  func storage<Value>(_ path: String, initial: @autoclosure () -> Value) -> Location<Value> {
    touchedStorage.insert(path)
    if let found = storage[path] as? Location<Value> { return found }
    let made = Location(initial(), changed: stateChanged)
    storage[path] = made
    return made
  }

  /// Forgets the state of views that are not in the tree any more.
  func forgetUntouchedStorage() {
    storage = storage.filter { touchedStorage.contains($0.key) }
  }

  /// Connects the dynamic properties of a view, or of what one holds, with the host.
  func link<Value>(_ value: inout Value, path: String, environment: EnvironmentValues) {
    var fields: [(name: String, offset: Int, type: any DynamicProperty.Type)] = []
    _ = _forEachField(of: Value.self) { name, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append((String(cString: name), offset, type))
      }
      return true
    }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields {
        let place = UnsafeMutableRawPointer(pointer) + field.offset
        linkField(field.type, at: place, path: path + "." + field.name, environment: environment)
      }
    }
  }

  private func linkField<Property: DynamicProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer, path: String,
    environment: EnvironmentValues
  ) {
    let field = place.assumingMemoryBound(to: Property.self)
    if let linked = type as? any LinkedProperty.Type {
      connect(linked, at: place, path: path, environment: environment)
    } else {
      link(&field.pointee, path: path, environment: environment)
    }
  }

  private func connect<Property: LinkedProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer, path: String,
    environment: EnvironmentValues
  ) {
    place.assumingMemoryBound(to: type).pointee.link(self, path: path, environment: environment)
  }

  /// Evaluates a body, and takes note of what it reads.
  func tracking<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { [stateChanged] in stateChanged() }
  }
}

/// What real SwiftUI only logs or leaves undefined; a test reads it and fails.
enum Fault {
  private static let homeless = Mutex<[String]>([])

  /// Tells the host whose code runs, or else the next one that updates.
  static func report(_ text: String) {
    guard let host = CurrentHost.host else { return homeless.withLock { $0.append(text) } }
    MainActor.assumeIsolated { host.faults.append(text) }
  }

  /// Takes the faults that no host was told.
  static func takeHomeless() -> [String] {
    homeless.withLock { faults in
      defer { faults = [] }
      return faults
    }
  }
}
