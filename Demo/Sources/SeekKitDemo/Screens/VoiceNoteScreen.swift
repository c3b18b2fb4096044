import Seeking
import SeekingViews
import SwiftUI

/// A voice note with `WaveformScrubber`: drag along it, and pinch it to see more of less.
struct VoiceNoteScreen: View {
  @State private var session = PlayerSession(DrawnPlayer(duration: 48, startingAt: 12))
  @State private var visible = 0.0...1.0
  @State private var playsItself = false

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 16) {
        PlayButton(session: session)
        WaveformScrubber(samples: VoiceNote.samples, session: session)
          .zoom($visible)
          .overview()
          .frame(height: 56)
      }
      DemoButton(isOn: $playsItself)
    }
    .padding()
    .selfPlaying(every: .seconds(0.05), isOn: playsItself) {
      session.progress = (session.progress + 0.002).truncatingRemainder(dividingBy: 1)
    }
  }
}

/// The loudness of somebody who speaks: words of some syllables, with pauses in between.
enum VoiceNote {
  /// Values from 0 to 1, evenly spread.
  static let samples: [Double] = (0..<240).map { index in
    let time = Double(index)
    let phrase = min(max(sin(time * 0.085) + 0.7, 0.05), 1)
    let syllable = 0.3 + 0.7 * abs(sin(time * 0.6))
    return phrase * syllable * (0.8 + 0.2 * sin(time * 2.1))
  }
}

#Preview {
  VoiceNoteScreen()
}
