import MPVPlayback
import MediaLocations
import Seeking

/// How the picture gets onto the screen.
enum VideoOutput: String {
  /// OpenGL where the machine has it, else in software.
  case automatic
  /// OpenGL.
  case gl
  /// In software: no OpenGL at all.
  case software
}

/// What the command line asks of the player.
struct PlayerOptions {
  /// Where the first file starts, in seconds of media.
  var start: MediaSeconds?
  /// The rate to play at; 1 is the media's own speed.
  var speed = 1.0
  /// Whether the first file waits to be started.
  var isPaused = false
  /// Whether the window fills the screen from the start.
  var isFullscreen = false
  /// How far one skip goes in this run, in seconds of media; nothing where the preferences decide.
  var step: MediaSeconds?
  /// How the picture gets onto the screen.
  var videoOutput = VideoOutput.automatic
  /// The file that what the user does is recorded into, as a gesture script.
  var recording: FilePath?
  /// What to play, in this order.
  var files: [MediaLocation] = []
}
