import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("A press-and-hold button")
struct PressAndHoldButtonTests {
  @Test func `A tap does the action once`() async {
    let rig = HoldRig()
    rig.down()
    await rig.wait(80)
    #expect(rig.app.actions == 0, "it acts when the finger goes up")
    rig.up()
    #expect(rig.app.actions == 1)
    await rig.wait(2000)
    #expect(rig.app.actions == 1)
    #expect(rig.host.faults.isEmpty)
  }

  @Test func `A press of 0.2 s repeats it every 0.1 s`() async {
    let rig = HoldRig()
    rig.down()
    await rig.wait(199)
    #expect(!rig.isRepeating)
    await rig.wait(1)
    #expect(rig.isRepeating)
    #expect(rig.app.actions == 0)
    await rig.wait(99)
    #expect(rig.app.actions == 0)
    await rig.wait(1)
    #expect(rig.app.actions == 1)
    await rig.wait(450)
    #expect(rig.app.actions == 5)
    rig.up()
    #expect(rig.app.actions == 5, "that release is not a tap")
    #expect(!rig.isRepeating)
    await rig.wait(2000)
    #expect(rig.app.actions == 5)
  }

  @Test func `Those are the times where nothing is said`() async {
    let rig = HoldRig { app in
      PressAndHoldButton {
        app.actions += 1
      } label: {
        Text(verbatim: $0 ? "repeat" : "hold")
      }
    }
    rig.down()
    await rig.wait(199)
    #expect(!rig.isRepeating)
    await rig.wait(201)
    #expect(rig.app.actions == 2)
  }

  @Test func `Its times can be set`() async {
    let rig = HoldRig(minimumDuration: 1, repeatInterval: 0.5)
    rig.down()
    await rig.wait(999)
    #expect(!rig.isRepeating)
    await rig.wait(1501)
    #expect(rig.app.actions == 3)
  }

  @Test(arguments: [(-1.0, 0.0), (.nan, .nan), (.infinity, -0.1), (1e300, 1e300), (90_000, 90_000)])
  func `Times that make no sense are the usual ones`(minimum: Double, interval: Double) async {
    let rig = HoldRig(minimumDuration: minimum, repeatInterval: interval)
    rig.down()
    await rig.wait(400)
    #expect(rig.app.actions == 2)
  }

  @Test func `A short press that ends outside is none`() async {
    let rig = HoldRig()
    rig.down()
    rig.up(at: CGPoint(x: 30, y: 90))
    #expect(rig.app.actions == 0)
    await rig.wait(2000)
    #expect(rig.app.actions == 0)
  }

  @Test func `A hold goes on outside, and ends there`() async {
    let rig = HoldRig()
    rig.down()
    await rig.wait(300)
    rig.host.touchMove(to: CGPoint(x: 30, y: 200))
    await rig.wait(100)
    #expect(rig.app.actions == 2)
    rig.up(at: CGPoint(x: 30, y: 200))
    #expect(!rig.isRepeating)
    await rig.wait(2000)
    #expect(rig.app.actions == 2)
  }

  /// What takes a press away.
  nonisolated enum Loss: CaseIterable {
    case cancel, secondFinger, disabled, removed, hidden, background, inactive, scroll, suspended
  }

  @Test(arguments: Loss.allCases, [100, 350])
  func `It ends for certain`(loss: Loss, after time: Int) async {
    let rig = HoldRig()
    rig.down()
    await rig.wait(time)
    let before = rig.app.actions
    #expect(before == (time > 300 ? 1 : 0))
    await lose(loss, rig)
    #expect(!rig.isRepeating)
    await rig.wait(500)
    rig.host.touchUp(finger: 1)
    rig.up()
    await rig.wait(2000)
    #expect(rig.app.actions == before, "nothing comes after the end")
    guard rig.app.isShown, !rig.app.isHidden, !rig.app.isDisabled else { return }
    rig.host.settings.scenePhase = .active
    rig.down()
    rig.up()
    #expect(rig.app.actions == before + 1, "the next tap is one")
  }

