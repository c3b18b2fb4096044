import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import DemoScreens
@testable import SeekingViews

@MainActor @Suite("A button that skips by a session") struct SessionButtonTests {
  @Test func `has a hold taken back as one, and each tap by itself`() async {
    let player = StubPlayer()
    let session = PlayerSession(player, clock: ManualClock())
    let rig = HoldRig { _, _ in
      PressAndHoldButton {
        session.skip(by: 1)
      } label: { _ in
        Text(verbatim: "skip")
      }
      .onStep { number, _ in session.skip(by: 1, beginsRun: number == 1) }
    }
    rig.down()
    await rig.wait(50)
    rig.up()
    rig.down()
    await rig.wait(550)
    rig.up()
    player.landAll()
    #expect(player.position == 4)
    for place: MediaSeconds in [1, 0] {
      #expect(session.undo())
      player.landAll()
      #expect(player.position == place)
    }
    #expect(!session.canUndo)
  }
}

@MainActor @Suite("The transport of the demo") struct TransportTests {
  @Test func `has a held button taken back as one`() async {
    let (player, clock) = (StubPlayer(), ManualClock())
    let session = PlayerSession(player, clock: clock)
    let host = ViewHost(size: CGSize(width: 300, height: 80)) {
      Transport(session: session, step: 5).environment(\.eventClock, clock)
    }
    let button = host.elements.first { $0.label == "Fast forward" }?.frame ?? .zero
    host.touchDown(at: CGPoint(x: button.midX, y: button.midY))
    await host.advance(clock, by: .milliseconds(550))
    host.touchUp()
    player.landAll()
    #expect(player.position > 5)
    #expect(session.undo())
    player.landAll()
    #expect(player.position == 0)
    #expect(!session.canUndo)
  }
}
