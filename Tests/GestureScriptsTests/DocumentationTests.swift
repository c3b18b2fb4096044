import Foundation
import GestureScripts
import GestureSimulation
import Testing

@Suite("The page on gesture scripts")
struct DocumentationTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/gesture-scripts.md")

  /// The words that a script with a wrong one is told of.
  private func words(insteadOf wrong: String) throws -> [Substring] {
    let error = try #require(throws: ScriptError.self) { try GestureScript(parsing: wrong) }
    let list = try #require(error.problem.split(separator: "it is one of ").last)
    return list.split(separator: ", ")
  }

  @Test(arguments: ["set nothing", "0 nothing", "0 key-down nothing", "set hold nothing"])
  func `has every word`(wrong: String) throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for word in try words(insteadOf: wrong) {
      #expect(page.contains("`\(word)`") || page.contains("`\(word) "), "\(word)")
    }
  }

  @Test func `shows a trace as it is`() throws {
    let blocks = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "```")
    let script = try #require(blocks.first { $0.contains("set position 100\n0    tap") })
    let trace = GestureReplay.trace(of: try GestureScript(parsing: String(script)))
    #expect(blocks.contains { $0 == "\n" + trace.joined(separator: "\n") + "\n" })
  }

  @Test func `has every word of the fixtures' traces`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let lines = try Fixture.all.flatMap { try $0.text("trace").split(separator: "\n") }
    for word in Set(lines.compactMap { $0.split(separator: " ").dropFirst().first }) {
      #expect(page.contains("| `\(word)") || page.contains(", `\(word)"), "\(word)")
    }
  }
}
