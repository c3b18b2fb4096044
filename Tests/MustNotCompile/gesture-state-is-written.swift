// error: cannot assign to property: 'isDown' is a get-only property
import SwiftUI

struct Words: View {
  @GestureState private var isDown = false

  var body: some View { Text("a").gesture(DragGesture().onChanged { _ in isDown = true }) }
}
