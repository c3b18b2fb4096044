import Seeking
import Testing

@Suite("The pointer of a hold")
struct SurfaceGestureSlideTests {
  private static let tracking = SurfaceSettings { $0.tracksHold = true }

  @Test(arguments: [
    (
      "down@0 move@600:810,280 move@700:750,200 up@800:750,200",
      "hold:F@500 move:60,0@600 move:0,-80@700 move:0,-80@800 hold-end@800"
    ),
    // The way counts from where the pointer went down.
    ("down@0 move@100:756,280 move@600:757,280 cancel@700", "hold:F@500 move:7,0@600 hold-end@700"),
    ("down@0 move@499:770,280 move@600:800,280 up@700", ""),
    (
      "down@0 move@500:770,280 up@700:770,280",
      "hold:F@500 move:20,0@500 move:20,0@700 hold-end@700"
    ),
    ("down@0 move#2@600:0,0 up#2@700 reset@800", "hold:F@500 hold-end@800"),
    ("down@0 down#2@600 move@700:0,0 up@800:0,0", "hold:F@500 hold-end@600"),
  ])
  func `is followed where somebody asks`(script: String, expected: String) throws {
    #expect(try trace(script, Self.tracking) == expected)
  }

  @Test(arguments: [
    "down@0 move@600:810,280 up@700:810,280", "down@0 move@600:0,0 move@650:750,280 up@700",
  ])
  func `moves as it likes where nobody asks`(script: String) throws {
    #expect(try trace(script) == "hold:F@500 hold-end@700")
  }

  @Test func `hands its moves on to the overlay's owner`() {
    var seek = DoubleTapSeek(settings: Self.tracking, size: .screen)
    let offset = SurfaceOffset(x: 60, y: -10)
    #expect(seek.handle([.holdMoved(offset)], playhead: nil, at: ms(0)) == [.holdMoved(offset)])
  }
}
