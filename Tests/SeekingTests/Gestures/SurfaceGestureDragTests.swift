import Seeking
import Testing

@Suite("A drag across the surface")
struct SurfaceGestureDragTests {
  private static let tracking = SurfaceSettings {
    $0.tracksDrag = true
    $0.zones = .thirds
    $0.runPolicy = .singleTaps
  }

  @Test(arguments: [
    (
      "down@0 move@50:900,280 move@80:920,300 up@90:920,300",
      "drag:F@50 to:150,0@50 to:170,20@80 to:170,20@90 drag-end@90"
    ),
    ("down@0:L move@50:259,280 up@60:259,280", "drag:B@50 to:9,0@50 to:9,0@60 drag-end@60"),
    ("down@0 move@50:758,280 up@60:758,280", "tap:F@360"),
    ("down@0 move@50:900,280 cancel@60", "drag:F@50 to:150,0@50 drag-cancel@60"),
    (
      "down@0 move@50:900,280 down#2@60:L up@70 up#2@80:L",
      "drag:F@50 to:150,0@50 drag-cancel@60"
    ),
    ("down@0 move@50:900,280 reset@60", "drag:F@50 to:150,0@50 drag-cancel@60"),
    (
      "down@0 move@50:900,280 tick@900 up@950:900,280",
      "drag:F@50 to:150,0@50 to:150,0@950 drag-end@950"
    ),
    (
      "down@0 up@60 down@150 move@200:900,280 up@210:900,280",
      "tap:F@200 drag:F@200 to:150,0@200 to:150,0@210 drag-end@210"
    ),
    (
      "down@0 up@60 down@150 up@210 down@300 move@350:900,280 up@360:900,280",
      "double:F@210 run-end@350 drag:F@350 to:150,0@350 to:150,0@360 drag-end@360"
    ),
    ("down@0 tick@500 move@600:900,280 up@700:900,280", "hold:F@500 hold-end@700"),
  ])
  func `is followed from the slop on`(script: String, expected: String) throws {
    #expect(try trace(script, Self.tracking) == expected)
  }

  @Test func `is nothing where nobody asks`() throws {
    #expect(try trace("down@0 move@50:900,280 up@60:900,280") == "")
  }
}
