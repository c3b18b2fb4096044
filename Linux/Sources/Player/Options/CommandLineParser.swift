import CGtk
import CommandLineInterface
import Glibc
import Localisation
import MPVPlayback
import MediaLocations
import Seeking

/// Reads the player's command line with GLib's option parser.
@MainActor
enum CommandLineParser {
  /// Reads the arguments, the first of which is the program's name.
  static func parse(_ arguments: ArgumentVector) -> CommandLineResult {
    let storage = OptionStorage()
    let context = g_option_context_new(nil)
    defer { g_option_context_free(context) }
    g_option_context_set_summary(
      context, Translations.text("Plays audio and video files, and anything else that mpv plays."))
    g_option_context_add_main_entries(context, storage.entries, nil)
    var words = g_strdupv(arguments)
    defer { g_strfreev(words) }
    var error: UnsafeMutablePointer<GError>?
    guard g_option_context_parse_strv(context, &words, &error) != 0 else {
      defer { g_clear_error(&error) }
      return .wrongUsage(error.map { String(cString: $0.pointee.message) } ?? "")
    }
    if storage.showsVersion { return .show(Version.line) }
    return options(from: storage)
  }

  private static func options(from storage: OptionStorage) -> CommandLineResult {
    var options = PlayerOptions()
    options.isPaused = storage.isPaused
    options.isFullscreen = storage.isFullscreen
    options.files = storage.files.map { MediaLocation(argument: $0) }
    options.recording = storage.recording
    if let text = storage.start {
      guard let start = ClockTimeParser.seconds(from: text) else {
        return wrongValue("--start", text, Translations.text("Write a time such as 83 or 1:23."))
      }
      options.start = MediaSeconds(start)
    }
    if let text = storage.speed {
      guard let speed = number(text), (0.01...100).contains(speed) else {
        return wrongValue("--speed", text, Translations.text("Write a number from 0.01 to 100."))
      }
      options.speed = speed
    }
    if let text = storage.step {
      guard let step = number(text), (0.1...3600).contains(step) else {
        return wrongValue(
          "--step", text, Translations.text("Write a number of seconds from 0.1 to 3600."))
      }
      options.step = MediaSeconds(step)
    }
    if let text = storage.videoOutput {
      guard let output = VideoOutput(rawValue: text), output != .automatic else {
        return wrongValue("--video-output", text, Translations.text("Write gl or software."))
      }
      options.videoOutput = output
    }
    return .play(options)
  }

  private static func wrongValue(
    _ option: String, _ value: String, _ advice: String
  ) -> CommandLineResult {
    let sentence = Translations.text("“%@” is no value for %@.", value, option)
    return .wrongUsage(sentence + " " + advice)
  }

  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
