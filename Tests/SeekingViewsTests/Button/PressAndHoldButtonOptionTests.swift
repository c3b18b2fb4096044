import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("What a press-and-hold button can do beyond the least")
struct PressAndHoldButtonOptionTests {
  // MARK: Acceleration

  @Test func `On a ladder, the steps get longer`() async {
    let rig = HoldRig { button, app in
      button.acceleration(.ladder).onStep { app.steps.append([$0, $1]) }
    }
    rig.down()
    await rig.wait(1400)
    #expect(rig.app.steps.first == [1, 1])
    #expect(rig.app.steps.last == [12, 2])
    #expect(rig.app.actions == 0)
    rig.up()
    rig.down()
    rig.up()
    #expect(rig.app.actions == 1, "a tap is the action")
  }

  @Test func `On a ramp, the steps come sooner`() async {
    let rig = HoldRig(minimumDuration: 0, repeatInterval: 0.4) { button, _ in
      button.acceleration(.ramp)
    }
    rig.down()
    await rig.wait(3000)
    let slow = rig.app.actions
    await rig.wait(1000)
    #expect(slow > 7)
    #expect((9...10).contains(rig.app.actions - slow))
  }

  @Test func `Where a press repeats at once, a tap is still one`() async {
    let rig = HoldRig(minimumDuration: 0)
    rig.down()
    await rig.wait(50)
    rig.up()
    #expect(rig.app.actions == 1)
    rig.down()
    await rig.wait(250)
    rig.up()
    #expect(rig.app.actions == 3)
    let latch = HoldRig(minimumDuration: 0) { button, _ in button.latches() }
    latch.down()
    await latch.wait(50)
    latch.up()
    await latch.wait(150)
    #expect(latch.isRepeating)
    latch.down()
    await latch.wait(50)
    latch.up()
    #expect(!latch.isRepeating)
    #expect(latch.app.actions == 1)
  }

  // MARK: Rate

  @Test func `A hold can play at a rate`() async {
    let rig = HoldRig { button, app in button.holdRate { app.rates.append($0) } }
    rig.down()
    await rig.wait(1000)
    #expect(rig.app.rates == [.absolute(2)])
    #expect(rig.isRepeating)
    rig.up()
    #expect(rig.app.rates == [.absolute(2), nil])
    #expect(rig.app.actions == 0)
    rig.down()
    rig.up()
    #expect(rig.app.actions == 1)
    #expect(rig.app.rates.count == 2)
  }

  @Test(arguments: PressAndHoldButtonTests.Loss.allCases)
  func `A rate ends with its hold, however that ends`(loss: PressAndHoldButtonTests.Loss) async {
    let rig = HoldRig { button, app in button.holdRate { app.rates.append($0) } }
    rig.down()
    await rig.wait(300)
    await PressAndHoldButtonTests().lose(loss, rig)
    #expect(rig.app.rates == [.absolute(2), nil])
  }

  @Test func `Sliding changes the rate only where that is asked for`() async {
    for slides in [true, false] {
      let rig = HoldRig { button, app in
        button.holdRate(.standard, slides: slides) { app.rates.append($0) }
      }
      rig.down()
      await rig.wait(300)
      rig.host.touchMove(to: CGPoint(x: 30 + 125, y: 20))
      rig.host.touchMove(to: CGPoint(x: 30 + 125, y: -100))
      rig.up()
      #expect(rig.app.rates == (slides ? [.absolute(2), .absolute(8), nil] : [.absolute(2), nil]))
    }
  }

  // MARK: Latch

  enum Way: CaseIterable { case held, locked, latched }

  @Test(arguments: Way.allCases)
  func `A rate ends with the option that asked for it`(way: Way) async {
    let rig = HoldRig { button, app in
      app.top > 0 ? button : button.holdRate(locks: true) { app.rates.append($0) }
    }
    if way == .latched {
      #expect(await rig.act("Play at 2 times the speed"))
    } else {
      rig.down()
      await rig.wait(300)
    }
    if way == .locked {
      rig.host.touchMove(to: CGPoint(x: 30, y: -70))
      rig.up(at: CGPoint(x: 30, y: -70))
    }
    #expect(rig.app.rates == [.absolute(2)])
    rig.app.top = 1
    rig.host.settle()
    #expect(rig.app.rates == [.absolute(2), nil])
    await rig.wait(500)
    if way == .held { rig.up() }
    await rig.wait(500)
    #expect(rig.app.rates.count == 2)
    #expect(rig.app.actions == 0, "the hold has become no repeating")
    #expect(!rig.isRepeating)
    rig.down()
    rig.up()
    #expect(rig.app.actions == 1, "the next tap is one")
  }