  func lose(_ loss: Loss, _ rig: HoldRig) async {
    switch loss {
    case .cancel: rig.host.cancelTouch()
    case .secondFinger: rig.down(finger: 1)
    case .disabled: rig.app.isDisabled = true
    case .removed: rig.app.isShown = false
    case .hidden: rig.app.isHidden = true
    case .background: rig.host.settings.scenePhase = .background
    case .inactive: rig.host.settings.scenePhase = .inactive
    case .scroll:
      for way in stride(from: 4.0, through: 16, by: 4) {
        rig.host.touchMove(to: CGPoint(x: 30, y: 20 + way))
        rig.app.top = way
        rig.host.settle()
      }
    case .suspended:
      rig.jump(5000)
    }
    rig.host.settle()
    await rig.host.idle()
  }

  @Test func `A hold that plays at a rate ends when the button is hidden, also a locked one`() async
  {
    for isLocked in [false, true] {
      let rig = HoldRig { button, app in button.holdRate(locks: true) { app.rates.append($0) } }
      rig.down()
      await rig.wait(250)
      #expect(rig.app.rates == [.absolute(2)])
      if isLocked {
        rig.host.touchMove(to: CGPoint(x: 30, y: -70))
        rig.up(at: CGPoint(x: 30, y: -70))
      }
      rig.app.isHidden = true
      rig.host.settle()
      #expect(rig.app.rates == [.absolute(2), nil])
      rig.up()
      #expect(rig.app.rates.count == 2)
    }
  }

  @Test func `A button that has become transparent is still held`() async {
    let rig = HoldRig()
    rig.down()
    await rig.wait(350)
    rig.app.opacity = 0
    rig.host.settle()
    await rig.wait(100)
    #expect(rig.app.actions == 2)
    rig.up()
    await rig.wait(2000)
    #expect(rig.app.actions == 2)
  }

  @Test func `A late timer makes up for nothing`() async {
    let rig = HoldRig()
    rig.down()
    await rig.wait(200)
    rig.jump(750)
    await rig.host.idle()
    #expect(rig.app.actions == 1)
    rig.jump(100)
    await rig.host.idle()
    #expect(rig.app.actions == 2)
  }

  @Test func `A disabled button does nothing`() async {
    let rig = HoldRig()
    rig.app.isDisabled = true
    rig.down()
    await rig.wait(1000)
    rig.up()
    rig.host.focusNext()
    #expect(!rig.host.press(.space))
    rig.element?.actions.first?.handler()
    #expect(rig.app.actions == 0)
  }

  @Test func `A tap is none of what lies around`() async {
    var taps = 0
    var actions = 0
    let clock = ManualClock()
    let host = ViewHost(size: CGSize(width: 60, height: 40)) {
      PressAndHoldButton {
        actions += 1
      } label: { _ in
        Color.red
      }
      .onTapGesture { taps += 1 }
      .environment(\.eventClock, clock)
    }
    host.clock = clock
    await host.tap(at: CGPoint(x: 30, y: 20))
    #expect(actions == 1)
    #expect(taps == 0)
  }

  @Test func `In a page that scrolls, a drag along the page scrolls it`() async {
    var actions = 0
    let clock = ManualClock()
    let host = ViewHost(size: CGSize(width: 60, height: 100)) {
      ScrollView {
        PressAndHoldButton {
          actions += 1
        } label: { _ in
          Color.red.frame(height: 40)
        }
        Color.clear.frame(height: 500)
      }
      .environment(\.eventClock, clock)
    }
    host.clock = clock
    host.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 30, y: 0))
    await host.advance(2)
    #expect(actions == 0)
    #expect(host.all("Color").first?.frame.minY ?? 0 < -20)
  }
}
