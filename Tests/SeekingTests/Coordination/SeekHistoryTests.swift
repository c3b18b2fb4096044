import Seeking
import Testing

@Suite("The history of jumps")
struct SeekHistoryTests {
  private var history = SeekHistory()

  @Test mutating func `goes back to each place, and forth again`() {
    history.record(10)
    history.record(50)
    #expect(history.undo(from: 90) == 50)
    #expect(history.undo(from: 50.5) == 10)
    #expect(history.undo(from: 10) == nil)
    #expect(history.redo(from: 10.5) == 50.5)
    #expect(history.redo(from: 50.5) == 90)
    #expect(history.redo(from: 90) == nil)
    #expect(history.undo(from: 91) == 50.5)
  }

  @Test mutating func `knows whether there is a way`() {
    #expect(!history.canUndo && !history.canRedo)
    history.record(10)
    #expect(history.canUndo && !history.canRedo)
    _ = history.undo(from: 20)
    #expect(!history.canUndo && history.canRedo)
  }

  @Test mutating func `forgets what was taken back with the next jump`() {
    history.record(10)
    _ = history.undo(from: 20)
    history.record(30)
    #expect(!history.canRedo)
    #expect(history.undo(from: 40) == 30)
    #expect(!history.canUndo)
  }

  @Test(
    arguments: [
      (0, 600, 500), (0, 100, 100), (550, 600, 550), (500, 500, 500),
    ] as [(MediaSeconds, MediaSeconds, MediaSeconds)])
  mutating func `goes back as near as the range has it`(
    lower: MediaSeconds, upper: MediaSeconds, place: MediaSeconds
  ) {
    let playhead = Playhead(position: 580, range: SeekableRange(from: lower, to: upper))
    history.record(500)
    #expect(history.undo(from: playhead) == place)
    #expect(history.redo(from: playhead) == playhead.range?.clamp(580))
    #expect(history.undo(from: playhead) == playhead.range?.clamp(580))
  }

  @Test(
    arguments: [(50, nil), (MediaSeconds(.nan), SeekableRange(from: 0, to: 600))]
      as [(MediaSeconds, SeekableRange?)])
  mutating func `stays where no seek is possible, and forgets nothing`(
    position: MediaSeconds, range: SeekableRange?
  ) {
    history.record(500)
    history.record(20)
    _ = history.undo(from: 30)
    let playhead = Playhead(position: position, range: range)
    #expect(history.undo(from: playhead) == nil)
    #expect(history.redo(from: playhead) == nil)
    #expect(history.undo(from: 30) == 500)
    #expect(history.redo(from: 500) == 30)
  }

  @Test mutating func `keeps the newest hundred`() {
    for place in 1...103 { history.record(MediaSeconds(Double(place))) }
    var places: [MediaSeconds] = []
    while let place = history.undo(from: 0) { places.append(place) }
    #expect(places.count == 100)
    #expect(places.first == 103)
    #expect(places.last == 4)
  }
}