  @Test func `A repeating ends where the button begins to play at a rate`() async {
    let rig = HoldRig { button, app in
      app.top > 0 ? button.holdRate { app.rates.append($0) } : button
    }
    rig.down()
    await rig.wait(350)
    #expect(rig.app.actions == 1)
    rig.app.top = 1
    rig.host.settle()
    #expect(!rig.isRepeating)
    await rig.wait(500)
    rig.up()
    #expect(rig.app.actions == 1)
    #expect(rig.app.rates.isEmpty)
  }

  @Test func `Where it latches, a tap begins and the next one ends`() async {
    let rig = HoldRig { button, _ in button.latches() }
    rig.down()
    rig.up()
    await rig.host.idle()
    #expect(rig.isRepeating)
    await rig.wait(350)
    #expect(rig.app.actions == 3)
    rig.down()
    #expect(!rig.isRepeating, "it ends when the finger goes down")
    await rig.wait(1000)
    rig.up()
    await rig.wait(1000)
    #expect(rig.app.actions == 3)
    rig.down()
    await rig.wait(300)
    rig.up()
    #expect(rig.app.actions == 4, "a hold is one still")
    #expect(!rig.isRepeating)
  }

  @Test func `Where it latches, a rate does too`() async {
    let rig = HoldRig { button, app in
      button.latches().holdRate { app.rates.append($0) }
    }
    rig.down()
    rig.up()
    #expect(rig.app.rates == [.absolute(2)])
    rig.down()
    rig.up()
    #expect(rig.app.rates == [.absolute(2), nil])
  }

  @Test(arguments: [PressAndHoldButtonTests.Loss.disabled, .removed, .background])
  func `What is latched ends with the button`(loss: PressAndHoldButtonTests.Loss) async {
    let rig = HoldRig { button, _ in button.latches() }
    rig.down()
    rig.up()
    await rig.wait(100)
    await PressAndHoldButtonTests().lose(loss, rig)
    await rig.wait(2000)
    #expect(rig.app.actions == 1)
  }

  // MARK: Assistive technologies

  @Test func `It is one button with actions that need no hold`() async throws {
    let rig = HoldRig()
    #expect(rig.host.elements.count == 1)
    let element = try #require(rig.element)
    #expect(element.label == "hold")
    #expect(element.value == "")
    #expect(element.traits.contains(.isButton))
    #expect(element.actions.map(\.name) == ["default", "Once", "Start repeating"])
    #expect(await rig.act("default"))
    #expect(await rig.act("Once"))
    #expect(rig.app.actions == 2)
    #expect(await rig.act("Start repeating"))
    #expect(rig.element?.value == "Repeating")
    await rig.wait(200)
    #expect(rig.app.actions == 4)
    #expect(await rig.act("Once"))
    #expect(rig.app.actions == 5)
    #expect(rig.isRepeating)
    #expect(await rig.act("Stop repeating"))
    await rig.wait(1000)
    #expect(rig.app.actions == 5)
    #expect(await rig.act("Start repeating"))
    #expect(await rig.act("default"))
    #expect(!rig.isRepeating, "an activation ends the repeating")
    #expect(rig.app.actions == 5)
  }

  @Test func `Disabled it is a button without actions`() throws {
    let rig = HoldRig()
    rig.app.isDisabled = true
    rig.host.settle()
    let element = try #require(rig.element)
    #expect(element.traits.contains(.isButton))
    #expect(element.respondsToUser == false)
    #expect(element.actions.map(\.name) == ["default"])
    element.actions.first?.handler()
    #expect(rig.app.actions == 0)
  }

  @Test func `Where it latches, an activation begins the repeating`() async {
    let rig = HoldRig { button, _ in button.latches() }
    #expect(await rig.act("default"))
    #expect(rig.isRepeating)
    #expect(rig.app.actions == 0)
  }

