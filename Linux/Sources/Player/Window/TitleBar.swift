import CGtk
import GTKInterop
import Localisation

/// The bar at the top of the window.
///
/// *Concurrency*: on the main actor.
@MainActor
final class TitleBar {
  let widget: WidgetPointer
  let fullscreenButton: WidgetPointer
  private let title: WidgetPointer
  private let menuButton: WidgetPointer

  /// Makes the bar; its buttons trigger the window's actions.
  init() {
    widget = Widgets.made(adw_header_bar_new())
    title = Widgets.made(adw_window_title_new("SeekKit", ""))
    let bar = opaque(widget)
    adw_header_bar_set_title_widget(bar, title)
    let open = Widgets.button(
      icon: "document-open-symbolic", name: Translations.text("Open files"))
    gtk_actionable_set_action_name(opaque(open), "win.open")
    adw_header_bar_pack_start(bar, open)
    menuButton = Widgets.menuButton(
      icon: "open-menu-symbolic", name: Translations.text("Main menu"))
    gtk_menu_button_set_primary(opaque(menuButton), 1)
    adw_header_bar_pack_end(bar, menuButton)
    fullscreenButton = Widgets.button(
      icon: "view-fullscreen-symbolic", name: Translations.text("Fullscreen"))
    gtk_actionable_set_action_name(opaque(fullscreenButton), "win.toggle-fullscreen")
    adw_header_bar_pack_end(bar, fullscreenButton)
    setChapters(nil)
  }

  /// Whether the menu is open.
  var hasOpenMenu: Bool { Widgets.isMenuOpen(of: menuButton) }

  /// Shows what is playing.
  func setTitle(_ text: String, subtitle: String) {
    adw_window_title_set_title(opaque(title), text)
    adw_window_title_set_subtitle(opaque(title), subtitle)
  }

  /// Shows what the fullscreen button will do.
  func setFullscreen(_ isFullscreen: Bool) {
    gtk_button_set_icon_name(
      cast(object(fullscreenButton)),
      isFullscreen ? "view-restore-symbolic" : "view-fullscreen-symbolic")
    Widgets.setName(
      isFullscreen ? Translations.text("Leave fullscreen") : Translations.text("Fullscreen"),
      of: fullscreenButton)
  }

  /// Gives the menu a list of chapters, or none.
  func setChapters(_ chapters: Menu?) {
    Self.menu(with: chapters).show(in: menuButton)
  }

  private static func menu(with chapters: Menu?) -> Menu {
    let menu = Menu()
    let files = Menu()
    files.append(Translations.text("_Open Files…"), action: "win.open")
    files.append(Translations.text("_Fullscreen"), action: "win.toggle-fullscreen")
    files.append(Translations.text("_Play Fast"), action: "win.play-fast")
    if let chapters { files.append(submenu: chapters, label: Translations.text("_Chapters")) }
    menu.append(section: files)
    let program = Menu()
    program.append(Translations.text("P_references"), action: "win.preferences")
    program.append(Translations.text("_Keyboard Shortcuts"), action: "win.show-shortcuts")
    program.append(Translations.text("_About SeekKit"), action: "win.about")
    program.append(Translations.text("_Quit"), action: "win.quit")
    menu.append(section: program)
    return menu
  }
}
