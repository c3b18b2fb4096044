import CGtk
import GTKInterop
import Localisation
import Seeking

/// The window in which the user chooses the preferences; every choice counts at once.
///
/// *Lifetime*: `present()` shows it, until the user closes it or the window under it.
///
/// *Concurrency*: on the main actor.
@MainActor
struct PreferencesWindow {
  private let store: PreferencesStore

  /// Makes a window over what is kept.
  init(store: PreferencesStore) {
    self.store = store
  }

  /// Shows the window over another one.
  ///
  /// - Parameters:
  ///   - parent: the window over which it stands, and which can still be used.
  ///   - closed: called when the window has been closed.
  /// - Returns: the window.
  func present(
    over parent: WidgetPointer, closed: @escaping @MainActor () -> Void
  ) -> WidgetPointer {
    let window = Widgets.made(adw_preferences_window_new())
    let page = Widgets.made(adw_preferences_page_new())
    for group in [skips(), hold(), scrub(), waveform(), direction()] {
      adw_preferences_page_add(cast(object(page)), cast(object(group)))
    }
    adw_preferences_window_add(cast(object(window)), cast(object(page)))
    adw_preferences_window_set_search_enabled(cast(object(window)), 0)
    gtk_window_set_title(cast(object(window)), Translations.text("Preferences"))
    gtk_window_set_default_size(cast(object(window)), 480, 640)
    gtk_window_set_transient_for(cast(object(window)), cast(object(parent)))
    // What is chosen can be tried out in the window under it, which can also be closed.
    gtk_window_set_modal(cast(object(window)), 0)
    gtk_window_set_destroy_with_parent(cast(object(window)), 1)
    Signal.connect(object(window), "destroy") { closed() }
    gtk_window_present(cast(object(window)))
    return window
  }

  private func change(_ change: (inout PlayerPreferences) -> Void) {
    var preferences = store.kept
    change(&preferences)
    store.keep(preferences)
  }

  private func skips() -> WidgetPointer {
    let kept = store.kept
    return PreferenceRows.group(
      Translations.text("Skipping"),
      [
        step(Translations.text("Step back"), \.stepBack),
        step(Translations.text("Step forward"), \.stepForward),
        PreferenceRows.toggle(
          Translations.text("Growing steps"),
          Translations.text("The more skips follow each other, the further they go"),
          isOn: kept.growsSteps
        ) { isOn in change { $0.growsSteps = isOn } },
        PreferenceRows.toggle(
          Translations.text("Listening time"),
          Translations.text("At twice the speed, skips go twice as far"),
          isOn: kept.countsListeningTime
        ) { isOn in change { $0.countsListeningTime = isOn } },
        choice(
          Translations.text("Zones"),
          Translations.text("Back, centre, forward"),
          Self.zones, \.zones),
        choice(Translations.text("Go on skipping"), "", Self.runs, \.runs),
      ])
  }

  private func hold() -> WidgetPointer {
    let kept = store.kept
    return PreferenceRows.group(
      Translations.text("Holding the picture"),
      [
        choice(
          Translations.text("Holding"),
          Translations.text("Rewinds in the back zone"), Self.holds, \.hold),
        PreferenceRows.toggle(
          Translations.text("Slide to change the speed"),
          Translations.text("2×, 4× and 8×, every 60 points further"), isOn: kept.slidesHold
        ) { isOn in change { $0.slidesHold = isOn } },
        PreferenceRows.toggle(
          Translations.text("Slide up to lock"),
          Translations.text("Goes on after the release; a tap ends it"), isOn: kept.locksHold
        ) { isOn in change { $0.locksHold = isOn } },
      ])
  }

  private func scrub() -> WidgetPointer {
    PreferenceRows.group(
      Translations.text("Dragging the waveform"),
      [
        PreferenceRows.toggle(
          Translations.text("Snap to chapters"),
          Translations.text("Near the start of a chapter, a drag lands exactly there"),
          isOn: store.kept.snapsToChapters
        ) { isOn in change { $0.snapsToChapters = isOn } }
      ])
  }

  private func waveform() -> WidgetPointer {
    PreferenceRows.group(
      Translations.text("Waveform"),
      [
        choice(Translations.text("Bars show"), "", Self.values, \.waveform.value),
        choice(
          Translations.text("Channels"),
          Translations.text("Loudness by EBU R128 is that of all together"), Self.channels,
          \.waveform.channels),
      ])
  }

  private func direction() -> WidgetPointer {
    PreferenceRows.group(
      Translations.text("Keys and direction"),
      [
        PreferenceRows.toggle(
          Translations.text("Single letters as keys"),
          Translations.text("J, K, L, M, N, Z and F"), isOn: store.kept.letterKeys
        ) { isOn in change { $0.letterKeys = isOn } },
        choice(Translations.text("Time runs"), "", Self.directions, \.direction),
      ])
  }

  private func step(
    _ title: String, _ step: WritableKeyPath<PlayerPreferences, MediaSeconds>
  ) -> WidgetPointer {
    let limits = PlayerPreferences.stepLimits
    return PreferenceRows.number(
      title, Translations.text("Seconds"), store.kept[keyPath: step].value,
      in: limits.lowerBound.value...limits.upperBound.value
    ) { seconds in change { $0[keyPath: step] = MediaSeconds(seconds) } }
  }

  private func choice<Choice: CaseIterable & Equatable>(
    _ title: String, _ subtitle: String, _ names: [(Choice, String)],
    _ preference: WritableKeyPath<PlayerPreferences, Choice>
  ) -> WidgetPointer {
    let chosen = names.firstIndex { $0.0 == store.kept[keyPath: preference] }
    return PreferenceRows.choice(title, subtitle, names.map(\.1), chosen: chosen ?? 0) {
      index in
      change { $0[keyPath: preference] = names[index].0 }
    }
  }
}

// What the choices are called
extension PreferencesWindow {
  private static var zones: [(PlayerPreferences.Zones, String)] {
    [
      (.thirds, Translations.text("35, 30, 35 %")),
      (.halves, Translations.text("50, 0, 50 %")),
      (.narrow, Translations.text("25, 50, 25 %")),
    ]
  }

  private static var runs: [(PlayerPreferences.Runs, String)] {
    [
      (.singleTaps, Translations.text("By single taps")),
      (.doubleTaps, Translations.text("By double taps only")),
    ]
  }

  private static var holds: [(PlayerPreferences.Hold, String)] {
    [
      (.fast, Translations.text("Plays at 2×")),
      (.rewind, Translations.text("Plays at 2×, or rewinds")),
      (.off, Translations.text("Does nothing")),
    ]
  }

  private static var values: [(WaveformDisplay.Value, String)] {
    [
      (.level, Translations.text("Level")),
      (.loudness, Translations.text("Loudness by EBU R128")),
      (.extremes, Translations.text("Lowest and highest sample")),
    ]
  }

  private static var channels: [(WaveformDisplay.Channels, String)] {
    [
      (.loudest, Translations.text("The loudest at each place")),
      (.mixed, Translations.text("All mixed")),
      (.each, Translations.text("A row for each")),
    ]
  }

  private static var directions: [(PlayerPreferences.Direction, String)] {
    [
      (.leftToRight, Translations.text("Left to right")),
      (.rightToLeft, Translations.text("Right to left")),
    ]
  }
}
