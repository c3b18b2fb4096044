import Seeking
import Testing

@Suite("A run of taps")
struct SurfaceGestureRunTests {
  /// A double tap whose second finger goes up at 210 ms.
  static let pair = "down@0 up@60 down@150 up@210 "

  @Test(arguments: [
    ("down@300 up@360", "double:F@210 run2:F@360"),
    ("down@300 up@360 down@900 up@960", "double:F@210 run2:F@360 run3:F@960"),
    ("down@809 up@850", "double:F@210 run2:F@850"),
    ("down@810 up@850", "double:F@210 tap:F@1150"),
    ("down@300:999,10 up@360:999,10", "double:F@210 run2:F@360"),
  ])
  func `goes on by single taps that come within 600 ms`(script: String, expected: String) throws {
    #expect(try trace(Self.pair + script, .player) == expected)
  }

  @Test(arguments: [
    ("down@300 up@360", "double:F@210 tap:F@660"),
    ("down@300 up@360 down@450 up@510", "double:F@210 double:F@510"),
  ])
  func `goes on by double taps only, where the policy says so`(
    script: String, expected: String
  ) throws {
    #expect(try trace(Self.pair + script) == expected)
  }

  @Test(arguments: [
    ("down@220 up@240", "double:F@210"),
    ("down@249 up@280", "double:F@210"),
    ("down@250 up@280", "double:F@210 run2:F@280"),
    ("down@220 up@240 down@300 up@360", "double:F@210 run2:F@360"),
    ("down@220 up@900", "double:F@210"),
  ])
  func `swallows a bounce of the finger`(script: String, expected: String) throws {
    #expect(try trace(Self.pair + script, .player) == expected)
  }

  @Test(arguments: [
    ("down@300:L up@360:L", "double:F@210 run-end@300 tap:B@660"),
    ("down@300:C up@360:C", "double:F@210 run-end@300 tap:C@660"),
    ("down@300:L up@360:L down@450:L up@510:L", "double:F@210 run-end@300 double:B@510"),
    ("down@300:L up@360:L down@450:R up@510:R", "double:F@210 run-end@300 tap:B@450 tap:F@810"),
    ("down@850:L up@900:L", "double:F@210 run-end@850 tap:B@1200"),
  ])
  func `ends with a tap elsewhere, which is an ordinary one`(
    script: String, expected: String
  ) throws {
    #expect(try trace(Self.pair + script, .player) == expected)
  }

  @Test(arguments: [
    ("down@300 move@330:780,280 up@360", "double:F@210 run-end@330"),
    ("down@300 down#2@330 up@360 up#2@370", "double:F@210 run-end@330"),
    ("down@300 cancel@330", "double:F@210 run-end@330"),
    ("down@300 up@900", "double:F@210 run-end@800 hold:F@800 hold-end@900"),
    ("reset@300", "double:F@210 run-end@300"),
    ("down@300:1001,280 up@360", "double:F@210 run-end@300"),
    ("down@850 move@870:780,280 up@900", "double:F@210 run-end@870"),
  ])
  func `ends with a drag, a second finger, a loss or a hold`(
    script: String, expected: String
  ) throws {
    #expect(try trace(Self.pair + script, .player) == expected)
  }

  @Test(arguments: [
    ("down@820 up@880 down@950 up@1010", "double:F@210 double:F@1010"),
    (
      "down@820 up@880 down@950 up@1010 down@1100 up@1150",
      "double:F@210 double:F@1010 run2:F@1150"
    ),
  ])
  func `is taken up by a double tap that comes late`(script: String, expected: String) throws {
    #expect(try trace(Self.pair + script, .player) == expected)
  }

  @Test func `never begins in the centre`() throws {
    let script = "down@0:C up@60:C down@150:C up@210:C down@300:L up@360:L"
    #expect(try trace(script, .player) == "double:C@210 tap:B@660")
  }

  @Test func `has windows that can be set`() throws {
    let settings = SurfaceSettings {
      $0.runPolicy = .singleTaps
      $0.timing.doubleTapWindow = .milliseconds(100)
      $0.timing.runWindow = .milliseconds(200)
      $0.timing.shortestGap = .milliseconds(10)
      $0.timing.slop = 20
      $0.timing.doubleTapDistance = 5
    }
    #expect(try trace("down@0 up@50 down@60:755,280 up@80:770,280", settings) == "double:F@80")
    #expect(try trace("down@0 up@50 down@60:756,280 up@80", settings) == "tap:F@60 tap:F@180")
    #expect(try trace("down@0 up@50 down@150 up@160", settings) == "tap:F@150 tap:F@260")
    #expect(
      try trace("down@0 up@50 down@60 up@80 down@279 up@290", settings)
        == "double:F@80 run2:F@290")
  }
}

@Suite("A single tap")
struct SingleTapTests {
  @Test(arguments: [
    (SingleTapPolicy.wait, "tap:F@360"), (.atOnce, "tap:F@60"), (.none, ""),
  ])
  func `is reported late, at once or never`(policy: SingleTapPolicy, expected: String) throws {
    let settings = SurfaceSettings { $0.singleTapPolicy = policy }
    #expect(try trace("down@0 up@60", settings) == expected)
  }

