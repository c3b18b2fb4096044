public import MediaLocations

/// Why media could not be played.
public enum MediaFailure: Sendable, Hashable {
  /// No file of this name exists.
  case missing
  /// The file exists and may not be read.
  case unreadable
  /// The path names a folder.
  case folder
  /// The file holds no byte.
  case empty
  /// The bytes are of no known media format.
  case notMedia
  /// The file lacks the part without which nothing of it can be played.
  case incomplete
  /// The file is media without sound or picture.
  case noStreams
  /// The file is a list of other files, which is never followed.
  case playlistRefused
  /// The address begins with a scheme that is never opened.
  case schemeRefused
  /// The address could not be reached, or its answer was an error.
  case unreachable
  /// Neither sound nor picture could be put out.
  case outputUnavailable
  /// The player gave up for a reason of its own.
  case broken
}

/// What can go wrong in playback: the cases are for a program to put into its user's words.
public enum MPVPlaybackError: Error, Sendable, Hashable {
  /// The player could not be created.
  case coreUnavailable(detail: String)
  /// The player doesn't know an option, or not the value it was given.
  case optionRefused(name: String, detail: String)
  /// The picture can't be drawn in this way; another renderer may do.
  case rendererUnavailable(detail: String)
  /// One picture could not be drawn.
  case renderingFailed(detail: String)
  /// The media at a location can't be played; `detail` is the player's or the system's own text,
  /// which may be empty.
  case media(MediaFailure, at: MediaLocation, detail: String)
}

extension MPVPlaybackError: CustomStringConvertible {
  /// A sentence for logs: what happened, where, and what to do.
  public var description: String {
    switch self {
    case .coreUnavailable(let detail):
      "libmpv could not be started (\(detail)). Free some memory and try again."
    case .optionRefused(let name, let detail):
      "libmpv refused the option \(name) (\(detail)). Install libmpv 0.35 or later."
    case .rendererUnavailable(let detail):
      "libmpv can't draw in this way (\(detail)). Use the other renderer."
    case .renderingFailed(let detail):
      "libmpv could not draw a picture (\(detail)). Draw again at the next frame."
    case .media(let failure, let location, let detail):
      "\(location.text): \(failure.sentence)\(detail.isEmpty ? "" : " (\(detail))")"
    }
  }
}

extension MediaFailure {
  /// What happened and what to do, in English.
  fileprivate var sentence: String {
    switch self {
    case .missing: "There is no such file. Check the name."
    case .unreadable: "The file can't be read. Check its permissions."
    case .folder: "This is a folder. Open a file in it."
    case .empty: "The file is empty. Get it again from where it came."
    case .notMedia: "This is not a media file. Open another one."
    case .incomplete: "A part of the file is missing. Get it again from where it came."
    case .noStreams: "The file has neither sound nor picture. Open another one."
    case .playlistRefused: "Playlists are not followed. Open the files themselves."
    case .schemeRefused: "Addresses of this kind are not opened. Open a file or a web address."
    case .unreachable: "The address can't be reached. Check it, and the network."
    case .outputUnavailable: "Sound and picture can't be put out. Check the sound settings."
    case .broken: "The file can't be played. Open another one."
    }
  }
}
