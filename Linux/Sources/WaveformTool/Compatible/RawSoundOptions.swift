import AudioDecoding
import CommandLineInterface
import Localisation
import MediaLocations

extension CompatibleCommandLine {
  /// What raw sound is made of; nothing where the input is none.
  func rawSound(_ input: FilePath) throws(UsageError) -> RawSound? {
    let format = table.text(.inputFormat)
    guard format == "raw" || format == nil && input.fileExtension.lowercased() == "raw" else {
      return nil
    }
    let encoding = try table.choice(.rawFormat) { RawSound.Encoding(rawValue: $0) }
    let sampleRate = try table.number(.rawSampleRate, in: 1...0x7FFF_FFFF)
    let channelCount = try table.number(.rawChannels, in: 1...64)
    guard let encoding, let sampleRate, let channelCount else {
      throw UsageError(
        Translations.text(
          "Say what raw sound is made of with --raw-format, --raw-samplerate and --raw-channels."))
    }
    return RawSound(
      encoding, sampleRate: Int(sampleRate), channelCount: Int(channelCount))
  }
}
