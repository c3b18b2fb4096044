/// The place of a scrub, as it follows its pointer at full speed or at a share of it.
///
/// A place never moves farther than the pointer does, times the speed, whatever the speed was
/// before: only the pointer's way counts from a change of speed on, not where the pointer is.
///
/// At an end of the bar, the pointer's way beyond that end doesn't count: the place leaves the end
/// when the pointer is back at the bar, however far it was away.
struct ScrubMotion: Sendable {
  /// The place as a fraction of the width, 0 to 1.
  private(set) var place = 0.0
  /// The share of the pointer's way that the place goes.
  private(set) var speed = 1.0
  /// Where the pointer is as a fraction of the width, so far as it counts.
  private var pointer: Double
  /// Where pointer and place were when the speed became what it is; a pointer that hasn't moved
  /// since gives exactly that place again.
  private var base = (pointer: 0.0, place: 0.0)

  /// Begins where the pointer is, or at the end of the bar that is nearer to it.
  init(at pointer: Double) {
    self.pointer = pointer
    move(to: pointer, speed: 1)
  }

  /// The pointer has moved to a fraction of the width, which may lie beyond the bar.
  mutating func move(to pointer: Double, speed: Double) {
    if speed != self.speed {
      self.speed = speed
      base = (self.pointer, place)
    }
    let reached = base.place + (pointer - base.pointer) * speed
    if reached > 1 {
      rest(at: 1, pointer: min(pointer, 1))
    } else if reached < 0 {
      rest(at: 0, pointer: max(pointer, 0))
    } else {
      place = reached
      self.pointer = pointer
    }
  }

  private mutating func rest(at end: Double, pointer: Double) {
    place = end
    self.pointer = pointer
    base = (pointer, end)
  }
}
