import Glibc
import Seeking
import Testing

@testable import Player

@MainActor
@Suite("The file of the preferences")
struct PreferencesFileTests {
  /// A folder of the test's own, which goes with it.
  private final class Folder {
    let path: String

    init() {
      var name = Array("/tmp/seekkit-preferences-XXXXXX".utf8CString)
      path = mkdtemp(&name).map { String(cString: $0) } ?? ""
    }

    deinit {
      let names = ["a/b/player.ini", "player.ini", "player.ini.damaged", "link", "a/b", "a", ""]
      for name in names { remove("\(path)/\(name)") }
    }

    func read(_ name: String) -> String? {
      guard let file = fopen("\(path)/\(name)", "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = fread(&bytes, 1, bytes.count, file)
      return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    func write(_ text: String, as name: String) {
      guard let file = fopen("\(path)/\(name)", "w") else { return }
      fputs(text, file)
      fclose(file)
    }
  }

  private let folder = Folder()

  /// What a file holds, and the sentences that it complains with.
  private func load(_ file: PreferencesFile) -> (PlayerPreferences, [String]) {
    var sentences: [String] = []
    let preferences = file.load { sentences.append($0) }
    return (preferences, sentences)
  }

  @Test func `what is kept is there again, in folders made for it`() {
    let file = PreferencesFile(path: "\(folder.path)/a/b/player.ini")
    var preferences = PlayerPreferences()
    preferences.stepForward = 45
    file.save(preferences) { Issue.record("\($0)") }
    #expect(load(file) == (preferences, []))
  }

  @Test func `where there is no file, the defaults count without a word`() {
    #expect(load(PreferencesFile(path: "\(folder.path)/player.ini")) == (PlayerPreferences(), []))
  }

  @Test func `a damaged file gives the defaults and one sentence with its name`() {
    folder.write("[skips\nback=", as: "player.ini")
    let (preferences, sentences) = load(PreferencesFile(path: "\(folder.path)/player.ini"))
    #expect(preferences == PlayerPreferences())
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("\(folder.path)/player.ini") == true)
  }

  @Test func `a folder in its place gives the defaults and one sentence`() {
    let (preferences, sentences) = load(PreferencesFile(path: folder.path))
    #expect(preferences == PlayerPreferences())
    #expect(sentences.count == 1)
  }

  @Test func `a damaged file is set aside before another one is written`() {
    folder.write("[skips\nback=5", as: "player.ini")
    let file = PreferencesFile(path: "\(folder.path)/player.ini")
    file.save(PlayerPreferences()) { Issue.record("\($0)") }
    #expect(load(file) == (PlayerPreferences(), []))
    #expect(folder.read("player.ini.damaged") == "[skips\nback=5")
  }

  @Test func `a link to the file stays one, and what else is in the file stays`() {
    folder.write("[others]\nkey=1\n", as: "player.ini")
    symlink("\(folder.path)/player.ini", "\(folder.path)/link")
    var preferences = PlayerPreferences()
    preferences.zones = .halves
    PreferencesFile(path: "\(folder.path)/link").save(preferences) { Issue.record("\($0)") }
    #expect(load(PreferencesFile(path: "\(folder.path)/player.ini")) == (preferences, []))
    #expect(folder.read("player.ini")?.contains("[others]\nkey=1") == true)
  }

  @Test func `what can't be written is said in one sentence`() {
    var sentences: [String] = []
    PreferencesFile(path: "/proc/seekkit/player.ini").save(PlayerPreferences()) {
      sentences.append($0)
    }
    #expect(sentences.count == 1)
  }

  @Test func `the command line's step counts until another one is chosen, and isn't kept`() {
    let file = PreferencesFile(path: "\(folder.path)/player.ini")
    let store = PreferencesStore(file: file, step: 25)
    #expect(store.current.stepBack == 25 && store.current.stepForward == 25)
    var chosen = store.kept
    chosen.growsSteps = true
    store.keep(chosen)
    #expect(store.current.stepForward == 25)
    #expect(load(file).0.stepForward == 10)
    chosen.stepForward = 15
    store.keep(chosen)
    #expect(store.current.stepForward == 15 && store.current.stepBack == 10)
    #expect(load(file).0 == chosen)
  }
}
