// error: to expected argument type 'WritableKeyPath<EnvironmentValues, Bool>'
import SwiftUI

struct Words: View {
  var body: some View { Text("a").environment(\.accessibilityReduceMotion, true) }
}
