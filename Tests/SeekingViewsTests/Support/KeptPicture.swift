import Foundation
@_spi(Host) import SwiftUI
import Testing

extension ViewHost {
  /// Compares what is drawn with a picture that is kept in the folder Pictures, so that a change of the
  /// look is seen.
  ///
  /// With `SEEKKIT_RECORD_PICTURES` in the environment it is drawn anew: look at it before it is
  /// committed.
  func expectPicture(_ name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Pictures/\(name).svg")
    let svg = svg().withoutPlainGroups
    if ProcessInfo.processInfo.environment["SEEKKIT_RECORD_PICTURES"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == svg)
  }
}
