// error: main actor-isolated property 'body' can not be referenced from a nonisolated context
import SwiftUI

struct Words: View {
  var body: some View { Text("a") }
}

nonisolated func words(_ view: Words) { _ = view.body }
