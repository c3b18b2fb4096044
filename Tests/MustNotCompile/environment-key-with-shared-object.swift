// error: static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable state
import SwiftUI

final class Box { var count = 0 }

struct BoxKey: EnvironmentKey {
  static var defaultValue = Box()
}
