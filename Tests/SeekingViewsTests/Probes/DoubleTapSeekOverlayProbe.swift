// Written as an app is that has the common single-file overlay: against that API alone.
import SeekingViews
import SwiftUI

struct PlayerScreen: View {
  @State private var request: DoubleTapSeekOverlayRequest?
  @State private var position = 100.0
  @State private var isPlaying = false

  var body: some View {
    DoubleTapSeekOverlay(
      interval: 15,
      onSeek: { seconds in position += seconds },
      programmaticSeek: request
    ) {
      Color.black.onTapGesture { isPlaying.toggle() }
    } controls: {
      HStack {
        Button("Back") { request = DoubleTapSeekOverlayRequest(side: .backward) }
        Button("Forward") { request = DoubleTapSeekOverlayRequest(side: .forward) }
      }
    }
    .aspectRatio(16 / 9, contentMode: .fit)
  }
}

struct PlainScreen: View {
  let onSeek: (Double) -> Void

  var body: some View {
    DoubleTapSeekOverlay(onSeek: onSeek) {
      Color.black
    }
  }
}

struct TrailingScreen: View {
  var body: some View {
    DoubleTapSeekOverlay { seconds in
      _ = seconds
    } video: {
      Color.black
    }
  }
}

struct TallyScreen: View {
  @State private var tally = DoubleTapSeekOverlayTally()
  let width: CGFloat = 300

  var body: some View {
    Color.black
      .simultaneousGesture(
        SpatialTapGesture(count: 2).onEnded { tap in
          let side = DoubleTapSeekOverlayTally.side(forX: tap.location.x, width: width)
          tally.record(side, interval: 10)
        }
      )
      .overlay {
        if let side = tally.side {
          Text(verbatim: "\(side == .forward ? "+" : "-")\(Int(tally.seconds)) s")
        }
      }
      .onChange(of: tally) { if tally.seconds > 60 { tally.reset() } }
  }
}

enum Probe {
  // Sides can be sent anywhere, and a request compared anywhere.
  static let side: any Sendable = DoubleTapSeekOverlaySide.forward
  static func isNew(
    _ one: DoubleTapSeekOverlayRequest, _ other: DoubleTapSeekOverlayRequest
  )
    -> Bool
  { one != other }
}
