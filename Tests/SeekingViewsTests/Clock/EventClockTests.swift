import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor private final class Ticks {
  var deadline: EventTime?
  var times: [EventTime] = []
}

private struct Waiting: View {
  let ticks: Ticks
  var body: some View {
    Color.black.onDeadline(ticks.deadline) { ticks.times.append($0) }
  }
}

@MainActor @Suite("A machine's deadline") struct DeadlineTests {
  private let clock = ManualClock()
  private let ticks = Ticks()

  private func host() -> ViewHost {
    let (clock, ticks) = (clock, ticks)
    return ViewHost(size: CGSize(width: 10, height: 10)) {
      Waiting(ticks: ticks).environment(\.eventClock, clock)
    }
  }

  @Test("calls tick once, when it has come")
  func comes() async {
    let start = clock.now
    ticks.deadline = start.advanced(by: .milliseconds(900))
    let host = host()
    await host.advance(clock, by: .milliseconds(899))
    #expect(ticks.times.isEmpty)
    await host.advance(clock, by: .milliseconds(5))
    #expect(ticks.times == [start.advanced(by: .milliseconds(900))])
    await host.advance(clock, by: .seconds(10))
    #expect(ticks.times.count == 1)
    host.tearDown()
  }

  @Test("that is moved or called off never comes", arguments: [nil, 2_000] as [Int64?])
  func moved(to milliseconds: Int64?) async {
    let start = clock.now
    ticks.deadline = start.advanced(by: .milliseconds(500))
    let host = host()
    await host.idle()
    ticks.deadline = milliseconds.map { start.advanced(by: .milliseconds($0)) }
    host.setNeedsUpdate()
    await host.advance(clock, by: .milliseconds(1_999))
    #expect(ticks.times.isEmpty)
    await host.advance(clock, by: .milliseconds(1))
    #expect(ticks.times.count == (milliseconds == nil ? 0 : 1))
    host.tearDown()
    await host.idle()
    #expect(clock.sleeperCount == 0)
  }
}

@Suite("The clock of the controls") struct EventClockTests {
  @Test(
    "believes an event's own time where it can be true",
    arguments: [(1.0, 1.0), (0.75, 0.75), (0.25, 0.25), (1.5, 1.0), (-0.25, 1.0), (0.0, 1.0)])
  func timestamp(of stamp: Double, is expected: Double) {
    // The manual clock stands at one second.
    let time = ManualClock().time(ofTimestamp: stamp)
    #expect(abs(time.sinceOrigin.inSeconds - expected) < 1e-9)
  }

  @Test("is the system's uptime unless a test says otherwise")
  func uptime() async throws {
    let clock = EnvironmentValues().eventClock
    let earlier = ProcessInfo.processInfo.systemUptime
    let before = clock.now
    let later = ProcessInfo.processInfo.systemUptime
    try await clock.sleep(until: before)
    #expect(clock.now >= before)
    #expect(clock is UptimeClock)
    // Seconds become a duration and seconds again.
    #expect((earlier - 1e-6...later + 1e-6).contains(before.sinceOrigin.inSeconds))
  }
}
