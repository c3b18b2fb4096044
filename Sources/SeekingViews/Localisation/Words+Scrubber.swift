#if canImport(SwiftUI)
import Foundation
import Seeking
import SwiftUI

// The words of `WaveformScrubber`.
extension Words {
  /// What screen readers call the bar.
  var playbackPosition: String { text("Playback position") }

  /// Where playback is, such as “35 seconds of 1 minute”.
  ///
  /// - Parameters:
  ///   - position: the place in seconds of media.
  ///   - duration: the length of the media.
  /// - Returns: both in words of time.
  func position(_ position: MediaSeconds, of duration: MediaSeconds) -> String {
    text("\(length(position)) of \(length(duration))")
  }

  /// Something with a chapter's title after it, such as “35 seconds of 1 minute, Overture”.
  func position(_ position: String, inChapter title: String) -> String {
    text("\(position), \(title)")
  }

  /// The name of a chapter that has no title; the first is number 1.
  func chapter(_ number: Int) -> String {
    text("Chapter \(number.formatted(.number.locale(locale)))")
  }

  /// The name of the action that goes to where the next chapter starts.
  var nextChapter: String { text("Next chapter") }

  /// The name of the action that goes to where this chapter starts, or the one before.
  var previousChapter: String { text("Start of the chapter, or the chapter before") }

  /// What is said over the bar while it is dragged and the drag doesn't go with the pointer.
  ///
  /// - Parameters:
  ///   - speed: the share of the pointer's way that the drag goes, or nothing where there is none.
  ///   - isBackAtStart: whether a release undoes the drag.
  /// - Returns: the words, or nothing where the drag goes with the pointer.
  func scrubHint(speed: Double?, isBackAtStart: Bool) -> String? {
    if isBackAtStart { return text("Release to undo") }
    guard let speed, speed < 1 else { return nil }
    if speed == 0.5 { return text("½ speed") }
    if speed == 0.25 { return text("¼ speed") }
    return text("Fine")
  }

  /// The name of the action that shows all of the media.
  var showAll: String { text("Show all") }

  /// The name of the action that shows what comes after the part that is shown.
  var showLater: String { text("Show later part") }

  /// The name of the action that shows what comes before the part that is shown.
  var showEarlier: String { text("Show earlier part") }

  /// A stretch of the media that the bar shows, such as “2 minutes to 3 minutes” or “25% to 75%”.
  func stretch(from start: String, to end: String) -> String {
    text("\(start) to \(end)")
  }
}
#endif
