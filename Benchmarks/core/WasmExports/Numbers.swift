import Seeking

// Effects as numbers, six each: which one it is, then what belongs to it
extension Page {
  mutating func append(_ effect: ControlEffect) {
    switch effect {
    case .skip(let skip):
      write(
        0, skip.direction.sign, skip.asked.value, skip.moved.value, skip.tally.value,
        skip.target?.value ?? .nan)
    case .edge(let edge): write(1, edge.sign)
    case .runEnded(let run): write(2, run.tally.value, Double(run.count))
    case .tap(let tap): write(3, tap.zone.sign, tap.point.x, tap.point.y)
    case .tapUndone: write(4)
    case .centreDoubleTap(let tap): write(5, tap.point.x, tap.point.y)
    case .drag(let drag): append(drag)
    case .holdBegan(.rate(let rate)): write(10, rate)
    case .holdBegan(.steps(let direction)): write(11, direction.sign)
    case .holdChanged(let rate): write(12, rate)
    case .holdLocked: write(13)
    case .holdStep(let count): write(14, Double(count))
    case .holdEnded(let rate): write(15, rate)
    case .action(let count): write(16, Double(count))
    case .repeating(let repeats): write(17, repeats ? 1 : 0)
    case .scrubBegan: write(18)
    case .scrubPreviewed(let place): write(19, place.value)
    case .scrubCommitted(let place): write(20, place.value)
    case .scrubCancelled(let place): write(21, place.value)
    case .undone(let place): write(22, place.value)
    case .redone(let place): write(23, place.value)
    case .playing(let plays): write(24, plays ? 1 : 0)
    case .volume(let up): write(25, up ? 1 : -1)
    case .frame(let direction): write(26, direction.sign)
    case .leave: write(27)
    case .announce(let announcement): append(announcement)
    case .player(let order): append(order)
    }
  }

  // Inlined thirty times it would weigh more than everything else here.
  @inline(never) private mutating func write(
    _ kind: Int, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0,
    _ e: Double = 0
  ) {
    numbers += [Double(kind), a, b, c, d, e]
  }

  private mutating func append(_ drag: SurfaceDrag) {
    switch drag {
    case .began(let tap): write(6, tap.zone.sign, tap.point.x, tap.point.y)
    case .moved(let offset): write(7, offset.x, offset.y)
    case .ended: write(8)
    case .cancelled: write(9)
    }
  }

  private mutating func append(_ announcement: Announcement) {
    switch announcement {
    case .moved(let length, let place): write(28, length.value, place?.value ?? .nan)
    case .arrived(let place): write(29, place.value)
    case .edge(let edge): write(30, edge.sign)
    }
  }

  private mutating func append(_ order: PlayerEffect) {
    switch order {
    case .seek(let request):
      let isExact = request.precision == .exact
      write(31, Double(request.id.number), request.position.value, isExact ? 1 : 0)
    case .setRate(let rate): write(32, rate)
    case .setPaused(let isPaused): write(33, isPaused ? 1 : 0)
    case .seekFailed: write(34)
    }
  }
}

extension RangeEdge {
  fileprivate var sign: Double { self == .end ? 1 : -1 }
}

extension SkipZone {
  fileprivate var sign: Double { direction?.sign ?? 0 }
}
