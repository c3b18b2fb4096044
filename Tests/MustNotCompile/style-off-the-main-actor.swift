// error: call to main actor-isolated instance method 'makeBody(configuration:)'
import SwiftUI

nonisolated func plain(_ configuration: ButtonStyleConfiguration) {
  _ = PlainButtonStyle().makeBody(configuration: configuration)
}
