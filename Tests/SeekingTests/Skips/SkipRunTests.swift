import Seeking
import Testing

@Suite("A run of skips")
struct SkipRunTests {
  private var run = SkipRun()

  private mutating func skip(
    _ direction: SkipDirection, _ step: Double = 10, from position: Double = 300,
    in range: ClosedRange<Double> = 0...600, at time: Int = 0
  ) -> SkipOutcome {
    run.skip(
      direction, by: MediaSeconds(step), from: Playhead(at: position, in: range), at: ms(time))
  }

  @Test mutating func `adds up on one side`() {
    #expect(skip(.forward, from: 100, at: 0) == .moved(10))
    #expect(skip(.forward, from: 110, at: 500) == .moved(10))
    #expect(skip(.forward, from: 120, at: 1000) == .moved(10))
    #expect(run.tally == 30)
    #expect(run.direction == .forward)
  }

  @Test mutating func `starts afresh on the other`() {
    _ = skip(.forward, from: 100, at: 0)
    #expect(skip(.backward, from: 110, at: 100) == .moved(-10))
    #expect(run.tally == -10)
    #expect(run.direction == .backward)
    #expect(skip(.forward, from: 100, at: 200) == .moved(10))
    #expect(run.tally == 10)
  }

  @Test mutating func `is over 0.9 s after the last skip`() {
    #expect(run.nextDeadline == nil)
    _ = skip(.forward, from: 100, at: 0)
    _ = skip(.forward, from: 110, at: 500)
    #expect(run.nextDeadline == ms(1400))
    #expect(run.tick(at: ms(1399)) == nil)
    #expect(run.tick(at: ms(1400))?.tally == 20)
    #expect(run.tick(at: ms(1401)) == nil)
    #expect(run.direction == nil)
    #expect(run.tally == .zero)
    #expect(run.nextDeadline == nil)
  }

  @Test(arguments: [(899, 20.0), (900, 10)])
  mutating func `takes a skip at its deadline for the next run's`(time: Int, tally: Double) {
    _ = skip(.forward, at: 0)
    _ = skip(.forward, at: time)
    #expect(run.tally == MediaSeconds(tally))
  }

  @Test mutating func `has a tally time that can be set and stays set`() {
    run = SkipRun(tallyTime: .milliseconds(100))
    _ = skip(.forward, at: 0)
    #expect(run.tick(at: ms(100))?.tally == 10)
    _ = skip(.forward, at: 200)
    #expect(run.nextDeadline == ms(300))
  }

  @Test mutating func `keeps what was asked, where from and where to`() {
    _ = skip(.forward, from: 590, at: 0)
    _ = skip(.forward, from: 600, at: 100)
    #expect(run.asked == 20)
    #expect(run.tally == 10)
    #expect(run.origin == 590)
    #expect(run.target == 600)
    #expect(run.count == 1)
    _ = skip(.backward, from: 600, at: 200)
    #expect(run.asked == -10)
    #expect(run.origin == 600)
    #expect(run.target == 590)
    #expect(run.count == 1)
  }

  @Test mutating func `ends when it is told to`() {
    #expect(run.end() == nil)
    _ = skip(.backward)
    #expect(run.end()?.tally == -10)
    #expect(run.end() == nil)
    #expect(run.nextDeadline == nil)
  }

  @Test(arguments: [
    (596.0, SkipDirection.forward, 4.0, RangeEdge.end), (3, .backward, -3, .start),
    (599.9, .forward, 600 - 599.9, .end),
  ])
  mutating func `tells what was really moved at the ends`(
    position: Double, direction: SkipDirection, moved: Double, edge: RangeEdge
  ) {
    #expect(skip(direction, from: position) == .moved(MediaSeconds(moved)))
    #expect(run.tally == MediaSeconds(moved))
    #expect(run.edge == edge)
  }

