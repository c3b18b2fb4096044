/// A clock that a host turns on together with itself, so that tasks which sleep on it wake up.
@_spi(Host) @MainActor public protocol HostClock: AnyObject {
  /// The time at which the next sleeper wakes up, since the host was made; nil without a sleeper.
  var nextWakeUp: Duration? { get }
  /// Whether there are sleepers that were woken up and do not run yet.
  var isWaking: Bool { get }
  /// Sets the time since the host was made, and wakes up whoever sleeps until then.
  func advance(to time: Duration)
}

extension ViewHost {
  /// The time since the host was made, in seconds.
  public var now: TimeInterval {
    let (seconds, attoseconds) = elapsed.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Lets time pass at once, rounded to microseconds.
  ///
  /// Tasks that wake up go on when the test awaits something.
  public func advance(_ seconds: TimeInterval) { step(to: elapsed + .microseconds(of: seconds)) }

  /// Lets time pass, rounded to microseconds, with every task of the views that sleeps on `clock`
  /// waking up at its own time, and with all that follows from it done.
  public func advance(_ seconds: TimeInterval) async {
    let end = elapsed + .microseconds(of: seconds)
    await idle()
    while let next = clock?.nextWakeUp, next <= end {
      step(to: max(next, elapsed))
      await idle()
    }
    step(to: end)
    await idle()
  }

  private func step(to time: Duration) {
    elapsed = time
    clock?.advance(to: time)
    needsUpdate = true
    settle()
    deliver(.tick, finger: 0, at: lastPoint)
  }

  /// Lets tasks run until all of them wait for something that is not on the main actor, and updates
  /// the view.
  public func idle() async {
    var rounds = 0
    var before: Int
    repeat {
      before = activity
      for _ in 0..<20 { await Task.yield() }
      while clock?.isWaking == true { await Task.yield() }
      settle()
      rounds += 1
    } while activity != before && rounds < 50
  }

  /// Lets tasks run until `condition` holds, or gives up after `limit` of real time.
  public func wait(upTo limit: Duration = .seconds(3), until condition: () -> Bool) async {
    let end = ContinuousClock.now + limit
    while !condition(), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(5))
      settle()
    }
  }
}

extension Duration {
  fileprivate static func microseconds(of seconds: TimeInterval) -> Duration {
    .microseconds(Int64((seconds * 1_000_000).rounded()))
  }
}