  @Test func `The actions of a rate say it, in the view's language`() async {
    let clock = ManualClock()
    let host = ViewHost(size: CGSize(width: 60, height: 40)) {
      PressAndHoldButton {
      } label: {
        Text(verbatim: "\($0)")
      }
      .holdRate(HoldStages([.multiplied(1.5)])) { _ in }
      .environment(\.locale, Locale(identifier: "de"))
      .environment(\.eventClock, clock)
    }
    let names = host.elements.first?.actions.map(\.name) ?? []
    #expect(names.last == Words(Locale(identifier: "de")).playAtRate(1.5))
    #expect(host.perform(names.last ?? "", on: "false"))
    #expect(
      host.elements.first?.actions.last?.name == Words(Locale(identifier: "de")).playAtUsualRate)
  }

  @Test func `Its beginning can be felt`() async {
    let rig = HoldRig()
    rig.down()
    await rig.wait(100)
    #expect(rig.host.feedback.isEmpty)
    await rig.wait(500)
    #expect(rig.host.feedback == ["selection"])
  }

  // MARK: Keys

  @Test(arguments: [KeyEquivalent.space, .return])
  func `A key is a press`(key: KeyEquivalent) async {
    let rig = HoldRig()
    rig.host.focusNext()
    #expect(rig.host.press(key))
    #expect(rig.host.press(key, phase: .up))
    #expect(rig.app.actions == 1)
    #expect(rig.host.press(key))
    await rig.wait(250)
    #expect(rig.isRepeating)
    for _ in 0..<20 { #expect(rig.host.press(key, phase: .repeat), "it is swallowed") }
    #expect(rig.app.actions == 1)
    await rig.wait(200)
    #expect(rig.app.actions == 3)
    #expect(rig.host.press(key, phase: .up))
    await rig.wait(1000)
    #expect(rig.app.actions == 3)
  }

  @Test func `Other keys, and keys with a modifier, are left to others`() {
    let rig = HoldRig()
    rig.host.focusNext()
    #expect(!rig.host.press("x"))
    #expect(!rig.host.press(.space, phase: .repeat))
    #expect(!rig.host.press(.space, phase: .up))
    for modifier in [EventModifiers.command, .control, .option] {
      #expect(!rig.host.press(.space, modifiers: modifier))
    }
    #expect(rig.app.actions == 0)
  }

  @Test func `A focus that is lost ends what a key has begun`() async {
    let rig = HoldRig()
    rig.host.focusNext()
    rig.host.press(.space)
    await rig.wait(300)
    rig.host.focus(nil)
    #expect(!rig.isRepeating)
    await rig.wait(1000)
    #expect(rig.app.actions == 1)
    rig.down()
    rig.up()
    #expect(rig.app.actions == 2)
  }

  @Test func `Of a key and a finger, the first one counts`() async {
    let rig = HoldRig()
    rig.host.focusNext()
    rig.host.press(.space)
    rig.down()
    rig.up()
    await rig.wait(350)
    #expect(rig.isRepeating)
    rig.host.focus(nil)
    #expect(!rig.isRepeating)
  }

  // MARK: Style

  @Test func `Pressed it is paler, disabled still more`() {
    let rig = HoldRig()
    func opacity() -> Double? { rig.host.all("opacity").last?.opacity }
    #expect(opacity() == 1)
    rig.down()
    #expect(opacity() == 0.6)
    rig.up()
    #expect(opacity() == 1)
    rig.app.isDisabled = true
    #expect(opacity() == 0.4)
  }

  @Test func `A style draws what it likes`() async {
    struct Told: PressAndHoldButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: configuration.isPressed ? "pressed" : "up")
          Text(verbatim: configuration.isRepeating ? "repeating" : "still")
        }
      }
    }
    let clock = ManualClock()
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      PressAndHoldButton {
      } label: { _ in
        Text(verbatim: "label")
      }
      .pressAndHoldButtonStyle(Told())
      .environment(\.eventClock, clock)
    }
    host.clock = clock
    #expect(host.texts == ["label", "up", "still"])
    host.touchDown(at: CGPoint(x: 100, y: 20))
    #expect(host.texts == ["label", "pressed", "still"])
    await host.advance(0.3)
    #expect(host.texts == ["label", "pressed", "repeating"])
  }
}
