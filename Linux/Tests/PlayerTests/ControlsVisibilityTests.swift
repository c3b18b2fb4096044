import Seeking
import Testing

@testable import Player

@Suite("Controls over a film")
struct ControlsVisibilityTests {
  private func moment(_ milliseconds: Int64) -> EventTime {
    EventTime(milliseconds: milliseconds)
  }

  /// Controls over a film that plays, with nothing that needs them, since 1000 ms.
  private func overPlayingFilm() -> ControlsVisibility {
    var controls = ControlsVisibility()
    controls.set(.notPlaying, false, at: moment(1000))
    return controls
  }

  @Test func `are there before anything plays, however long that takes`() {
    var controls = ControlsVisibility()
    #expect(controls.nextDeadline == nil)
    controls.tick(at: moment(100_000))
    #expect(controls.areShown)
  }

  @Test(arguments: [(3999, true), (4000, false), (9000, false)])
  func `go three seconds after the last activity`(time: Int64, areShown: Bool) {
    var controls = overPlayingFilm()
    #expect(controls.nextDeadline == moment(4000))
    controls.tick(at: moment(time))
    #expect(controls.areShown == areShown)
  }

  @Test func `come back with any activity, for three seconds more`() {
    var controls = overPlayingFilm()
    controls.tick(at: moment(4000))
    controls.noteActivity(at: moment(7345))
    #expect(controls.areShown)
    #expect(controls.nextDeadline == moment(10_345))
  }

  @Test(arguments: ControlsNeed.allCases)
  func `stay while anything needs them`(need: ControlsNeed) {
    var controls = overPlayingFilm()
    controls.set(need, true, at: moment(1500))
    #expect(controls.nextDeadline == nil)
    controls.tick(at: moment(60_000))
    #expect(controls.areShown)
    controls.set(need, false, at: moment(60_000))
    #expect(controls.nextDeadline == moment(63_000))
  }

  @Test(arguments: ControlsNeed.allCases)
  func `come back when something needs them`(need: ControlsNeed) {
    var controls = overPlayingFilm()
    controls.tick(at: moment(4000))
    controls.set(need, true, at: moment(5000))
    #expect(controls.areShown)
  }

  @Test func `stay until the last need has gone`() {
    var controls = overPlayingFilm()
    controls.set(.pointer, true, at: moment(1500))
    controls.set(.keyboard, true, at: moment(1600))
    controls.set(.pointer, false, at: moment(1700))
    #expect(controls.nextDeadline == nil)
  }

  @Test func `a finger lets them come and go`() {
    var controls = overPlayingFilm()
    controls.toggle(at: moment(1100))
    #expect(!controls.areShown)
    controls.toggle(at: moment(1200))
    #expect(controls.areShown)
    #expect(controls.nextDeadline == moment(4200))
  }

  @Test func `a finger can't send away what is needed`() {
    var controls = ControlsVisibility()
    controls.toggle(at: moment(1100))
    #expect(controls.areShown)
  }
}
