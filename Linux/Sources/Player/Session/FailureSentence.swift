import Localisation
import MPVPlayback
import MediaLocations
import Seeking
import SeekingGTK

/// Says why something couldn't be played: what happened, where, and what to do.
enum FailureSentence {
  /// The sentence for an error, in the user's language.
  static func text(for error: MPVPlaybackError) -> String {
    switch error {
    case .coreUnavailable(let detail):
      Translations.text("mpv can't be started: %@. Install libmpv anew.", detail)
    case .optionRefused(let name, let detail):
      Translations.text("mpv refuses its option %@: %@. Install a newer libmpv.", name, detail)
    case .rendererUnavailable(let detail), .renderingFailed(let detail):
      Translations.text(
        "The picture can't be drawn: %@. Try the option --video-output software.", detail)
    case .media(let failure, let location, let detail):
      text(for: failure, name: name(of: location), detail: detail)
    }
  }

  /// The sentence for a file that ends too early, at a place in seconds of media.
  static func earlyEnd(of location: MediaLocation, at place: MediaSeconds) -> String {
    // Translators: a file's name, and where playback came to its end, such as “1:30”.
    Translations.text(
      "“%@” already ends at %@: it is damaged or not complete. Copy or download it again.",
      ShownName.text(name(of: location)), ClockTime.text(place))
  }

  /// The name to call a location by: a file's own name, or the whole address of a stream.
  static func name(of location: MediaLocation) -> String {
    switch location {
    case .file(let path): path.text.split(separator: "/").last.map(String.init) ?? path.text
    case .stream(let url): url
    }
  }

  private static func text(for failure: MediaFailure, name: String, detail: String) -> String {
    let name = ShownName.text(name)
    return switch failure {
    case .missing:
      Translations.text("“%@” doesn't exist. Check the name and the folder.", name)
    case .unreadable:
      Translations.text("“%@” can't be read. Ask its owner for permission.", name)
    case .folder:
      Translations.text("“%@” is a folder. Choose the files in it.", name)
    case .empty:
      Translations.text("“%@” is empty. Copy or download it again.", name)
    case .notMedia:
      Translations.text("“%@” is no audio or video that can be recognised.", name)
    case .incomplete:
      Translations.text("“%@” is not complete. Copy or download it again.", name)
    case .noStreams:
      Translations.text("“%@” holds neither sound nor picture that can be played.", name)
    case .playlistRefused:
      Translations.text(
        "“%@” is a list of other files, which isn't followed for safety. Open the files themselves.",
        name)
    case .schemeRefused:
      Translations.text("“%@” is no kind of address that can be played.", name)
    case .unreachable:
      Translations.text("“%@” doesn't answer. Check the address and the network.", name)
    case .outputUnavailable:
      Translations.text("“%@” can't be shown or heard: no output device works.", name)
    case .broken:
      Translations.text("“%@” is damaged: %@. Copy or download it again.", name, detail)
    }
  }
}
