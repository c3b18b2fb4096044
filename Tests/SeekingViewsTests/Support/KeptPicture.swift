import Foundation
@_spi(Host) import SwiftUI
import Testing

extension ViewHost {
  /// Compares what is drawn with a picture in the folder Pictures.
  func expectPicture(_ name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    #expect(try matchesPicture(at: tests.appending(path: "Pictures/\(name).svg")))
  }
}
