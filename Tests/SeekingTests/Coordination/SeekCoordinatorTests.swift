import Seeking
import Testing

@Suite("The coordinator of seeks")
struct SeekCoordinatorTests {
  private var coordinator = SeekCoordinator()

  private func id(_ number: Int64) -> SeekRequest.ID { SeekRequest.ID(number: number) }

  private func seek(
    _ number: Int64, to position: MediaSeconds, _ precision: SeekPrecision = .exact
  ) -> SeekRequest {
    SeekRequest(id: id(number), position: position, precision: precision)
  }

  private mutating func want(
    _ position: MediaSeconds, _ precision: SeekPrecision = .exact, at time: Int = 0
  ) -> SeekRequest? {
    coordinator.want(position, precision: precision, at: ms(time))
  }

  private mutating func finished(
    _ number: Int64, landingAt position: MediaSeconds = 0, at time: Int
  ) -> SeekRequest? {
    coordinator.finished(id(number), at: position, time: ms(time))
  }

  @Test mutating func `seeks at once when nothing is in flight`() {
    #expect(coordinator.pinned == nil)
    #expect(want(10) == seek(1, to: 10))
    #expect(coordinator.pinned == 10)
    #expect(finished(1, at: 50) == nil)
    #expect(coordinator.pinned == nil)
    #expect(coordinator.nextDeadline == nil)
  }

  @Test mutating func `keeps one in flight, and the newest wanted is next`() {
    _ = want(10, .keyframe)
    #expect(want(20, .keyframe) == nil)
    #expect(want(30, .keyframe) == nil)
    #expect(want(40, .exact) == nil)
    #expect(coordinator.pinned == 40)
    #expect(finished(1, at: 50) == seek(2, to: 40))
    #expect(coordinator.pinned == 40)
    #expect(finished(2, at: 90) == nil)
    #expect(coordinator.pinned == nil)
  }

  @Test mutating func `loses nothing to a failure`() {
    _ = want(10)
    _ = want(20, .keyframe)
    #expect(coordinator.failed(id(1), at: ms(50)) == SeekFailure(next: seek(2, to: 20, .keyframe)))
    #expect(coordinator.failed(id(2), at: ms(90)) == SeekFailure(next: nil))
    #expect(coordinator.pinned == nil)
  }

  @Test mutating func `gives a seek up after 3 s`() {
    _ = want(10, at: 100)
    _ = want(20, at: 200)
    #expect(coordinator.nextDeadline == ms(3100))
    #expect(coordinator.tick(at: ms(3099)) == nil)
    #expect(coordinator.tick(at: ms(3100)) == SeekFailure(next: seek(2, to: 20)))
    #expect(coordinator.nextDeadline == ms(6100))
    #expect(coordinator.tick(at: ms(6500)) == SeekFailure(next: nil))
    #expect(coordinator.pinned == nil)
    #expect(coordinator.tick(at: ms(9999)) == nil)
  }

  @Test mutating func `counts the 3 s of the next seek from its own start`() {
    _ = want(10, at: 0)
    _ = want(20, at: 10)
    _ = finished(1, at: 2000)
    #expect(coordinator.nextDeadline == ms(5000))
  }

  @Test mutating func `has a time-out that can be set`() {
    coordinator.timeout = .milliseconds(100)
    _ = want(10)
    #expect(coordinator.tick(at: ms(100)) == SeekFailure(next: nil))
  }

  @Test mutating func `ignores answers that come late`() {
    _ = want(10)
    _ = want(20)
    _ = coordinator.tick(at: ms(3000))
    #expect(finished(1, at: 3100) == nil)
    #expect(coordinator.failed(id(1), at: ms(3100)) == nil)
    #expect(coordinator.pinned == 20)
    _ = finished(2, at: 3200)
    #expect(finished(2, at: 3300) == nil)
    #expect(coordinator.failed(id(2), at: ms(3300)) == nil)
  }

