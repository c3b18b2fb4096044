// error: call to main actor-isolated instance method 'makeBody(configuration:)'
import SwiftUI

struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated func plain(_ style: Plain, _ configuration: ButtonStyleConfiguration) {
  _ = style.makeBody(configuration: configuration)
}
