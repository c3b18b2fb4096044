import Seeking
import Testing

@Suite("A pair of taps")
struct SurfaceGesturePairTests {
  @Test(arguments: [
    ("down@0 up@80", "tap:F@380"),
    ("down@0:L up@80:L", "tap:B@380"),
    ("down@0 up@80 down@200 up@260", "double:F@260"),
    ("down@0:L up@80:L down@200:L up@260:L", "double:B@260"),
    ("down@0 up@60 down@150 up@210 down@300 up@360", "double:F@210 tap:F@660"),
    ("down@0 up@60 down@150 up@210 down@300 up@360 down@450 up@510", "double:F@210 double:F@510"),
  ])
  func `fires when the second finger goes up`(script: String, expected: String) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [
    ("down@0 up@60 down@99 up@150", "tap:F@99 tap:F@450"),
    ("down@0 up@60 down@100 up@150", "double:F@150"),
    ("down@0 up@60 down@359 up@400", "double:F@400"),
    ("down@0 up@60 down@360 up@400", "tap:F@360 tap:F@700"),
  ])
  func `goes down 40 to 299 ms after the first one's up`(script: String, expected: String) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [SingleTapPolicy.atOnce, .none])
  func `has the same window where no deadline waits for it`(policy: SingleTapPolicy) throws {
    let settings = SurfaceSettings { $0.singleTapPolicy = policy }
    for (gap, isPair) in [(39, false), (40, true), (299, true), (300, false)] {
      let made = try trace("down@0 up@60 down@\(60 + gap) up@500", settings)
      #expect(made.contains("double") == isPair, "a gap of \(gap) ms")
    }
  }

  @Test(arguments: [
    ("down@0:700,280 up@60:700,280 down@200:800,280 up@260:800,280", "double:F@260"),
    ("down@0:700,280 up@60:700,280 down@200:800.1,280 up@260:800.1,280", "tap:F@200 tap:F@560"),
    ("down@0:700,200 up@60:700,200 down@200:760,280 up@260:760,280", "double:F@260"),
    ("down@0:700,200 up@60:700,200 down@200:760,281 up@260:760,281", "tap:F@200 tap:F@560"),
    ("down@0:495,280 up@60:495,280 down@200:505,280 up@260:505,280", "tap:B@200 tap:F@560"),
  ])
  func `lies within 100 points and one zone`(script: String, expected: String) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [
    ("down@0 up@60 down@200/mouse up@260", "tap:F@200 tap:F@560"),
    ("down@0/mouse up@60 down@200/mouse up@260", "double:F@260"),
    ("down@0/pen up@60 down@200/pen up@260", "double:F@260"),
  ])
  func `is made by pointers of one kind`(script: String, expected: String) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [
    ("down@0 move@30:758,280 up@60:742,280", "tap:F@360"),
    ("down@0 move@30:758.1,280 up@60", ""),
    ("down@0 up@60:758,280", "tap:F@360"),
    ("down@0 up@60:758.1,280", ""),
    ("down@0 move@30:750,288.1 up@60", ""),
    ("down@0 up@60 down@200 move@230:758,280 up@260", "double:F@260"),
    ("down@0 up@60 down@200 move@230:759,280 up@260", "tap:F@230"),
    ("down@0 move@30:759,280 move@40 up@60", ""),
  ])
  func `slips 8 points at most`(script: String, expected: String) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [
    ("down@0 down#2@30:L up@60 up#2@70:L", ""),
    ("down@0 down#2@30:L up@60 down@100 up@160 up#2@200:L", ""),
    ("down@0 down#2@30:L up@60 up#2@70:L down@100 up@160", "tap:F@460"),
    ("down@0 down#2@30:L up#2@60:L up@70 down@100 up@160", "tap:F@460"),
    ("down@0 up@60 down@200 down#2@230:L up@260 up#2@270:L", "tap:F@230"),
    ("down@0 up@60 down@200 up@260 down@300 down#2@310:L up@320 up#2@330:L", "double:F@260"),
  ])
  func `is made by one finger alone`(script: String, expected: String) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [
    ("down@0 cancel@60 up@70", ""),
    ("down@0 move@20:750,300 cancel@30", ""),
    ("down@0 up@60 down@200 cancel@230", "tap:F@230"),
    ("down@0 cancel@60 down@200 up@260", "tap:F@560"),
    ("down@0 down#2@10 cancel@20 down#3@30 up#3@50 up#2@60", ""),
    ("down@0 down#2@10 cancel@20 cancel#2@30 down@100 up@160", "tap:F@460"),
    ("down@0 reset@60 up@70 down@200 up@260", "tap:F@560"),
    ("down@0 up@60 reset@100", "tap:F@100"),
    ("down@0 up@60 down@200 reset@230 up@260", "tap:F@230"),
    ("reset@0", ""),
  ])
  func `is none where a pointer is lost`(script: String, expected: String) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [
    "up@10", "move@10", "cancel@10", "up#2@10 down@20 up#7@30 move#8@35 cancel#9@40 reset@50",
    "down@0 up@20 up@30 cancel@40 reset@400",
  ])
  func `takes nothing from pointers that are not down`(script: String) throws {
    let taps = script.hasPrefix("down") ? "tap:F@320" : ""
    #expect(try trace(script) == taps)
  }

  @Test(arguments: [
    ("down@0 down@30 up@60", "tap:F@360"),
    ("down@0 up@60 down@200 down@230 up@260", "tap:F@230 tap:F@560"),
    ("down@0:L down@30:R up@60:R up@70:R", "tap:F@360"),
    ("down@0 down@600 up@650", "hold:F@500 hold-end@600 tap:F@950"),
  ])
  func `begins anew where the same pointer goes down twice`(
    script: String, expected: String
  ) throws {
    #expect(try trace(script) == expected)
  }

  @Test(arguments: [
    ("down@100 up@40", "tap:F@400"),
    ("down@100 up@160 down@120 up@130", "tap:F@120 tap:F@460"),
    ("down@100 up@160 down@220 up@200", "double:F@200"),
  ])
  func `takes time that goes back for the latest time seen`(
    script: String, expected: String
  ) throws {
    #expect(try trace(script) == expected)
  }
}