  @Test mutating func `forgets everything when it retires, but no number`() {
    _ = want(10)
    _ = want(20)
    coordinator.retire()
    #expect(coordinator.pinned == nil)
    #expect(coordinator.nextDeadline == nil)
    #expect(finished(1, at: 50) == nil)
    #expect(want(30) == seek(2, to: 30))
  }

  @Test(arguments: [
    (10.0, 10.0), (10, 8), (10, 0), (-10, 0), (-10, 4), (-10, 12),
  ])
  mutating func `seeks exactly where a keyframe lies behind the origin of a step`(
    step: Double, landing: Double
  ) {
    let target = MediaSeconds(10 + step)
    _ = coordinator.want(target, precision: .keyframe, from: 10, at: ms(0))
    let isWrong = step > 0 ? landing <= 10 : landing >= 10
    #expect(
      finished(1, landingAt: MediaSeconds(landing), at: 50)
        == (isWrong ? seek(2, to: target) : nil))
    #expect(finished(2, landingAt: target, at: 90) == nil)
    let isReached = isWrong || landing == target.value
    #expect(coordinator.pinned == (isReached ? nil : target))
  }

  @Test mutating func `lets a preview land on any keyframe`() {
    _ = want(13, .keyframe)
    #expect(finished(1, landingAt: 5, at: 50) == nil)
  }

  @Test(arguments: [(13.0, 13.0, nil), (12, 13, 13.0), (20, 13, 13.0)])
  mutating func `pins what was asked for until it is reached, whatever keyframe is shown`(
    landing: Double, target: Double, pinned: Double?
  ) {
    _ = coordinator.want(MediaSeconds(target), precision: .keyframe, from: 10, at: ms(0))
    #expect(finished(1, landingAt: MediaSeconds(landing), at: 50) == nil)
    #expect(!coordinator.isSeeking)
    #expect(coordinator.pinned == pinned.map { MediaSeconds($0) })
    #expect(
      coordinator.settle(at: ms(60)) == pinned.map { seek(2, to: MediaSeconds($0)) })
    #expect(finished(2, landingAt: MediaSeconds(target), at: 90) == nil)
    #expect(coordinator.pinned == nil)
  }

  @Test mutating func `forgets what was missed where nothing can be sought any more`() {
    _ = want(1001, .keyframe)
    _ = finished(1, landingAt: 1000, at: 50)
    coordinator.limit(to: seconds(1010...1610))
    #expect(coordinator.pinned == 1010)
    coordinator.limit(to: nil)
    #expect(coordinator.pinned == nil)
    #expect(coordinator.settle(at: ms(60)) == nil)
  }

  @Test mutating func `leaves it to the newest wanted to get away from the origin`() {
    _ = coordinator.want(13, precision: .keyframe, from: 10, at: ms(0))
    _ = coordinator.want(16, precision: .keyframe, from: 13, at: ms(10))
    #expect(finished(1, landingAt: 10, at: 50) == seek(2, to: 16, .keyframe))
    #expect(finished(2, landingAt: 10, at: 90) == seek(3, to: 16))
  }

  @Test mutating func `keeps what is wanted next in a range that moves`() {
    _ = want(1590)
    _ = want(1000)
    coordinator.limit(to: seconds(1010...1610))
    #expect(coordinator.pinned == 1010)
    #expect(finished(1, at: 50) == seek(2, to: 1010))
  }

  @Test mutating func `forgets what is wanted next where nothing can be sought any more`() {
    coordinator.limit(to: nil)
    _ = want(10)
    _ = want(20)
    coordinator.limit(to: nil)
    #expect(coordinator.pinned == 10)
    #expect(finished(1, at: 50) == nil)
    #expect(coordinator.pinned == nil)
  }

  @Test func `asks to land where it was asked, or on a keyframe however far`() {
    #expect(SeekPrecision.exact.tolerance == 0)
    #expect(SeekPrecision.keyframe.tolerance == MediaSeconds(.infinity))
  }
}
