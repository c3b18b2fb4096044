import CGtk
import GTKInterop

/// The rows of the preferences' window.
@MainActor
enum PreferenceRows {
  /// A row with a switch.
  static func toggle(
    _ title: String, _ subtitle: String = "", isOn: Bool,
    _ change: @escaping @MainActor (Bool) -> Void
  ) -> WidgetPointer {
    let toggle = Widgets.made(gtk_switch_new())
    gtk_switch_set_active(opaque(toggle), isOn ? 1 : 0)
    Signal.connectNotify(object(toggle), "active") {
      change(gtk_switch_get_active(opaque(toggle)) != 0)
    }
    return row(title, subtitle, with: toggle)
  }

  /// A row with a number, in whole steps within limits.
  static func number(
    _ title: String, _ subtitle: String = "", _ number: Double, in limits: ClosedRange<Double>,
    _ change: @escaping @MainActor (Double) -> Void
  ) -> WidgetPointer {
    let spin = Widgets.made(
      gtk_spin_button_new_with_range(limits.lowerBound, limits.upperBound, 1))
    if number.rounded() != number { gtk_spin_button_set_digits(opaque(spin), 1) }
    gtk_spin_button_set_value(opaque(spin), number)
    gtk_spin_button_set_numeric(opaque(spin), 1)
    Signal.connect(object(spin), "value-changed") {
      change(gtk_spin_button_get_value(opaque(spin)))
    }
    return row(title, subtitle, with: spin)
  }

  /// A row with a list of choices.
  static func choice(
    _ title: String, _ subtitle: String = "", _ choices: [String], chosen: Int,
    _ change: @escaping @MainActor (Int) -> Void
  ) -> WidgetPointer {
    let row = Widgets.made(adw_combo_row_new())
    let list = gtk_string_list_new(nil)
    for choice in choices { gtk_string_list_append(list, choice) }
    setTitle(title, of: row)
    adw_action_row_set_subtitle(cast(object(row)), Markup.escape(subtitle))
    adw_combo_row_set_model(cast(object(row)), list)
    if let list { g_object_unref(object(list)) }
    adw_combo_row_set_selected(cast(object(row)), guint(chosen))
    Signal.connectNotify(object(row), "selected") {
      let selected = Int(adw_combo_row_get_selected(cast(object(row))))
      if choices.indices.contains(selected) { change(selected) }
    }
    return row
  }

  /// A heading with rows.
  static func group(_ title: String, _ rows: [WidgetPointer]) -> WidgetPointer {
    let group = Widgets.made(adw_preferences_group_new())
    adw_preferences_group_set_title(cast(object(group)), Markup.escape(title))
    for row in rows { adw_preferences_group_add(cast(object(group)), row) }
    return group
  }

  private static func row(
    _ title: String, _ subtitle: String, with control: WidgetPointer
  ) -> WidgetPointer {
    let row = Widgets.made(adw_action_row_new())
    setTitle(title, of: row)
    adw_action_row_set_subtitle(cast(object(row)), Markup.escape(subtitle))
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(cast(object(row)), control)
    adw_action_row_set_activatable_widget(cast(object(row)), control)
    return row
  }

  private static func setTitle(_ title: String, of row: WidgetPointer) {
    adw_preferences_row_set_title(cast(object(row)), Markup.escape(title))
  }
}