  @Test(arguments: [
    (600.0, SkipDirection.forward, RangeEdge.end), (0, .backward, .start),
    (599.96, .forward, .end), (0.04, .backward, .start), (700, .forward, .end),
    (-50, .backward, .start),
  ])
  mutating func `is at an edge only where nothing moves`(
    position: Double, direction: SkipDirection, edge: RangeEdge
  ) {
    #expect(skip(direction, from: position) == .edge(edge))
    #expect(run.tally == .zero)
    #expect(run.edge == edge)
    #expect(run.direction == direction)
    #expect(run.nextDeadline == ms(900))
  }

  @Test(arguments: [(590.0, SkipDirection.forward), (10, .backward), (300, .forward)])
  mutating func `is at no edge where the whole step fits`(
    position: Double, direction: SkipDirection
  ) {
    #expect(skip(direction, from: position) == .moved(MediaSeconds(10 * direction.sign)))
    #expect(run.edge == nil)
  }

  @Test mutating func `forgets the edge with the next skip that fits`() {
    _ = skip(.forward, from: 600, at: 0)
    _ = skip(.forward, from: 600, in: 0...700, at: 100)
    #expect(run.edge == nil)
    #expect(run.tally == 10)
  }

  @Test(arguments: [247.467, 22.648, 120.539, 10.434, 26.27, 511.003])
  mutating func `is not led astray by rounding`(position: Double) {
    #expect(position + 10 - position < 10)
    #expect(skip(.forward, from: position) == .moved(10))
    #expect(run.edge == nil)
  }

  @Test mutating func `takes steps shorter than the label shows`() {
    #expect(skip(.forward, 0.04) == .moved(0.04))
    #expect(skip(.forward, 0.04) == .moved(0.04))
    #expect(run.tally == 0.08)
    #expect(run.edge == nil)
  }

  @Test(arguments: [0.0, -10, -0.0, .nan, .infinity, -.infinity])
  mutating func `shows nothing for a step that makes no sense`(step: Double) {
    #expect(skip(.forward, step) == .refused)
    #expect(skip(.backward, step) == .refused)
    #expect(run.direction == nil)
    #expect(run.nextDeadline == nil)
    #expect(run.skip(.forward, by: MediaSeconds(step), from: nil, at: ms(0)) == .refused)
  }

  @Test mutating func `refuses media that can't be sought, or a place that is none`() {
    let unseekable = Playhead(position: 100, range: nil)
    #expect(run.skip(.forward, by: 10, from: unseekable, at: ms(0)) == .refused)
    #expect(skip(.forward, from: .nan) == .refused)
    #expect(run.direction == nil)
  }

  @Test mutating func `counts as asked where nobody knows the place`() {
    #expect(run.skip(.backward, by: 10, from: nil, at: ms(0)) == .moved(-10))
    #expect(run.tally == -10)
    #expect(run.edge == nil)
  }

  @Test mutating func `follows a live range`() {
    #expect(skip(.forward, from: 1595, in: 1000...1600, at: 0) == .moved(5))
    #expect(skip(.forward, from: 1600, in: 1010...1610, at: 100) == .moved(10))
    #expect(run.tally == 15)
    // Behind the range's start, even a short step lands on it.
    #expect(skip(.forward, from: 980, in: 1010...1610, at: 200) == .moved(30))
    #expect(run.edge == nil)
    #expect(skip(.forward, 100, from: 980, in: 1010...1610, at: 300) == .moved(100))
  }

  @Test mutating func `goes on from its target, whatever an older report says`() {
    let reported = Playhead(position: 100, range: seconds(0...600), rate: 2)
    #expect(run.playhead(from: reported) == reported)
    #expect(skip(.forward, from: 100, in: 0...600, at: 0) == .moved(10))
    #expect(
      run.playhead(from: reported) == Playhead(position: 110, range: seconds(0...600), rate: 2))
    _ = run.end()
    #expect(run.playhead(from: reported) == reported)
  }
}
