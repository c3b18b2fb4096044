@_spi(Host) import AVFoundation
import PlayerContract
import Seeking
import Testing

@testable import AVPlayback

@MainActor
@Suite("The adaptor of AVPlayer, over a model of it")
struct AVPlayerPlaybackTests {
  private func id(_ number: Int64) -> SeekRequest.ID { SeekRequest.ID(number: number) }

  private func request(_ number: Int64, _ position: MediaSeconds) -> SeekRequest {
    SeekRequest(id: id(number), position: position, precision: .exact)
  }

  @Test("keeps the contract of players", arguments: ContractRule.all)
  func contract(rule: ContractRule) async throws {
    try await rule.check(ModelSubject())
  }

  @Test func `tells what is played by playing, and nothing while a seek is under way`() async {
    let subject = ModelSubject()
    subject.player.isPaused = false
    await subject.pass(0.5)
    _ = subject.takeEvents()
    subject.player.seek(request(1, 60))
    await subject.pass(0.03)
    #expect(subject.takeEvents() == [])
    await subject.pass(0.04)
    let events = subject.takeEvents()
    #expect(events.first == .seekFinished(id(1), position: 60))
    #expect(!events.contains { if case .jumped = $0 { true } else { false } })
  }

  @Test func `tells a jump of another participant, however small`() async {
    let subject = ModelSubject()
    await subject.settle()
    subject.model.jump(to: 0.1, byParticipant: "somebody")
    await subject.settle()
    #expect(subject.takeEvents().contains(.jumped(to: 0.1)))
  }

  @Test func `tells the seek of somebody else that broke ours off`() async {
    let subject = ModelSubject()
    subject.player.seek(request(1, 60))
    subject.model.seek(
      to: CMTime(value: 30, timescale: 1), toleranceBefore: .zero, toleranceAfter: .zero
    ) { _ in }
    await subject.pass(0.2)
    let events = subject.takeEvents()
    #expect(events.contains(.seekFailed(id(1))))
    #expect(events.contains(.jumped(to: 30)))
  }

  @Test func `keeps the user's rate over a pause`() async {
    let subject = ModelSubject()
    subject.player.rate = 1.5
    #expect(subject.model.rate == 0)
    subject.player.isPaused = false
    #expect(subject.model.rate == 1.5)
    subject.player.isPaused = true
    #expect(subject.player.rate == 1.5)
    subject.player.rate = .nan
    subject.player.rate = -1
    #expect(subject.player.rate == 1.5)
  }

  @Test func `tells a rate and a pause that somebody else has set`() async {
    let subject = ModelSubject()
    await subject.settle()
    _ = subject.takeEvents()
    subject.model.defaultRate = 2
    subject.model.play()
    #expect(subject.takeEvents() == [])
    await subject.settle()
    let events = subject.takeEvents()
    #expect(events.contains(.rateChanged(2)))
    #expect(events.contains(.pausedChanged(false)))
  }

  @Test func `follows the range of a live stream`() async {
    let item = AVPlayerItem(seekableIn: [0...60])
    let subject = ModelSubject(item)
    await subject.settle()
    item.setSeekable(in: [0...10, 20...70])
    await subject.settle()
    #expect(subject.takeEvents().contains(.seekableRangeChanged(SeekableRange(from: 0, to: 10))))
    subject.model.jump(to: 30)
    await subject.settle()
    #expect(subject.takeEvents().contains(.seekableRangeChanged(SeekableRange(from: 20, to: 70))))
  }

  @Test func `loads the chapters of each item`() async {
    let subject = ModelSubject(AVPlayerItem(seekableIn: [0...120], chapters: [60, 0, 60, 30]))
    #expect(await subject.passTime { !subject.player.chapters.isEmpty })
    #expect(subject.player.chapters == [0, 30, 60])
    subject.model.replaceCurrentItem(with: AVPlayerItem(seekableIn: [0...120], chapters: [7]))
    #expect(await subject.passTime { subject.player.chapters == [7] })
    subject.closeMedia()
    #expect(await subject.passTime { subject.player.chapters == [] })
  }

