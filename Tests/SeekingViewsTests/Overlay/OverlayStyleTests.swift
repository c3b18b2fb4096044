import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

/// A style that writes down what it is given.
private struct SpyStyle: DoubleTapSeekOverlayStyle {
  let seen: @MainActor @Sendable (DoubleTapSeekOverlayStyleConfiguration) -> Void

  func makeBody(configuration: Configuration) -> some View {
    let _ = seen(configuration)
    configuration.label
    Text(verbatim: configuration.symbolName)
  }
}

@MainActor @Suite("A style of overlays") struct OverlayStyleTests {
  private let stage = OverlayStage()

  @Test("is given all that there is to draw")
  func configuration() async throws {
    var seen: [DoubleTapSeekOverlayStyleConfiguration] = []
    stage.show { [unowned stage] in
      stage.overlay().playhead(position: 596, range: 0...600)
        .doubleTapSeekOverlayStyle(SpyStyle { seen.append($0) })
    }
    await stage.tap(x: 350, y: 60, count: 2)
    let configuration = try #require(seen.last)
    #expect(configuration.side == .forward)
    #expect(configuration.seconds == 4)
    #expect(configuration.edge == .end)
    #expect(!configuration.pointsLeft)
    #expect(configuration.size == CGSize(width: 200, height: 200))
    #expect(configuration.ripple?.centre == SurfacePoint(x: 150, y: 60))
    #expect(configuration.symbolName == "forward.end.fill")
    #expect(stage.texts == ["+4 s", "End", "forward.end.fill"])
  }

  @Test("is given the circle of the left half as it is")
  func leftRipple() async throws {
    var seen: [DoubleTapSeekOverlayStyleConfiguration] = []
    stage.show { [unowned stage] in
      stage.overlay().doubleTapSeekOverlayStyle(SpyStyle { seen.append($0) })
    }
    await stage.tap(x: 50, y: 60, count: 2)
    let configuration = try #require(seen.last)
    #expect(configuration.side == .backward)
    #expect(configuration.seconds == -10)
    #expect(configuration.edge == nil)
    #expect(configuration.pointsLeft)
    #expect(configuration.ripple?.centre == SurfacePoint(x: 50, y: 60))
  }

  @Test("draws within the half, faded and out of reach, and then nothing")
  func placing() async throws {
    stage.show { [unowned stage] in
      stage.overlay().doubleTapSeekOverlayStyle(SpyStyle { _ in })
    }
    await stage.tap(x: 350, count: 2)
    let text = try #require(stage.host.all("Text").first)
    #expect(text.frame.minX >= 200)
    await stage.pass(800)
    await stage.pass(100)
    #expect((stage.fade ?? 0) < 1)
    await stage.pass(200)
    #expect(stage.texts.isEmpty)
  }

  @Test("draws with left on the left, whatever the language")
  func direction() async {
    struct Spying: DoubleTapSeekOverlayStyle {
      let seen: @MainActor @Sendable (LayoutDirection) -> Void
      func makeBody(configuration: Configuration) -> some View { Spy(seen: seen) }
    }
    struct Spy: View {
      let seen: (LayoutDirection) -> Void
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        let _ = seen(direction)
        Color.black
      }
    }
    var seen: Set<LayoutDirection> = []
    stage.show(layoutDirection: .rightToLeft) { [unowned stage] in
      stage.overlay().doubleTapSeekOverlayStyle(Spying { seen.insert($0) })
    }
    await stage.tap(x: 350, count: 2)
    #expect(seen == [.leftToRight])
  }

  @Test("is automatic by default, and again where that is asked for")
  func automatic() async {
    stage.show { [unowned stage] in
      stage.overlay().doubleTapSeekOverlayStyle(.automatic)
        .doubleTapSeekOverlayStyle(SpyStyle { _ in })
    }
    await stage.tap(x: 350, count: 2)
    #expect(stage.veil != nil)
  }
}
