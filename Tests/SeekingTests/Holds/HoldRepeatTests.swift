import Seeking
import Testing

@Suite("A press-and-hold button")
struct HoldRepeatTests {
  private var button = HoldRepeat()

  /// Ticks whenever the button wants to, up to a time.
  private mutating func run(until time: Int) -> [HoldRepeatEvent] {
    button.runDeadlines(until: ms(time)).map(\.event)
  }

  @Test(arguments: [0, 80, 199])
  mutating func `acts once when the press is short`(release: Int) {
    #expect(button.press(at: ms(0)) == [])
    #expect(button.release(inside: true, at: ms(release)) == [.tapped])
    #expect(button.nextDeadline == nil)
  }

  @Test(
    arguments: [
      (0, true, [.began, .ended, .tapped]), (99, true, [.began, .ended, .tapped]),
      (99, false, [.began, .ended]), (100, true, [.began, .step(1, factor: 1), .ended]),
      (150, true, [.began, .step(1, factor: 1), .ended]), (5000, true, [.began, .ended]),
    ] as [(Int, Bool, [HoldRepeatEvent])])
  mutating func `is still tapped where every press repeats at once`(
    release: Int, inside: Bool, expected: [HoldRepeatEvent]
  ) {
    button.minimumDuration = .zero
    var events = button.press(at: ms(0))
    if release < 5000 { events += run(until: release) } else { events += run(until: 0) }
    events += button.release(inside: inside, at: ms(release))
    #expect(events == expected)
    #expect(button.nextDeadline == nil)
  }

  @Test(arguments: [
    (0, 500, 199, true), (0, 500, 200, false), (10, 100, 80, true), (10, 100, 110, false),
    (10, 500, 199, true), (10, 500, 200, false), (150, 100, 180, true), (300, 100, 350, false),
  ])
  mutating func `is tapped by a short press without a step, also where it repeats already`(
    minimum: Int, interval: Int, release: Int, isTap: Bool
  ) {
    button.minimumDuration = .milliseconds(minimum)
    button.repeatInterval = .milliseconds(interval)
    _ = button.press(at: ms(0))
    _ = run(until: release)
    let events = button.release(inside: true, at: ms(release))
    #expect(events == (isTap ? [.ended, .tapped] : [.ended]))
  }

  @Test mutating func `is not tapped where a latch has taken the press over`() {
    button.minimumDuration = .zero
    _ = button.begin(at: ms(0))
    _ = button.press(at: ms(10))
    #expect(button.release(inside: true, at: ms(20)) == [.ended])
  }

  @Test mutating func `does nothing for a short press that ends outside`() {
    _ = button.press(at: ms(0))
    #expect(button.release(inside: false, at: ms(80)) == [])
    #expect(button.nextDeadline == nil)
  }

  @Test mutating func `repeats at once where a latch begins it, until it is let go of`() {
    #expect(button.begin(at: ms(0)) == [.began])
    #expect(button.begin(at: ms(50)) == [])
    #expect(run(until: 100) == [.step(1, factor: 1)])
    #expect(button.release(inside: true, at: ms(150)) == [.ended])
  }

  @Test mutating func `repeats at once where a latch takes over a press`() {
    _ = button.press(at: ms(0))
    #expect(button.begin(at: ms(80)) == [.began])
    #expect(button.nextDeadline == ms(180))
    #expect(button.cancel() == [.ended])
  }

  @Test mutating func `repeats every 0.1 s, the first time 0.1 s after it began`() {
    _ = button.press(at: ms(0))
    #expect(run(until: 199) == [])
    #expect(!button.isRepeating)
    #expect(run(until: 200) == [.began])
    #expect(button.isRepeating)
    #expect(run(until: 299) == [])
    #expect(run(until: 300) == [.step(1, factor: 1)])
    #expect(run(until: 599) == [.step(2, factor: 1), .step(3, factor: 1)])
    #expect(button.nextDeadline == ms(600))
  }

  @Test(arguments: [true, false])
  mutating func `takes no tap from the release of a hold`(inside: Bool) {
    _ = button.press(at: ms(0))
    _ = run(until: 350)
    #expect(button.release(inside: inside, at: ms(350)) == [.ended])
    #expect(!button.isRepeating)
    #expect(run(until: 9000) == [])
    #expect(button.tick(at: ms(9000)) == [])
  }

  @Test(arguments: [
    (200, [HoldRepeatEvent.began, .ended]), (299, [.began, .ended]),
    (300, [.began, .step(1, factor: 1), .ended]), (700, [.began, .step(1, factor: 1), .ended]),
  ])
  mutating func `does what was due before its release, without a burst`(
    release: Int, expected: [HoldRepeatEvent]
  ) {
    _ = button.press(at: ms(0))
    #expect(button.release(inside: true, at: ms(release)) == expected)
  }

  @Test(arguments: [
    (300, 400), (340, 440), (399, 499), (400, 500), (450, 550), (750, 850), (1200, 1300),
  ])
  mutating func `makes up for nothing when the timer is late, and never hurries`(
    late: Int, next: Int
  ) {
    _ = button.press(at: ms(0))
    _ = run(until: 200)
    #expect(button.tick(at: ms(late)) == [.step(1, factor: 1)])
    #expect(button.nextDeadline == ms(next))
    #expect(button.tick(at: ms(next)) == [.step(2, factor: 1)])
  }

