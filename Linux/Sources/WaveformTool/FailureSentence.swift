import AudioDecoding
import Localisation
import MediaLocations
import WaveformFiles

/// Says in the user's language why there is no waveform: what happened, where, and what to do.
enum FailureSentence {
  /// The sentence for an error of an input.
  static func text(for error: WaveformToolError, name: String) -> String {
    switch error {
    case .decoding(let error): text(for: error, name: name)
    case .points(let error):
      Translations.text("The waveform of “%@” can't be written: %@.", name, error.description)
    case .endsBeforeStart(let end):
      Translations.text(
        "“%@” ends after %@ s already, before the start. Start earlier.", name,
        Translations.number(end))
    case .tooManyPoints(let rate):
      Translations.text(
        "“%@” has %@ samples a second, and a point needs two. Ask for fewer points a second.", name,
        String(rate))
    case .tooManyChannels(let count):
      Translations.text(
        "“%@” has %@ channels, and the format can hold 24. Leave out --split-channels.", name,
        String(count))
    case .unreadablePoints(let error):
      Translations.text("The waveform in “%@” can't be read: %@.", name, error.description)
    case .tooFewSamplesPerPoint(let samples):
      Translations.text(
        "“%@” has a point for %@ samples. Ask for as many or more a point.", name, String(samples))
    case .hasPeaksAlone:
      Translations.text(
        "“%@” keeps minimum and maximum alone. Use the sound that it was made of.", name)
    case .unkeepable(let reason):
      Translations.text("“%@” can't be kept until it is complete: %@.", name, reason)
    case .unwritable(let path, let reason):
      Translations.text("“%@” can't be written: %@.", path.text, reason)
    case .undrawable(let reason):
      Translations.text("The picture of “%@” can't be drawn: %@.", name, reason)
    case .overwritesInput(let path):
      Translations.text("“%@” is the input itself. Write into another file.", path.text)
    }
  }

  /// The sentence for an input that was used as far as it goes.
  static func truncation(of name: String) -> String {
    Translations.text(
      "“%@” is not complete: its waveform goes as far as it does. Copy or download it again.", name)
  }

  private static func text(for error: AudioDecodingError, name: String) -> String {
    switch error {
    case .missing:
      Translations.text("“%@” doesn't exist. Check the name and the folder.", name)
    case .notAFile:
      Translations.text("“%@” is a folder or a device. Choose the files in it.", name)
    case .unreadable(_, let reason):
      Translations.text("“%@” can't be read: %@.", name, reason)
    case .networkRefused:
      Translations.text("“%@” is on the network, where nothing is read from.", name)
    case .notMedia, .undecodable:
      Translations.text("“%@” is no audio or video that can be recognised.", name)
    case .noAudio:
      Translations.text("“%@” has no sound.", name)
    case .noSuchStream(_, let index):
      Translations.text("“%@” has no audio stream %@.", name, String(index))
    case .decoderMissing(_, let codec):
      Translations.text(
        "The sound of “%@” is %@, which the FFmpeg installed here doesn't decode.", name, codec)
    case .outOfResources:
      Translations.text("There is no memory left to read “%@”.", name)
    case .cancelled:
      Translations.text("Reading “%@” was cancelled.", name)
    }
  }
}
