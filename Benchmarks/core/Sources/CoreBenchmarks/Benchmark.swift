import CAllocations
import Seeking

/// One kind of event of one machine, to be measured.
struct Benchmark {
  let machine: String
  let event: String
  /// Makes the machine, and gives what has it take so many events.
  let prepare: () -> (_ events: Int) -> Void

  /// A name to choose it by.
  var name: String { "\(machine).\(event.replacing(" ", with: "-"))" }

  /// Events before anything is measured.
  private static let warmUp = 1000
  /// Events whose allocations are counted.
  private static let counted = 10_000
  /// The time of so many events is taken at once.
  private static let batch = 1000
  private static let batches = 2000

  /// What one event costs.
  struct Figures {
    /// Those of the fastest batch: whatever else the machine does only adds to it.
    let nanoseconds: Double
    let allocations: Double
  }

  func measure() -> Figures {
    let run = prepare()
    run(Self.warmUp)
    let before = allocations_so_far()
    run(Self.counted)
    let allocations = allocations_so_far() - before
    let clock = ContinuousClock()
    var fastest = Duration.seconds(1)
    for _ in 0..<Self.batches { fastest = min(fastest, clock.measure { run(Self.batch) }) }
    return Figures(
      nanoseconds: fastest / .nanoseconds(1) / Double(Self.batch),
      allocations: Double(allocations) / Double(Self.counted))
  }
}

/// Makes a benchmark.
///
/// - Parameters:
///   - name: the machine's.
///   - event: what it takes.
///   - machine: the machine as it is before the first event.
///   - interval: the milliseconds from one event to the next.
///   - take: has it take the `n`th event, at a time; gives something that can't be left out.
/// - Returns: what measures it.
func benchmark<Machine>(
  _ name: String, _ event: String, _ machine: @escaping @autoclosure () -> Machine,
  every interval: Int64 = 1, take: @escaping (inout Machine, _ n: Int64, EventTime) -> Int
) -> Benchmark {
  Benchmark(machine: name, event: event) {
    var (machine, last, sum) = (machine(), Int64(0), 0)
    return { events in
      let numbers = last + 1...last + Int64(events)
      sum &+= feed(&machine, numbers, every: interval, take)
      last = numbers.upperBound
    }
  }
}

/// Has a machine take events: a function of its own, so that the machine is reached for only once.
private func feed<Machine>(
  _ machine: inout Machine, _ numbers: ClosedRange<Int64>, every interval: Int64,
  _ take: (inout Machine, _ n: Int64, EventTime) -> Int
) -> Int {
  var sum = 0
  for number in numbers {
    sum &+= take(&machine, number, EventTime(milliseconds: number * interval))
  }
  return sum
}
