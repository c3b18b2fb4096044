import Seeking
import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("Drawing a waveform")
struct WaveformScrubberDrawingTests {
  private static let unplayed = Color.secondary.opacity(0.35)

  @Test func `Bars of 3 points stand 2 apart, centred and as high as they are loud`() throws {
    let rig = ScrubberRig()
    rig.app.samples = (0..<40).map { Double($0) / 40 }
    let bars = try #require(rig.filled(with: Self.unplayed)).shapes
    #expect(bars.count == 40)
    for (index, bar) in bars.enumerated() {
      #expect(bar.minX == CGFloat(index) * 5)
      #expect(bar.width == 3)
      #expect(isClose(bar.height, max(CGFloat(index), 3)))
      #expect(isClose(bar.midY, 20))
    }
  }

  @Test func `Other samples are drawn at once`() throws {
    let rig = ScrubberRig()
    #expect(try #require(rig.filled(with: Self.unplayed)).shapes.first?.height == 20)
    rig.app.samples = Array(repeating: 1, count: 40)
    #expect(try #require(rig.filled(with: Self.unplayed)).shapes.first?.height == 40)
  }

  @Test func `A bar's ends are round`() throws {
    let rig = ScrubberRig()
    let path = try #require(rig.filled(with: Self.unplayed)).path
    var expected = Path()
    for index in 0..<40 {
      expected.addRoundedRect(
        in: CGRect(x: CGFloat(index) * 5, y: 10, width: 3, height: 20),
        cornerSize: CGSize(width: 1.5, height: 1.5))
    }
    #expect(path == expected)
  }

  @Test func `Width and spacing of the bars can be set`() throws {
    let app = ScrubberApp()
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(
        samples: app.samples, progress: app.binding, tint: .red, barWidth: 6, spacing: -1)
    }
    app.progress = 1
    let drawing = try #require(host.all("Canvas").first).drawing
    #expect(drawing.map(\.color) == [Self.unplayed, .red])
    #expect(drawing[1].shapes.count == 33)
    #expect(drawing[1].shapes[1] == CGRect(x: 6, y: 10, width: 6, height: 20))
  }

  @Test(arguments: [0.5, 0.503, 0.25, 1, 1.5])
  func `What has been played is cut exactly`(progress: Double) throws {
    let rig = ScrubberRig()
    rig.app.progress = progress
    let played = try #require(rig.filled(with: .accentColor))
    #expect(played.clip == [CGRect(x: 0, y: 0, width: 200 * min(progress, 1), height: 40)])
    #expect(played.shapes == rig.filled(with: Self.unplayed)?.shapes)
    #expect(rig.drawing.map(\.color) == [Self.unplayed, .accentColor])
  }

  @Test(arguments: [0, -0.5, .nan, .infinity])
  func `Nothing is played where progress is none`(progress: Double) {
    let rig = ScrubberRig()
    rig.app.progress = progress
    #expect(rig.drawing.map(\.color) == [Self.unplayed])
    #expect(rig.element?.value == "0%")
  }

  @Test func `While dragged it grows`() throws {
    let rig = ScrubberRig()
    func scale() throws -> CGFloat { try #require(rig.host.all("scaleEffect").first).scale.height }
    #expect(try scale() == 1)
    rig.down(x: 50)
    #expect(try scale() == 1.12)
    #expect(rig.host.all("scaleEffect").first?.scale.width == 1)
    #expect(rig.host.all("animation").first?.info["animation"] as? String == "snappy(0.2)")
    rig.up()
    #expect(try scale() == 1)
  }

  @Test func `With reduced motion it doesn't grow`() {
    let rig = ScrubberRig(reduceMotion: true)
    rig.down(x: 50)
    #expect(rig.host.all("scaleEffect").first?.scale.height == 1)
    #expect(rig.host.all("animation").first?.info["animation"] as? String == "nil")
  }

  @Test func `No language mirrors it`() throws {
    let rig = ScrubberRig(layoutDirection: .rightToLeft) { $0.duration(100) }
    rig.down(x: 50, y: 5)
    #expect(rig.app.progress == 0.25)
    #expect(rig.filled(with: .accentColor)?.clip.first?.minX == 0)
    let times = rig.host.all("Text").filter { $0.frame.minY > 15 }
    #expect(times.map { $0.info["text"] as? String } == ["0:25", "−1:15"])
    #expect(times[0].frame.minX < times[1].frame.minX)
  }

  @Test func `A reversed timeline mirrors bar, drag and times`() throws {
    let rig = ScrubberRig { $0.duration(100).timelineDirection(.rightToLeft) }
    rig.down(x: 50, y: 5)
    rig.up()
    #expect(rig.app.progress == 0.75)
    #expect(rig.filled(with: .accentColor)?.clip.first?.minX == 50)
    #expect(rig.times == ["−0:25", "1:15"])
  }

  @Test func `Media without samples is a plain bar`() throws {
    let rig = ScrubberRig()
    rig.app.samples = []
    let bars = try #require(rig.filled(with: Self.unplayed)).shapes
    #expect(bars == [CGRect(x: 0, y: 17, width: 200, height: 6)])
  }

  @Test func `More contrast makes unplayed bars darker`() {
    let rig = ScrubberRig()
    rig.host.settings.increaseContrast = true
    #expect(rig.drawing.map(\.color) == [.secondary.opacity(0.6)])
  }

  @Test func `Without colour, a line shows where playback is`() throws {
    let rig = ScrubberRig()
    rig.app.progress = 0.5
    rig.host.settings.differentiateWithoutColor = true
    let line = try #require(rig.filled(with: .primary))
    #expect(line.shapes == [CGRect(x: 99, y: 0, width: 2, height: 40)])
  }

  @Test func `What isn't there yet is paler`() throws {
    let rig = ScrubberRig { $0.buffered([0.5...0.75, 0...0.25]) }
    let faint = Self.unplayed.opacity(0.4)
    #expect(rig.drawing.map(\.color) == [Self.unplayed, faint, Self.unplayed, faint])
    #expect(rig.drawing.map { $0.clip[0].minX } == [0, 50, 100, 150])
    #expect(rig.drawing.map { $0.clip[0].width } == [50, 50, 50, 50])
  }

  @Test func `Chapters are marked where they start`() {
    let rig = ScrubberRig {
      $0.duration(100, showsTimes: false).chapters(
        [0, 50, 25, 120, -3].map { ScrubberChapter(start: $0) })
    }
    let marks = rig.drawing.filter { $0.color == .primary.opacity(0.5) }
    #expect(marks.flatMap(\.shapes).map(\.midX) == [50, 100])
  }

  @Test func `A disabled scrubber is paler`() {
    let rig = ScrubberRig()
    rig.app.isDisabled = true
    #expect(rig.host.all("opacity").first?.opacity == 0.5)
  }

  @Test func `A style draws what it likes and keeps the drag`() {
    struct Plain: WaveformScrubberStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Text(verbatim: configuration.isScrubbing ? "dragged" : "idle")
          configuration.track { configuration.tint }
        }
      }
    }
    let app = ScrubberApp()
    let host = ViewHost(size: CGSize(width: 200, height: 58)) {
      WaveformScrubber(samples: app.samples, progress: app.binding)
        .waveformScrubberStyle(Plain())
    }
    #expect(host.texts == ["idle"])
    host.touchDown(at: CGPoint(x: 50, y: 9))
    #expect(app.progress == 0, "what isn't the track isn't dragged")
    host.touchUp()
    host.touchDown(at: CGPoint(x: 50, y: 40))
    #expect(host.texts == ["dragged"])
    #expect(app.progress == 0.25)
  }
}
