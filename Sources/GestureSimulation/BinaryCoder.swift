/// Puts values into bytes, or takes them out again: one description of a value serves both ways.
///
/// Everything becomes numbers of 64 bits, the lowest byte first, so that it comes out exactly as it
/// went in, also on a machine whose `Int` has 32 bits. Bytes that make no sense are refused, once
/// and for all that follows: then nothing is read any more.
struct BinaryCoder {
  private(set) var bytes: [UInt8]
  /// Whether everything that was read so far makes sense.
  private(set) var isValid = true
  private let isReading: Bool
  private var next = 0

  /// How many bytes a number has.
  private static let width = 8

  /// Makes a coder that writes.
  init() {
    bytes = []
    isReading = false
  }

  /// Makes a coder that reads.
  init(reading bytes: [UInt8]) {
    self.bytes = bytes
    isReading = true
  }

  /// Whether everything was read, and makes sense.
  var hasReadAll: Bool { isValid && next == bytes.count }

  mutating func refuse() { isValid = false }

  mutating func code(_ number: inout UInt64) {
    guard isReading else { return write(number) }
    guard isValid, bytes.count - next >= Self.width else { return refuse() }
    number = 0
    for offset in 0..<Self.width { number |= UInt64(bytes[next + offset]) << (8 * offset) }
    next += Self.width
  }

  private mutating func write(_ number: UInt64) {
    for offset in 0..<Self.width { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * offset))) }
  }

  mutating func code(_ number: inout Int64) {
    var bits = UInt64(bitPattern: number)
    code(&bits)
    number = Int64(bitPattern: bits)
  }

  mutating func code(_ number: inout Double) {
    var bits = number.bitPattern
    code(&bits)
    number = Double(bitPattern: bits)
  }

  /// One of some values, as its place among them.
  mutating func code<Value: Equatable>(_ value: inout Value, among values: [Value]) {
    var index = Int64(values.firstIndex(of: value) ?? -1)
    code(&index)
    guard isReading else { return }
    guard index >= 0, index < values.count else { return refuse() }
    value = values[Int(index)]
  }

  mutating func code(_ flag: inout Bool) { code(&flag, among: [false, true]) }

  /// A number of elements; more than there are bytes for is refused.
  private mutating func code(count: inout Int) {
    var number = Int64(count)
    code(&number)
    guard isReading else { return }
    guard number >= 0, number <= (bytes.count - next) / Self.width else { return refuse() }
    count = Int(number)
  }

  /// Elements of at least one number each; what is read fills copies of `blank`.
  mutating func code<Element>(
    _ list: inout [Element], blank: Element, each: (inout BinaryCoder, inout Element) -> Void
  ) {
    var count = list.count
    code(count: &count)
    guard isValid else { return }
    if isReading { list = [] }
    for index in 0..<count where isValid {
      var element = isReading ? blank : list[index]
      each(&self, &element)
      if isReading { list.append(element) }
    }
  }

  /// A value that may be missing.
  mutating func code<Value>(
    _ value: inout Value?, blank: Value, each: (inout BinaryCoder, inout Value) -> Void
  ) {
    var list = value.map { [$0] } ?? []
    code(&list, blank: blank, each: each)
    if list.count > 1 { refuse() }
    value = list.first
  }

  mutating func code(_ value: inout Double?) { code(&value, blank: 0) { $0.code(&$1) } }

  /// A length of time from `shortest` to what a script may last: eleven days.
  mutating func code(_ duration: inout Duration, atLeast shortest: Duration = .zero) {
    var (seconds, attoseconds) = duration.components
    code(&seconds)
    code(&attoseconds)
    guard isReading else { return }
    let read = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    guard read >= shortest, read <= .seconds(1_000_000) else { return refuse() }
    duration = read
  }
}
