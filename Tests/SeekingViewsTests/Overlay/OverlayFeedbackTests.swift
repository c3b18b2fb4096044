import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("The feedback of a skip") struct OverlayFeedbackTests {
  private let stage = OverlayStage()
  private var host: ViewHost { stage.host }

  @Test(
    "covers the tapped half and is clipped to it",
    arguments: [(50.0, 0.0), (350, 200)])
  func half(x: Double, left: Double) async throws {
    stage.showOverlay()
    await stage.tap(x: x, count: 2)
    let half = CGRect(x: left, y: 0, width: 200, height: 200)
    let veil = try #require(stage.veil)
    #expect(veil.frame == half)
    #expect((veil.info["color"] as? Color) == Color.black.opacity(0.22))
    let clip = try #require(host.all("clipped").first)
    #expect(clip.frame == half)
  }

  @Test(
    "shows a symbol and a label with digits of equal width",
    arguments: [(50.0, "backward.fill", "-10 s"), (350, "forward.fill", "+10 s")])
  func words(x: Double, symbol: String, label: String) async {
    stage.showOverlay()
    await stage.tap(x: x, count: 2)
    #expect(stage.symbol == symbol)
    #expect(stage.texts == [label])
    #expect(host.all("monospacedDigit").contains { $0.all.contains { $0.name == "Text" } })
  }

  @Test("has a circle that grows from the tapped point and fades")
  func ripple() async throws {
    stage.showOverlay()
    await stage.tap(x: 350, y: 60)
    host.touchDown(at: CGPoint(x: 350, y: 60))
    await stage.pass(50)
    host.touchUp()
    await host.idle()
    var circle = try #require(stage.circle)
    #expect(abs(circle.midX - 350) < 1e-9 && abs(circle.midY - 60) < 1e-9)
    #expect(abs(circle.width - 40) < 1e-9)
    #expect(circleOpacity == 0.35)
    await stage.pass(275)
    circle = try #require(stage.circle)
    let eased = Easing.easeOut(0.5)
    #expect(abs(circle.width - 400 * (0.1 + 0.9 * eased)) < 1e-6)
    #expect(abs((circleOpacity ?? 0) - 0.35 * (1 - eased)) < 1e-6)
    await stage.pass(275)
    #expect(stage.circle == nil)
  }

  private var circleOpacity: Double? {
    guard let color = host.all("Circle").first?.drawing.first?.color.description else { return nil }
    return color.split(separator: "@").last.flatMap { Double($0) }
  }

  @Test("fades in and out in 0.2 s")
  func fades() async throws {
    stage.showOverlay()
    await stage.tap(x: 350)
    host.touchDown(at: CGPoint(x: 350, y: 60))
    await stage.pass(50)
    host.touchUp()
    await host.idle()
    #expect((stage.fade ?? 1) < 1e-9)
    #expect(!stage.isStill)
    await stage.pass(100)
    #expect(abs((stage.fade ?? 0) - Easing.easeOut(0.5)) < 1e-6)
    await stage.pass(100)
    #expect(stage.fade == 1)
    await stage.pass(360)
    #expect(stage.isStill)
    await stage.pass(340)
    #expect(stage.fade == 1)
    #expect(!stage.isStill)
    await stage.pass(100)
    #expect(abs((stage.fade ?? 0) - (1 - Easing.easeOut(0.5))) < 1e-6)
    await stage.pass(100)
    #expect(stage.veil == nil)
  }

  @Test("adds up on one side, starts afresh on the other, and clears 0.9 s after the last skip")
  func tally() async {
    stage.showOverlay()
    await stage.tap(x: 50, count: 2)
    await stage.tap(x: 60, count: 2)
    #expect(stage.texts == ["-20 s"])
    await stage.tap(x: 350, count: 2)
    #expect(stage.texts == ["+10 s"])
    // 100 ms have passed since the last finger went up.
    await stage.pass(799)
    #expect(stage.fade == 1)
    await stage.pass(1)
    await stage.pass(200)
    #expect(stage.texts.isEmpty)
    await stage.tap(x: 350, count: 2)
    #expect(stage.texts == ["+10 s"])
    #expect(host.faults.isEmpty)
  }

  @Test("starts a fresh circle for each skip")
  func freshRipple() async throws {
    stage.showOverlay()
    await stage.tap(x: 350, count: 2)
    await stage.tap(x: 250, count: 2)
    let circle = try #require(stage.circle)
    #expect(abs(circle.midX - 250) < 1e-9)
    // As large as 100 ms after the newest skip.
    let size = 400 * (0.1 + 0.9 * Easing.easeOut(100.0 / 550))
    #expect(abs(circle.width - size) < 1e-6)
  }

  @Test("takes no touches and is hidden from screen readers")
  func intangible() async {
    stage.show { [unowned stage] in
      DoubleTapSeekOverlay(onSeek: { stage.call("seek", $0) }) {
        Color.gray.onTapGesture { stage.calls.append("content") }
      }
    }
    await stage.tap(x: 350, count: 2)
    let before = stage.calls(of: "content").count
    await stage.tap(x: 350)
    #expect(stage.calls(of: "content").count == before + 1)
    #expect(!host.elements.contains { $0.label == "+10 s" || $0.label == "forward.fill" })
  }

  @Test("neither ripples nor fades with reduced motion")
  func reducedMotion() async {
    stage.show(reduceMotion: true) { [unowned stage] in stage.overlay() }
    await stage.tap(x: 350)
    host.touchDown(at: CGPoint(x: 350, y: 60))
    await stage.pass(50)
    host.touchUp()
    await host.idle()
    #expect(stage.circle == nil)
    #expect(stage.fade == 1)
    #expect(stage.texts == ["+10 s"])
    #expect(stage.isStill)
    await stage.pass(900)
    #expect(stage.veil == nil)
  }

  @Test("keeps back on the left in right-to-left languages, and the label in the language")
  func rightToLeft() async throws {
    stage.show(layoutDirection: .rightToLeft, locale: "ar_EG") { [unowned stage] in
      stage.overlay()
    }
    await stage.tap(x: 50, count: 2)
    #expect(stage.calls == ["seek -10"])
    #expect(stage.veil?.frame.minX == 0)
    #expect(stage.symbol == "backward.fill")
    let text = try #require(host.all("Text").first)
    #expect(text.environment.layoutDirection == .rightToLeft)
    #expect(stage.texts.first?.contains("١٠") == true)
  }

  @Test("gives the video and the controls their own layout direction back")
  func directionOfLayers() {
    var seen: [String: LayoutDirection] = [:]
    struct Spy: View {
      let seen: (LayoutDirection) -> Void
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        let _ = seen(direction)
        Color.gray
      }
    }
    stage.show(layoutDirection: .rightToLeft) {
      DoubleTapSeekOverlay(onSeek: { _ in }) {
        Spy { seen["video"] = $0 }
      } controls: {
        Spy { seen["controls"] = $0 }
      }
    }
    #expect(seen == ["video": .rightToLeft, "controls": .rightToLeft])
  }

  @Test("has a darker veil for more contrast")
  func contrast() async {
    stage.showOverlay()
    host.settings.increaseContrast = true
    await stage.tap(x: 350, count: 2)
    #expect((stage.veil?.info["color"] as? Color) == Color.black.opacity(0.7))
  }

  @Test("follows the size of the text that the user has chosen, and shrinks rather than wraps")
  func dynamicType() async throws {
    stage.showOverlay()
    await stage.tap(x: 350, count: 2)
    let text = try #require(host.all("Text").first)
    #expect(
      text.info["font"] as? Font == Font.system(.subheadline, weight: .semibold).monospacedDigit())
    #expect(host.all("minimumScaleFactor").first?.info["scale"] as? CGFloat == 0.5)
    #expect(host.all("lineLimit").first?.info["lines"] as? Int == 1)
  }
}
