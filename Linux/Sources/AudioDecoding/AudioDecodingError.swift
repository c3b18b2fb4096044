/// Why the sound of a file or a stream can't be decoded.
///
/// Every case carries the location as it was given.
public enum AudioDecodingError: Error, Hashable, Sendable {
  /// Nothing stands there.
  case missing(location: String)
  /// A folder, a device or a pipe stands there, not a file.
  case notAFile(location: String)
  /// The system refuses to open the file, or the server to answer.
  case unreadable(location: String, reason: String)
  /// The location is on the network, which the caller didn't allow.
  case networkRefused(location: String)
  /// The contents aren't audio or video of a kind that is known.
  case notMedia(location: String)
  /// The media has no sound: nothing is wrong with it, there is just no waveform.
  case noAudio(location: String)
  /// The media has no audio stream of this index.
  case noSuchStream(location: String, index: Int)
  /// No decoder is installed for the codec of this name.
  case decoderMissing(location: String, codec: String)
  /// There is a sound track, but not one sample of it could be decoded.
  case undecodable(location: String)
  /// The system has no memory or no thread left.
  case outOfResources(location: String)
  /// The caller cancelled.
  case cancelled(location: String)
}

extension AudioDecodingError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it, in a sentence or two.
  public var description: String {
    switch self {
    case .missing(let location):
      "There is no file “\(location)”. Check the name."
    case .notAFile(let location):
      "“\(location)” is a folder or a device, not a file. Choose a file in it."
    case .unreadable(let location, let reason):
      "“\(location)” can't be opened: \(reason). Check its permissions, or the connection."
    case .networkRefused(let location):
      "“\(location)” is on the network, where no waveform is read from unless that is asked for."
    case .notMedia(let location):
      "“\(location)” isn't audio or video of a known kind, or is damaged. Choose another file."
    case .noAudio(let location):
      "“\(location)” has no sound, so it has no waveform."
    case .noSuchStream(let location, let index):
      "“\(location)” has no audio stream \(index). Choose one of those that it lists."
    case .decoderMissing(let location, let codec):
      "The sound of “\(location)” is \(codec), which the FFmpeg installed here doesn't decode."
    case .undecodable(let location):
      "None of the sound of “\(location)” could be decoded: the file is damaged. Get a fresh copy."
    case .outOfResources(let location):
      "There is no memory or thread left to decode “\(location)”. Close something and try again."
    case .cancelled(let location):
      "Decoding “\(location)” was cancelled."
    }
  }
}
