import Testing

@testable import MPVPlayback

/// A rate of 1 to which things happen, what is told each time, and what the rate is at last.
struct SettablePropertyTests {
  enum Step {
    case set(Double)
    case answered(Bool)
    case reported(Double)
  }

  @Test(arguments: [
    ("what is set holds at once", [Step.set(2)], [], 2.0),
    ("and is told when confirmed", [.set(2), .answered(true)], [true], 2),
    ("words of before don't count", [.set(2), .reported(1), .answered(true)], [false, true], 2),
    (
      "there and back is no change", [.set(2), .set(1), .answered(true), .answered(true)],
      [false, false], 1
    ),
    ("what is refused is undone", [.set(2), .answered(false)], [false], 1),
    ("what others change is told once", [.reported(3), .reported(3)], [true, false], 3),
  ])
  func changes(_ name: String, steps: [Step], told: [Bool], last: Double) {
    var rate = SettableProperty(1.0)
    var heard: [Bool] = []
    for step in steps {
      switch step {
      case .set(let value): rate.set(value)
      case .answered(let succeeded): heard.append(rate.answered(succeeded: succeeded))
      case .reported(let value): heard.append(rate.reported(value))
      }
    }
    #expect(heard == told)
    #expect(rate.value == last)
  }
}
