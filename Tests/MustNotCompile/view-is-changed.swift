// error: left side of mutating operator isn't mutable: 'self' is immutable
import SwiftUI

struct Words: View {
  var count = 0
  var body: some View { Button("a") { count += 1 } }
}
