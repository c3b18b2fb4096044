import Seeking
import Testing

@testable import SeekingGTK

@Suite("What screen readers say once something is over")
struct AnnouncementTextTests {
  @Test(
    "A run says how far it came and where",
    arguments: [
      (30.0, 130.0, "Forward 30 seconds, 2 minutes 10 seconds"),
      (-10, 90, "Back 10 seconds, 1 minute 30 seconds"),
      (-1, 0, "Back 1 second, 0 seconds"), (1, 61, "Forward 1 second, 1 minute 1 second"),
      (3600, 7205, "Forward 1 hour, 2 hours 5 seconds"),
    ])
  func moved(length: Double, place: Double, text: String) {
    let announcement = Announcement.moved(by: MediaSeconds(length), to: MediaSeconds(place))
    #expect(AnnouncementText.text(announcement) == text)
  }

  @Test(
    "A length has one decimal at most, and none from a minute on",
    arguments: [
      (4.24, "Forward 4.2 seconds"), (-7.5, "Back 7.5 seconds"), (0.97, "Forward 1 second"),
      (29.999, "Forward 30 seconds"), (59.94, "Forward 59.9 seconds"),
      (59.97, "Forward 1 minute"), (119.7, "Forward 2 minutes"),
      (-90.4, "Back 1 minute 30 seconds"), (.nan, "Forward unknown time"),
    ])
  func length(length: Double, text: String) {
    #expect(AnnouncementText.text(.moved(by: MediaSeconds(length), to: nil)) == text)
  }

  @Test(
    "A jump says where it led, as the clock shows it",
    arguments: [
      (0.0, "At 0 seconds"), (59.9, "At 59 seconds"), (130, "At 2 minutes 10 seconds"),
      (.infinity, "At unknown time"),
    ])
  func arrived(place: Double, text: String) {
    #expect(AnnouncementText.text(.arrived(at: MediaSeconds(place))) == text)
  }

  @Test("An end is said where nothing moved")
  func edges() {
    #expect(AnnouncementText.text(.edge(.start)) == "At the start")
    #expect(AnnouncementText.text(.edge(.end)) == "At the end")
  }
}
