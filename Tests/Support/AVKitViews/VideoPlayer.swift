public import AVFoundation
public import SwiftUI

/// A view that shows what a player plays, with the system's controls; in the model, a dark
/// ground with a symbol of a film.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct VideoPlayer<VideoOverlay: View>: View {
  /// The ground and the symbol.
  @MainActor @preconcurrency public var body: some View {
    ZStack {
      Color(white: 0.15)
      Image(systemName: "film").font(.largeTitle).foregroundStyle(Color(white: 0.4))
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension VideoPlayer where VideoOverlay == EmptyView {
  /// Makes a view of a player.
  @MainActor @preconcurrency public init(player: AVPlayer?) {}
}
