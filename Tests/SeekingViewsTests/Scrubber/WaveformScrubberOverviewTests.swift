import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

/// The bar is 200 points wide and 40 high; of these, the overview takes the lower 16.
@MainActor @Suite("The overview of a waveform")
struct WaveformScrubberOverviewTests {
  private let rig = Self.rig()

  private static func rig(
    layoutDirection: LayoutDirection = .leftToRight, timeline: TimelineDirection = .leftToRight
  ) -> ScrubberRig {
    let rig = ScrubberRig(layoutDirection: layoutDirection, isZoomable: true) {
      $0.overview().timelineDirection(timeline)
    }
    rig.app.visible = 0.4...0.6
    rig.host.settle()
    return rig
  }

  private func shows(_ lower: Double, _ upper: Double, _ rig: ScrubberRig? = nil) -> Bool {
    let visible = (rig ?? self.rig).app.visible
    return isClose(visible.lowerBound, lower) && isClose(visible.upperBound, upper)
  }

  private func strip(_ rig: ScrubberRig) -> ViewNode? {
    let canvases = rig.host.all("Canvas")
    return canvases.count > 1 ? canvases.last : nil
  }

  private func shownFrame(_ rig: ScrubberRig) -> CGRect? {
    strip(rig)?.drawing.last?.shapes.first
  }

  private func down(_ x: CGFloat) { rig.down(x: x, y: 32) }
  private func move(_ x: CGFloat) { rig.move(x: x, y: 32) }

  // MARK: What it shows

  @Test func `It is there while only a part is shown, and where it is asked for`() {
    #expect(strip(rig)?.frame == CGRect(x: 0, y: 24, width: 200, height: 16))
    rig.app.visible = 0...1
    #expect(strip(rig) == nil)
    let without = ScrubberRig(isZoomable: true) { $0.overview(false) }
    without.app.visible = 0.4...0.6
    #expect(strip(without) == nil)
    #expect(strip(ScrubberRig { $0.overview() }) == nil, "nothing can be zoomed")
  }

  @Test func `It shows the whole waveform, and what of it has been played`() throws {
    rig.app.samples = (0..<80).map { $0 < 40 ? 0.25 : 1 }
    rig.app.progress = 0.25
    let drawing = try #require(strip(rig)).drawing
    let unplayed = try #require(drawing.first)
    #expect(unplayed.shapes.count == 80)
    #expect(unplayed.shapes.first?.height == 3)
    #expect(unplayed.shapes.last?.height == 12)
    #expect(unplayed.clip.first == CGRect(x: 50, y: 0, width: 150, height: 16))
    let played = try #require(drawing.first { $0.color == .accentColor })
    #expect(played.shapes == unplayed.shapes)
    #expect(played.clip.first == CGRect(x: 0, y: 0, width: 50, height: 16))
  }

  @Test func `Without samples it is a plain bar`() throws {
    rig.app.samples = []
    let bars = try #require(strip(rig)?.drawing.first).shapes
    #expect(bars == [CGRect(x: 0, y: 6.5, width: 200, height: 3)])
  }

  @Test(arguments: [
    (0.4, 0.6, 80.5, 119.5), (0, 0.5, 0.5, 99.5), (0.5, 0.501, 100.5, 103.5),
    (0.9999, 1, 196.5, 199.5),
  ])
  func `A frame is around the part that is shown`(
    lower: Double, upper: Double, left: Double, right: Double
  ) throws {
    rig.app.visible = lower...upper
    let frame = try #require(shownFrame(rig))
    #expect(isClose(frame.minX, left))
    #expect(isClose(frame.maxX, right))
    #expect(frame.minY == 0.5)
    #expect(frame.maxY == 15.5)
  }

  // MARK: How it is dragged

  @Test func `The part goes along with a finger, from where it is held`() {
    down(90)
    #expect(shows(0.4, 0.6))
    move(130)
    #expect(shows(0.6, 0.8))
    move(300)
    #expect(shows(0.8, 1))
    move(50)
    #expect(shows(0.2, 0.4))
    rig.up()
    #expect(shows(0.2, 0.4))
    #expect(rig.app.progress == 0)
    #expect(rig.app.scrubbing.isEmpty)
    #expect(rig.said.isEmpty)
  }

  @Test(arguments: [(20.0, 0.0), (40, 0.1), (160, 0.7), (199, 0.8)])
  func `A tap beside the part brings its middle there`(x: Double, lower: Double) {
    down(x)
    rig.up()
    #expect(shows(lower, lower + 0.2))
    down(100)
    move(100)
    rig.up()
    #expect(rig.app.scrubbing.isEmpty)
  }