  @Test(arguments: [
    (SingleTapPolicy.wait, "double:F@210"),
    (.atOnce, "tap:F@60 undo@210 double:F@210"),
    (.none, "double:F@210"),
  ])
  func `is taken back by the second one`(policy: SingleTapPolicy, expected: String) throws {
    let settings = SurfaceSettings { $0.singleTapPolicy = policy }
    #expect(try trace("down@0 up@60 down@150 up@210", settings) == expected)
  }

  @Test(arguments: [
    (SingleTapPolicy.wait, "tap:F@150 tap:B@510"),
    (.atOnce, "tap:F@60 tap:B@210"),
    (.none, ""),
  ])
  func `stands where the second one is elsewhere`(
    policy: SingleTapPolicy, expected: String
  ) throws {
    let settings = SurfaceSettings { $0.singleTapPolicy = policy }
    #expect(try trace("down@0 up@60 down@150:L up@210:L", settings) == expected)
  }

  @Test(arguments: [
    (SingleTapPolicy.wait, "tap:F@180"), (.atOnce, "tap:F@60"), (.none, ""),
  ])
  func `stands where the second one comes to nothing`(
    policy: SingleTapPolicy, expected: String
  ) throws {
    let settings = SurfaceSettings { $0.singleTapPolicy = policy }
    #expect(try trace("down@0 up@60 down@150 move@180:800,280 up@210", settings) == expected)
    #expect(try trace("down@0 up@60 down@150 cancel@180", settings) == expected)
    #expect(try trace("down@0 up@60 reset@180", settings) == expected)
  }

  @Test(arguments: [SingleTapPolicy.atOnce, .none])
  func `keeps nobody waiting`(policy: SingleTapPolicy) {
    let settings = SurfaceSettings { $0.singleTapPolicy = policy }
    var gesture = SurfaceGesture(settings: settings, size: .screen)
    _ = gesture.down(PointerID(1), kind: .touch, at: SurfaceTap.forward.point, time: ms(0))
    _ = gesture.up(PointerID(1), at: SurfaceTap.forward.point, time: ms(60))
    #expect(gesture.nextDeadline == nil)
  }
}

@Suite("A hold on the surface")
struct SurfaceGestureHoldTests {
  @Test(arguments: [
    ("down@0 up@499", "tap:F@799"),
    ("down@0 up@500", "hold:F@500 hold-end@500"),
    ("down@0 up@900", "hold:F@500 hold-end@900"),
    ("down@0 move@300:757,280 up@900", "hold:F@500 hold-end@900"),
    ("down@0 move@300:760,280 up@900", ""),
    ("down@0 move@600:900,500 up@900:900,500", "hold:F@500 hold-end@900"),
    ("down@0:L up@900:L down@950:L up@1000:L", "hold:B@500 hold-end@900 tap:B@1300"),
  ])
  func `begins after 500 ms and ends with the finger's up`(
    script: String, expected: String
  ) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [
    ("cancel@900 up@950", "hold:F@500 hold-end@900"),
    ("reset@900 up@950", "hold:F@500 hold-end@900"),
    ("down#2@900:L up@950 up#2@990:L", "hold:F@500 hold-end@900"),
    ("down#2@900:1001,280 up@950 up#2@990", "hold:F@500 hold-end@900"),
    ("up#2@700 cancel#3@800 up@950", "hold:F@500 hold-end@950"),
  ])
  func `ends when its finger is lost or has company`(script: String, expected: String) throws {
    #expect(try trace("down@0 " + script) == expected)
  }

  @Test(arguments: [
    (SingleTapPolicy.wait, "tap:F@650 hold:F@650 hold-end@900"),
    (.atOnce, "tap:F@60 hold:F@650 hold-end@900"),
    (.none, "hold:F@650 hold-end@900"),
  ])
  func `leaves the first tap of a pair an ordinary one`(
    policy: SingleTapPolicy, expected: String
  ) throws {
    let settings = SurfaceSettings { $0.singleTapPolicy = policy }
    #expect(try trace("down@0 up@60 down@150 up@900", settings) == expected)
  }

  @Test func `never begins where it means nothing`() throws {
    let settings = SurfaceSettings { $0.timing.holdDelay = nil }
    #expect(try trace("down@0 up@5000", settings) == "tap:F@5300")
  }

  @Test func `has a delay that can be set`() throws {
    let settings = SurfaceSettings { $0.timing.holdDelay = .milliseconds(200) }
    #expect(try trace("down@0 up@210", settings) == "hold:F@200 hold-end@210")
  }

  @Test func `is known to last`() {
    var gesture = SurfaceGesture(size: .screen)
    let id = PointerID(1)
    #expect(gesture.down(id, kind: .touch, at: SurfaceTap.forward.point, time: ms(0)) == [])
    #expect(gesture.nextDeadline == ms(500))
    #expect(gesture.tick(at: ms(499)) == [])
    #expect(!gesture.isHolding)
    #expect(gesture.tick(at: ms(530)) == [.holdBegan(.forward)])
    #expect(gesture.isHolding)
    #expect(gesture.nextDeadline == nil)
    #expect(gesture.tick(at: ms(9000)) == [])
    #expect(gesture.up(id, at: SurfaceTap.forward.point, time: ms(9100)) == [.holdEnded])
    #expect(!gesture.isHolding)
  }
}
