import Seeking
import Testing

@Suite("A key that is tapped or held")
struct HoldKeyTests {
  @Test(arguments: [
    (80, [HoldKeyEvent.tapped]), (499, [.tapped]), (500, [.holdBegan, .holdEnded]),
    (3000, [.holdBegan, .holdEnded]),
  ])
  func `is tapped when it is short, held from 500 ms on`(
    release: Int, expected: [HoldKeyEvent]
  ) {
    var key = HoldKey()
    #expect(key.press(at: ms(0)) == nil)
    #expect(key.release(at: ms(release)) == expected)
    #expect(key.nextDeadline == nil)
  }

  @Test func `begins its hold with the deadline`() {
    var key = HoldKey(holdDelay: .milliseconds(300))
    _ = key.press(at: ms(100))
    #expect(key.nextDeadline == ms(400))
    #expect(key.tick(at: ms(399)) == nil)
    #expect(key.tick(at: ms(400)) == .holdBegan)
    #expect(key.nextDeadline == nil)
    #expect(key.tick(at: ms(900)) == nil)
    #expect(key.release(at: ms(1000)) == [.holdEnded])
  }

  @Test func `swallows the system's repeats`() {
    var key = HoldKey()
    _ = key.press(at: ms(0))
    #expect(key.press(at: ms(250)) == nil)
    #expect(key.press(at: ms(499)) == nil)
    #expect(key.press(at: ms(500)) == .holdBegan)
    #expect(key.press(at: ms(530)) == nil)
    #expect(key.release(at: ms(600)) == [.holdEnded])
  }

  @Test func `comes to nothing when it is lost before the hold`() {
    var key = HoldKey()
    _ = key.press(at: ms(0))
    #expect(key.reset() == nil)
    #expect(key.release(at: ms(80)) == [])
    #expect(key.nextDeadline == nil)
  }

  @Test func `ends its hold when it is lost`() {
    var key = HoldKey()
    _ = key.press(at: ms(0))
    _ = key.tick(at: ms(500))
    #expect(key.reset() == .holdEnded)
    #expect(key.reset() == nil)
    #expect(key.release(at: ms(900)) == [])
  }

  @Test func `takes no release while it is up`() {
    var key = HoldKey()
    #expect(key.release(at: ms(0)) == [])
    #expect(key.tick(at: ms(900)) == nil)
  }
}