  @Test(arguments: [
    (600, 1000), (650, 1000), (900, 1000), (901, 1001), (999, 1099), (1000, 1400), (1001, 1400),
    (1350, 1450),
  ])
  mutating func `keeps the beat after a late timer where that isn't too soon`(
    late: Int, next: Int
  ) {
    button.repeatInterval = .milliseconds(400)
    _ = button.press(at: ms(0))
    _ = run(until: 200)
    #expect(button.tick(at: ms(late)) == [.step(1, factor: 1)])
    #expect(button.nextDeadline == ms(next))
    _ = button.tick(at: ms(next))
    #expect(button.nextDeadline == ms((next + 200) / 400 * 400 + 200))
  }

  @Test mutating func `keeps the beat however fine it is`() throws {
    button = HoldRepeat(minimumDuration: .zero, repeatInterval: .nanoseconds(333_333_333))
    for beats in 1...2 {
      _ = button.press(at: ms(0))
      _ = button.tick(at: ms(0))
      let late = EventTime(sinceOrigin: .nanoseconds(333_333_333) * beats)
      #expect(button.tick(at: late) == [.step(1, factor: 1)])
      #expect(button.nextDeadline == late.advanced(by: .nanoseconds(333_333_333)))
      _ = button.cancel()
    }
    button = HoldRepeat(minimumDuration: .zero, repeatInterval: .nanoseconds(1))
    _ = button.press(at: ms(0))
    _ = button.tick(at: ms(999))
    let next = try #require(button.nextDeadline)
    #expect(next > ms(999) && next <= ms(1000))
  }

  @Test(arguments: [(1299, false), (1300, true), (60_000, true)])
  mutating func `ends when its process was suspended`(wakes: Int, ends: Bool) {
    _ = button.press(at: ms(0))
    _ = run(until: 200)
    #expect(button.tick(at: ms(wakes)) == (ends ? [.ended] : [.step(1, factor: 1)]))
    #expect(button.isRepeating == !ends)
  }

  @Test mutating func `comes to nothing when its process was suspended before it began`() {
    _ = button.press(at: ms(0))
    #expect(button.tick(at: ms(1200)) == [])
    #expect(button.nextDeadline == nil)
    #expect(button.release(inside: true, at: ms(1300)) == [])
  }

  @Test mutating func `ends once when the press is lost`() {
    #expect(button.cancel() == [])
    _ = button.press(at: ms(0))
    #expect(button.cancel() == [])
    _ = button.press(at: ms(100))
    _ = button.tick(at: ms(300))
    #expect(button.cancel() == [.ended])
    #expect(button.cancel() == [])
    #expect(button.release(inside: true, at: ms(400)) == [])
    #expect(button.tick(at: ms(500)) == [])
  }

  @Test mutating func `goes on when it is pressed once more`() {
    _ = button.press(at: ms(0))
    #expect(button.press(at: ms(150)) == [])
    #expect(button.press(at: ms(200)) == [.began])
    #expect(button.press(at: ms(300)) == [.step(1, factor: 1)])
    #expect(button.release(inside: true, at: ms(310)) == [.ended])
  }

  @Test mutating func `counts anew with the next press`() {
    _ = button.press(at: ms(0))
    _ = run(until: 500)
    _ = button.release(inside: true, at: ms(510))
    _ = button.press(at: ms(1000))
    #expect(run(until: 1300) == [.began, .step(1, factor: 1)])
  }

  @Test mutating func `takes no release while it is up`() {
    #expect(button.release(inside: true, at: ms(100)) == [])
  }

  @Test mutating func `has times that can be set`() {
    button = HoldRepeat(minimumDuration: .zero, repeatInterval: .milliseconds(50))
    button.minimumDuration = .milliseconds(10)
    button.repeatInterval = .milliseconds(20)
    button.stall = .milliseconds(15)
    _ = button.press(at: ms(0))
    #expect(run(until: 50) == [.began, .step(1, factor: 1), .step(2, factor: 1)])
    #expect(button.tick(at: ms(85)) == [.ended])
  }

  @Test(arguments: [0, 200, 5000])
  mutating func `keeps the minimum duration that a press began with`(later: Int) {
    button.minimumDuration = .milliseconds(3000)
    _ = button.press(at: ms(0))
    _ = button.tick(at: ms(2900))
    button.minimumDuration = .milliseconds(later)
    #expect(run(until: 3100) == [.began, .step(1, factor: 1)])
    #expect(button.release(inside: true, at: ms(3100)) == [.ended])
    _ = button.press(at: ms(4000))
    #expect(button.nextDeadline == ms(4000 + later))
  }

  @Test mutating func `takes time that goes back for the latest seen`() {
    _ = button.press(at: ms(1000))
    #expect(button.tick(at: ms(100)) == [])
    #expect(button.tick(at: ms(1300)) == [.began, .step(1, factor: 1)])
    #expect(button.frameShown(at: ms(100)) == [])
    #expect(button.release(inside: true, at: ms(100)) == [.ended])
    _ = button.press(at: ms(0))
    #expect(button.nextDeadline == ms(1500))
  }

  @Test func `has a beat above zero`() async {
    await #expect(processExitsWith: .failure) {
      _ = HoldRepeat(repeatInterval: .zero)
    }
    await #expect(processExitsWith: .failure) {
      _ = HoldRepeat(minimumDuration: .milliseconds(-1))
    }
    await #expect(processExitsWith: .failure) {
      var button = HoldRepeat()
      button.repeatInterval = .zero
    }
    await #expect(processExitsWith: .failure) {
      var button = HoldRepeat()
      button.minimumDuration = .milliseconds(-1)
    }
  }
}
