import Seeking
@_spi(Host) import SwiftUI
import Testing

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
