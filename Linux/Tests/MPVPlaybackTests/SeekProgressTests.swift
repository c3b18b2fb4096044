import Seeking
import Testing

@testable import MPVPlayback

/// Tables of what the player tells, and what is made of it.
struct SeekProgressTests {
  enum Step {
    case send(Int64)
    case taken(Int64)
    case refused(Int64)
    case cannot
    case began
    case arrived(at: MediaSeconds, atEnd: Bool = false)
    case reset
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    let outcomes: [SeekProgress.Outcome]
  }

  /// Seek number n goes to n × 10 seconds.
  private static func request(_ number: Int64) -> SeekRequest {
    SeekRequest(
      id: SeekRequest.ID(number: number), position: MediaSeconds(Double(number) * 10),
      precision: .exact)
  }

  private static let first = request(1).id
  private static let second = request(2).id

  static let cases: [Case] = [
    Case(
      testDescription: "a seek alone is finished",
      steps: [.send(1), .taken(1), .began, .arrived(at: 10)], outcomes: [.finished(first)]),
    Case(
      testDescription: "an order that the player refuses fails",
      steps: [.send(1), .refused(1)], outcomes: [.failed(first)]),
    Case(
      testDescription: "an order that the player can't carry out fails",
      steps: [.send(1), .taken(1), .cannot], outcomes: [.failed(first)]),
    Case(
      testDescription: "the newer order takes the place of one under way",
      steps: [
        .send(1), .taken(1), .began, .send(2), .taken(2), .arrived(at: 10), .began,
        .arrived(at: 20),
      ],
      outcomes: [.failed(first), .finished(second)]),
    Case(
      testDescription: "a late answer to the older order says nothing of the newer one",
      steps: [.send(1), .send(2), .taken(1), .refused(1), .taken(2), .began, .arrived(at: 20)],
      outcomes: [.failed(first), .finished(second)]),
    Case(
      testDescription: "orders merged into one move",
      steps: [.send(1), .send(2), .taken(1), .taken(2), .began, .arrived(at: 20)],
      outcomes: [.failed(first), .finished(second)]),
    Case(
      testDescription: "a move that nobody here ordered is a jump",
      steps: [.began, .arrived(at: 42)], outcomes: [.jumped]),
    Case(
      testDescription: "a jump while a seek is under way overtakes it",
      steps: [.send(1), .taken(1), .began, .began, .arrived(at: 42)],
      outcomes: [.overtaken(first)]),
    Case(
      testDescription: "the player corrects its own move at the end",
      steps: [.send(1), .taken(1), .began, .began, .arrived(at: 3, atEnd: true)],
      outcomes: [.finished(first)]),
    Case(
      testDescription: "the player moves twice to the same place",
      steps: [.send(1), .taken(1), .began, .began, .arrived(at: 10.04)],
      outcomes: [.finished(first)]),
    Case(
      testDescription: "a keyframe far from the target is still the seek's end",
      steps: [.send(1), .taken(1), .began, .arrived(at: 2)], outcomes: [.finished(first)]),
    Case(
      testDescription: "other media ends the seek",
      steps: [.send(1), .taken(1), .began, .reset, .began, .arrived(at: 0)],
      outcomes: [.failed(first), .opened]),
  ]

  @Test(arguments: cases)
  func outcomes(of example: Case) {
    var progress = SeekProgress()
    var outcomes: [SeekProgress.Outcome] = []
    for step in example.steps {
      outcomes += Self.outcome(of: step, in: &progress).map { [$0] } ?? []
    }
    #expect(outcomes == example.outcomes)
    #expect(progress.isResting)
  }

  private static func outcome(
    of step: Step, in progress: inout SeekProgress
  ) -> SeekProgress.Outcome? {
    switch step {
    case .send(let number): return progress.send(request(number)).map { .failed($0) }
    case .taken(let number): progress.taken(request(number).id)
    case .refused(let number): return progress.refused(request(number).id).map { .failed($0) }
    case .cannot: return progress.refusedAfterTaking().map { .failed($0) }
    case .began: progress.began()
    case .arrived(let place, let atEnd):
      return progress.arrived() ? progress.landed(at: place, atEnd: atEnd) : nil
    case .reset: return progress.reset(opening: true).map { .failed($0) }
    }
    return nil
  }

  @Test func aMoveThatBeginsBeforeThePlaceIsKnownKeepsItsOutcome() {
    var progress = SeekProgress()
    progress.began()
    let arrivesFirst = progress.arrived()
    progress.began()
    let first = progress.landed(at: 5, atEnd: false)
    let arrivesAgain = progress.arrived()
    let second = progress.landed(at: 9, atEnd: false)
    #expect(arrivesFirst && arrivesAgain)
    #expect(first == nil)
    #expect(second == .jumped)
  }
}
