#if canImport(SwiftUI)
public import SwiftUI

/// Stands for the views under test.
public struct Example: View {
  let action: () -> Void
  public init(action: @escaping () -> Void) { self.action = action }
  public var body: some View {
    Color.indigo.simultaneousGesture(SpatialTapGesture(count: 2).onEnded { _ in action() })
  }
}
#endif
