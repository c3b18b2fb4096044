#if canImport(SwiftUI)
import Seeking
import SwiftUI

/// What a press-and-hold button is doing: it gives presses to the core's `HoldRepeat`, and passes on
/// what comes of them to the closures of the control.
///
/// *Lifetime*: as long as the control is shown; `cancel(_:)` whenever presses are lost.
/// *Concurrency*: on the main actor.
@MainActor @Observable final class PressAndHoldButtonState {
  /// What can hold a button down.
  enum Holder: Hashable {
    case finger
    case key(KeyEquivalent)
  }

  /// What holds the button down, or nothing.
  private(set) var holder: Holder?
  /// Whether the action is being repeated, or playback goes at a hold's rate.
  private(set) var isRepeating = false
  /// When `tick(at:_:)` is due.
  private(set) var deadline: EventTime?
  /// How many times the repeating has begun.
  private(set) var beginnings = 0

  @ObservationIgnored private var hold = HoldRepeat()
  @ObservationIgnored private var staged = StagedHold()
  /// Who hears of the rate of the hold under way, also when the owner doesn't ask for one any more.
  @ObservationIgnored private var rate: HoldRateSettings?
  @ObservationIgnored private var page = PageWatch()
  /// The repeating goes on without a press.
  @ObservationIgnored private var isLatched = false
  /// Whether a hold went on by itself when the press under way began.
  @ObservationIgnored private var wasLocked = false

  /// Whether a finger or a key is down on the button.
  var isPressed: Bool { holder != nil }

  /// A finger or a key goes down; a second one means nothing.
  func press(by holder: Holder, at time: EventTime, _ settings: HoldSettings) {
    guard self.holder == nil else { return }
    self.holder = holder
    wasLocked = staged.isLocked
    configure(settings)
    perform(isLatched ? hold.cancel() : hold.press(at: time), settings)
  }

  /// The finger or the key goes up.
  func release(by holder: Holder, inside: Bool, at time: EventTime, _ settings: HoldSettings) {
    guard self.holder == holder else { return }
    self.holder = nil
    perform(hold.release(inside: inside, at: time), settings, at: time)
  }

  /// The press is to come to nothing, and what it has begun is over, also while it lasts.
  func giveUp(_ settings: HoldSettings) {
    if isPressed { perform(hold.cancel(), settings) }
  }

  /// The press is lost.
  func lose(_ holder: Holder, _ settings: HoldSettings) {
    guard self.holder == holder else { return }
    giveUp(settings)
    self.holder = nil
  }

  /// Everything is over: the button can't be used any more.
  func cancel(_ settings: HoldSettings) {
    holder = nil
    page.pointerUp()
    end(settings)
  }

  /// What is under way is over, since a hold does something else from now on.
  func end(_ settings: HoldSettings) {
    perform(hold.cancel(), settings)
    perform(staged.end(), settings)
    update()
  }

  /// Does what was due until `time`.
  func tick(at time: EventTime, _ settings: HoldSettings) {
    configure(settings)
    perform(hold.tick(at: time), settings)
  }

  /// Begins what a hold does without one, or ends it: for those who can't hold.
  func toggleLatch(at time: EventTime, _ settings: HoldSettings) {
    configure(settings)
    if settings.rate != nil {
      perform(staged.toggleLatch(), settings)
      update()
    } else if isRepeating {
      perform(hold.cancel(), settings)
    } else {
      isLatched = true
      perform(hold.begin(at: time), settings)
    }
  }

  private func configure(_ settings: HoldSettings) {
    hold.minimumDuration = settings.minimumDuration
    hold.repeatInterval = settings.repeatInterval
    hold.acceleration = settings.acceleration
    if let rate = settings.rate {
      self.rate = rate
      staged.adopt(rate)
    }
  }

  private func perform(
    _ events: [HoldRepeatEvent], _ settings: HoldSettings, at time: EventTime? = nil
  ) {
    update()
    for event in events { perform(event, settings, at: time) }
    update()
  }

  private func perform(_ event: HoldRepeatEvent, _ settings: HoldSettings, at time: EventTime?) {
    switch event {
    case .tapped:
      tap(settings, at: time)
    case .began:
      beginnings += 1
      if settings.rate != nil { perform(staged.begin(), settings) }
    case .step(let number, let factor):
      guard settings.rate == nil, staged.rate == nil else { return }
      if let onStep = settings.onStep { onStep(number, factor) } else { settings.action() }
    case .ended:
      isLatched = false
      perform(staged.release(), settings)
    }
  }

  /// A tap has one consumer: where a hold goes on by itself, it means its end; and a press that has
  /// locked the hold itself was none.
  private func tap(_ settings: HoldSettings, at time: EventTime?) {
    if wasLocked || staged.isLocked {
      if wasLocked { perform(staged.tap(), settings) }
    } else if settings.latches, let time {
      toggleLatch(at: time, settings)
    } else {
      settings.action()
    }
  }

  private func perform(_ events: [StagedHoldEvent], _ settings: HoldSettings) {
    (settings.rate ?? rate)?.follow(events)
  }

  /// Shows what the machines have come to; what is the same already isn't written.
  private func update() {
    let isRepeating = hold.isRepeating || staged.rate != nil
    if self.isRepeating != isRepeating { self.isRepeating = isRepeating }
    if deadline != hold.nextDeadline { deadline = hold.nextDeadline }
  }
}

// Fingers, in points of the window
extension PressAndHoldButtonState {
  /// A finger is down; it went down at `start` and is at `point`.
  func fingerMoved(
    from start: CGPoint, to point: CGPoint, at time: EventTime, _ settings: HoldSettings
  ) {
    if !page.isDown { press(by: .finger, at: time, settings) }
    page.pointerMoved(from: start, to: point)
    guard holder == .finger else { return }
    perform(
      staged.move(to: SurfaceOffset(x: point.x - start.x, y: point.y - start.y)), settings)
    update()
  }

  /// The finger has gone up at `point`.
  func fingerUp(at point: CGPoint, _ time: EventTime, _ settings: HoldSettings) {
    page.pointerUp()
    release(by: .finger, inside: page.frame.contains(point), at: time, settings)
  }

  /// The finger is down no longer: where it didn't go up, it was taken away.
  func fingerLost(_ settings: HoldSettings) {
    page.pointerUp()
    lose(.finger, settings)
  }

  /// The button has a place in the window.
  func buttonMoved(to frame: CGRect, _ settings: HoldSettings) {
    if page.controlMoved(to: frame), holder == .finger { giveUp(settings) }
  }
}
#endif
