import CGtk
import GTKInterop
import Localisation
import MPVPlayback
import Seeking

/// The button that shows the speed and opens a list of speeds.
///
/// *Concurrency*: on the main actor.
@MainActor
final class SpeedMenu {
  /// The speeds of the list.
  static let speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 3]

  let widget = Widgets.made(gtk_menu_button_new())
  private let session: PlayerSession
  private let action: ChoiceAction

  /// Makes the menu of a session's speed.
  init(session: PlayerSession) {
    self.session = session
    action = ChoiceAction(name: "speed") { choice in
      if let speed = Double(choice) { session.setRate(speed) }
    }
    Widgets.setName(Translations.text("Speed"), of: widget)
    menu().show(in: widget)
    gtk_widget_insert_action_group(widget, "speed-menu", action.group)
    session.observe { [weak self] change in
      if case .rate = change { self?.update() }
    }
    update()
  }

  /// Whether the list is open.
  var isOpen: Bool { Widgets.isMenuOpen(of: widget) }

  private func menu() -> Menu {
    let menu = Menu()
    for speed in Self.speeds {
      menu.append(Self.text(speed), action: "speed-menu.speed", target: String(speed))
    }
    return menu
  }

  private func update() {
    let rate = session.player.rate
    gtk_menu_button_set_label(opaque(widget), Self.text(rate))
    // What takes the focus is the button within, which would be read out as the figure alone.
    if let button = gtk_widget_get_first_child(widget) {
      Accessibility.setLabel("\(Translations.text("Speed")) \(Self.text(rate))", of: button)
    }
    action.choose(String(session.control.userRate))
  }

  /// A speed such as “1.5×”.
  static func text(_ speed: Double) -> String {
    // Quarters need two decimals, which `Translations.number` doesn't give.
    let hundredths = (speed * 100).rounded() / 100
    let figures = hundredths.rounded() == hundredths ? String(Int(hundredths)) : String(hundredths)
    // The mark keeps the sign behind the figures also among words that are written leftwards.
    return "\u{200E}" + figures + "×"
  }
}
