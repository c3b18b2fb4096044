@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("An app written for the common overlay") struct DoubleTapSeekOverlayProbeTests {
  @Test("skips by its buttons and by taps")
  func plays() {
    let host = ViewHost(size: CGSize(width: 320, height: 180)) { PlayerScreen() }
    #expect(host.perform("default", on: "Forward"))
    #expect(host.perform("default", on: "Forward"))
    #expect(host.texts.contains("+30 s"))
    host.tap(at: CGPoint(x: 20, y: 20), count: 2)
    #expect(host.texts.contains("-15 s"))
    #expect(host.faults.isEmpty)
    host.tearDown()
  }

  @Test("keeps the tally of its own")
  func tally() {
    let host = ViewHost(size: CGSize(width: 300, height: 180)) { TallyScreen() }
    host.tap(at: CGPoint(x: 20, y: 20), count: 2)
    host.tap(at: CGPoint(x: 20, y: 20), count: 2)
    #expect(host.texts == ["-20 s"])
    host.tap(at: CGPoint(x: 200, y: 20), count: 2)
    #expect(host.texts == ["+10 s"])
    host.tearDown()
  }

  @Test("has no need to name what it leaves out")
  func plain() {
    var seeks: [Double] = []
    let host = ViewHost(size: CGSize(width: 300, height: 180)) { PlainScreen { seeks.append($0) } }
    host.tap(at: CGPoint(x: 200, y: 20), count: 2)
    #expect(seeks == [10])
    let other = ViewHost(size: CGSize(width: 300, height: 180)) { TrailingScreen() }
    other.tap(at: CGPoint(x: 20, y: 20), count: 2)
    #expect(other.texts == ["-10 s"])
    host.tearDown()
    other.tearDown()
  }
}
