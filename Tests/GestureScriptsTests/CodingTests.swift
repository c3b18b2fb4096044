import GestureScripts
import GestureSimulation
import Seeking
import Testing

@Suite("Scripts and traces as bytes")
struct CodingTests {
  /// A script with one of everything that a script can hold.
  private static let full: GestureScript = {
    var setup = ScriptSetup.reversed
    setup.player.live = SeekableRange(from: 10, to: 50)
    setup.player.chapters = [0, 20, 40]
    setup.player.marks = [5, 45.5]
    setup.controls.holdStages = HoldStages([.multiplied(1.5), .absolute(3)])
    var changed = ScriptSetup.demanding.controls
    changed.acceleration = .ramp
    let others: [ScriptEvent] = [
      .input(.frameShown), .jump(1.5),
      .set(changed, surface: SurfaceSize(width: 640, height: 360)),
      .marks([12.5, 30]), .marks([]),
    ]
    let beats = Alphabet.beats + Alphabet.rarer + others.map { Beat(1, $0) }
    return ScriptMaker(setup, beats).finished().script
  }()

  private func copy(_ script: GestureScript) -> GestureScript? {
    ReplayCoding.scripts(from: ReplayCoding.bytes(of: [script]))?.first
  }

  @Test(arguments: Fixture.all)
  func `come to the same`(fixture: Fixture) throws {
    let script = try GestureScript(parsing: fixture.text("gesture"))
    let bytes = try #require(ReplayCoding.replay(ReplayCoding.bytes(of: [script])))
    let traces = try #require(ReplayCoding.traces(from: bytes))
    #expect(traces == [GestureReplay.entries(of: script)])
  }

  @Test(arguments: SettingTests.all)
  func `keep every setting`(setting: SettingTests.Setting) throws {
    let lines = (setting.given + [setting.line]).map { "set \($0)\n" }
    let script = try GestureScript(parsing: lines.joined())
    #expect(try #require(copy(script)).text == script.text)
  }

  @Test func `keep every event`() throws {
    #expect(try #require(copy(Self.full)).steps == Self.full.steps)
  }

  @Test(arguments: [0.1, -0.0, .infinity, .nan, .leastNonzeroMagnitude, -1e300])
  func `keep numbers exactly`(number: Double) throws {
    let point = SurfacePoint(x: number, y: -number)
    let time = EventTime(sinceOrigin: Duration(secondsComponent: 3, attosecondsComponent: 1))
    let down = ScriptEvent.input(.pointerDown(PointerID(.min), .pen, point))
    let step = GestureScript.Step(time: time, event: down)
    let script = GestureScript(setup: ScriptSetup(), steps: [step], end: time)
    let read = try #require(copy(script)?.steps.first)
    guard case .input(.pointerDown(let id, .pen, let place)) = read.event else {
      Issue.record("another event: \(read.event)")
      return
    }
    #expect(read.time == time && id == PointerID(.min))
    #expect(place.x.bitPattern == number.bitPattern)
    #expect(place.y.bitPattern == (-number).bitPattern)
  }

  @Test func `leave out what the player tells by itself`() throws {
    let time = EventTime(milliseconds: 1)
    let events = [ScriptEvent.input(.player(.pausedChanged(true))), .failSeek]
    let steps = events.map { GestureScript.Step(time: time, event: $0) }
    let script = GestureScript(setup: ScriptSetup(), steps: steps, end: time)
    #expect(try #require(copy(script)).steps == [steps[1]])
  }

  @Test func `are refused where they end too early or too late`() {
    let bytes = ReplayCoding.bytes(of: [Self.full])
    for length in bytes.indices {
      #expect(ReplayCoding.scripts(from: Array(bytes[..<length])) == nil)
    }
    #expect(ReplayCoding.scripts(from: bytes + [0]) == nil)
    #expect(ReplayCoding.replay([1, 2, 3]) == nil)
    let traces = ReplayCoding.bytes(of: [GestureReplay.entries(of: Self.full)])
    #expect(ReplayCoding.traces(from: traces.dropLast()) == nil)
  }

  /// Numbers that break a reader which believes them.
  private static let hostile: [UInt64] = [
    .max, 1 << 63, 1 << 62, 1 << 32, 1 << 31, 1000, 2, Double.nan.bitPattern,
    (-1.0).bitPattern, 1e300.bitPattern,
  ]

  @Test(arguments: hostile)
  func `never break their reader`(number: UInt64) {
    let bytes = ReplayCoding.bytes(of: [Self.full])
    for start in stride(from: 0, to: bytes.count, by: 8) {
      var changed = bytes
      for offset in 0..<8 {
        changed[start + offset] = UInt8(truncatingIfNeeded: number >> (8 * offset))
      }
      // Whatever comes of it is a script that can be read as any other.
      guard let scripts = ReplayCoding.scripts(from: changed) else { continue }
      #expect(ReplayCoding.scripts(from: ReplayCoding.bytes(of: scripts)) != nil)
    }
  }

  @Test func `are refused where a setting makes no sense`() {
    var instant = ScriptSetup()
    instant.controls.repeatInterval = .zero
    var endless = ScriptSetup()
    endless.player.seekLatency = .seconds(2_000_000)
    for setup in [instant, endless] {
      let end = EventTime(milliseconds: 0)
      #expect(copy(GestureScript(setup: setup, steps: [], end: end)) == nil)
    }
  }
}
