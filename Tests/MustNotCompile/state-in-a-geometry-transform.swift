// error: main actor-isolated property 'width' can not be mutated from a Sendable closure
import SwiftUI

struct Words: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("a").onGeometryChange(for: CGFloat.self) { proxy in
      width = 1
      return proxy.size.width
    } action: {
      width = $0
    }
  }
}
