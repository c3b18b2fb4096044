import Seeking
import Testing

@Suite("Examples of seek coordination")
struct CoordinationExamples {
  private let start = EventTime(milliseconds: 0)

  @Test func `newest wins`() {
    var coordinator = SeekCoordinator()
    let first = SeekRequest(id: SeekRequest.ID(number: 1), position: 10, precision: .exact)
    #expect(coordinator.want(10, precision: .exact, at: start) == first)
    #expect(coordinator.want(20, precision: .exact, at: start) == nil)
    #expect(coordinator.want(30, precision: .exact, at: start) == nil)
    #expect(coordinator.pinned == 30)

    let done = EventTime(milliseconds: 80)
    let newest = SeekRequest(id: SeekRequest.ID(number: 2), position: 30, precision: .exact)
    #expect(coordinator.finished(first.id, at: 10, time: done) == newest)
    #expect(coordinator.finished(newest.id, at: 30, time: done) == nil)
    #expect(coordinator.pinned == nil)
  }

  @Test func `settling`() {
    var coordinator = SeekCoordinator()
    _ = coordinator.want(100, precision: .keyframe, at: start)
    let done = EventTime(milliseconds: 50)
    #expect(coordinator.finished(SeekRequest.ID(number: 1), at: 98, time: done) == nil)
    #expect(coordinator.pinned == 100)

    let exact = SeekRequest(id: SeekRequest.ID(number: 2), position: 100, precision: .exact)
    #expect(coordinator.settle(at: done) == exact)
  }

  @Test func `right side of the origin`() {
    var coordinator = SeekCoordinator()
    _ = coordinator.want(102, precision: .keyframe, from: 100, at: start)
    // The nearest keyframe is at 99 s: a step forward must not lead back.
    let done = EventTime(milliseconds: 50)
    let exact = SeekRequest(id: SeekRequest.ID(number: 2), position: 102, precision: .exact)
    let next = coordinator.finished(SeekRequest.ID(number: 1), at: 99, time: done)
    #expect(next == exact)
  }

  @Test func `time-out`() {
    var coordinator = SeekCoordinator()
    _ = coordinator.want(10, precision: .exact, at: start)
    #expect(coordinator.nextDeadline == EventTime(milliseconds: 3000))
    #expect(coordinator.tick(at: EventTime(milliseconds: 3000)) == SeekFailure(next: nil))
    #expect(coordinator.pinned == nil)
  }

  @Test func `undo and redo`() {
    var history = SeekHistory()
    history.record(100)  // A jump is made from 100 s to 130 s.
    #expect(history.undo(from: 130) == 100)
    #expect(history.redo(from: 100) == 130)
  }
}
