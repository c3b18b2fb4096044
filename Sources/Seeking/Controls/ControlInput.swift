/// One thing that happens to the controls of a player.
public enum ControlInput: Sendable, Hashable {
  /// A pointer on the surface, a point in points.
  case pointerDown(PointerID, PointerKind, SurfacePoint)
  /// A pointer that is down has moved.
  case pointerMoved(PointerID, SurfacePoint)
  /// A pointer goes up.
  case pointerUp(PointerID, SurfacePoint)
  /// A pointer is lost to somebody else.
  case pointerCancelled(PointerID)
  /// A key goes down on the surface; the system's repeats are inputs of their own.
  case keyDown(SurfaceKey)
  /// The system repeats a key that is down.
  case keyRepeated(SurfaceKey)
  /// A key goes up.
  case keyUp(SurfaceKey)
  /// A skip by program.
  case skipRequested(SkipDirection)
  /// A press-and-hold button goes down; where it skips, this way. It ends a press of the other one.
  case buttonPressed(SkipDirection)
  /// The press-and-hold button goes up; outside, a short press comes to nothing.
  case buttonReleased(inside: Bool)
  /// A pointer goes down on the scrubber, at a fraction of its width from the left.
  case scrubberDown(PointerID, Double)
  /// A pointer has moved to a fraction of the scrubber's width from the left, so many points off
  /// the bar.
  case scrubberMoved(PointerID, Double, distance: Double)
  /// A pointer goes up where it was last.
  case scrubberUp(PointerID)
  /// A pointer on the scrubber is lost to somebody else.
  case scrubberCancelled(PointerID)
  /// The keyboard's focus or the window is lost, or the process goes to the background.
  case inputLost
  /// The surface ignores every gesture from now on, or does so no more.
  case locked(Bool)
  /// A hold is to begin without being held, or the one that goes on by itself is to end.
  case latchToggled
  /// The user's own rate is to be this.
  case rateSet(Double)
  /// The user plays, or pauses.
  case playingSet(Bool)
  /// The newest jump is to be taken back.
  case undone
  /// The jump taken back last is to be made again.
  case redone
  /// Playback is to move on by a chapter, or back by one.
  case chapterSkipped(SkipDirection)
  /// Playback is to move to a place, in seconds of media, by a list, a key or a program.
  case jumpRequested(to: MediaSeconds)
  /// The frame that the last seek asked for is on the screen.
  case frameShown
  /// The player tells of itself.
  case player(PlayerEvent)
}
