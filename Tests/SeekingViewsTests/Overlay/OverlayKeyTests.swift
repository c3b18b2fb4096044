import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("Keys on an overlay") struct OverlayKeyTests {
  private let stage = OverlayStage()
  private var host: ViewHost { stage.host }

  @Test(
    "skip",
    arguments: [
      (KeyEquivalent.leftArrow, "seek -10"), (.rightArrow, "seek +10"), ("j", "seek -10"),
      ("l", "seek +10"), ("L", "seek +10"),
    ])
  func skips(key: KeyEquivalent, call: String) async {
    stage.showOverlay { $0.keyboard() }
    #expect(stage.key(key))
    #expect(stage.calls == [call])
    #expect(stage.circle?.midY == 100)
  }

  @Test("are repeated by nobody but the user")
  func repeats() {
    stage.showOverlay { $0.keyboard() }
    #expect(stage.key("l"))
    #expect(stage.key("l", .repeat))
    #expect(stage.key("l", .repeat))
    #expect(stage.calls == ["seek +10"])
  }

  @Test(
    "that meant nothing are left to others while they are held",
    arguments: [
      KeyEquivalent.escape, "z", .rightArrow,
    ])
  func repeatsOfOthers(key: KeyEquivalent) {
    stage.showOverlay { $0.steps(backward: 10, forward: .nan).keyboard() }
    #expect(!stage.key(key))
    #expect(!stage.key(key, .repeat))
    #expect(stage.key(.leftArrow))
    #expect(!stage.key(key, .repeat))
    #expect(stage.key(.leftArrow, .repeat))
    #expect(!stage.key(key))
    #expect(!stage.key(.leftArrow, .repeat))
    #expect(stage.calls == ["seek -10"])
  }

  @Test("that ended a hold end nothing else while they are held")
  func repeatedEscape() {
    stage.showOverlay { $0.keyboard().onHold { _ in } }
    #expect(stage.act("Play at 2 times the speed"))
    #expect(stage.key(.escape))
    #expect(stage.key(.escape, .repeat))
    #expect(!stage.key(.escape))
    #expect(!stage.key(.escape, .repeat))
  }

  @Test(
    "that mean something else are left to others",
    arguments: [KeyEquivalent.space, "k", "x", .upArrow, .home, .escape])
  func otherKeys(key: KeyEquivalent) {
    stage.showOverlay { $0.keyboard() }
    #expect(!stage.key(key))
    #expect(stage.calls.isEmpty)
  }

  @Test("are left to shortcuts", arguments: [EventModifiers.command, .control, .option])
  func shortcuts(modifiers: EventModifiers) {
    stage.showOverlay { $0.keyboard() }
    #expect(!stage.key("l", .down, modifiers))
    #expect(stage.calls.isEmpty)
  }

  @Test("count no letters where letters are switched off")
  func letters() {
    stage.showOverlay { $0.keyboard(letters: false) }
    #expect(!stage.key("l"))
    #expect(!stage.key("l", .repeat))
    #expect(!stage.key("j"))
    #expect(stage.key(.rightArrow))
    #expect(stage.calls == ["seek +10"])
  }

  @Test("do nothing unless they are asked for, or while the overlay is disabled")
  func off() {
    stage.showOverlay()
    #expect(!stage.key(.rightArrow))
    stage.show { [unowned stage] in stage.overlay().keyboard().disabled(true) }
    #expect(!stage.key(.rightArrow))
    #expect(stage.calls.isEmpty)
  }

  @Test("are left to others where a step makes no sense")
  func senselessStep() {
    stage.showOverlay { $0.steps(backward: 10, forward: .nan).keyboard() }
    #expect(!stage.key(.rightArrow))
    #expect(stage.key(.leftArrow))
  }
}

@MainActor @Suite("A hold on an overlay") struct OverlayHoldTests {
  private let stage = OverlayStage()
  private var host: ViewHost { stage.host }

  private func show(slides: Bool = false, locks: Bool = false, stages: HoldStages = .standard) {
    stage.showOverlay { [unowned stage] in
      $0.keyboard().onHold(stages, slides: slides, locks: locks) { stage.calls.append(name($0)) }
        .onSingleTap { _ in stage.calls.append("tap") }
    }
  }

  @Test("plays at a rate from half a second on, until it is let go of")
  func rate() async {
    show()
    host.touchDown(at: CGPoint(x: 200, y: 150))
    await stage.pass(499)
    #expect(stage.calls.isEmpty)
    await stage.pass(1)
    #expect(stage.calls == ["2"])
    // Sliding means nothing unless it is asked for.
    host.touchMove(to: CGPoint(x: 390, y: 20))
    host.touchUp()
    await stage.pass(500)
    #expect(stage.calls == ["2", "end"])
  }

  @Test("is at twice the speed unless it is told otherwise")
  func defaultRate() async {
    stage.showOverlay { [unowned stage] in
      $0.onHold(slides: true) { stage.calls.append(name($0)) }
    }
    await stage.hold()
    host.touchMove(to: CGPoint(x: 390, y: 150))
    #expect(stage.calls == ["2"])
    host.touchUp()
  }

  @Test("goes through its stages as it slides")
  func stages() async {
    show(slides: true)
    await stage.hold()
    host.touchMove(to: CGPoint(x: 265, y: 150))
    host.touchMove(to: CGPoint(x: 325, y: 150))
    // Nothing locks it unless that is asked for.
    host.touchMove(to: CGPoint(x: 325, y: 20))
    host.touchUp()
    await stage.pass(10)
    #expect(stage.calls == ["2", "4", "8", "end"])
  }

