/// A property that both the program and the player change.
///
/// What the program sets holds at once and is told when the player has confirmed it; what the
/// player says in the meantime is of before, and doesn't count.
struct SettableProperty<Value: Equatable> {
  private(set) var value: Value
  private var told: Value
  private var unanswered = 0

  init(_ value: Value) {
    self.value = value
    told = value
  }

  /// The program sets the value.
  mutating func set(_ newValue: Value) {
    value = newValue
    unanswered += 1
  }

  /// The player has answered to one `set`; true where a change is to be told.
  mutating func answered(succeeded: Bool) -> Bool {
    unanswered -= 1
    guard unanswered == 0 else { return false }
    if !succeeded { value = told }
    return tellsChange()
  }

  /// The player says what the value is; true where a change is to be told.
  mutating func reported(_ newValue: Value) -> Bool {
    guard unanswered == 0 else { return false }
    value = newValue
    return tellsChange()
  }

  private mutating func tellsChange() -> Bool {
    defer { told = value }
    return told != value
  }
}
