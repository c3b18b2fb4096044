import Seeking
import Testing

@Suite("Examples of runs and tallies")
struct RunExamples {
  @Test func `run of two skips`() {
    var overlay = DoubleTapSeek(size: SurfaceSize(width: 1000, height: 560))
    var playhead = Playhead(position: 100, range: SeekableRange(from: 0, to: 600))

    _ = overlay.request(.forward, playhead: playhead, at: EventTime(milliseconds: 0))
    playhead.position = 110
    _ = overlay.request(.forward, playhead: playhead, at: EventTime(milliseconds: 400))
    #expect(overlay.run.tally == 20)
    #expect(overlay.run.origin == 100)
    #expect(overlay.run.target == 120)
    #expect(overlay.nextDeadline == EventTime(milliseconds: 1300))

    let run = overlay.run
    #expect(overlay.tick(at: EventTime(milliseconds: 1300)) == [.runEnded(run)])
    #expect(Announcement(of: run) == .moved(by: 20, to: 120))
  }

  @Test func `run that turns`() {
    var run = SkipRun()
    let playhead = Playhead(position: 100, range: SeekableRange(from: 0, to: 600))
    _ = run.skip(.forward, by: 10, from: playhead, at: EventTime(milliseconds: 0))
    _ = run.skip(.backward, by: 10, from: playhead, at: EventTime(milliseconds: 400))
    #expect(run.direction == .backward)
    #expect(run.tally == -10)
    #expect(run.count == 1)
  }

  @Test func `skip that is cut short`() {
    var run = SkipRun()
    let film = SeekableRange(from: 0, to: 600)

    let nearTheEnd = Playhead(position: 595, range: film)
    let short = run.skip(.forward, by: 10, from: nearTheEnd, at: EventTime(milliseconds: 0))
    #expect(short == .moved(5))
    #expect(run.asked == 10)
    #expect(run.tally == 5)
    #expect(run.edge == .end)

    let atTheEnd = Playhead(position: 600, range: film)
    let none = run.skip(.forward, by: 10, from: atTheEnd, at: EventTime(milliseconds: 400))
    #expect(none == .edge(.end))
    #expect(run.tally == 5)
  }

  @Test func `steps`() {
    var steps = SkipSteps(backward: 10, forward: 30)
    #expect(steps.length(.forward, after: SkipRun(), rate: 2) == 30)
    steps.areListeningTime = true
    #expect(steps.length(.forward, after: SkipRun(), rate: 2) == 60)
  }
}