  @Test func `takes no chapters of an item that is gone`() async {
    let subject = ModelSubject(AVPlayerItem(seekableIn: [0...120], chapters: [60]))
    subject.closeMedia()
    await subject.pass(1)
    #expect(subject.player.chapters == [])
  }

  @Test func `takes playing for no jump, also where it is told seldom`() async {
    let subject = ModelSubject()
    subject.player.isPaused = false
    await subject.settle()
    _ = subject.takeEvents()
    subject.passAtOnce(2)
    await subject.settle()
    #expect(subject.takeEvents() == [.positionChanged(2)])
  }

  /// A player that has made its seek 1, and whose seek 2 is under way while it gets another item.
  private func subjectThatSeeks(
    whileItemGivesWayTo range: ClosedRange<Double>
  ) async -> ModelSubject {
    let subject = ModelSubject()
    subject.player.seek(request(1, 60))
    await subject.pass(0.1)
    _ = subject.takeEvents()
    subject.player.seek(request(2, 90))
    subject.model.replaceCurrentItem(with: AVPlayerItem(seekableIn: [range]))
    return subject
  }

  @Test func `starts afresh with another item`() async {
    let subject = await subjectThatSeeks(whileItemGivesWayTo: 0...300)
    await subject.settle()
    let range = SeekableRange(from: 0, to: 300)
    #expect(
      subject.takeEvents() == [
        .mediaChanged, .seekFailed(id(2)), .seekableRangeChanged(range), .positionChanged(0),
      ])
  }

  @Test func `tells a range anew that the item before had as well, and none twice`() async {
    let subject = ModelSubject()
    await subject.settle()
    _ = subject.takeEvents()
    subject.model.replaceCurrentItem(with: AVPlayerItem(seekableIn: [0...120]))
    await subject.settle()
    let range = SeekableRange(from: 0, to: 120)
    #expect(
      subject.takeEvents() == [.mediaChanged, .seekableRangeChanged(range), .positionChanged(0)])
    subject.closeMedia()
    await subject.settle()
    #expect(subject.takeEvents() == [.mediaChanged])
  }

  @Test func `seeks in the item that is there, also before the player has told of it`() async {
    let subject = await subjectThatSeeks(whileItemGivesWayTo: 0...60)
    subject.player.seek(request(3, 30))
    #expect(subject.takeEvents() == [])
    await subject.pass(0.1)
    let events = subject.takeEvents()
    #expect(events.first == .mediaChanged)
    #expect(events.contains(.seekFailed(id(2))))
    #expect(events.contains(.seekFinished(id(3), position: 30)))
    #expect(!events.contains { if case .jumped = $0 { true } else { false } })
    #expect(subject.player.position == 30)
  }

  @Test func `takes a late word of the item before for no jump`() async {
    let first = AVPlayerItem(seekableIn: [0...120])
    let subject = ModelSubject(first)
    await subject.settle()
    _ = subject.takeEvents()
    subject.model.jump(to: 100, byParticipant: "somebody")
    subject.model.replaceCurrentItem(with: AVPlayerItem(seekableIn: [0...60]))
    await subject.settle()
    #expect(!subject.takeEvents().contains { if case .jumped = $0 { true } else { false } })
  }

  @Test func `leaves no observer behind`() async {
    let (first, second) = (AVPlayerItem(seekableIn: [0...60]), AVPlayerItem(seekableIn: [0...60]))
    let model = AVPlayer(playerItem: first)
    var playback: AVPlayerPlayback? = AVPlayerPlayback(player: model)
    let count = model.observerCount
    #expect(count == 5)
    model.replaceCurrentItem(with: second)
    for _ in 0..<10 { await Task.yield() }
    #expect(model.observerCount == count)
    #expect(observerCount(of: first) == 0)
    weak let gone = playback
    playback = nil
    #expect(gone == nil)
    #expect(model.observerCount == 0)
  }
}
