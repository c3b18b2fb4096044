/// Recognises a tap with two fingers at once, which a surface takes for nothing else.
///
/// It only watches: the surface's own recogniser hears of the same pointers, and lets go of whatever
/// it was in the middle of when the second one comes.
///
/// *Time*: every input carries its time. *Concurrency*: a value without references.
public struct TwoFingerTap: Sendable {
  /// From the first finger's down to the last one's up it takes no longer than this: what Android's
  /// view configuration calls a tap, and half as much again for the second finger.
  public static let longest = Duration.milliseconds(450)

  private struct Finger: Sendable {
    let id: PointerID
    let point: SurfacePoint
  }

  private enum State {
    case idle
    /// Fingers that may still become a tap; `down` of them haven't gone up.
    case pressed(since: EventTime, fingers: [Finger], down: Int)
    /// What is down has come to nothing; it takes all of the pointers up to begin anew.
    case dismissed(down: Int)
  }

  /// The points that each finger may move.
  public var slop: Double
  private var state = State.idle

  /// Makes a recogniser.
  public init(slop: Double = GestureTiming().slop) {
    self.slop = slop
  }

  /// A pointer goes down; only fingers count.
  public mutating func down(
    _ id: PointerID, kind: PointerKind, at point: SurfacePoint, time: EventTime
  ) {
    let finger = Finger(id: id, point: point)
    switch state {
    case .idle where kind == .touch:
      state = .pressed(since: time, fingers: [finger], down: 1)
    case .idle:
      state = .dismissed(down: 1)
    case .pressed(let since, let fingers, down: 1) where fingers.count == 1 && kind == .touch:
      state = .pressed(since: since, fingers: fingers + [finger], down: 2)
    case .pressed(_, _, let down), .dismissed(let down):
      state = .dismissed(down: down + 1)
    }
  }

  /// A pointer that is down has moved.
  public mutating func move(_ id: PointerID, to point: SurfacePoint) {
    guard case .pressed(_, let fingers, let down) = state,
      let finger = fingers.first(where: { $0.id == id }), !point.isWithin(slop, of: finger.point)
    else { return }
    state = .dismissed(down: down)
  }

  /// A pointer goes up; the answer is whether that was the end of a tap with two fingers.
  public mutating func up(_ id: PointerID, at point: SurfacePoint, time: EventTime) -> Bool {
    move(id, to: point)
    switch state {
    case .idle:
      return false
    case .pressed(let since, let fingers, down: 1):
      state = .idle
      return fingers.count == 2 && since.duration(to: time) <= Self.longest
    case .pressed(let since, let fingers, let down):
      state = .pressed(since: since, fingers: fingers, down: down - 1)
      return false
    case .dismissed(let down):
      state = down > 1 ? .dismissed(down: down - 1) : .idle
      return false
    }
  }

  /// A pointer is lost.
  public mutating func cancel() {
    switch state {
    case .idle: break
    case .pressed(_, _, let down), .dismissed(let down):
      state = down > 1 ? .dismissed(down: down - 1) : .idle
    }
  }

  /// All pointers are lost.
  public mutating func reset() {
    state = .idle
  }
}
