import GestureScripts
import GestureSimulation
import Seeking
import Testing

@Suite("A gesture script that is wrong")
struct ScriptErrorTests {
  /// A script, and where and how it is wrong.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let script: String
    let line: Int
    let column: Int
    let problem: String

    init(_ script: String, _ line: Int, _ column: Int, _ problem: String) {
      (self.script, self.line, self.column, self.problem) = (script, line, column, problem)
    }

    var testDescription: String { script }
  }

  private static let lines = [
    Mistake("0 tap 900 280\nset position 100", 2, 1, "“set” comes before the events"),
    Mistake("0 end\n1 undo", 2, 1, "nothing comes after the end"),
    Mistake("0 end\nset step 5", 2, 1, "nothing comes after the end"),
    Mistake("100 undo\n99 undo", 2, 1, "time never goes back"),
    Mistake("100 tap 1 1\n\n# later\n  99 end", 4, 3, "time never goes back"),
    Mistake("soon undo", 1, 1, "“soon” is no time: whole milliseconds from 0"),
    Mistake("-1 undo", 1, 1, "“-1” is no time"), Mistake("0.5 undo", 1, 1, "“0.5” is no time"),
    Mistake("1000000001 undo", 1, 1, "“1000000001” is no time"),
    Mistake("100", 1, 5, "event is missing"), Mistake("100   # undo", 1, 5, "event is missing"),
    Mistake("0 end now", 1, 7, "“now” is one word too many"),
    Mistake("0 undo twice", 1, 8, "“twice” is one word too many"),
    Mistake("set paused true false", 1, 17, "“false” is one word too many"),
  ]

  private static let settings = [
    Mistake("set", 1, 5, "setting is missing"),
    Mistake(
      "set speed 2", 1, 5, "“speed” is no setting: it is one of acceleration, announcements,"),
    Mistake("set position", 1, 14, "a place in seconds is missing"),
    Mistake("set position far", 1, 14, "“far” is no number, where a place in seconds should stand"),
    Mistake("set position nan", 1, 14, "“nan” is no number"),
    Mistake("set position inf", 1, 14, "“inf” is no number"),
    Mistake(
      "set position 2e9", 1, 14, "a place in seconds is -1000000000.0 to 1000000000.0, not 2e9"),
    Mistake("set surface 1000", 1, 13, "“1000” is no size in points, such as 1000x560"),
    Mistake("set surface 1000x560x1", 1, 13, "“1000x560x1” is no size in points"),
    Mistake(
      "set surface widex560", 1, 13, "“wide” is no number, where size in points should stand"),
    Mistake("set surface 0x560", 1, 13, "size in points is 1.0 to 1000000.0, not 0"),
    Mistake("set surface 1000x0", 1, 13, "size in points is 1.0 to 1000000.0, not 0"),
    Mistake("set duration -1", 1, 14, "the length is 0.0 to"),
    Mistake("set live 1000", 1, 15, "the end of the range in seconds is missing"),
    Mistake("set live 1600 1000", 1, 10, "the range ends before it begins"),
    Mistake("set rate 0", 1, 10, "the rate is 0.01 to 100.0, not 0"),
    Mistake("set paused yes", 1, 12, "“yes” is no answer: it is one of true, false"),
    Mistake("set seekable no", 1, 14, "“no” is no answer"),
    Mistake("set grow true", 1, 10, "“true” is no answer: it is one of on, off"),
    Mistake("set letters 1", 1, 13, "“1” is no answer"),
    Mistake("set fine 1", 1, 10, "“1” is no answer"),
    Mistake("set announcements", 1, 19, "answer is missing"),
    Mistake("set zones 0.5 0.5", 1, 19, "the share that skips forward is missing"),
    Mistake("set zones 0.5 0.5 0.5", 1, 11, "the three shares make up 1"),
    Mistake("set zones 1.5 0 0", 1, 11, "the share that skips back is 0.0 to 1.0, not 1.5"),
    Mistake("set zones 0 -1 2", 1, 13, "the share of the centre is 0.0 to 1.0, not -1"),
    Mistake("set edge-inset -1", 1, 16, "the inset in points is 0.0 to"),
    Mistake("set run on", 1, 9, "“on” is no run policy: it is one of single-taps, double-taps"),
    Mistake(
      "set single-tap later", 1, 16,
      "“later” is no single-tap policy: it is one of wait, at-once, none"),
    Mistake("set direction up", 1, 15, "“up” is no direction: it is one of ltr, rtl"),
    Mistake("set double-tap -1", 1, 16, "“-1” is no window: whole milliseconds from 0"),
    Mistake("set run-window 0.6", 1, 16, "“0.6” is no window"),
    Mistake("set bounce x", 1, 12, "“x” is no gap"),
    Mistake("set hold-delay x", 1, 16, "“x” is no delay"),
    Mistake("set tally-time x", 1, 16, "“x” is no time"),
    Mistake("set seek-latency x", 1, 18, "“x” is no latency"),
    Mistake("set slop -1", 1, 10, "the slop in points is 0.0 to"),
    Mistake("set pair-distance -1", 1, 19, "the distance in points is 0.0 to"),
    Mistake("set keyframes -1", 1, 15, "the seconds between is 0.0 to"),
    Mistake("set chapters 0 a", 1, 16, "“a” is no number, where a place in seconds should stand"),
    Mistake("set marks a", 1, 11, "“a” is no number"),
    Mistake("set step", 1, 10, "the step in seconds is missing"),
    Mistake(
      "set hold fast", 1, 10, "“fast” is no kind of hold: it is one of rate, multiply, rewind, off"),
    Mistake("set hold rate", 1, 15, "the rate is missing"),
    Mistake("set hold multiply 0", 1, 19, "the factor is 0.01 to 100.0, not 0"),
    Mistake("set minimum-duration -1", 1, 22, "“-1” is no duration"),
    Mistake("set repeat-interval 0", 1, 21, "“0” is no interval: whole milliseconds from 1"),
    Mistake(
      "set acceleration fast", 1, 18, "“fast” is no acceleration: it is one of steady, ladder, ramp"
    ),
    Mistake("set button play", 1, 12, "“play” is no use of the button: it is one of skip, action"),
  ]

  private static let events = [
    Mistake("0 swipe 1", 1, 3, "“swipe” is no event: it is one of background, blur, cancel,"),
    Mistake("0 tap", 1, 7, "x in points is missing"),
    Mistake("0 tap 900", 1, 11, "y in points is missing"),
    Mistake("0 tap left 280", 1, 7, "“left” is no number, where x in points should stand"),
    Mistake(
      "0 tap 900 280 foot", 1, 15, "“foot” is no kind of pointer: it is one of touch, mouse, pen"),
    Mistake("0 tap 900 280 pen 1", 1, 19, "“1” is one word too many"),
    Mistake("0 down", 1, 8, "pointer's number is missing"),
    Mistake("0 down one 900 280 touch", 1, 8, "“one” is no pointer's number"),
    Mistake("0 down 1 900 280", 1, 18, "kind of pointer is missing"),
    Mistake("0 down 1 900 280 foot", 1, 18, "“foot” is no kind of pointer"),
    Mistake("0 move 1 900", 1, 14, "y in points is missing"),
    Mistake("0 up 1.5 900 280", 1, 6, "“1.5” is no pointer's number"),
    Mistake("0 cancel", 1, 10, "pointer's number is missing"),
    Mistake("0 key-down", 1, 12, "key is missing"),
    Mistake("0 key-down Space", 1, 12, "“Space” is no key: it is one of space, left, right,"),
    Mistake("0 key-repeat a", 1, 14, "“a” is no key"),
    Mistake("0 key-up a", 1, 10, "“a” is no key"),
    Mistake(
      "0 request right", 1, 11, "“right” is no direction: it is one of backward, forward"),
    Mistake("0 press back", 1, 9, "“back” is no direction: it is one of backward, forward"),
    Mistake("0 press backward 1", 1, 18, "“1” is one word too many"),
    Mistake("0 go-to", 1, 9, "a place in seconds is missing"),
    Mistake("0 set", 1, 7, "setting is missing"),
    Mistake("0 set step", 1, 12, "the step in seconds is missing"),
    Mistake("0 set surface wide", 1, 15, "“wide” is no size in points"),
    Mistake("0 set marks 5 near", 1, 15, "“near” is no number"),
    Mistake("0 set duration 5", 1, 7, "“duration” is no setting that can change: it is one of"),
    Mistake("0 chapter next", 1, 11, "“next” is no direction"),
    Mistake("0 rate -1", 1, 8, "the rate is 0.01 to 100.0, not -1"),
    Mistake("0 jump", 1, 8, "a place in seconds is missing"),
    Mistake("0 range 5", 1, 11, "the end of the range in seconds is missing"),
    Mistake("0 range 5 4", 1, 9, "the range ends before it begins"),
    Mistake("0 scrub-down 1", 1, 16, "a fraction of the width is missing"),
    Mistake("0 scrub-move 1 half", 1, 16, "“half” is no number, where a fraction of the width"),
    Mistake("0 scrub-move 1 0.5 off", 1, 20, "“off” is no number, where points off the bar"),
    Mistake("0 scrub-up", 1, 12, "pointer's number is missing"),
    Mistake("0 scrub-cancel x", 1, 16, "“x” is no pointer's number"),
  ]

  @Test(arguments: lines + settings + events)
  func `says where and what`(mistake: Mistake) throws {
    let error = try #require(throws: ScriptError.self) {
      try GestureScript(parsing: mistake.script)
    }
    #expect(error.line == mistake.line)
    #expect(error.column == mistake.column)
    #expect(error.problem.hasPrefix(mistake.problem))
    #expect(error.description == "\(mistake.line):\(mistake.column): \(error.problem)")
  }

  @Test(arguments: ["\t", "  ", " \t "])
  func `has its column counted in characters`(blank: String) throws {
    let error = try #require(throws: ScriptError.self) {
      try GestureScript(parsing: "0\(blank)tap\(blank)x")
    }
    #expect(error.column == 5 + 2 * blank.count)
  }
}

