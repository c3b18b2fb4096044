import Seeking
import Testing

@Suite("Seconds of media")
struct MediaSecondsTests {
  @Test func `add up`() {
    let place: MediaSeconds = 10.5
    #expect(place + 2 == 12.5)
    #expect(place - 12 == -1.5)
    #expect(-place == MediaSeconds(-10.5))
    #expect(place * 2 == 21)
    #expect((place - 12).magnitude == 1.5)
    #expect(MediaSeconds.zero + place == place)
    #expect(place < 11)
    #expect(!(place < place))
  }

  @Test(arguments: [(1.0, true), (.nan, false), (.infinity, false), (-.infinity, false)])
  func `know whether they are a number`(value: Double, expected: Bool) {
    #expect(MediaSeconds(value).isFinite == expected)
  }
}

@Suite("Directions")
struct DirectionTests {
  @Test(arguments: SkipDirection.allCases)
  func `have an opposite`(direction: SkipDirection) {
    #expect(direction.opposite != direction)
    #expect(direction.opposite.opposite == direction)
    #expect(direction.opposite.sign == -direction.sign)
  }

  @Test func `have a sign and a side`() {
    #expect(SkipDirection.forward.sign == 1)
    #expect(SkipDirection.forward.side(in: .leftToRight) == .right)
    #expect(SkipDirection.backward.side(in: .leftToRight) == .left)
    #expect(SkipDirection.forward.side(in: .rightToLeft) == .left)
    #expect(SkipDirection.backward.side(in: .rightToLeft) == .right)
  }
}
