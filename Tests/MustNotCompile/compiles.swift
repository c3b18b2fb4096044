// compiles
import SwiftUI

struct Counter: View {
  @State private var count = 0
  @GestureState private var isDown = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Text("\(count)")
      .opacity(isDown && !reducesMotion ? 0.5 : 1)
      .gesture(DragGesture(minimumDistance: 0).updating($isDown) { _, isDown, _ in isDown = true })
      .task(id: count) {
        try? await Task.sleep(for: .seconds(1))
        count += 1
      }
      .onChange(of: count) { old, new in if new < old { count = old } }
      .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
  }
}
