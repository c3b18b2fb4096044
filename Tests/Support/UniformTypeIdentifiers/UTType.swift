// Types of files, as far as the demo uses them, and access to files outside an app's sandbox, which
// Foundation on Linux lacks. The declarations rest on Apple's public documentation and on knowledge.
public import Foundation

/// A type of files.
public struct UTType: Hashable, Sendable {
  let identifier: String

  /// Films, with or without sound.
  public static var movie: UTType { UTType(identifier: "public.movie") }
  /// Sound.
  public static var audio: UTType { UTType(identifier: "public.audio") }
}

extension URL {
  /// Begins access to a file that the user chose; the answer is whether it has to be ended again.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends access to a file that the user chose.
  public func stopAccessingSecurityScopedResource() {}
}