  @Test func `Each drag begins anew`() {
    down(20)
    rig.up()
    down(20)
    move(60)
    rig.up()
    #expect(shows(0.2, 0.4))
  }

  @Test func `A language from right to left doesn't mirror it, a reversed timeline does`() throws {
    let arabic = Self.rig(layoutDirection: .rightToLeft)
    arabic.down(x: 180, y: 32)
    arabic.up()
    #expect(shows(0.8, 1, arabic))
    let reversed = Self.rig(timeline: .rightToLeft)
    reversed.down(x: 180, y: 32)
    reversed.up()
    #expect(shows(0, 0.2, reversed))
    reversed.down(x: 180, y: 32)
    reversed.move(x: 140, y: 32)
    #expect(shows(0.2, 0.4, reversed))
  }

  @Test func `A drag that is taken away brings back what was shown`() {
    down(20)
    move(60)
    rig.host.cancelTouch()
    #expect(shows(0.4, 0.6))
    down(90)
    move(130)
    rig.up()
    #expect(shows(0.6, 0.8), "the next one is one")
  }

  @Test func `A drag that scrolls the page is the page's`() {
    down(20)
    for way in stride(from: 4.0, through: 16, by: 4) {
      rig.host.touchMove(to: CGPoint(x: 20, y: 32 + way))
      rig.app.top = way
      rig.host.settle()
    }
    #expect(shows(0.4, 0.6))
    move(60)
    rig.up()
    #expect(shows(0.4, 0.6))
  }

  @Test func `It leaves with the zoom, and brings nothing back`() {
    down(20)
    rig.app.visible = 0...1
    rig.host.settle()
    rig.up()
    #expect(rig.app.visible == 0...1)
    rig.app.visible = 0.4...0.6
    rig.host.settle()
    down(90)
    move(130)
    #expect(shows(0.6, 0.8))
  }

  @Test func `Disabled, it does nothing, and a drag under way is undone`() {
    down(20)
    #expect(shows(0, 0.2))
    rig.app.isDisabled = true
    rig.host.settle()
    #expect(shows(0.4, 0.6))
    rig.up()
    down(20)
    rig.up()
    #expect(shows(0.4, 0.6))
  }

  @Test func `Playback doesn't take the part out of the hand`() {
    rig.app.progress = 0.5
    rig.host.settle()
    down(100)
    rig.app.progress = 0.7
    rig.host.settle()
    #expect(shows(0.4, 0.6))
    move(140)
    rig.up()
    rig.app.progress = 0.71
    rig.app.progress = 0.75
    rig.host.settle()
    #expect(shows(0.6, 0.8))
    rig.app.progress = 0.81
    rig.host.settle()
    #expect(shows(0.79, 0.99))
  }

  @Test func `A tap on it is none of what lies around`() {
    var taps = 0
    let app = ScrubberApp()
    app.visible = 0.4...0.6
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(samples: app.samples, progress: app.binding)
        .zoom(app.visibleBinding).overview()
        .onTapGesture { taps += 1 }
    }
    host.tap(at: CGPoint(x: 100, y: 32))
    #expect(taps == 0)
  }

  @Test func `A style can draw its own, and need draw nothing to be dragged`() {
    struct Own: WaveformScrubberStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.track { Color.black.frame(height: 20) }
          if configuration.showsOverview { configuration.overview { Spacer().frame(height: 20) } }
          Text(
            verbatim: configuration.overviewBars(count: 2).map { "\($0)" }.joined(separator: " "))
        }
      }
    }
    let app = ScrubberApp()
    app.samples = [0.25, 0.75]
    app.visible = 0.4...0.6
    let host = ViewHost(size: CGSize(width: 200, height: 60)) {
      WaveformScrubber(samples: app.samples, progress: app.binding)
        .zoom(app.visibleBinding).overview()
        .waveformScrubberStyle(Own())
        .frame(width: 200, height: 60, alignment: .top)
    }
    #expect(host.texts == ["0.25 0.75"])
    let bar = host.all("Color").first?.frame.maxY ?? 0
    host.tap(at: CGPoint(x: 20, y: bar + 10))
    #expect(isClose(app.visible.lowerBound, 0))
  }

  @Test func `Assistive technologies find no second element`() {
    #expect(rig.host.elements.map(\.label) == ["Playback position"])
  }
}
