import SwiftUI

/// Shows a control at work without a finger, over and over, unless the user wants less motion.
private struct SelfPlaying: ViewModifier {
  let interval: Duration
  let isOn: Bool
  let act: @MainActor () -> Void
  let onEnd: @MainActor () -> Void
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var plays: Bool { isOn && !reducesMotion }

  func body(content: Content) -> some View {
    content.task(id: plays) {
      while plays, (try? await Task.sleep(for: interval)) != nil {
        act()
      }
    }
    .onChange(of: plays) { if !plays { onEnd() } }
    .onDisappear { if plays { onEnd() } }
  }
}

extension View {
  /// Acts again and again by itself while `isOn`; never where the user wants less motion.
  ///
  /// - Parameters:
  ///   - interval: the time between two acts.
  ///   - isOn: whether it acts.
  ///   - act: what it does again and again.
  ///   - onEnd: called when that ends, for whatever reason.
  /// - Returns: a view that does so.
  func selfPlaying(
    every interval: Duration, isOn: Bool, act: @escaping @MainActor () -> Void,
    onEnd: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(SelfPlaying(interval: interval, isOn: isOn, act: act, onEnd: onEnd))
  }
}

/// The button that lets a screen play by itself; there is none where the user wants less motion.
struct DemoButton: View {
  @Binding var isOn: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    if !reducesMotion {
      Button {
        isOn.toggle()
      } label: {
        Text(isOn ? "Stop the demo" : "Show me")
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .background(Color.accentColor.opacity(0.15), in: Capsule())
      }
    }
  }
}
