/// A line of a trace, taken apart.
struct TraceLine {
  let time: Int
  let word: Substring
  private let values: [Substring: Substring]

  init(_ line: String) {
    let words = line.split(separator: " ")
    time = words.first.flatMap { Int($0) } ?? -1
    word = words.dropFirst().first ?? ""
    let pairs = words.dropFirst(2).map { $0.split(separator: "=", maxSplits: 1) }
    values = Dictionary(
      pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { first, _ in first })
  }

  subscript(_ key: Substring) -> Substring? { values[key] }

  /// The number of a key; not-a-number where there is none.
  func number(_ key: Substring) -> Double {
    values[key].flatMap { Double($0) } ?? .nan
  }
}
