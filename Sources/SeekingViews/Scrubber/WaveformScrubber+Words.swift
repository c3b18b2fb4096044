#if canImport(SwiftUI)
import Seeking
import SwiftUI

// What is said of places on the bar
extension WaveformScrubber {
  /// The words in the language of the view.
  var words: Words { Words(locale) }

  /// A place for screen readers: words of time where there is a duration, else per cent; with the
  /// chapter that it lies in.
  func value(at share: Double) -> String {
    guard let duration else { return words.share(share) }
    let position = words.position(duration * share, of: duration)
    return chapterTitle(at: share).map { words.position(position, inChapter: $0) } ?? position
  }

  /// The name of the chapter that a share of the whole lies in; nothing where there is none.
  func chapterTitle(at share: Double) -> String? {
    guard let place = mediaPlace(at: share), let index = chapters.index(at: place) else {
      return nil
    }
    let title = titledChapters[index].title
    return title.isEmpty ? words.chapter(index + 1) : title
  }

  /// Says where a drag has led.
  func announceArrival(at share: Double) {
    Announcer.say(
      duration.map { words.announcement(.arrived(at: $0 * share)) } ?? words.share(share))
  }

  /// Says which part of the media is shown.
  func announceVisible() {
    let (lower, upper) = (visible.lower, visible.upper)
    guard !visible.isWhole else { return Announcer.say(words.showAll) }
    guard let duration else {
      return Announcer.say(words.stretch(from: words.share(lower), to: words.share(upper)))
    }
    let (start, end) = (words.length(duration * lower), words.length(duration * upper))
    Announcer.say(words.stretch(from: start, to: end))
  }
}
#endif
