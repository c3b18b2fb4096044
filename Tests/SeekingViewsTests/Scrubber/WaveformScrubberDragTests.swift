import SeekingViews
@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("Dragging a waveform")
struct WaveformScrubberDragTests {
  @Test func `The first touch sets the progress`() {
    let rig = ScrubberRig()
    rig.down(x: 50)
    #expect(rig.app.progress == 0.25)
    #expect(rig.app.scrubbing == [true])
    rig.up()
    #expect(rig.app.progress == 0.25)
    #expect(rig.app.scrubbing == [true, false])
    #expect(rig.host.faults.isEmpty)
  }

  @Test(arguments: [(100.0, 0.5), (150, 0.75), (-30, 0), (260, 1), (51, 0.255)])
  func `A drag sets the progress to where the finger is`(x: Double, progress: Double) {
    let rig = ScrubberRig()
    rig.down(x: 50)
    rig.move(x: x)
    #expect(isClose(rig.app.progress, progress))
    rig.up()
    #expect(isClose(rig.app.progress, progress))
    #expect(rig.app.scrubbing == [true, false])
  }

  @Test func `A drag far below the bar goes as fast as on it`() {
    let rig = ScrubberRig()
    rig.down(x: 50)
    rig.move(x: 50, y: 220)
    rig.move(x: 150, y: 220)
    #expect(isClose(rig.app.progress, 0.75))
    rig.move(x: 50, y: 20)
    rig.up()
    #expect(isClose(rig.app.progress, 0.25), "a release at the start is a release")
  }

  @Test func `Each drag is told of once`() {
    let rig = ScrubberRig()
    rig.drag(from: 20, to: 60)
    rig.drag(from: 100, to: 120)
    #expect(rig.app.scrubbing == [true, false, true, false])
    #expect(isClose(rig.app.progress, 0.6))
  }

  @Test func `A cancelled drag is over, and undone`() {
    let rig = ScrubberRig()
    rig.app.progress = 0.1
    rig.down(x: 50)
    rig.move(x: 100)
    rig.host.cancelTouch()
    #expect(rig.app.scrubbing == [true, false])
    #expect(rig.app.progress == 0.1)
    rig.drag(from: 20, to: 60)
    #expect(isClose(rig.app.progress, 0.3), "the next one is a drag again")
  }

  @Test func `During a drag, the drag's place is shown`() {
    let rig = ScrubberRig()
    rig.down(x: 50)
    rig.app.progress = 0.9
    rig.host.settle()
    #expect(rig.element?.value == "25%")
    #expect(rig.filled(with: .accentColor)?.clip.first?.width == 50)
    rig.up()
    #expect(rig.element?.value == "90%")
  }

  @Test func `A scrubber that is disabled or removed during a drag ends it`() {
    for change in [\ScrubberApp.isDisabled, \.isShown] {
      let rig = ScrubberRig()
      rig.down(x: 50)
      rig.app[keyPath: change].toggle()
      rig.host.settle()
      #expect(rig.app.scrubbing == [true, false])
      #expect(rig.app.progress == 0)
      rig.move(x: 150)
      rig.up()
      #expect(rig.app.scrubbing == [true, false])
      #expect(rig.app.progress == 0)
    }
  }

  @Test func `A disabled scrubber takes no touch`() {
    let rig = ScrubberRig()
    rig.app.isDisabled = true
    rig.drag(from: 50, to: 100)
    #expect(rig.app.scrubbing.isEmpty)
    #expect(rig.app.progress == 0)
  }

  @Test func `A drag that scrolls the page is the page's`() {
    let rig = ScrubberRig()
    rig.app.progress = 0.1
    rig.app.top = 100
    rig.down(x: 50, y: 20)
    #expect(rig.app.progress == 0.25)
    for way in stride(from: 4.0, through: 24, by: 4) {
      rig.host.touchMove(to: CGPoint(x: 50, y: 120 - way))
      rig.app.top = 100 - way
      rig.host.settle()
    }
    #expect(rig.app.scrubbing == [true, false])
    #expect(rig.app.progress == 0.1)
    rig.host.touchMove(to: CGPoint(x: 150, y: 90))
    rig.host.touchUp()
    #expect(rig.app.progress == 0.1)
    rig.app.top = 0
    rig.drag(from: 50, to: 100)
    #expect(isClose(rig.app.progress, 0.5))
  }

  @Test func `A bar that something pushes aside keeps its drag`() {
    let rig = ScrubberRig()
    rig.down(x: 50)
    rig.app.top = 30
    rig.host.settle()
    rig.host.touchMove(to: CGPoint(x: 100, y: 40))
    rig.host.touchUp()
    #expect(isClose(rig.app.progress, 0.5))
    #expect(rig.app.scrubbing == [true, false])
  }

  @Test func `A page's own drag goes on beside the scrubber's`() {
    var dragged = 0
    let app = ScrubberApp()
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(samples: app.samples, progress: app.binding)
        .gesture(DragGesture().onChanged { _ in dragged += 1 })
    }
    host.touchDown(at: CGPoint(x: 50, y: 20))
    host.touchMove(to: CGPoint(x: 100, y: 20))
    host.touchUp()
    #expect(dragged > 0)
    #expect(isClose(app.progress, 0.5))
  }

  @Test func `In a page that scrolls, a drag along the page scrolls it, and another one scrubs`() {
    let app = ScrubberApp()
    app.progress = 0.1
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        WaveformScrubber(samples: app.samples, progress: app.binding) { app.scrubbing.append($0) }
          .frame(height: 40)
        Color.clear.frame(height: 500)
      }
    }
    host.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 52, y: 0))
    #expect(host.all("Canvas").first?.frame.minY ?? 0 < -20)
    #expect(app.progress == 0.1)
    #expect(app.scrubbing == [true, false])
    host.drag(from: CGPoint(x: 50, y: 5), to: CGPoint(x: 100, y: 5))
    #expect(isClose(app.progress, 0.5))
  }

  @Test func `A tap on the bar is none of what lies around`() {
    var taps = 0
    let app = ScrubberApp()
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(samples: app.samples, progress: app.binding).onTapGesture { taps += 1 }
    }
    host.tap(at: CGPoint(x: 50, y: 20))
    #expect(taps == 0)
    #expect(app.progress == 0.25)
  }
}
