import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

/// A style that writes down what it is given of holds, and shows nothing.
private struct SpyStyle: DoubleTapSeekOverlayStyle {
  let seen: @MainActor @Sendable (HoldConfiguration) -> Void

  func makeBody(configuration: Configuration) -> some View { configuration.label }
  func makeHoldBadge(configuration: HoldConfiguration) -> some View {
    let _ = seen(configuration)
    EmptyView()
  }
}

/// A style that says nothing of holds.
private struct OldStyle: DoubleTapSeekOverlayStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@MainActor @Suite("The badge of a hold on an overlay") struct OverlayHoldBadgeTests {
  private let stage = OverlayStage()
  private var host: ViewHost { stage.host }

  private func show(
    _ stages: HoldStages = .standard, reduceMotion: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight, locale: String = "en_US",
    timeline: TimelineDirection = .leftToRight, rate: Double? = nil,
    style: any DoubleTapSeekOverlayStyle = AutomaticDoubleTapSeekOverlayStyle()
  ) {
    stage.show(reduceMotion: reduceMotion, layoutDirection: layoutDirection, locale: locale) {
      [unowned stage] in
      overlay(stage, stages, timeline, rate: rate).environment(\.doubleTapSeekOverlayStyle, style)
    }
  }

  private func overlay(
    _ stage: OverlayStage, _ stages: HoldStages, _ timeline: TimelineDirection, rate: Double?
  ) -> DoubleTapSeekOverlay<Color, EmptyView> {
    let overlay = stage.overlay().keyboard().timelineDirection(timeline)
      .onHold(stages, slides: true, locks: true) { _ in stage.calls.append("hold") }
    guard let rate else { return overlay }
    return overlay.playhead(position: 0, range: 0...600, rate: rate)
  }

  private var symbols: [String] { host.all("Image").compactMap { $0.info["image"] as? String } }

  // MARK: When it is there

  @Test("is there while the hold is, and no longer")
  func duration() async {
    show()
    host.touchDown(at: CGPoint(x: 200, y: 150))
    await stage.pass(499)
    #expect(stage.texts.isEmpty)
    await stage.pass(1)
    #expect(stage.texts == ["2×"])
    #expect(symbols == ["forward.fill"])
    host.touchUp()
    await stage.pass(10)
    #expect(stage.texts.isEmpty)
    #expect(symbols.isEmpty)
  }

  @Test("follows the stages")
  func stages() async {
    show(HoldStages([.absolute(1.5), .absolute(4)]))
    await stage.hold()
    #expect(stage.texts == ["1.5×"])
    host.touchMove(to: CGPoint(x: 265, y: 150))
    #expect(stage.texts == ["4×"])
    host.touchMove(to: CGPoint(x: 200, y: 150))
    #expect(stage.texts == ["1.5×"])
  }

  @Test("stays with a lock where the hold goes on by itself, until a tap")
  func lock() async {
    show()
    await stage.hold()
    host.touchMove(to: CGPoint(x: 200, y: 60))
    host.touchUp()
    await stage.pass(1_000)
    #expect(stage.texts == ["2×"])
    #expect(symbols == ["forward.fill", "lock.fill"])
    await stage.tap(x: 200)
    await stage.pass(500)
    #expect(stage.texts.isEmpty)
  }

  @Test("is there for a hold that nobody holds")
  func latch() async {
    show()
    #expect(stage.act("Play at 2 times the speed"))
    #expect(stage.texts == ["2×"])
    #expect(symbols == ["forward.fill", "lock.fill"])
    #expect(stage.key(.escape))
    #expect(stage.texts.isEmpty)
  }

  @Test("leaves with a hold that is taken away")
  func cancelled() async {
    show()
    await stage.hold()
    host.cancelTouch()
    await stage.pass(10)
    #expect(stage.texts.isEmpty)
  }

  // MARK: What it says

