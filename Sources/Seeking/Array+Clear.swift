extension Array {
  /// Makes room for what the next input comes to, in the storage of what the last one came to.
  ///
  /// A machine keeps the array that it answers with. Once its caller is done with one answer, the
  /// next takes over the storage, so that inputs allocate nothing; else it gets storage of its own.
  mutating func clear() {
    // One by one costs less than `removeAll(keepingCapacity:)` does for the few that there are.
    while !isEmpty { removeLast() }
  }
}
