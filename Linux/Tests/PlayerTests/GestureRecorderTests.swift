import Foundation
import GestureScripts
import GestureSimulation
import MediaLocations
import Seeking
import Testing

@testable import Player

@MainActor
@Suite("A recorded script")
struct GestureRecorderTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "seekkit-recording-\(UUID().uuidString).gesture").path

  private func moment(_ milliseconds: Int64) -> EventTime {
    EventTime(milliseconds: 5_000_000 + milliseconds)
  }

  private func recorded(_ record: (GestureRecorder) -> Void) throws -> GestureScript {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try #require(RecordingFile(path: FilePath(path)))
    record(GestureRecorder(file: file))
    return try GestureScript(parsing: String(contentsOfFile: path, encoding: .utf8))
  }

  @Test func `begins with the media and has the times since then`() throws {
    var setup = ScriptSetup()
    setup.player.duration = 90
    setup.player.position = 30.5
    setup.controls.holdSlides = true
    let (id, point) = (PointerID(7), SurfacePoint(x: 900.5, y: 280))
    let script = try recorded { recorder in
      recorder.record(.inputLost, at: moment(-500))
      recorder.begin(setup, at: moment(0))
      recorder.record(.pointerDown(id, .touch, point), at: moment(250))
      // The clock of another event may lag behind.
      recorder.record(.pointerUp(id, point), at: moment(240))
      recorder.record(.keyDown(.right), at: moment(1000))
    }
    #expect(script.setup.player.duration == 90)
    #expect(script.setup.player.position == 30.5)
    #expect(script.setup.controls.holdSlides)
    #expect(
      script.steps == [
        .init(time: EventTime(milliseconds: 250), event: .input(.pointerDown(id, .touch, point))),
        .init(time: EventTime(milliseconds: 250), event: .input(.pointerUp(id, point))),
        .init(time: EventTime(milliseconds: 1000), event: .input(.keyDown(.right))),
      ])
  }

  @Test func `has only what is another one where settings change`() throws {
    var setup = ScriptSetup()
    let script = try recorded { recorder in
      recorder.record(.set(setup.controls, surface: setup.surface), at: moment(-100))
      recorder.begin(setup, at: moment(0))
      recorder.record(.set(setup.controls, surface: setup.surface), at: moment(100))
      setup.controls.steps.forward = 30
      setup.surface.width = 1280
      recorder.record(.set(setup.controls, surface: setup.surface), at: moment(200))
    }
    let change = ScriptEvent.set(setup.controls, surface: setup.surface)
    #expect(script.steps == [.init(time: EventTime(milliseconds: 200), event: change)])
  }

  @Test func `ends when it is closed and takes nothing more`() throws {
    let script = try recorded { recorder in
      recorder.close()
      recorder.begin(ScriptSetup(), at: moment(0))
      recorder.record(.undone, at: moment(100))
      recorder.close()
      recorder.record(.redone, at: moment(200))
      recorder.begin(ScriptSetup(), at: moment(300))
    }
    #expect(script.steps.count == 1)
  }

  @Test func `is nothing where the file can't be written`() {
    #expect(RecordingFile(path: "/nowhere/at/all.gesture") == nil)
  }
}
