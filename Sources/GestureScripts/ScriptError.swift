/// What is wrong with a gesture script, and where.
public struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column in characters, counted from 1.
  public let column: Int
  /// What is wrong and what to write, in a sentence without its full stop.
  public let problem: String

  /// The place and the problem, as compilers print them.
  public var description: String { "\(line):\(column): \(problem)" }
}
