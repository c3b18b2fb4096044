extension ViewHost {
  /// Does what the nodes ask for now that the tree is laid out.
  func runEffects() {
    var live: Set<String> = []
    var actions: [() -> Void] = []
    for node in root.all {
      for (index, effect) in node.effects.enumerated() {
        let key = "\(node.path)!\(index)"
        live.insert(key)
        if let action = run(effect, of: node, key: key) { actions.append(action) }
      }
    }
    actions += forget(allBut: live)
    for action in actions { action() }
  }

  /// Takes note of an effect, and answers what has to be done for it, if anything.
  private func run(_ effect: Effect, of node: ViewNode, key: String) -> (() -> Void)? {
    let old = memory[key]
    switch effect {
    case .appear(let action):
      memory[key] = true
      return old == nil ? action : nil
    case .disappear(let action):
      farewells[key] = action
    case .change(let value, let isEqual, let isInitial, let action):
      memory[key] = value
      guard let old else { return isInitial ? { action(value) } : nil }
      return isEqual(old) ? nil : { action(old) }
    case .geometry(let read, let isEqual, let action):
      let new = read(GeometryProxy(size: node.frame.size, global: node.frame))
      memory[key] = new
      if let old, isEqual(old, new) { return nil }
      return { action(old ?? new, new) }
    case .task(let id, let isEqual, let priority, let action):
      if let old, isEqual(old) { return nil }
      memory[key] = id
      start(action, priority, key: key)
    }
    return nil
  }

  private func start(
    _ action: @escaping @Sendable () async -> Void, _ priority: TaskPriority, key: String
  ) {
    activity += 1
    tasks[key]?.cancel()
    tasks[key] = Task(priority: priority) { [weak self] in await self?.inHost(action) }
  }

  /// Ends what belongs to nodes that are gone, and answers what they had to do then.
  private func forget(allBut live: Set<String>) -> [() -> Void] {
    for key in memory.keys where !live.contains(key) { memory[key] = nil }
    for key in tasks.keys where !live.contains(key) { tasks.removeValue(forKey: key)?.cancel() }
    let gone = farewells.keys.filter { !live.contains($0) }
    return gone.compactMap { farewells.removeValue(forKey: $0) }
  }
}
