#if canImport(SwiftUI)
import Foundation
import Seeking
import SwiftUI

// The words of `PressAndHoldButton`.
extension Words {
  /// The name of the action that does the button's action once.
  var once: String { text("Once") }

  /// The name of the action that starts the repeating without a finger that holds.
  var startRepeating: String { text("Start repeating") }

  /// The name of the action that ends it.
  var stopRepeating: String { text("Stop repeating") }

  /// What the button does while it repeats.
  var repeating: String { text("Repeating") }
}
#endif
