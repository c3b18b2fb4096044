#if canImport(SwiftUI)
import SwiftUI

// What the finger feels; visionOS has no haptics before its version 26, so there nothing is felt.
extension View {
  /// Lets the finger feel that a choice has changed, whenever `trigger` does.
  func selectionFeedback(trigger: some Equatable) -> some View {
    #if os(visionOS)
    self
    #else
    sensoryFeedback(.selection, trigger: trigger)
    #endif
  }

  /// Lets the finger feel that something has been run into, whenever `trigger` does.
  func impactFeedback(trigger: some Equatable) -> some View {
    #if os(visionOS)
    self
    #else
    sensoryFeedback(.impact, trigger: trigger)
    #endif
  }
}
#endif
