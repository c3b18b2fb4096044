/// Memory for the samples of a run while it is measured.
struct MeterWorkspace {
  /// The most frames of a run.
  static let length = PyramidLayout.framesPerBucket

  private var samples = [Int16](repeating: 0, count: 4 * length)
  private var sums = [Int32](repeating: 0, count: length)

  struct Pointers {
    let first: UnsafeMutablePointer<Int16>
    let second: UnsafeMutablePointer<Int16>
    let mixed: UnsafeMutablePointer<Int16>
    let valid: UnsafeMutablePointer<Int16>
    let sums: UnsafeMutablePointer<Int32>
  }

  /// Lends the memory.
  mutating func withPointers(_ body: (Pointers) -> Void) {
    samples.withUnsafeMutableBufferPointer { samples in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let first = samples.baseAddress, let sums = sums.baseAddress else { return }
        let second = first + Self.length
        let mixed = second + Self.length
        body(
          Pointers(
            first: first, second: second, mixed: mixed, valid: mixed + Self.length, sums: sums))
      }
    }
  }
}
