import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("A press-and-hold button whose rate is locked")
struct PressAndHoldButtonLockTests {
  @Test func `Sliding up locks the rate until a tap`() async {
    let rig = HoldRig { button, app in button.holdRate(locks: true) { app.rates.append($0) } }
    rig.app.top = 100
    rig.down()
    await rig.wait(300)
    rig.host.touchMove(to: CGPoint(x: 30, y: 35))
    rig.up(at: CGPoint(x: 30, y: 35))
    await rig.wait(5000)
    #expect(rig.app.rates == [.absolute(2)])
    #expect(rig.isRepeating)
    rig.down()
    rig.up()
    #expect(rig.app.rates == [.absolute(2), nil])
    #expect(rig.app.actions == 0)
  }

  @Test func `A flick locks the rate also where a hold begins at once, and isn't a tap`() async {
    let rig = HoldRig(minimumDuration: 0) { button, app in
      button.holdRate(locks: true) { app.rates.append($0) }
    }
    rig.app.top = 100
    for rates in [[HoldRate.absolute(2)], [.absolute(2), nil]] {
      rig.down()
      await rig.wait(10)
      if rates.count == 1 { rig.host.touchMove(to: CGPoint(x: 30, y: 35)) }
      rig.host.touchMove(to: rig.center)
      await rig.wait(50)
      rig.up()
      #expect(rig.app.rates == rates)
      #expect(rig.app.actions == 0)
    }
  }

  @Test func `A locked rate ends when the app is left`() async {
    let rig = HoldRig { button, app in button.holdRate { app.rates.append($0) } }
    #expect(await rig.act("Play at 2 times the speed"))
    #expect(rig.app.rates == [.absolute(2)])
    rig.host.settings.scenePhase = .background
    #expect(rig.app.rates == [.absolute(2), nil])
  }
}
