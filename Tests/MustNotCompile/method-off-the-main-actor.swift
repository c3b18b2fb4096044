// error: call to main actor-isolated instance method 'tap()' in a synchronous nonisolated context
import SwiftUI

struct Words: View {
  var body: some View { Text("a") }
  func tap() {}
}

nonisolated func tap(_ view: Words) { view.tap() }
