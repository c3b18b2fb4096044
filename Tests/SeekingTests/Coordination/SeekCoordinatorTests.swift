import Seeking
import Testing

@Suite("The coordinator of seeks")
struct SeekCoordinatorTests {
  private var coordinator = SeekCoordinator()

  private func id(_ number: Int64) -> SeekRequest.ID { SeekRequest.ID(number: number) }

  private func seek(
    _ number: Int64, to position: MediaSeconds, _ precision: SeekPrecision = .exact
  ) -> SeekCoordinatorEffect {
    .seek(SeekRequest(id: id(number), position: position, precision: precision))
  }

  private mutating func want(
    _ position: MediaSeconds, _ precision: SeekPrecision = .exact, at time: Int = 0
  ) -> [SeekCoordinatorEffect] {
    coordinator.want(position, precision: precision, at: ms(time))
  }

  @Test mutating func `seeks at once when nothing is in flight`() {
    #expect(coordinator.pinned == nil)
    #expect(want(10) == [seek(1, to: 10)])
    #expect(coordinator.pinned == 10)
    #expect(coordinator.finished(id(1), at: ms(50)) == [])
    #expect(coordinator.pinned == nil)
    #expect(coordinator.nextDeadline == nil)
  }

  @Test mutating func `keeps one in flight, and the newest wanted is next`() {
    _ = want(10, .keyframe)
    #expect(want(20, .keyframe) == [])
    #expect(want(30, .keyframe) == [])
    #expect(want(40, .exact) == [])
    #expect(coordinator.pinned == 40)
    #expect(coordinator.finished(id(1), at: ms(50)) == [seek(2, to: 40)])
    #expect(coordinator.pinned == 40)
    #expect(coordinator.finished(id(2), at: ms(90)) == [])
    #expect(coordinator.pinned == nil)
  }

  @Test mutating func `loses nothing to a failure`() {
    _ = want(10)
    _ = want(20, .keyframe)
    #expect(coordinator.failed(id(1), at: ms(50)) == [.seekFailed, seek(2, to: 20, .keyframe)])
    #expect(coordinator.failed(id(2), at: ms(90)) == [.seekFailed])
    #expect(coordinator.pinned == nil)
  }

  @Test mutating func `gives a seek up after 3 s`() {
    _ = want(10, at: 100)
    _ = want(20, at: 200)
    #expect(coordinator.nextDeadline == ms(3100))
    #expect(coordinator.tick(at: ms(3099)) == [])
    #expect(coordinator.tick(at: ms(3100)) == [.seekFailed, seek(2, to: 20)])
    #expect(coordinator.nextDeadline == ms(6100))
    #expect(coordinator.tick(at: ms(6500)) == [.seekFailed])
    #expect(coordinator.pinned == nil)
    #expect(coordinator.tick(at: ms(9999)) == [])
  }

  @Test mutating func `counts the 3 s of the next seek from its own start`() {
    _ = want(10, at: 0)
    _ = want(20, at: 10)
    _ = coordinator.finished(id(1), at: ms(2000))
    #expect(coordinator.nextDeadline == ms(5000))
  }

  @Test mutating func `has a time-out that can be set`() {
    coordinator.timeout = .milliseconds(100)
    _ = want(10)
    #expect(coordinator.tick(at: ms(100)) == [.seekFailed])
  }

  @Test mutating func `ignores answers that come late`() {
    _ = want(10)
    _ = want(20)
    _ = coordinator.tick(at: ms(3000))
    #expect(coordinator.finished(id(1), at: ms(3100)) == [])
    #expect(coordinator.failed(id(1), at: ms(3100)) == [])
    #expect(coordinator.pinned == 20)
    _ = coordinator.finished(id(2), at: ms(3200))
    #expect(coordinator.finished(id(2), at: ms(3300)) == [])
    #expect(coordinator.failed(id(2), at: ms(3300)) == [])
  }

  @Test mutating func `forgets everything when it retires, but no number`() {
    _ = want(10)
    _ = want(20)
    coordinator.retire()
    #expect(coordinator.pinned == nil)
    #expect(coordinator.nextDeadline == nil)
    #expect(coordinator.finished(id(1), at: ms(50)) == [])
    #expect(want(30) == [seek(2, to: 30)])
  }
}
