// error: stored property 'box' of 'Sendable'-conforming struct 'Blob' has non-Sendable type 'Box'
import SwiftUI

final class Box { var count = 0 }

struct Blob: Shape {
  let box: Box
  func path(in rect: CGRect) -> Path { Path(rect) }
}
