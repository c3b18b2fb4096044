import SeekingViews
import SwiftUI

// An app's own code, written for a waveform scrubber that is a single file in its project.

struct VoiceNote: Identifiable {
  let id: Int
  let samples: [Double]
  let length: TimeInterval
}

struct VoiceNoteRow: View {
  let note: VoiceNote
  @State private var progress = 0.0
  @State private var isScrubbing = false

  var body: some View {
    HStack(spacing: 12) {
      Button {
        withAnimation(.easeOut(duration: 0.2)) { progress = 0 }
      } label: {
        Image(systemName: "play.fill")
      }
      VStack(alignment: .leading, spacing: 4) {
        WaveformScrubber(
          samples: note.samples, progress: $progress, tint: .orange, barWidth: 2, spacing: 1
        ) { scrubbing in
          isScrubbing = scrubbing
        }
        .frame(height: 32)
        Text("\(Int(progress * note.length)) s")
          .font(.caption)
          .monospacedDigit()
          .foregroundStyle(isScrubbing ? .primary : .secondary)
      }
    }
    .padding(8)
  }
}

struct VoiceNoteList: View {
  let notes: [VoiceNote]

  var body: some View {
    List {
      ForEach(notes) { VoiceNoteRow(note: $0) }
    }
  }
}

struct PlainWaveform: View {
  @Binding var progress: Double

  var body: some View {
    WaveformScrubber(samples: [0.1, 0.8, 0.4], progress: $progress)
  }

  static func widest(in width: CGFloat) -> Double {
    let count: Int = WaveformScrubberMath.barCount(width: width, barWidth: 3, spacing: 2)
    let bars: [Double] = WaveformScrubberMath.bars(from: [0.1, 0.8, 0.4], count: count)
    return WaveformScrubberMath.progress(forX: width / 2, width: width) + (bars.max() ?? 0)
  }
}

#Preview("Voice notes") {
  VoiceNoteList(
    notes: [VoiceNote(id: 1, samples: (0..<80).map { Double($0 % 9) / 9 }, length: 21)])
}
