import Localisation

/// What is said over the bar while it is dragged.
enum ScrubText {
  /// What the drag does that isn't plain from the bar.
  ///
  /// - Parameters:
  ///   - speed: the share of the pointer's way that the drag goes, or nothing where there is none.
  ///   - isBackAtStart: whether a release undoes the drag.
  /// - Returns: the words, or nothing where the drag goes with the pointer.
  static func hint(speed: Double?, isBackAtStart: Bool) -> String? {
    // Translators: letting go of the waveform here takes back what the drag has done.
    if isBackAtStart { return Translations.text("Release to undo") }
    guard let speed, speed < 1 else { return nil }
    // Translators: how fast playback moves while the pointer drags the waveform from far away.
    if speed == 0.5 { return Translations.text("½ speed") }
    // Translators: how fast playback moves while the pointer drags the waveform from far away.
    if speed == 0.25 { return Translations.text("¼ speed") }
    // Translators: playback moves but little while the pointer drags the waveform from far away.
    return Translations.text("Fine")
  }
}
