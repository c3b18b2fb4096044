/// What the controls have recognised, and what the player has to do for it, in this order.
public enum ControlEffect: Sendable, Hashable {
  /// Playback is moved by a skip; the order to the player follows.
  case skip(Skip)
  /// A skip found playback at this end already.
  case edge(RangeEdge)
  /// A run is over; this is what it came to.
  case runEnded(SkipRun)
  /// An ordinary tap.
  case tap(SurfaceTap)
  /// What the tap reported last did is to be taken back.
  case tapUndone
  /// A double tap in the centre.
  case centreDoubleTap(SurfaceTap)
  /// A drag across the surface has begun, goes on, or is over.
  case drag(SurfaceDrag)
  /// A hold of the surface or of a key has begun.
  case holdBegan(Hold)
  /// The hold plays at this rate from now on.
  case holdChanged(rate: Double)
  /// The hold goes on after its release.
  case holdLocked
  /// The hold has moved playback by a step, for the `n`th time, counted from 1.
  case holdStep(Int)
  /// The hold is over; the player is to play at this rate again.
  case holdEnded(rate: Double)
  /// The button's action is due, for the `n`th time of this press, counted from 1.
  case action(Int)
  /// The button repeats its action from now on, or does so no more.
  case repeating(Bool)
  /// A scrub has begun.
  case scrubBegan
  /// The scrub shows a place.
  case scrubPreviewed(MediaSeconds)
  /// The scrub is over and stays at a place.
  case scrubCommitted(MediaSeconds)
  /// The scrub is undone: playback goes back to a place.
  case scrubCancelled(MediaSeconds)
  /// Playback goes back to where the newest jump was asked for.
  case undone(MediaSeconds)
  /// Playback goes forth again to where it was when a jump was taken back.
  case redone(MediaSeconds)
  /// The user plays, or pauses.
  case playing(Bool)
  /// The volume is to go up or down a step.
  case volume(up: Bool)
  /// The next frame, or the one before, is to be shown.
  case frame(SkipDirection)
  /// Escape was pressed and there was nothing to undo.
  case leave
  /// A screen reader should say this.
  case announce(Announcement)
  /// The player has to do this, or the user should hear of it.
  case player(PlayerEffect)
}

/// What holding the surface or a key does.
public enum Hold: Sendable, Hashable {
  /// Plays at this rate.
  case rate(Double)
  /// Moves playback step by step, with picture.
  case steps(SkipDirection)
}
