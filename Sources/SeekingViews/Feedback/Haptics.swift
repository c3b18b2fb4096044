#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Lets the finger feel that a choice has changed, whenever `trigger` does.
  ///
  /// visionOS has no haptics before its version 26, so there it does nothing.
  func selectionFeedback(trigger: some Equatable) -> some View {
    #if os(visionOS)
    self
    #else
    sensoryFeedback(.selection, trigger: trigger)
    #endif
  }
}
#endif
