import Seeking
import SeekingViews
import SwiftUI

/// A voice note and a talk with `WaveformScrubber`: drag along them, and pinch the
/// note to see more of less.
struct VoiceNoteScreen: View {
  @State private var session = PlayerSession(DrawnPlayer(duration: 48, startingAt: 12))
  @State private var talk = PlayerSession(DrawnPlayer(duration: 1_500, startingAt: 540))
  @State private var visible = 0.0...1.0
  @State private var playsItself = false

  var body: some View {
    DemoPage(title: "Voice note", hint: "Drag along it, and pull away to move finely.") {
      HStack(spacing: 16) {
        PlayButton(session: session)
        WaveformScrubber(samples: Speech.note, session: session)
          .zoom($visible)
          .overview()
          .frame(height: 48)
      }
      .card()
      WaveformScrubber(samples: Speech.talk, session: talk, tint: .indigo)
        .duration(1_500)
        .chapters([
          ScrubberChapter(start: 0, title: "Welcome"), ScrubberChapter(start: 400, title: "Talk"),
          ScrubberChapter(start: 1_100, title: "Questions"),
        ])
        .fineScrubbing()
        .frame(height: 88)
        .padding(.top, 16)
        .card()
      DemoHints(
        "The farther away, the finer you move.", "Let go where you began to go back.",
        "Pinch the upper one to see more of less.")
      DemoButton(isOn: $playsItself)
        .frame(maxWidth: .infinity)
    }
    .selfPlaying(every: .seconds(0.05), isOn: playsItself) {
      session.dragOn()
    } onEnd: {
      session.setScrubbing(false)
    }
  }
}

extension PlayerSession {
  /// Goes on a little along the bar, as a finger does: outside a scrub, each step would be a jump to
  /// be undone.
  func dragOn() {
    setScrubbing(true)
    progress = (progress + 0.002).truncatingRemainder(dividingBy: 1)
  }
}

/// The loudness of somebody who speaks: words of some syllables, with pauses in between.
enum Speech {
  /// A note's values from 0 to 1, evenly spread.
  static let note = speech(phrase: 0.085)
  /// A talk's values from 0 to 1, evenly spread.
  static let talk = speech(phrase: 0.19)

  private static func speech(phrase speed: Double) -> [Double] {
    (0..<240).map { index in
      let time = Double(index)
      let phrase = min(max(sin(time * speed) + 0.7, 0.05), 1)
      let syllable = 0.3 + 0.7 * abs(sin(time * 0.6))
      return phrase * syllable * (0.8 + 0.2 * sin(time * 2.1))
    }
  }
}

#Preview {
  VoiceNoteScreen()
}