@Suite("A gesture script")
struct ScriptFormTests {
  private static let plain = "set position 100\n0 tap 900 280\n150 tap 900 280\n210 end\n"

  private func trace(_ text: String) throws -> [String] {
    GestureReplay.trace(of: try GestureScript(parsing: text))
  }

  @Test(arguments: [
    plain.replacing("\n", with: "\r\n"), plain.replacing(" ", with: "\t"),
    plain.replacing("\n", with: "  \n\n"), plain.replacing("\n", with: " # so\n# and so\n"),
    plain.replacing("\n", with: "#so\n   # and so\n"), String(plain.dropLast()),
    plain.replacing("210 end\n", with: ""), "\n\n" + plain,
    "set position 100\n0 down 1 900 280 touch\n60 up 1 900 280\n150 tap 900 280 touch\n",
  ])
  func `may be set out as one likes`(text: String) throws {
    #expect(try trace(text) == trace(Self.plain))
  }

  @Test(arguments: ["", "\n", "# nothing", "set step 5"])
  func `may be empty`(text: String) throws {
    #expect(
      try trace(text) == ["0 end position=0 rate=1 paused=false taps=0 skips=0 seeks=0 tally=0"])
  }

  @Test(arguments: Fixture.all)
  func `reads back from its own text`(fixture: Fixture) throws {
    let script = try GestureScript(parsing: fixture.text("gesture"))
    let copy = try GestureScript(parsing: script.text)
    #expect(copy.steps == script.steps && copy.end == script.end)
    #expect(GestureReplay.trace(of: copy) == GestureReplay.trace(of: script))
  }

  @Test(arguments: [(0.9, 0.1), (0.1, 0.9), (0.7, 0.3), (1.0, 0.0), (0.0, 1.0)])
  func `keeps shares of the width that leave nothing`(backward: Double, centre: Double) throws {
    var setup = ScriptSetup()
    setup.controls.surface.zones = SkipZones(backward: backward, centre: centre)
    let script = GestureScript(setup: setup, steps: [], end: EventTime(milliseconds: 0))
    let copy = try GestureScript(parsing: script.text)
    #expect(copy.setup.controls == setup.controls)
  }

  @Test(arguments: [
    ("", "360 tap zone=forward"), ("30 end", ""), ("360 end", "360 tap zone=forward"),
  ])
  func `runs what is due until its end, and no event after it`(end: String, line: String) throws {
    let lines = try trace("0 tap 900 280\n" + (end.isEmpty ? "400 undo" : end))
    #expect(lines.dropLast() == (line.isEmpty ? [] : [line]))
  }
}
