// error: cannot find 'ViewHost' in scope
import SwiftUI

@MainActor func host() { _ = ViewHost(size: .zero) { Text("a") } }
