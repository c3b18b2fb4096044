// error: main actor-isolated property 'box' can not be mutated from a nonisolated context
import SwiftUI

final class Box { var count = 0 }

struct Words: View {
  let box: Box

  var body: some View {
    Text("a").task { await Task.detached { box.count += 1 }.value }
  }
}
