#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Lets the finger feel skips and ends, where the system has haptics and they are wanted.
  ///
  /// visionOS has none before its version 26, which is later than what these views need.
  func skipHaptics(_ areOn: Bool, skips: Int, edges: Int) -> some View {
    #if os(visionOS)
    self
    #else
    sensoryFeedback(.selection, trigger: areOn ? skips : 0)
      .sensoryFeedback(.impact, trigger: areOn ? edges : 0)
    #endif
  }
}
#endif
