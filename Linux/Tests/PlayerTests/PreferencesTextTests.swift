import Seeking
import Testing

@testable import Player

@Suite("Preferences as text")
struct PreferencesTextTests {
  private func read(_ text: String) throws -> PlayerPreferences {
    PlayerPreferences(try KeyFile(Array(text.utf8)))
  }

  private func changed(_ change: (inout PlayerPreferences) -> Void) -> PlayerPreferences {
    var preferences = PlayerPreferences()
    change(&preferences)
    return preferences
  }

  private static let everythingElse: PlayerPreferences = {
    var preferences = PlayerPreferences()
    preferences.stepBack = 7.5
    preferences.stepForward = 30
    preferences.growsSteps = true
    preferences.countsListeningTime = true
    preferences.zones = .narrow
    preferences.runs = .doubleTaps
    preferences.hold = .rewind
    preferences.slidesHold = true
    preferences.locksHold = true
    preferences.snapsToChapters = true
    preferences.waveform = WaveformDisplay(value: .loudness, channels: .each)
    preferences.letterKeys = false
    preferences.direction = .rightToLeft
    return preferences
  }()

  @Test(arguments: [PlayerPreferences(), everythingElse])
  func `what is written is read again`(preferences: PlayerPreferences) throws {
    let file = KeyFile()
    preferences.write(into: file)
    #expect(PlayerPreferences(try KeyFile(file.bytes)) == preferences)
  }

  @Test(arguments: [
    "", "\n", "# a word to the reader\n", "[skips]\n", "[others]\nback=5\n", "[skips]\nBack=5\n",
  ])
  func `what is missing is as by default`(text: String) throws {
    #expect(try read(text) == PlayerPreferences())
  }

  @Test(arguments: [
    ("5", 5), ("7.5", 7.5), ("0", 1), ("-3", 1), ("601", 600), ("1e9", 600), ("nan", 10),
    ("inf", 10), ("", 10), ("ten", 10), ("5 s", 10), ("\\", 10),
  ])
  func `a step beyond its limits counts as these`(text: String, step: Double) throws {
    let preferences = try read("[skips]\nback=\(text)\nforward=\(text)\n")
    #expect(preferences.stepBack == MediaSeconds(step))
    #expect(preferences.stepForward == MediaSeconds(step))
  }

  @Test(arguments: [
    "[skips]\ngrowing=yes\n", "[skips]\nzones=fourths\n", "[skips]\nzones=HALVES\n",
    "[skips]\nruns=\n", "[hold]\ndoes=3\n", "[keys]\nletters=no\n",
    "[scrub]\nchapters=on\n", "[timeline]\ndirection=up\n",
  ])
  func `a value that makes no sense is as by default`(text: String) throws {
    #expect(try read(text) == PlayerPreferences())
  }

  @Test func `one key alone changes one preference`() throws {
    #expect(try read("[skips]\nzones=halves\n") == changed { $0.zones = .halves })
    #expect(try read("[hold]\ndoes=off\n") == changed { $0.hold = .off })
    #expect(try read("[scrub]\nchapters=true\n") == changed { $0.snapsToChapters = true })
    #expect(try read("[keys]\nletters=false\n") == changed { $0.letterKeys = false })
    let reversed = changed { $0.direction = .rightToLeft }
    #expect(try read("[timeline]\ndirection=right-to-left\n") == reversed)
  }

  @Test(arguments: [
    "no group", "[skips\nback=5\n", "[skips]\nback\n", "[skips]\n=5\n", "\u{0}\u{1}\u{2}",
    "back=5\n",
  ])
  func `a damaged text is told from an empty one`(text: String) {
    #expect(throws: KeyFile.Damage.self) { try read(text) }
  }

  @Test func `bytes that are no UTF-8 harm only their own value`() throws {
    let bytes = Array("[skips]\nzones=".utf8) + [0xff, 0xfe] + Array("\nback=5\n".utf8)
    let preferences = PlayerPreferences(try KeyFile(bytes))
    #expect(preferences == changed { $0.stepBack = 5 })
  }

  @Test func `what it doesn't know stays in the file`() throws {
    let file = try KeyFile(Array("# mine\n[skips]\nback=5\nsideways=3\n\n[later]\nkey=a;b\n".utf8))
    changed { $0.stepBack = 20 }.write(into: file)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("# mine"))
    #expect(text.contains("sideways=3"))
    #expect(text.contains("[later]\nkey=a;b"))
    #expect(text.contains("back=20\n"))
    #expect(!text.contains("back=5"))
  }
}
