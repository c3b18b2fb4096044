import CGtk
import GTKInterop
import Seeking
import SeekingGTK

/// Reads the keyboard while it is on the picture.
///
/// A widget with the keyboard's focus sees its keys first; what it leaves over comes here.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class KeyBindings {
  /// Called for what a key means; the hold key is told of by the two closures below.
  var onKey: ((PictureKey) -> Void)?
  /// Called when the hold key has been tapped, held and let go.
  var onHoldKey: ((HoldKeyEvent) -> Void)?
  /// Called for every key, whether it means something or not.
  var onActivity: (() -> Void)?
  /// Whether single letters mean something.
  var areLettersOn = true
  /// Which way time runs.
  var timeline = TimelineDirection.leftToRight
  private var holdKey = HoldKey()
  private lazy var deadline = Deadline { [weak self] now in
    guard let self else { return }
    tell(holdKey.tick(at: now))
  }

  /// Reads the keys of a window.
  init(window: WidgetPointer) {
    guard let controller = gtk_event_controller_key_new() else { return }
    Signal.connectKey(object(controller), "key-pressed") { [weak self] key, modifiers in
      let time = EventClock.time(ofCurrentEventIn: controller)
      return self?.pressed(key, modifiers, at: time) ?? false
    }
    // The signal wants no answer, and ignores the one that this connection gives.
    Signal.connectKey(object(controller), "key-released") { [weak self] key, _ in
      let time = EventClock.time(ofCurrentEventIn: controller)
      return self?.released(key, at: time) ?? false
    }
    gtk_widget_add_controller(window, controller)
    Signal.connectNotify(object(window), "is-active") { [weak self] in self?.reset() }
  }

  /// The keyboard is lost: a tap of the hold key comes to nothing, and a hold ends.
  func reset() {
    tell(holdKey.reset())
  }

  private func meaning(of key: UInt32, _ modifiers: GdkModifierType) -> PictureKey? {
    PictureKey(key, modifiers: modifiers, letters: areLettersOn, timeline: timeline)
  }

  private func pressed(
    _ key: UInt32, _ modifiers: GdkModifierType, at time: EventTime
  ) -> Bool {
    onActivity?()
    guard let meaning = meaning(of: key, modifiers) else { return false }
    if meaning == .holdOrToggle {
      tell(holdKey.press(at: time))
    } else {
      onKey?(meaning)
    }
    return true
  }

  /// A release always counts, whatever modifier keys went down since the press.
  private func released(_ key: UInt32, at time: EventTime) -> Bool {
    guard meaning(of: key, GdkModifierType(rawValue: 0)) == .holdOrToggle else { return false }
    for event in holdKey.release(at: time) { onHoldKey?(event) }
    deadline.arm(for: holdKey.nextDeadline)
    return true
  }

  private func tell(_ event: HoldKeyEvent?) {
    if let event { onHoldKey?(event) }
    deadline.arm(for: holdKey.nextDeadline)
  }
}
