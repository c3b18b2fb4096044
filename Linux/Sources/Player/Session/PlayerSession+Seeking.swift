import GTKInterop
import MPVPlayback
import Seeking

// Jumps
extension PlayerSession {
  /// The shortest jump that a user may want to be offered the way back from.
  private static let shortestLargeJump: MediaSeconds = 1

  /// Moves playback by a length in seconds of media; the first skip of a run can be undone.
  func skip(by length: MediaSeconds, beginsRun: Bool = true) {
    order { $0.skip(by: length, beginsRun: beginsRun, at: MainLoop.now) }
    if beginsRun { tell(.leapt(isLarge: false)) }
    tell(.position)
  }

  /// Moves playback by a length in seconds of media that no gesture has asked for.
  func move(by length: MediaSeconds) {
    tell(.jumpAsked(control.position + length))
    skip(by: length)
  }

  /// Moves playback to a place.
  func jump(to place: MediaSeconds) {
    tell(.jumpAsked(place))
    let origin = control.position
    order { $0.jump(to: place, at: MainLoop.now) }
    if control.position != origin { tell(.leapt(isLarge: false)) }
    tell(.position)
  }

  /// Moves playback to what stands out in the file: a chapter, or what is said after a pause.
  func leap(toMarkAt mark: MediaSeconds) {
    guard control.canJump else { return }
    leap(to: mark)
    tell(.arrived)
  }

  /// The stretch that the bar stands for, or nothing where there is none.
  var axis: SeekableRange? {
    SeekableRange.axis(duration: player.duration, range: control.range)
  }

  /// Moves playback to a share of the axis, 0 to 1, or as near to it as can be sought.
  func leap(toFraction fraction: Double) {
    guard let axis else { return }
    leap(to: axis.position(atFraction: fraction))
  }

  /// The chapters of the file, by where they start.
  var chapters: Chapters { Chapters(player.chapters) }

  /// Where playback is among the chapters: a frame may begin just before the chapter that it opens.
  var chapterPlace: MediaSeconds { control.position + 0.01 }

  /// Moves playback to the start of the next chapter, or of the present one or the one before it.
  func skipChapter(_ direction: SkipDirection) {
    let (chapters, place) = (chapters, chapterPlace)
    let start =
      direction == .forward ? chapters.next(after: place) : chapters.previous(before: place)
    if let start { leap(toMarkAt: start) }
  }

  /// Takes back the newest jump.
  func undo() {
    guard control.canUndo, control.canJump else { return }
    order { $0.undo(at: MainLoop.now) }
    tell(.undone)
    tell(.position)
  }

  /// Makes the jump again that was taken back last.
  func redo() {
    guard control.canRedo, control.canJump else { return }
    order { $0.redo(at: MainLoop.now) }
    tell(.redone)
    tell(.position)
  }

  /// Moves playback to a place that the user has chosen, and may regret.
  private func leap(to place: MediaSeconds) {
    tell(.jumpAsked(place))
    let origin = control.position
    order { $0.jump(to: place, at: MainLoop.now) }
    tellLeap(from: origin)
  }

  private func tellLeap(from origin: MediaSeconds) {
    let length = (control.position - origin).magnitude
    // What moves nothing leaves nothing to take back.
    if length > 0 { tell(.leapt(isLarge: length >= Self.shortestLargeJump)) }
    tell(.position)
  }
}

// Scrubs
extension PlayerSession {
  /// Begins a scrub, which ends a hold.
  func beginScrub() {
    order { $0.beginScrub(at: MainLoop.now) }
    tell(.scrubbing)
  }

  /// Shows a share of the axis, 0 to 1, while it is scrubbed.
  func previewScrub(toFraction fraction: Double) {
    guard let axis else { return }
    order { $0.previewScrub(to: axis.position(atFraction: fraction), at: MainLoop.now) }
    tell(.position)
  }

  /// Ends the scrub at a share of the axis, 0 to 1.
  ///
  /// - Parameters:
  ///   - fraction: the share.
  ///   - tellsJump: whether it is told as a jump, since its gestures aren't.
  func commitScrub(toFraction fraction: Double, tellsJump: Bool) {
    guard let origin = control.scrubOrigin else { return }
    let place = axis?.position(atFraction: fraction)
    if tellsJump, let place { tell(.jumpAsked(place)) }
    order { $0.commitScrub(to: place, at: MainLoop.now) }
    tellLeap(from: origin)
    tell(.arrived)
  }

  /// Undoes the scrub.
  func cancelScrub() {
    order { $0.cancelScrub(at: MainLoop.now) }
    tell(.position)
  }
}

// Holds
extension PlayerSession {
  /// Plays at a rate for as long as something is held.
  func beginHold(_ rate: HoldRate) {
    guard player.isLoaded else { return }
    order { $0.beginHold(rate) }
    tell(.rate)
    tell(.playing)
  }

  /// Changes the rate of the hold under way.
  func changeHold(_ rate: HoldRate) {
    order { $0.changeHold(rate) }
    tell(.rate)
  }

  /// Ends the hold: the user's rate and pause are back.
  func endHold() {
    guard control.isHolding else { return }
    order { $0.endHold() }
    tell(.rate)
    tell(.playing)
  }

  /// Keeps the picture still while a hold steps back, or does so no more.
  func setStepping(_ steps: Bool) {
    order { $0.setStepping(steps) }
    tell(.playing)
  }
}
