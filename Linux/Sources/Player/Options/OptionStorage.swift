import CGtk
import Glibc
import Localisation
import MediaLocations

/// The variables that GLib's option parser writes into, and their table.
///
/// *Lifetime*: it lives as long as the parsing; what it found is read before it goes.
@MainActor
final class OptionStorage {
  private typealias Text = UnsafeMutablePointer<CChar>?

  private let flags = UnsafeMutablePointer<gboolean>.allocate(capacity: 3)
  private let texts = UnsafeMutablePointer<Text>.allocate(capacity: 5)
  private let remaining = UnsafeMutablePointer<UnsafeMutablePointer<Text>?>.allocate(capacity: 1)
  private var words: [UnsafeMutablePointer<CChar>?] = []
  private(set) var entries: [GOptionEntry] = []

  init() {
    flags.initialize(repeating: 0, count: 3)
    texts.initialize(repeating: nil, count: 5)
    remaining.initialize(to: nil)
    addTexts()
    addFlags()
    add("", G_OPTION_ARG_FILENAME_ARRAY, remaining, "", Translations.text("[FILE…]"))
    entries.append(GOptionEntry())
  }

  isolated deinit {
    for index in 0..<5 { g_free(texts[index]) }
    g_strfreev(remaining.pointee)
    for word in words { free(word) }
    flags.deallocate()
    texts.deallocate()
    remaining.deallocate()
  }

  var isPaused: Bool { flags[0] != 0 }
  var isFullscreen: Bool { flags[1] != 0 }
  var showsVersion: Bool { flags[2] != 0 }
  var start: String? { texts[0].map { String(cString: $0) } }
  var speed: String? { texts[1].map { String(cString: $0) } }
  var step: String? { texts[2].map { String(cString: $0) } }
  var videoOutput: String? { texts[3].map { String(cString: $0) } }
  var recording: FilePath? { texts[4].map { FilePath(cString: $0) } }

  /// The words that are no options, as the file system's bytes give them.
  var files: [FilePath] { [FilePath](remaining.pointee) }

  private func addTexts() {
    add(
      "start", G_OPTION_ARG_STRING, texts, Translations.text("Start here, such as 83 or 1:23"),
      Translations.text("TIME"))
    add(
      "speed", G_OPTION_ARG_STRING, texts + 1, Translations.text("Play at this speed; 1 is normal"),
      Translations.text("NUMBER"))
    add(
      "step", G_OPTION_ARG_STRING, texts + 2, Translations.text("Skip by this much in this run"),
      Translations.text("SECONDS"))
    add(
      "video-output", G_OPTION_ARG_STRING, texts + 3,
      Translations.text("How the picture is drawn: gl or software"), "gl|software")
    add(
      "record-gestures", G_OPTION_ARG_FILENAME, texts + 4,
      Translations.text("Write what you do into this file, for a bug report"),
      Translations.text("FILE"))
  }

  private func addFlags() {
    add("paused", G_OPTION_ARG_NONE, flags, Translations.text("Wait to be started"), nil)
    add("fullscreen", G_OPTION_ARG_NONE, flags + 1, Translations.text("Fill the screen"), nil)
    add("version", G_OPTION_ARG_NONE, flags + 2, Translations.text("Show the version"), nil)
  }

  private func add(
    _ name: String, _ kind: GOptionArg, _ data: UnsafeMutableRawPointer, _ description: String,
    _ argument: String?
  ) {
    let copies = [strdup(name), strdup(description), argument.flatMap { strdup($0) }]
    words += copies
    entries.append(
      GOptionEntry(
        long_name: copies[0], short_name: 0, flags: 0, arg: kind, arg_data: data,
        description: copies[1], arg_description: copies[2]))
  }
}
