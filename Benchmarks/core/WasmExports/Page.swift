import Seeking

/// The controls of one player on a page, and what their last input came to, as numbers.
struct Page {
  var controls: SeekControls
  var numbers: [Double] = []

  /// Has the controls take an input; gives how many numbers came of it.
  mutating func take(_ input: ControlInput, at milliseconds: Double) -> Int32 {
    write(controls.handle(input, at: Self.time(milliseconds)))
  }

  /// Has the controls do what was due; gives how many numbers came of it.
  mutating func tick(at milliseconds: Double) -> Int32 {
    write(controls.tick(at: Self.time(milliseconds)))
  }

  private mutating func write(_ effects: [ControlEffect]) -> Int32 {
    numbers.removeAll(keepingCapacity: true)
    for effect in effects { append(effect) }
    return Int32(truncatingIfNeeded: numbers.count)
  }

  private static func time(_ milliseconds: Double) -> EventTime {
    EventTime(microseconds: milliseconds.magnitude < 1e15 ? Int64(milliseconds * 1000) : 0)
  }
}

/// A page as the host knows it.
typealias Handle = UnsafeMutableRawPointer

extension Handle {
  var page: UnsafeMutablePointer<Page> { assumingMemoryBound(to: Page.self) }

  func take(_ input: ControlInput, at milliseconds: Double) -> Int32 {
    page.pointee.take(input, at: milliseconds)
  }
}
