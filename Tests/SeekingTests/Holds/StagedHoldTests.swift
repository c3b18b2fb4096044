import Seeking
import TestSupport
import Testing

@Suite("A hold with stages")
struct StagedHoldTests {
  private var hold = StagedHold()

  init() {
    hold.slides = true
    hold.locks = true
  }

  /// The pointer is so many points to the right and up from where it went down.
  private mutating func slide(_ right: Double, up: Double = 0) -> [StagedHoldEvent] {
    hold.move(to: SurfaceOffset(x: right, y: -up))
  }

  @Test mutating func `plays at the first rate until its release`() {
    #expect(hold.rate == nil)
    #expect(hold.begin() == [.began(.absolute(2))])
    #expect(hold.rate == .absolute(2))
    #expect(hold.begin() == [])
    #expect(hold.release() == [.ended])
    #expect(hold.rate == nil)
    #expect(hold.release() == [])
    #expect(hold.end() == [])
  }

  @Test mutating func `neither slides nor locks unless it is asked to`() {
    hold = StagedHold()
    _ = hold.begin()
    #expect(slide(300, up: 300) == [])
    #expect(hold.rate == .absolute(2))
    #expect(hold.release() == [.ended])
  }

  @Test(arguments: [
    ([0.0, 59.9, 60], [2.0, 2, 4]), ([119.9, 120], [4, 8]), ([150], [8]), ([1e9], [8]),
    ([-1, -60, -1e9], [2, 2, 2]),
    // Back again, 8 points beyond the border.
    ([130, 113, 112, 111.9, 52, 51.9, 0], [8, 8, 8, 4, 4, 2, 2]),
    ([60, 55, 60, 55, 51, 55, 60], [4, 4, 4, 4, 2, 2, 4]),
    // What lies beyond the last stage has to be come back from.
    ([600, 200, 112, 60], [8, 8, 8, 4]), ([-600, 0, 60], [2, 2, 4]), ([500, -500], [8, 2]),
  ])
  mutating func `changes the stage every 60 points`(way: [Double], expected: [Double]) {
    _ = hold.begin()
    for (right, rate) in zip(way, expected) {
      let before = hold.rate
      let events = slide(right)
      #expect(hold.rate == .absolute(rate), "at \(right)")
      #expect(events == (before == hold.rate ? [] : [.changed(.absolute(rate))]))
    }
  }

  @Test mutating func `goes up the stages the way that time runs`() {
    hold.timeline = .rightToLeft
    _ = hold.begin()
    #expect(slide(120) == [])
    #expect(slide(-60) == [.changed(.absolute(4))])
    #expect(slide(-130) == [.changed(.absolute(8))])
    #expect(slide(0) == [.changed(.absolute(2))])
  }

  @Test mutating func `has stages and distances that can be set`() {
    hold.stages = HoldStages([.multiplied(1.5), .multiplied(3)])
    hold.stageDistance = 10
    hold.slack = 0
    hold.lockDistance = 20
    #expect(hold.begin() == [.began(.multiplied(1.5))])
    #expect(slide(10) == [.changed(.multiplied(3))])
    #expect(slide(9.9) == [.changed(.multiplied(1.5))])
    #expect(slide(0, up: 20) == [.locked])
  }

  @Test(arguments: [(79.9, false), (80, true), (200, true), (-80, false)])
  mutating func `goes on after its release once slid 80 points up`(up: Double, locks: Bool) {
    _ = hold.begin()
    #expect(slide(0, up: up) == (locks ? [.locked] : []))
    #expect(hold.isLocked == locks)
    #expect(hold.release() == (locks ? [] : [.ended]))
    #expect(hold.rate == (locks ? .absolute(2) : nil))
  }

  @Test mutating func `keeps the stage that it was locked at`() {
    _ = hold.begin()
    #expect(slide(70, up: 80) == [.changed(.absolute(4)), .locked])
    #expect(slide(200) == [])
    #expect(slide(0) == [])
    _ = hold.release()
    #expect(hold.rate == .absolute(4))
    #expect(hold.isLocked)
  }

  @Test mutating func `ends with a tap once it is locked`() {
    #expect(hold.tap() == [])
    _ = hold.begin()
    #expect(hold.tap() == [])
    _ = slide(0, up: 80)
    _ = hold.release()
    #expect(hold.tap() == [.ended])
    #expect(hold.tap() == [])
    #expect(!hold.isLocked)
  }