  @Test(
    "says what playback goes at",
    arguments: [
      (HoldRate.multiplied(2), 1.5, "3×"), (.multiplied(2), nil, "2×"), (.absolute(2), 1.5, "2×"),
      (.multiplied(.nan), 1.5, "1.5×"),
    ] as [(HoldRate, Double?, String)])
  func rate(hold: HoldRate, own: Double?, words: String) async {
    show(HoldStages([hold]), rate: own)
    await stage.hold()
    #expect(stage.texts == [words])
  }

  @Test("says it in the language, and points where time runs")
  func language() async throws {
    show(HoldStages([.absolute(1.5)]), locale: "de_DE", timeline: .rightToLeft)
    await stage.hold()
    #expect(stage.texts == ["1,5×"])
    #expect(symbols == ["backward.fill"])
  }

  @Test("keeps its order where the language is written from right to left")
  func rightToLeft() async throws {
    show(layoutDirection: .rightToLeft)
    await stage.hold()
    let text = try #require(host.all("Text").first)
    let image = try #require(host.all("Image").first)
    #expect(text.frame.maxX < image.frame.minX)
    #expect(text.environment.layoutDirection == .rightToLeft, "its words are the language's")
    #expect(host.all("monospacedDigit").contains { $0.all.contains { $0.name == "Text" } })
    #expect(symbols == ["forward.fill"])
  }

  // MARK: Where and how it is

  @Test("is at the top centre, out of reach of fingers and screen readers")
  func place() async throws {
    show()
    await stage.hold()
    let capsule = try #require(host.all("Capsule").first).frame
    #expect(abs(capsule.midX - 200) < 1e-9)
    #expect(capsule.minY == 12)
    #expect(capsule.width < 100 && capsule.height < 40)
    #expect(stage.area != nil)
    #expect(host.elements.count == 1)
    host.touchUp()
    await stage.pass(500)
    #expect(stage.act("Play at 2 times the speed"))
    await stage.tap(x: 200, y: 20)
    await stage.pass(500)
    #expect(stage.texts.isEmpty, "a tap on the badge is one on the overlay")
  }

  @Test("fades as the feedback does, and not with Reduce Motion", arguments: [false, true])
  func fade(reduceMotion: Bool) async throws {
    show(reduceMotion: reduceMotion)
    let layer = try #require(
      host.all("animation").first { $0.frame == CGRect(origin: .zero, size: OverlayStage.size) })
    #expect(layer.info["animation"] as? String == (reduceMotion ? "nil" : "easeOut(0.2)"))
    await stage.hold()
    #expect(host.all("transition").map { $0.info["transition"] as? String } == ["opacity"])
  }

  @Test("is darker with Increase Contrast", arguments: [(false, 0.6), (true, 0.8)])
  func contrast(isIncreased: Bool, opacity: Double) async throws {
    show()
    host.settings.increaseContrast = isIncreased
    await stage.hold()
    let capsule = try #require(host.all("Capsule").first)
    #expect(capsule.drawing.first?.color == .black.opacity(opacity))
  }

  // MARK: Styles

  @Test("is a style's own where it has one")
  func ownStyle() async throws {
    var seen: [DoubleTapSeekOverlayHoldConfiguration] = []
    show(timeline: .rightToLeft, style: SpyStyle { seen.append($0) })
    await stage.hold()
    var hold = try #require(seen.last)
    #expect(hold.rate == 2)
    #expect(!hold.isLocked)
    #expect(hold.pointsLeft)
    #expect(hold.symbolName == "backward.fill")
    #expect(hold.label.text == "2×")
    #expect(stage.texts.isEmpty)
    host.touchMove(to: CGPoint(x: 200, y: 60))
    hold = try #require(seen.last)
    #expect(hold.isLocked)
  }

  @Test("is the usual one in styles that say nothing of it")
  func oldStyle() async {
    show(style: OldStyle())
    await stage.hold()
    #expect(stage.texts == ["2×"])
  }
}
