import SeekingViews
import SwiftUI

// An app's own code, written for a press-and-hold button that is a single file in its project.

struct Counter: View {
  @State private var count = 0

  var body: some View {
    HStack(spacing: 24) {
      PressAndHoldButton(
        action: { count -= 1 },
        label: { isRepeating in
          Image(systemName: isRepeating ? "chevron.backward.2" : "chevron.backward")
        }
      )
      .accessibilityLabel("Fewer")
      Text("\(count)")
        .font(.largeTitle.monospacedDigit())
      PressAndHoldButton(minimumDuration: 0.3, repeatInterval: 0.05) {
        count += 1
      } label: { isRepeating in
        Image(systemName: isRepeating ? "chevron.forward.2" : "chevron.forward")
          .padding(12)
          .background(.orange, in: Circle())
      }
      .accessibilityLabel("More")
    }
  }
}

#Preview("Counter") {
  Counter()
}
