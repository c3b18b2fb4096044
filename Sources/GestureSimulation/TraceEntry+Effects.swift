import Seeking

extension TraceEntry {
  /// What a trace says of an effect, or nothing where it says nothing.
  init?(of effect: ControlEffect, at time: EventTime) {
    guard let (kind, values) = Self.content(of: effect) else { return nil }
    self.init(time: time, kind: kind, values: values)
  }

  private static func content(of effect: ControlEffect) -> (Kind, [Double?])? {
    switch effect {
    case .skip(let skip):
      (
        .skip, [skip.asked.value, skip.tally.value, skip.target?.value, skip.direction.sign]
      )
    case .edge(let edge): (.edge, [edge.sign])
    case .runEnded(let run): (.runEnd, [run.tally.value])
    case .tap(let tap): (.tap, [tap.zone.sign])
    case .tapUndone: (.tapUndone, [])
    case .centreDoubleTap(let tap): (.doubleTap, [tap.zone.sign])
    case .drag(let drag): content(of: drag)
    case .holdBegan(.rate(let rate)): (.holdBeginWithRate, [rate])
    case .holdBegan(.steps(let direction)): (.holdBeginWithSteps, [direction.sign])
    case .holdChanged(let rate): (.holdChange, [rate])
    case .holdLocked: (.holdLock, [])
    case .holdStep(let number): (.holdStep, [Double(number)])
    case .holdEnded(let rate): (.holdEnd, [rate])
    case .action(let number): (.action, [Double(number)])
    case .repeating: nil
    case .scrubBegan: (.scrubBegin, [])
    case .scrubPreviewed(let place): (.scrubPreview, [place.value])
    case .scrubCommitted(let place): (.scrubCommit, [place.value])
    case .scrubCancelled(let place): (.scrubCancel, [place.value])
    case .undone(let place): (.undo, [place.value])
    case .redone(let place): (.redo, [place.value])
    case .playing(let plays): (plays ? .play : .pause, [])
    case .volume(let up): (.volume, [up ? 1 : -1])
    case .frame(let direction): (.frame, [direction.sign])
    case .leave: (.leave, [])
    case .announce(let announcement): content(of: announcement)
    case .player(let order): content(of: order)
    }
  }

  private static func content(of drag: SurfaceDrag) -> (Kind, [Double?]) {
    switch drag {
    case .began(let tap): (.dragBegin, [tap.zone.sign])
    case .moved(let offset): (.dragMove, [offset.x, offset.y])
    case .ended: (.dragEnd, [])
    case .cancelled: (.dragCancel, [])
    }
  }

  private static func content(of announcement: Announcement) -> (Kind, [Double?]) {
    switch announcement {
    case .moved(let length, let place): (.announceMoved, [length.value, place?.value])
    case .arrived(let place): (.announceArrived, [place.value])
    case .edge(let edge): (.announceEdge, [edge.sign])
    }
  }

  private static func content(of order: PlayerEffect) -> (Kind, [Double?])? {
    switch order {
    case .seek(let request):
      (.seek, [request.position.value, request.precision == .exact ? 1 : 0])
    case .seekFailed: (.seekFailed, [])
    case .setRate, .setPaused: nil
    }
  }
}

extension RangeEdge {
  fileprivate var sign: Double { self == .end ? 1 : -1 }
}

extension SkipZone {
  fileprivate var sign: Double { direction?.sign ?? 0 }
}