  @Test("goes on by itself once it is locked, until a tap, which is no other one")
  func lock() async {
    show(locks: true)
    await stage.hold()
    // Sliding along means nothing unless it is asked for.
    host.touchMove(to: CGPoint(x: 300, y: 150))
    host.touchMove(to: CGPoint(x: 300, y: 65))
    host.touchUp()
    await stage.pass(500)
    #expect(stage.calls == ["2"])
    // A skip doesn't end it.
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["2", "seek +10"])
    await stage.clear()
    await stage.tap(x: 350)
    await stage.pass(400)
    #expect(stage.calls == ["2", "seek +10", "end"])
    await stage.tap(x: 350)
    await stage.pass(400)
    #expect(stage.calls.last == "tap")
  }

  @Test("isn't ended by a skip, though single taps act at once")
  func lockAndSkip() async {
    stage.showOverlay { [unowned stage] in
      $0.onHold { stage.calls.append(name($0)) }
        .onSingleTap(.atOnce) { _ in stage.calls.append("tap") }
    }
    #expect(stage.act("Play at 2 times the speed"))
    await stage.tap(x: 350, count: 2)
    #expect(stage.calls == ["2", "seek +10"])
    await stage.clear()
    await stage.tap(x: 350)
    await stage.pass(400)
    await stage.tap(x: 350)
    #expect(stage.calls == ["2", "seek +10", "end", "tap"])
  }

  @Test("can be had without holding, and ended so, and by Escape")
  func latch() async {
    show()
    #expect(stage.act("Play at 2 times the speed"))
    #expect(stage.act("Play at the usual speed"))
    #expect(stage.act("Play at 2 times the speed"))
    #expect(stage.key(.escape))
    #expect(!stage.key(.escape))
    #expect(stage.calls == ["2", "end", "2", "end"])
    stage.showOverlay()
    #expect(!stage.actions.contains("Play at 2 times the speed"))
  }

  @Test("ends for certain: with a second finger, or a lost one")
  func lost() async {
    show()
    await stage.hold()
    host.touchDown(at: CGPoint(x: 300, y: 100), finger: 1)
    await stage.pass(10)
    #expect(stage.calls == ["2", "end"])
    host.touchUp(finger: 1)
    host.touchUp()
    await stage.hold()
    host.cancelTouch()
    await stage.pass(10)
    #expect(stage.calls == ["2", "end", "2", "end"])
  }

  enum Ending: CaseIterable { case removed, disabled, locked, inBackground, unasked }

  @Test("ends for certain, whatever becomes of the overlay", arguments: Ending.allCases)
  func ends(by ending: Ending) async {
    await ends(by: ending, in: .active)
  }

  private func ends(by ending: Ending, in phase: ScenePhase) async {
    let box = Flag()
    stage.show { [unowned stage] in
      let isOver = box.isSet
      if !(isOver && ending == .removed) {
        stage.overlay()
          .locked(isOver && ending == .locked)
          .with {
            guard !(isOver && ending == .unasked) else { return }
            $0.surface.timing.holdDelay = .milliseconds(500)
            $0.hold = .init(stages: .standard, slides: false, locks: false) {
              stage.calls.append(name($0))
            }
          }
          .disabled(isOver && ending == .disabled)
          .environment(\.scenePhase, isOver && ending == .inBackground ? .background : phase)
      }
    }
    await stage.hold()
    #expect(stage.calls == ["2"])
    box.isSet = true
    host.setNeedsUpdate()
    await stage.pass(10)
    #expect(stage.calls == ["2", "end"])
    host.touchUp()
    await stage.pass(1_000)
    #expect(stage.calls == ["2", "end"])
  }

  @Test(
    "ends for certain also where the phase of the scene says nothing",
    arguments: [Ending.removed, .disabled, .locked, .unasked])
  func endsInStandingPhase(by ending: Ending) async {
    await ends(by: ending, in: .background)
  }

  @Test("goes on by itself under a lock, and not in a disabled overlay", arguments: [false, true])
  func latchedUnderLock(isDisabled: Bool) async {
    let box = Flag()
    stage.show { [unowned stage] in
      stage.overlay().locked(box.isSet).onHold { stage.calls.append(name($0)) }
        .disabled(box.isSet && isDisabled)
    }
    #expect(stage.act("Play at 2 times the speed"))
    box.isSet = true
    stage.host.setNeedsUpdate()
    await stage.pass(10)
    #expect(stage.calls == (isDisabled ? ["2", "end"] : ["2"]))
  }

  @Test("goes with the overlay, also when it goes on by itself")
  func removedLatch() async {
    let box = Flag()
    stage.show { [unowned stage] in
      if !box.isSet { stage.overlay().onHold { stage.calls.append(name($0)) } }
    }
    #expect(stage.act("Play at 2 times the speed"))
    box.isSet = true
    stage.host.setNeedsUpdate()
    await stage.pass(10)
    #expect(stage.calls == ["2", "end"])
  }

  @Test("takes the run that is under way with it when the overlay goes")
  func removedRun() async {
    let box = Flag()
    stage.show { [unowned stage] in
      if !box.isSet { stage.overlay().onRunEnded { stage.call("ended", $0) } }
    }
    await stage.tap(x: 350, count: 2)
    box.isSet = true
    host.setNeedsUpdate()
    await stage.pass(10)
    #expect(stage.calls == ["seek +10", "ended +10"])
    #expect(stage.said.isEmpty)
  }

  private final class Flag {
    var isSet = false
  }
}

/// The rate of a hold in short.
private func name(_ rate: HoldRate?) -> String {
  switch rate {
  case nil: "end"
  case .absolute(let rate): "\(Int(rate))"
  case .multiplied(let factor): "times \(Int(factor))"
  }
}
