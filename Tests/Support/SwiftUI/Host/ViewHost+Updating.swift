@_spi(Host) import Accessibility

extension ViewHost {
  /// Has the view evaluated anew by the next call.
  public func setNeedsUpdate() { needsUpdate = true }

  /// Sets whether the user wants less motion.
  public func setReduceMotion(_ on: Bool) { settings.reduceMotion = on }

  /// Evaluates, lays out and runs effects until nothing changes.
  public func settle() {
    inHost {
      var rounds = 0
      while needsUpdate {
        rounds += 1
        guard rounds <= 50 else { return faults.append("the view never settles") }
        update()
      }
    }
    faults += Fault.takeHomeless()
  }

  private func update() {
    needsUpdate = false
    activity += 1
    touchedStorage = []
    isEvaluating = true
    let context = NodeContext(host: self, path: "", environment: settings.environment)
    let nodes = makeRoot().nodes(in: context)
    root = ViewNode("root", path: "", host: self, children: nodes)
    root.layout = .depth(.center)
    root.place(in: CGRect(origin: .zero, size: size))
    isEvaluating = false
    runEffects()
    syncFocus()
    forgetUntouchedStorage()
  }

  /// Runs code as this host's, so that faults and announcements come here.
  func inHost<Result>(_ body: () -> Result) -> Result {
    CurrentHost.$host.withValue(self) {
      AnnouncementListener.$current.withValue(announcementListener) { body() }
    }
  }

  /// Runs a task's code as this host's.
  func inHost(_ body: @Sendable () async -> Void) async {
    await CurrentHost.$host.withValue(self) {
      await AnnouncementListener.$current.withValue(announcementListener) { await body() }
    }
  }

  private var announcementListener: AnnouncementListener {
    AnnouncementListener { [weak self] words in
      MainActor.assumeIsolated { self?.announcements.append(words) }
    }
  }

  /// Ends the tasks, and lets the views disappear.
  public func tearDown() {
    for task in tasks.values { task.cancel() }
    let farewells = farewells.values
    (tasks, self.farewells) = ([:], [:])
    inHost { for farewell in farewells { farewell() } }
  }
}
