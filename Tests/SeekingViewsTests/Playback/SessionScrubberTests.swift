import Foundation
import Seeking
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("A scrubber with a session") struct SessionScrubberTests {
  private let player = StubPlayer()
  private let session: PlayerSession
  private let host: ViewHost
  private let heard = Heard()

  private final class Heard {
    var changes: [Bool] = []
  }

  init() {
    player.position = 30
    let session = PlayerSession(player, clock: ManualClock())
    let heard = heard
    self.session = session
    host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(samples: [0.5], session: session) { heard.changes.append($0) }
    }
  }

  private func press(_ key: KeyEquivalent, repeats: Int = 0) {
    if host.focused == nil { host.focusNext() }
    #expect(host.press(key))
    player.landAll()
    for _ in 0..<repeats {
      #expect(host.press(key, phase: .repeat))
      player.landAll()
    }
  }

  private func undoCount() -> Int {
    var count = 0
    while session.undo() {
      player.landAll()
      count += 1
    }
    return count
  }

  @Test func `shows keyframes while it is dragged, and ends exactly`() {
    host.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(player.isPaused)
    player.landAll()
    host.touchMove(to: CGPoint(x: 100, y: 20))
    player.landAll()
    host.touchUp()
    player.landAll()
    #expect(player.seeks.map(\.precision) == [.keyframe, .keyframe, .exact])
    #expect(player.position == 60)
    #expect(!player.isPaused)
    #expect(heard.changes == [true, false])
    #expect(undoCount() == 1)
    #expect(player.position == 30)
  }

  @Test func `leaves everything as it was where a drag is cancelled`() {
    session.skip(by: 10)
    player.landAll()
    session.undo()
    player.landAll()
    host.touchDown(at: CGPoint(x: 20, y: 20))
    host.touchMove(to: CGPoint(x: 150, y: 20))
    host.cancelTouch()
    player.landAll()
    #expect(player.position == 30)
    #expect(!player.isPaused)
    #expect(!session.canUndo && session.canRedo)
    #expect(heard.changes == [true, false])
  }

  @Test func `gives a drag up, and says nothing, when other media comes`() {
    host.touchDown(at: CGPoint(x: 20, y: 20))
    host.touchMove(to: CGPoint(x: 100, y: 20))
    player.position = 0
    player.tell(.mediaChanged)
    player.tell(.seekableRangeChanged(SeekableRange(from: 0, to: 60)))
    host.settle()
    let seeks = player.seeks.count
    #expect(heard.changes == [true, false])
    host.touchMove(to: CGPoint(x: 150, y: 20))
    host.touchUp()
    #expect(heard.changes == [true, false])
    #expect(player.seeks.count == seeks)
    #expect(host.announcements.isEmpty)
    #expect(session.position == 0)
  }

  @Test func `seeks exactly by a key, without a pause, and lets a hold go on`() {
    session.hold(at: .absolute(2))
    press(.rightArrow)
    #expect(player.seeks.map(\.position) == [35])
    #expect(player.seeks.map(\.precision) == [.exact])
    #expect(!player.isPaused)
    #expect(player.rate == 2)
    #expect(heard.changes.isEmpty)
  }

  @Test func `takes a held key back as one`() {
    press(.rightArrow, repeats: 3)
    press(.leftArrow, repeats: 1)
    #expect(isClose(player.position.value, 40))
    #expect(undoCount() == 2)
    #expect(player.position == 30)
  }

  @Test func `seeks exactly by a screen reader's adjustment`() {
    host.elements.first?.adjust?(.increment)
    player.landAll()
    #expect(player.seeks.map(\.precision) == [.exact])
    #expect(player.position == 36)
    #expect(undoCount() == 1)
  }

  @Test func `knows the length, and shows no times unasked`() {
    #expect(host.elements.first?.value == "30 seconds of 2 minutes")
    #expect(host.texts.isEmpty)
  }
}

@MainActor @Suite("A scrubber over a range that doesn't begin at 0") struct SessionOriginTests {
  private let player = StubPlayer()
  private let host: ViewHost

  init() {
    player.position = 130
    player.seekableRange = SeekableRange(from: 100, to: 700)
    let session = PlayerSession(player, clock: ManualClock())
    host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(samples: [0.5], session: session)
        .chapters(
          [
            ScrubberChapter(start: 0, title: "Welcome"), ScrubberChapter(start: 400),
            ScrubberChapter(start: 650, title: "End"), ScrubberChapter(start: 700, title: "Beyond"),
          ], snaps: true)
    }
  }

  private var value: String? { host.elements.first?.value }

  private func act(_ name: String) {
    #expect(host.perform(name, on: "Playback position"))
    player.landAll()
  }

  @Test func `goes to where chapters start in the media`() {
    #expect(value == "30 seconds of 10 minutes, Welcome")
    act("Next chapter")
    #expect(player.position == 400)
    #expect(value == "5 minutes of 10 minutes, Chapter 2")
    act("Next chapter")
    #expect(player.position == 650)
    act("Next chapter")
    #expect(player.position == 650, "there is none after the last")
    act("Start of the chapter, or the chapter before")
    #expect(player.position == 400)
    act("Start of the chapter, or the chapter before")
    #expect(player.position == 100)
  }

  @Test func `draws chapters where they lie on the bar`() {
    let lines = host.all("Canvas").first?.drawing.flatMap(\.shapes).filter { $0.width == 1 } ?? []
    #expect(lines.map { $0.midX.rounded() } == [100, 183])
  }

  @Test func `keeps a drag to a chapter near it`() {
    host.touchDown(at: CGPoint(x: 20, y: 20))
    host.touchMove(to: CGPoint(x: 104, y: 20))
    host.touchUp()
    player.landAll()
    #expect(player.position == 400)
  }
}

@MainActor @Suite("A scrubber with a session's progress") struct SessionProgressTests {
  @Test(arguments: [35.3, 71.7, 12.34, 99.9])
  func `leaves nothing to undo where a drag is cancelled`(place: Double) {
    let player = StubPlayer()
    player.position = MediaSeconds(place)
    let session = PlayerSession(player, clock: ManualClock())
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      WaveformScrubber(samples: [0.5], progress: Bindable(session).progress) {
        player.position = player.position + 0.0005
        session.setScrubbing($0)
      }
    }
    host.touchDown(at: CGPoint(x: 20, y: 20))
    host.touchMove(to: CGPoint(x: 150, y: 20))
    host.cancelTouch()
    player.landAll()
    #expect(!session.canUndo)
    #expect((player.position.value - place).magnitude < 0.01)
  }
}
