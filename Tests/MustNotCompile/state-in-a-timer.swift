// error: main actor-isolated property 'count' can not be mutated from a Sendable closure
import SwiftUI

struct Words: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    Button("a") {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
    }
  }
}
