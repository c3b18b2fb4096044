public import Seeking

/// One stream of sound, pictures or words in a piece of media.
public struct MediaTrack: Sendable, Hashable {
  /// What a track holds.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Moving pictures, or a cover.
    case video
    /// Sound.
    case audio
    /// Words to read.
    case subtitle = "sub"
  }

  /// What the track holds.
  public let kind: Kind
  /// The track's number among those of its kind, from 1.
  public let id: Int
  /// The track's own title.
  public let title: String?
  /// The track's language, as the file spells it: usually a code of two or three letters.
  public let language: String?
  /// The short name of the codec.
  public let codec: String?
  /// Whether this is the track of its kind that plays.
  public let isSelected: Bool
  /// Whether the track is a single picture that belongs to sound.
  public let isCoverArt: Bool
  /// Whether the track lies in a file of its own.
  public let isExternal: Bool
  /// The number of the stream among all streams of its file, from 0, as FFmpeg counts them; nothing
  /// where something else reads the file.
  public let streamIndex: Int?

  /// Whether the track shows moving pictures now.
  public var isPlayingFilm: Bool { kind == .video && isSelected && !isCoverArt }
}

/// A named stretch of media.
public struct MediaChapter: Sendable, Hashable {
  /// Where the chapter starts, in seconds of media.
  public let start: MediaSeconds
  /// The chapter's title.
  public let title: String?
}

/// The size at which a picture is meant to be shown, in pixels.
public struct VideoSize: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
}
