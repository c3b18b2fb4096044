import Seeking

/// An event taken apart into numbers, always as many; what it hasn't is 0.
///
/// Settings stay as they are.
struct EventNumbers {
  enum Kind: CaseIterable {
    case pointerDown, pointerMoved, pointerUp, pointerCancelled
    case keyDown, keyRepeated, keyUp
    case skipRequested, chapterSkipped
    case buttonPressed, buttonReleased
    case scrubberDown, scrubberMoved, scrubberUp, scrubberCancelled
    case inputLost, locked, latchToggled, rateSet, playingSet, undone, redone, frameShown
    case jumpRequested, jump, failSeek, range, set, marks
  }

  var kind: Kind
  /// The pointer's number.
  var pointer: Int64 = 0
  /// The place of what it says among all it may say.
  var choice: Int64 = 0
  var first = 0.0
  var second = 0.0
  /// What the controls are like from now on, in the one kind that says so.
  var controls = ControlSettings()
  /// The places that scrubs keep to from now on, in the one kind that says so.
  var marks: [MediaSeconds] = []

  static let blank = EventNumbers(.inputLost)

  private init(_ kind: Kind) { self.kind = kind }

  private init<Value: Equatable>(_ kind: Kind, _ value: Value, among values: [Value]) {
    self.kind = kind
    choice = Int64(values.firstIndex(of: value) ?? 0)
  }

  private init(_ kind: Kind, _ pointer: PointerID, _ first: Double = 0, _ second: Double = 0) {
    self.kind = kind
    self.pointer = pointer.number
    (self.first, self.second) = (first, second)
  }

  private init(_ kind: Kind, _ first: Double, _ second: Double = 0) {
    self.kind = kind
    (self.first, self.second) = (first, second)
  }

  private func chosen<Value>(among values: [Value]) -> Value? {
    choice >= 0 && choice < values.count ? values[Int(choice)] : nil
  }

  private static let answers = [false, true]
  private static let pointerKinds = [PointerKind.touch, .mouse, .pen]
}

// From an event to numbers
extension EventNumbers {
  /// Takes an event apart; nothing for what only the player tells.
  init?(of event: ScriptEvent) {
    switch event {
    case .input(let input): self.init(of: input)
    case .set(let controls, let size):
      self.init(.set, size.width, size.height)
      self.controls = controls
    case .marks(let places):
      self.init(.marks)
      marks = places
    case .jump(let place): self.init(.jump, place.value)
    case .failSeek: self.init(.failSeek)
    case .range(let range): self.init(.range, range.lower.value, range.upper.value)
    }
  }

  private init?(of input: ControlInput) {
    switch input {
    case .pointerDown(let id, let kind, let point):
      self.init(.pointerDown, id, point.x, point.y)
      choice = Int64(Self.pointerKinds.firstIndex(of: kind) ?? 0)
    case .pointerMoved(let id, let point): self.init(.pointerMoved, id, point.x, point.y)
    case .pointerUp(let id, let point): self.init(.pointerUp, id, point.x, point.y)
    case .pointerCancelled(let id): self.init(.pointerCancelled, id)
    case .keyDown(let key): self.init(.keyDown, key, among: SurfaceKey.allCases)
    case .keyRepeated(let key): self.init(.keyRepeated, key, among: SurfaceKey.allCases)
    case .keyUp(let key): self.init(.keyUp, key, among: SurfaceKey.allCases)
    case .skipRequested(let way): self.init(.skipRequested, way, among: SkipDirection.allCases)
    case .chapterSkipped(let way): self.init(.chapterSkipped, way, among: SkipDirection.allCases)
    case .buttonPressed(let way): self.init(.buttonPressed, way, among: SkipDirection.allCases)
    case .buttonReleased(let inside): self.init(.buttonReleased, inside, among: Self.answers)
    case .scrubberDown(let id, let fraction): self.init(.scrubberDown, id, fraction)
    case .scrubberMoved(let id, let fraction, let distance):
      self.init(.scrubberMoved, id, fraction, distance)
    case .scrubberUp(let id): self.init(.scrubberUp, id)
    case .scrubberCancelled(let id): self.init(.scrubberCancelled, id)
    case .inputLost: self.init(.inputLost)
    case .locked(let isLocked): self.init(.locked, isLocked, among: Self.answers)
    case .latchToggled: self.init(.latchToggled)
    case .rateSet(let rate): self.init(.rateSet, rate)
    case .playingSet(let plays): self.init(.playingSet, plays, among: Self.answers)
    case .undone: self.init(.undone)
    case .redone: self.init(.redone)
    case .jumpRequested(let place): self.init(.jumpRequested, place.value)
    case .frameShown: self.init(.frameShown)
    case .player: return nil
    }
  }
}

// From numbers to an event
extension EventNumbers {
  /// The event that the numbers stand for; nothing where there is none.
  var event: ScriptEvent? {
    switch kind {
    case .set: .set(controls, surface: SurfaceSize(width: first, height: second))
    case .marks: .marks(marks)
    case .jump: .jump(MediaSeconds(first))
    case .failSeek: .failSeek
    case .range:
      SeekableRange(from: MediaSeconds(first), to: MediaSeconds(second)).map { .range($0) }
    default: input.map { .input($0) }
    }
  }

  private var input: ControlInput? {
    switch kind {
    case .pointerDown: chosen(among: Self.pointerKinds).map { .pointerDown(id, $0, point) }
    case .pointerMoved: .pointerMoved(id, point)
    case .pointerUp: .pointerUp(id, point)
    case .pointerCancelled: .pointerCancelled(id)
    case .keyDown: chosen(among: SurfaceKey.allCases).map { .keyDown($0) }
    case .keyRepeated: chosen(among: SurfaceKey.allCases).map { .keyRepeated($0) }
    case .keyUp: chosen(among: SurfaceKey.allCases).map { .keyUp($0) }
    case .skipRequested: chosen(among: SkipDirection.allCases).map { .skipRequested($0) }
    case .chapterSkipped: chosen(among: SkipDirection.allCases).map { .chapterSkipped($0) }
    case .buttonPressed: chosen(among: SkipDirection.allCases).map { .buttonPressed($0) }
    case .buttonReleased: chosen(among: Self.answers).map { .buttonReleased(inside: $0) }
    case .scrubberDown: .scrubberDown(id, first)
    case .scrubberMoved: .scrubberMoved(id, first, distance: second)
    case .scrubberUp: .scrubberUp(id)
    case .scrubberCancelled: .scrubberCancelled(id)
    case .inputLost: .inputLost
    case .locked: chosen(among: Self.answers).map { .locked($0) }
    case .latchToggled: .latchToggled
    case .rateSet: .rateSet(first)
    case .playingSet: chosen(among: Self.answers).map { .playingSet($0) }
    case .undone: .undone
    case .redone: .redone
    case .jumpRequested: .jumpRequested(to: MediaSeconds(first))
    case .frameShown: .frameShown
    case .set, .marks, .jump, .failSeek, .range: nil
    }
  }

  private var id: PointerID { PointerID(pointer) }
  private var point: SurfacePoint { SurfacePoint(x: first, y: second) }
}
