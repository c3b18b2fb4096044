import GestureScripts
import GestureSimulation
import Testing

@Suite("Every setting of a gesture script")
struct SettingTests {
  /// A `set` line, and events whose trace it changes.
  struct Setting: CustomTestStringConvertible, Sendable {
    let line: String
    let events: [String]
    /// Lines before it, which stand in both scripts.
    let given: [String]

    init(_ line: String, given: String..., in events: String...) {
      (self.line, self.events, self.given) = (line, events, given)
    }

    var testDescription: String { line }
  }

  private static let media = [
    Setting("surface 500x280", in: "0 tap 300 140", "500 end"),
    Setting("duration 105", given: "position 100", in: "0 request forward"),
    Setting("live 1000 1600", in: "0 scrub-down 1 0.5"),
    Setting("position 100", in: "0 undo"), Setting("rate 2", in: "1000 end"),
    Setting("paused true", in: "1000 end"), Setting("seekable false", in: "0 request forward"),
    Setting("seek-latency 200", in: "0 request forward", "500 end"),
    Setting("frame-time 250", given: "button skip", in: "0 press", "500 release"),
    Setting("keyframes 7", in: "0 scrub-down 1 0.5"),
    Setting("chapters 0 120 300", in: "0 chapter forward"),
    Setting("marks 300", in: "0 scrub-down 1 0.503"),
    Setting("announcements on", in: "0 request forward", "900 end"),
  ]

  private static let taps = [
    Setting("step 5", in: "0 request forward"),
    Setting("step-back 5", given: "position 100", in: "0 request backward"),
    Setting("step-forward 30", in: "0 request forward"),
    Setting("grow on", in: "0 request forward", "1 request forward", "2 request forward"),
    Setting("listening-time on", given: "rate 2", in: "0 request forward"),
    Setting("zones 0.5 0 0.5", in: "0 tap 500 280", "500 end"),
    Setting("edge-inset 40", in: "0 tap 20 280", "500 end"),
    Setting("run double-taps", in: "0 tap 900 280", "150 tap 900 280", "300 tap 900 280"),
    Setting("single-tap at-once", in: "0 tap 900 280"),
    Setting("single-tap none", in: "0 tap 900 280", "500 end"),
    Setting("direction rtl", in: "0 tap 900 280", "500 end"),
    Setting("drags on", in: "0 down 1 500 280 touch", "60 move 1 600 280"),
    Setting("letters off", in: "0 key-down k"),
    Setting("tally-time 300", in: "0 request forward", "500 end"),
    Setting("double-tap 100", in: "0 tap 900 280", "200 tap 900 280"),
    Setting("run-window 100", in: "0 tap 900 280", "150 tap 900 280", "400 tap 900 280"),
    Setting("bounce 100", in: "0 tap 900 280", "150 tap 900 280"),
    Setting("slop 20", in: "0 down 1 900 280 touch", "60 up 1 915 280", "500 end"),
    Setting("pair-distance 10", in: "0 tap 900 280", "150 tap 920 280"),
  ]

  private static let holds = [
    Setting("hold-delay 300", in: "0 down 1 500 280 touch", "400 up 1 500 280"),
    Setting("hold rate 4", in: "0 latch"),
    Setting("hold multiply 3", given: "rate 1.5", in: "0 latch"),
    Setting("hold rewind", given: "position 100", in: "0 down 1 100 280 touch", "700 end"),
    Setting("hold off", in: "0 key-down space", "1000 key-up space"),
    Setting("hold-slide on", in: "0 down 1 500 280 touch", "600 move 1 560 280"),
    Setting("hold-lock on", in: "0 down 1 500 280 touch", "600 move 1 500 200"),
    Setting("minimum-duration 400", in: "0 press", "350 release"),
    Setting("repeat-interval 50", in: "0 press", "350 release"),
    Setting("acceleration ladder", given: "button skip", "step 1", in: "0 press", "2000 end"),
    Setting("acceleration ramp", given: "repeat-interval 400", in: "0 press", "2000 end"),
    Setting("button skip", in: "0 press", "100 release"),
    Setting("fine off", in: "0 scrub-down 1 0.2", "100 scrub-move 1 0.4 100"),
  ]

  static let all = media + taps + holds

  private func trace(_ settings: [String], _ events: [String]) throws -> [String] {
    let lines = settings.map { "set " + $0 } + events
    return GestureReplay.trace(of: try GestureScript(parsing: lines.joined(separator: "\n")))
  }

  @Test(arguments: all)
  func `has an effect`(setting: Setting) throws {
    let without = try trace(setting.given, setting.events)
    let with = try trace(setting.given + [setting.line], setting.events)
    #expect(with != without)
  }

  @Test func `is tried here`() throws {
    let error = try #require(throws: ScriptError.self) { try trace(["nothing"], []) }
    let list = try #require(error.problem.split(separator: "it is one of ").last)
    let known = Set(list.split(separator: ", "))
    #expect(known == Set(Self.all.compactMap { $0.line.split(separator: " ").first }))
  }

  @Test(arguments: [
    "surface 1000x560", "duration 600", "position 0", "rate 1", "paused false", "step 10",
    "step-back 10", "step-forward 10", "grow off", "listening-time off", "zones 0.35 0.30 0.35",
    "run single-taps", "single-tap wait", "double-tap 300", "run-window 600", "tally-time 900",
    "slop 8", "edge-inset 0", "bounce 40", "pair-distance 100", "hold-delay 500", "hold rate 2",
    "hold-slide off", "hold-lock off", "minimum-duration 200", "repeat-interval 100",
    "acceleration steady", "button action", "seekable true", "seek-latency 0", "frame-time 0",
    "keyframes 0", "direction ltr", "chapters", "marks", "fine on", "letters on",
    "announcements off",
  ])
  func `changes nothing where it is the default`(line: String) throws {
    for setting in Self.all {
      let without = try trace(setting.given, setting.events)
      let with = try trace([line] + setting.given, setting.events)
      #expect(with == without)
    }
  }
}
