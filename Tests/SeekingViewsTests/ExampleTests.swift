@_spi(Host) import SwiftUI
import Testing
import SeekingViews

@MainActor final class Count { var taps = 0 }

@MainActor @Suite struct ExampleTests {
  @Test func doubleTapRunsTheAction() {
    let count = Count()
    let host = ViewHost(size: CGSize(width: 100, height: 60), reduceMotion: false) { Example { count.taps += 1 } }
    host.tap(at: CGPoint(x: 20, y: 30), count: 1)
    #expect(count.taps == 0)
    host.tap(at: CGPoint(x: 20, y: 30), count: 2)
    #expect(count.taps == 1)
  }
}
