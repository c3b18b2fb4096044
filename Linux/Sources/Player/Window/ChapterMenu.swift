import CGtk
import GTKInterop
import Localisation
import MPVPlayback
import Seeking
import SeekingGTK

/// The list of the file's chapters, behind a button or for another menu.
///
/// *Concurrency*: on the main actor.
@MainActor
final class ChapterMenu {
  /// The name under which a widget takes the list's actions in.
  static let group = "chapters"

  let widget = Widgets.menuButton(
    icon: "view-list-symbolic", name: Translations.text("Chapters"))
  /// Called with the list when it isn't behind the button, or with nothing when it is, or is empty.
  var onOtherMenuChanged: ((Menu?) -> Void)?
  /// Whether there is no room for the button.
  var isNarrow = false {
    didSet { if isNarrow != oldValue { show() } }
  }
  private let session: PlayerSession
  private let action: ChoiceAction
  private var listed: [MediaChapter] = []
  private var chapters = Chapters()
  private var current: Int?

  /// Makes the menu of a session's chapters.
  init(session: PlayerSession) {
    self.session = session
    action = ChoiceAction(name: "chapter") { choice in
      let starts = session.chapters.starts
      guard let index = Int(choice), starts.indices.contains(index) else { return }
      session.leap(toMarkAt: starts[index])
    }
    // Above it there is room for many chapters.
    gtk_menu_button_set_direction(opaque(widget), GTK_ARROW_UP)
    takeActions(into: widget)
    session.observe { [weak self] change in
      switch change {
      case .description, .loaded, .opening: self?.update()
      case .position: self?.mark()
      default: break
      }
    }
    show()
    update()
  }

  /// Whether the list is open behind the button.
  var isOpen: Bool { Widgets.isMenuOpen(of: widget) }

  /// Lets a widget show the list in a menu of its own.
  func takeActions(into widget: WidgetPointer) {
    gtk_widget_insert_action_group(widget, Self.group, action.group)
  }

  private func update() {
    guard listed != session.player.chapterList else { return }
    listed = session.player.chapterList
    chapters = session.chapters
    current = nil
    show()
    mark()
  }

  private func show() {
    let hasButton = !isNarrow && !chapters.starts.isEmpty
    gtk_widget_set_visible(widget, hasButton ? 1 : 0)
    if hasButton { list().show(in: widget) }
    onOtherMenuChanged?(isNarrow && !chapters.starts.isEmpty ? list() : nil)
  }

  private func mark() {
    let index = chapters.index(at: session.chapterPlace)
    guard index != current else { return }
    current = index
    action.choose(index.map { String($0) } ?? "")
  }

  private func list() -> Menu {
    let menu = Menu()
    for (index, start) in chapters.starts.enumerated() {
      let title = listed.last { $0.start == start }?.title ?? ""
      let name = title.isEmpty ? Translations.text("Chapter %@", String(index + 1)) : title
      menu.append(
        Mnemonic.escape("\(name) · \u{200E}\(ClockTime.text(start))"),
        action: "\(Self.group).chapter", target: String(index))
    }
    return menu
  }
}