  @Test mutating func `is in the hand again when a locked one is held`() {
    _ = hold.begin()
    _ = slide(60, up: 80)
    _ = hold.release()
    #expect(hold.begin() == [])
    #expect(!hold.isLocked)
    #expect(slide(10) == [])
    #expect(slide(-59) == [])
    #expect(slide(-60) == [.changed(.absolute(2))])
    #expect(slide(70) == [.changed(.absolute(8))])
    #expect(hold.release() == [.ended])
  }

  @Test mutating func `can be latched without being held`() {
    #expect(hold.toggleLatch() == [.began(.absolute(2)), .locked])
    #expect(hold.isLocked)
    #expect(hold.release() == [])
    #expect(slide(60) == [])
    #expect(hold.toggleLatch() == [.ended])
    #expect(hold.toggleLatch() == [.began(.absolute(2)), .locked])
    #expect(hold.tap() == [.ended])
  }

  @Test mutating func `can be latched while it is held`() {
    _ = hold.begin()
    _ = slide(60)
    #expect(hold.toggleLatch() == [.locked])
    #expect(hold.release() == [])
    #expect(hold.rate == .absolute(4))
    #expect(hold.toggleLatch() == [.ended])
  }

  @Test mutating func `is not begun by the rest of a press that has ended it`() {
    _ = hold.begin()
    _ = slide(0, up: 80)
    #expect(hold.end() == [.ended])
    #expect(slide(60, up: 100) == [])
    #expect(hold.release() == [])
    #expect(hold.rate == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  mutating func `ignores an offset that isn't finite`(points: Double) {
    _ = hold.begin()
    #expect(slide(points) == [])
    #expect(slide(60, up: points) == [])
    #expect(hold.rate == .absolute(2))
  }

  @Test mutating func `stays within stages that have become fewer`() {
    _ = hold.begin()
    _ = slide(120, up: 80)
    _ = hold.release()
    hold.stages = HoldStages([.absolute(3)])
    #expect(hold.rate == .absolute(3))
    #expect(hold.begin() == [])
    #expect(slide(0) == [.changed(.absolute(3))])
    #expect(hold.release() == [.ended])
  }

  @Test func `has at least one stage, some way apart`() async {
    await #expect(processExitsWith: .failure) {
      _ = HoldStages([])
    }
    await #expect(processExitsWith: .failure) {
      var hold = StagedHold()
      hold.stageDistance = 0
    }
  }

  @Test(arguments: [(-1, 0), (0, 0), (2, 2), (3, 2)])
  func `has three stages by default`(stage: Int, nearest: Int) {
    #expect(HoldStages.standard.rates == [.absolute(2), .absolute(4), .absolute(8)])
    #expect(HoldStages.standard.clamp(stage) == nearest)
  }

  @Test(arguments: UInt64(0)..<200)
  mutating func `ends what it begins, whatever comes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    hold.slides = Bool.random(using: &random)
    hold.locks = Bool.random(using: &random)
    var rate: HoldRate?
    var isLocked = false
    for _ in 0..<300 {
      for event in randomInput(using: &random) {
        switch event {
        case .began(let first):
          #expect(rate == nil)
          rate = first
        case .changed(let next):
          #expect(rate != nil && rate != next && !isLocked)
          rate = next
        case .locked:
          #expect(rate != nil && !isLocked)
          isLocked = true
        case .ended:
          #expect(rate != nil)
          (rate, isLocked) = (nil, false)
        }
      }
      // A locked hold that is held again says nothing of it.
      isLocked = isLocked && hold.isLocked
      #expect(hold.rate == rate && hold.isLocked == isLocked, "seed \(seed)")
    }
    _ = hold.end()
    #expect(hold.rate == nil)
  }

  private mutating func randomInput(using random: inout SplitMix64) -> [StagedHoldEvent] {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: hold.begin()
    case 2, 3, 4:
      slide(.random(in: -100...200, using: &random), up: .random(in: -20...90, using: &random))
    case 5: hold.release()
    case 6: Bool.random(using: &random) ? hold.tap() : hold.end()
    default: hold.toggleLatch()
    }
  }
}
