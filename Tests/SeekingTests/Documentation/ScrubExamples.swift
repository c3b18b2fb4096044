import Seeking
import Testing

@Suite("Examples of scrubs")
struct ScrubExamples {
  private let finger = PointerID(1)

  @Test func `drag`() {
    var scrub = Scrub()
    scrub.width = 800
    #expect(scrub.down(finger, at: 0.25) == .began(at: 0.25))
    #expect(scrub.move(finger, to: 0.5) == .moved(0.5))
    #expect(scrub.up(finger) == .committed(0.5))
  }

  @Test func `fine drag`() {
    var scrub = Scrub()
    _ = scrub.down(finger, at: 0.25)
    #expect(scrub.move(finger, to: 0.25, distance: 60) == nil)
    #expect(scrub.speed == 0.5)
    #expect(scrub.move(finger, to: 0.5, distance: 60) == .moved(0.375))
  }

  @Test func `return to the start`() {
    var scrub = Scrub()
    scrub.width = 800
    _ = scrub.down(finger, at: 0.25)
    _ = scrub.move(finger, to: 0.5)
    _ = scrub.move(finger, to: 0.255)  // 4 points from where it went down.
    #expect(scrub.isBackAtStart)
    #expect(scrub.up(finger) == .cancelled)
  }

  @Test func `snapping`() {
    var scrub = Scrub()
    scrub.width = 800
    scrub.settings.snapping = ScrubSnapping(marks: [0.5])
    _ = scrub.down(finger, at: 0.25)
    #expect(scrub.move(finger, to: 0.505) == .moved(0.5))
  }

  @Test func `orders to the player`() {
    let start = EventTime(milliseconds: 0)
    let film = SeekableRange(from: 0, to: 600)
    var control = PlayerControl()
    _ = control.handle(.seekableRangeChanged(film), at: start)

    #expect(control.beginScrub(at: start) == [.setPaused(true)])
    let preview = SeekRequest(id: SeekRequest.ID(number: 1), position: 300, precision: .keyframe)
    #expect(control.previewScrub(to: 300, at: EventTime(milliseconds: 20)) == [.seek(preview)])
    #expect(control.position == 300)

    let done = PlayerEvent.seekFinished(preview.id, position: 298)
    _ = control.handle(done, at: EventTime(milliseconds: 40))
    let exact = SeekRequest(id: SeekRequest.ID(number: 2), position: 300, precision: .exact)
    let orders = control.commitScrub(at: EventTime(milliseconds: 60))
    #expect(orders == [.seek(exact), .setPaused(false)])
  }
}
