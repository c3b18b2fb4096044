import Foundation
import GestureScripts
import GestureSimulation
import Testing

/// A script with the trace that it has to have.
struct Fixture: CustomTestStringConvertible, Sendable {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/gestures")

  /// All scripts of the folder, by name.
  static let all: [Fixture] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".gesture") }.sorted().map { name in
      Fixture(name: String(name.dropLast(".gesture".count)))
    }
  }()

  let name: String

  var testDescription: String { name.replacing("-", with: " ") }

  func text(_ ending: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: "\(name).\(ending)"), encoding: .utf8)
  }
}

@Suite("Gesture scripts")
struct FixtureTests {
  @Test func `are at least 250`() {
    #expect(Fixture.all.count >= 250)
  }

  @Test(arguments: Fixture.all)
  func `have their traces`(fixture: Fixture) throws {
    let script = try GestureScript(parsing: fixture.text("gesture"))
    let trace = GestureReplay.trace(of: script).map { $0 + "\n" }.joined()
    let expected = try fixture.text("trace")
    #expect(trace == expected)
  }
}
