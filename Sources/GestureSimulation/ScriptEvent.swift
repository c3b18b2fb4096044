public import Seeking

/// What can happen in a script.
public enum ScriptEvent: Sendable, Hashable {
  /// Something that the user or the program does to the controls.
  case input(ControlInput)
  /// The controls behave like this from now on, and their surface has this size in points.
  case set(ControlSettings, surface: SurfaceSize)
  /// Scrubs keep to these places from now on, in seconds of media.
  case marks([MediaSeconds])
  /// Somebody else has the player jump to a place, in seconds of media.
  case jump(MediaSeconds)
  /// The seek in flight fails, or the next one where there is none.
  case failSeek
  /// The range that can be sought in a live stream has moved.
  case range(SeekableRange)
}
