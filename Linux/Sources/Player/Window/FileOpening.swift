import CGtk
import GTKInterop
import Localisation
import MPVPlayback
import MediaLocations

/// The ways to choose files in the window: the dialogue and dropping them.
///
/// *Lifetime*: one a window. *Concurrency*: on the main actor.
@MainActor
final class FileOpening {
  private let window: WidgetPointer
  private let open: @MainActor ([MediaLocation]) -> Void
  private var dialogue: OpaquePointer?

  /// Makes the ways to hand files to `open`.
  init(window: WidgetPointer, open: @escaping @MainActor ([MediaLocation]) -> Void) {
    self.window = window
    self.open = open
    acceptDrops()
  }

  /// Shows the dialogue.
  func choose() {
    guard dialogue == nil else { return }
    let chooser = gtk_file_chooser_native_new(
      Translations.text("Open files"), cast(object(window)), GTK_FILE_CHOOSER_ACTION_OPEN,
      Translations.text("_Open"), Translations.text("_Cancel"))
    guard let chooser else { return }
    dialogue = chooser
    gtk_file_chooser_set_select_multiple(chooser, 1)
    for filter in [mediaFilter(), everythingFilter()] {
      gtk_file_chooser_add_filter(chooser, filter)
      if let filter { g_object_unref(object(filter)) }
    }
    Signal.connectResponse(object(chooser), "response") { [weak self] response in
      self?.answered(response)
    }
    gtk_native_dialog_show(cast(chooser))
  }

  private func answered(_ response: Int32) {
    guard let chooser = dialogue else { return }
    dialogue = nil
    if response == GTK_RESPONSE_ACCEPT.rawValue,
      let files = gtk_file_chooser_get_files(chooser)
    {
      var found: [MediaLocation] = []
      for index in 0..<g_list_model_get_n_items(files) {
        guard let item = g_list_model_get_item(files, index) else { continue }
        if let location = location(of: OpaquePointer(item)) { found.append(location) }
        g_object_unref(item)
      }
      g_object_unref(object(files))
      open(found)
    }
    g_object_unref(object(chooser))
  }

  private func mediaFilter() -> OpaquePointer? {
    let filter = gtk_file_filter_new()
    gtk_file_filter_set_name(filter, Translations.text("Audio and video"))
    for type in ["audio/*", "video/*"] { gtk_file_filter_add_mime_type(filter, type) }
    return filter
  }

  private func everythingFilter() -> OpaquePointer? {
    let filter = gtk_file_filter_new()
    gtk_file_filter_set_name(filter, Translations.text("All files"))
    gtk_file_filter_add_pattern(filter, "*")
    return filter
  }

  private func acceptDrops() {
    let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    guard let target else { return }
    Signal.connectDrop(object(target), "drop") { [weak self] value in
      self?.dropped(value) ?? false
    }
    gtk_widget_add_controller(window, target)
  }

  private func dropped(_ value: UnsafePointer<GValue>) -> Bool {
    guard let list = g_value_get_boxed(value) else { return false }
    var node = gdk_file_list_get_files(OpaquePointer(list))
    let first = node
    defer { g_slist_free(first) }
    var found: [MediaLocation] = []
    while let file = node {
      if let location = location(of: OpaquePointer(file.pointee.data)) { found.append(location) }
      node = file.pointee.next
    }
    guard !found.isEmpty else { return false }
    open(found)
    return true
  }

  private func location(of file: OpaquePointer?) -> MediaLocation? {
    if let path = g_file_get_path(file) {
      defer { g_free(path) }
      return .file(path: FilePath(cString: path))
    }
    guard let address = g_file_get_uri(file) else { return nil }
    defer { g_free(address) }
    return MediaLocation(argument: String(cString: address))
  }
}
