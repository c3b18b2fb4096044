/// Something that a node asks the host to do after the tree is laid out.
enum Effect {
  case appear(() -> Void)
  case disappear(() -> Void)
  case change(value: Any, isEqual: (Any) -> Bool, isInitial: Bool, action: (Any) -> Void)
  case geometry(
    read: (GeometryProxy) -> Any, isEqual: (Any, Any) -> Bool, action: (Any, Any) -> Void)
  case task(id: Any, isEqual: (Any) -> Bool, TaskPriority, action: @Sendable () async -> Void)

  /// Calls `action` with the old and the new value when the value changes.
  static func change<Value: Equatable>(
    of value: Value, isInitial: Bool = false, action: @escaping (Value, Value) -> Void
  ) -> Effect {
    .change(
      value: value, isEqual: { $0 as? Value == value }, isInitial: isInitial,
      action: { old in
        if let old = old as? Value { action(old, value) }
      })
  }

  /// Runs a task as long as the node is there, and a new one when the value changes.
  static func task<Value: Equatable>(
    id: Value, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) -> Effect {
    .task(id: id, isEqual: { $0 as? Value == id }, priority, action: action)
  }

  /// Calls `action` with the old and the new value when what is read of the geometry changes.
  static func geometry<Value: Equatable>(
    _ read: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) -> Effect {
    .geometry(read: { read($0) }, isEqual: { $0 as? Value == $1 as? Value }) { old, new in
      if let old = old as? Value, let new = new as? Value { action(old, new) }
    }
  }
}

extension View {
  nonisolated private func effect(_ name: String, _ effect: Effect) -> some View {
    nonisolated(unsafe) let effect = effect
    return node(name) { node, _ in node.effects.append(effect) }
  }

  /// Does something when the view comes.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    effect("onAppear", .appear { action?() })
  }

  /// Does something when the view goes.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    effect("onDisappear", .disappear { action?() })
  }

  /// Does something with the old and the new value when a value changes.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    effect("onChange", .change(of: value, isInitial: initial, action: action))
  }

  /// Does something when a value changes.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    effect("onChange", .change(of: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs a task as long as the view is there.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    effect("task", .task(id: 0, priority, action))
  }

  /// Runs a task as long as the view is there, and a new one when a value changes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    effect("task", .task(id: value, priority, action))
  }

  /// Does something with a value that is read of the view's geometry, when it changes.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    effect("onGeometryChange", .geometry(transform) { _, new in action(new) })
  }
}