@Suite("A surface's zones")
struct SurfaceGestureZoneTests {
  @Test(arguments: [
    ("down@0:19,280 up@60:19,280", ""),
    ("down@0:20,280 up@60:20,280", "tap:B@360"),
    ("down@0:980,540 up@60:980,540", "tap:F@360"),
    ("down@0:981,280 up@60:981,280", ""),
    ("down@0:500,19 up@60:500,19", ""),
    ("down@0:500,541 up@60:500,541", ""),
    ("down@0 up@60 down@200:10,280 up@260:10,280", "tap:F@200"),
    ("down@0:10,280 down#2@10 up#2@60 up@70:10,280", ""),
  ])
  func `leave the edges to the system`(script: String, expected: String) throws {
    let settings = SurfaceSettings { $0.zones = SkipZones(backward: 0.5, centre: 0, edgeInset: 20) }
    #expect(try trace(script, settings) == expected)
  }

  @Test(arguments: ["-1,280", "1001,280", "500,-1", "500,561", "nan,280", "500,inf"])
  func `end where the surface does`(place: String) throws {
    #expect(try trace("down@0:\(place) up@60:\(place)") == "")
  }

  @Test func `have a centre that is double tapped on its own`() throws {
    let script = "down@0:C up@60:C down@150:C up@210:C down@300:C up@360:C"
    #expect(try trace(script, .player) == "double:C@210 tap:C@660")
  }

  @Test func `follow the timeline`() throws {
    let settings = SurfaceSettings { $0.timeline = .rightToLeft }
    #expect(try trace("down@0:R up@60:R", settings) == "tap:B@360")
  }

  @Test func `follow the size`() {
    var gesture = SurfaceGesture(size: .screen)
    gesture.size = SurfaceSize(width: 2000, height: 560)
    _ = gesture.down(PointerID(1), kind: .touch, at: SurfaceTap.forward.point, time: ms(0))
    let tap = SurfaceTap(zone: .backward, point: SurfaceTap.forward.point, kind: .touch)
    #expect(gesture.tick(at: ms(500)) == [.holdBegan(tap)])
  }
}
