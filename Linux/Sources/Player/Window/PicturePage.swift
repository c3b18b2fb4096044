import CGtk
import GTKInterop
import Localisation
import MPVPlayback

/// What fills the window under the controls: the picture, a cover, a welcome or a failure.
///
/// *Lifetime*: one a window; `close()` before the player is closed.
///
/// *Concurrency*: on the main actor.
@MainActor
final class PicturePage {
  /// What is shown.
  enum Content {
    /// Nothing has been opened.
    case welcome
    /// A picture of this size, a film's or a cover's; without one, it is to come.
    case picture(VideoSize?)
    /// Sound without a picture.
    case sound
    /// The sentence that says why nothing is played.
    case failure(String)
  }

  let widget: WidgetPointer
  private let frame: WidgetPointer
  private let failure: WidgetPointer
  private var picture: (any PictureView)?
  private static let pages = (
    welcome: "welcome", picture: "picture", sound: "sound", failure: "failure"
  )

  /// Makes the page; `attach` gives it the picture.
  init() {
    widget = Widgets.made(gtk_stack_new())
    frame = Widgets.made(gtk_aspect_frame_new(0.5, 0.5, 16 / 9, 0))
    failure = Self.statusPage(
      icon: "dialog-error-symbolic", title: Translations.text("This can't be played"))
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    let welcome = Self.statusPage(
      icon: Self.welcomeIcon, title: Translations.text("Play something"))
    adw_status_page_set_description(
      opaque(welcome), Translations.text("Drop audio or video files here, or open them."))
    adw_status_page_set_child(opaque(welcome), Self.openButton())
    let sound = Widgets.made(gtk_image_new_from_icon_name("audio-x-generic-symbolic"))
    gtk_image_set_pixel_size(opaque(sound), 128)
    gtk_widget_add_css_class(sound, "sound-symbol")
    add(welcome, as: Self.pages.welcome)
    add(frame, as: Self.pages.picture)
    add(sound, as: Self.pages.sound)
    add(failure, as: Self.pages.failure)
  }

  /// Gives the page the view of the picture, in place of another one.
  func attach(_ view: any PictureView) {
    picture?.close()
    picture = view
    gtk_aspect_frame_set_child(opaque(frame), view.widget)
  }

  /// Shows a content.
  func show(_ content: Content) {
    switch content {
    case .welcome: show(page: Self.pages.welcome)
    case .sound: show(page: Self.pages.sound)
    case .picture(let size):
      let ratio = size.map { Float($0.width) / Float(max($0.height, 1)) }
      if let ratio { gtk_aspect_frame_set_ratio(opaque(frame), ratio) }
      show(page: Self.pages.picture)
    case .failure(let sentence):
      let description = Markup.escape(TextDirection.marked(sentence))
      adw_status_page_set_description(opaque(failure), description)
      show(page: Self.pages.failure)
    }
  }

  /// Keeps points free above and below, for bars that cover nothing.
  func setMargins(top: Int32, bottom: Int32) {
    gtk_widget_set_margin_top(widget, top)
    gtk_widget_set_margin_bottom(widget, bottom)
  }

  /// Lets go of the picture's renderer.
  func close() {
    picture?.close()
  }

  private func add(_ page: WidgetPointer, as name: String) {
    _ = gtk_stack_add_named(opaque(widget), page, name)
  }

  /// Pages that aren't shown are made invisible too: else screen readers would find them.
  private func show(page name: String) {
    guard let page = gtk_stack_get_child_by_name(opaque(widget), name) else { return }
    gtk_widget_set_visible(page, 1)
    gtk_stack_set_visible_child(opaque(widget), page)
    var child = gtk_widget_get_first_child(widget)
    while let other = child {
      if other != page { gtk_widget_set_visible(other, 0) }
      child = gtk_widget_get_next_sibling(other)
    }
  }

  private static func statusPage(icon: String, title: String) -> WidgetPointer {
    let page = Widgets.made(adw_status_page_new())
    adw_status_page_set_icon_name(opaque(page), icon)
    adw_status_page_set_title(opaque(page), title)
    return page
  }

  /// The program's own icon, or a film's where it isn't installed.
  private static var welcomeIcon: String {
    let own = "\(Application.identifier)-symbolic"
    let theme = gdk_display_get_default().map { gtk_icon_theme_get_for_display($0) }
    return gtk_icon_theme_has_icon(theme ?? nil, own) != 0 ? own : "video-x-generic-symbolic"
  }

  private static func openButton() -> WidgetPointer {
    let button = Widgets.made(gtk_button_new_with_mnemonic(Translations.text("_Open Files…")))
    // GTK would have the mnemonic's underline read out.
    Accessibility.setLabel(Translations.text("Open files"), of: button)
    gtk_actionable_set_action_name(opaque(button), "win.open")
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    for name in ["pill", "suggested-action"] { gtk_widget_add_css_class(button, name) }
    return button
  }
}
