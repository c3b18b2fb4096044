import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("The picture of an overlay") struct OverlayPictureTests {
  enum State: String, CaseIterable {
    case back, forward, ending, edge, fading
    case reducedMotion, rightToLeft, moreContrast, reversedTimeline, bright
  }

  enum Hold: String, CaseIterable {
    case held, heldBright, heldContrast, locked
  }

  private let stage = OverlayStage()

  @Test("is as it was", arguments: State.allCases)
  func picture(of state: State) async throws {
    show(state)
    let x = [.back, .reversedTimeline, .rightToLeft].contains(state) ? 90.0 : 310
    await stage.tap(x: x, y: 70, count: state == .edge ? 2 : 4)
    if state == .fading {
      await stage.pass(800)
      await stage.pass(100)
    }
    try stage.host.expectPicture("DoubleTapSeekOverlay/\(state.rawValue)")
  }

  @Test("shows the rate of a hold as it did", arguments: Hold.allCases)
  func picture(of hold: Hold) async throws {
    stage.show {
      DoubleTapSeekOverlay(onSeek: { _ in }) { Film(isBright: hold != .held) }
        .onHold(locks: true) { _ in }
    }
    stage.host.settings.increaseContrast = hold == .heldContrast
    await stage.hold()
    if hold == .locked { stage.host.touchMove(to: CGPoint(x: 200, y: 60)) }
    try stage.host.expectPicture("DoubleTapSeekOverlay/\(hold.rawValue)")
  }

  private func show(_ state: State) {
    stage.show(
      reduceMotion: state == .reducedMotion,
      layoutDirection: state == .rightToLeft ? .rightToLeft : .leftToRight,
      locale: state == .rightToLeft ? "ar_EG" : "en_US"
    ) {
      let position = state == .edge ? 600.0 : state == .ending ? 586 : 100
      DoubleTapSeekOverlay(onSeek: { _ in }) {
        Film(isBright: state == .bright)
      } controls: {
        Text(verbatim: "Controls").foregroundStyle(Color.white).padding(12)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      }
      .playhead(position: position, range: 0...600)
      .timelineDirection(state == .reversedTimeline ? .rightToLeft : .leftToRight)
    }
    stage.host.settings.increaseContrast = state == .moreContrast
  }
}

/// Stands in for a film.
private struct Film: View {
  let isBright: Bool

  var body: some View {
    ZStack {
      isBright ? Color.white : Color.indigo
      HStack {
        Circle().fill(isBright ? Color.gray : Color.orange)
        Circle().fill(isBright ? Color.mint : Color.mint)
      }
      .padding(30)
    }
  }
}
