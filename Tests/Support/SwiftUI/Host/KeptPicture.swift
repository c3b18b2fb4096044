extension ViewHost {
  /// Compares what is drawn with a picture that is kept, so that a change of the look is seen.
  ///
  /// With `SEEKKIT_RECORD_PICTURES` in the environment it is drawn anew: look at it before it is
  /// committed.
  ///
  /// - Parameter file: an SVG file.
  /// - Returns: whether they are the same.
  /// - Throws: an error of the file system; there is no such picture, for one.
  public func matchesPicture(at file: URL) throws -> Bool {
    let svg = svg().withoutPlainGroups
    if ProcessInfo.processInfo.environment["SEEKKIT_RECORD_PICTURES"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8) == svg
  }
}
