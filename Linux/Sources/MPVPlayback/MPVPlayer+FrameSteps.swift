extension MPVPlayer {
  /// Moves on by a frame, or back by one, and pauses.
  ///
  /// A step back is told as a jump, as it seeks; at the end there is no step forward. A step that is
  /// asked for while playback is on its way, to the first picture or to that of a seek, leads on from
  /// there; another seek takes its place.
  public func stepFrame(_ step: FrameStep) {
    if seekProgress.isOnItsWay {
      waitingSteps.append(step)
    } else if isLoaded, videoSize != nil {
      take(step)
    }
  }

  /// Playback has arrived: takes the steps that wait for that.
  ///
  /// libmpv shows the first picture by a step that is asked for sooner, and goes no further.
  func takeWaitingSteps() {
    guard !seekProgress.isOnItsWay else { return }
    let steps = waitingSteps
    waitingSteps = []
    guard isLoaded, tracks.contains(where: \.isPlayingFilm) else { return }
    for step in steps { take(step) }
  }

  private func take(_ step: FrameStep) {
    switch step {
    case .forward:
      guard !hasEnded else { return }
      stepsInPause = isPaused
      handle.command(["frame-step"])
    case .backward:
      endStep()
      handle.command(["frame-back-step"])
    }
  }

  /// Ends a step under way: a move makes libmpv forget it, and thereby that it has to pause again.
  func endStep() {
    if stepsInPause { handle.command(["set", "pause", "yes"]) }
  }
}
