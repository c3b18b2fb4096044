// error: conformance of 'Blob' to protocol 'Shape' crosses into main actor-isolated code
import SwiftUI

struct Blob: Shape {
  @MainActor func path(in rect: CGRect) -> Path { Path(rect) }
}
