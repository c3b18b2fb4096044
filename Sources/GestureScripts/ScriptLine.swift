import Seeking

/// The words of one line of a script, taken one after the other.
struct ScriptLine {
  struct Word {
    let text: Substring
    let column: Int
  }

  let number: Int
  private var words: [Word]
  /// The column after the last word: where a missing one would stand.
  private let endColumn: Int

  /// Splits a line at its blanks; what follows a `#` is a comment.
  init(_ line: Substring, number: Int) {
    self.number = number
    let code = line.prefix { $0 != "#" }
    words = code.split(whereSeparator: \.isWhitespace).map { word in
      Word(text: word, column: line.distance(from: line.startIndex, to: word.startIndex) + 1)
    }
    endColumn = (words.last.map { $0.column + $0.text.count } ?? 0) + 1
  }

  var isEmpty: Bool { words.isEmpty }

  /// The next word, if there is one.
  var next: Word? { words.first }

  func error(_ problem: String, at word: Word? = nil) -> ScriptError {
    ScriptError(line: number, column: word?.column ?? endColumn, problem: problem)
  }

  /// Takes a word; `what` says what is expected.
  mutating func take(_ what: String) throws(ScriptError) -> Word {
    guard !words.isEmpty else { throw error("\(what) is missing") }
    return words.removeFirst()
  }

  /// Sees that nothing is left.
  func finish() throws(ScriptError) {
    if let word = words.first { throw error("“\(word.text)” is one word too many", at: word) }
  }

  /// Takes one of some words.
  mutating func choice<Value>(
    _ what: String, _ values: [(String, Value)]
  ) throws(ScriptError) -> Value {
    let word = try take(what)
    if let value = values.first(where: { $0.0 == word.text }) { return value.1 }
    let known = values.map(\.0).joined(separator: ", ")
    throw error("“\(word.text)” is no \(what): it is one of \(known)", at: word)
  }

  mutating func flag(_ what: String, yes: String, no: String) throws(ScriptError) -> Bool {
    try choice(what, [(yes, true), (no, false)])
  }

  /// Takes a number with a decimal point or without.
  mutating func number(
    _ what: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ScriptError) -> Double {
    let word = try take(what)
    return try number(word.text, what, in: range, at: word)
  }

  /// Takes two numbers with an x between them.
  mutating func size(_ what: String) throws(ScriptError) -> SurfaceSize {
    let word = try take(what)
    let parts = word.text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw error("“\(word.text)” is no \(what), such as 1000x560", at: word)
    }
    let width = try number(parts[0], what, in: 1...1e6, at: word)
    let height = try number(parts[1], what, in: 1...1e6, at: word)
    return SurfaceSize(width: width, height: height)
  }

  /// Takes whole milliseconds.
  mutating func milliseconds(
    _ what: String, atLeast least: Int64 = 0
  ) throws(ScriptError) -> Int64 {
    let word = try take(what)
    guard let number = Int64(word.text), number >= least, number <= 1_000_000_000 else {
      throw error("“\(word.text)” is no \(what): whole milliseconds from \(least)", at: word)
    }
    return number
  }

  mutating func pointer() throws(ScriptError) -> PointerID {
    let word = try take("pointer's number")
    guard let number = Int64(word.text) else {
      throw error("“\(word.text)” is no pointer's number", at: word)
    }
    return PointerID(number)
  }

  mutating func point() throws(ScriptError) -> SurfacePoint {
    let x = try number("x in points")
    return SurfacePoint(x: x, y: try number("y in points"))
  }

  private func number(
    _ text: Substring, _ what: String, in range: ClosedRange<Double>, at word: Word
  ) throws(ScriptError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw error("“\(text)” is no number, where \(what) should stand", at: word)
    }
    guard range.contains(number) else {
      throw error("\(what) is \(range.lowerBound) to \(range.upperBound), not \(text)", at: word)
    }
    return number
  }
}
