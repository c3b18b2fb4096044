// Measures what an event costs each machine of the core.
//
//   CoreBenchmarks                   prints a line for each: name, nanoseconds, allocations an event
//   CoreBenchmarks NAME EVENTS       has one machine take so many events, for a profiler to count

let arguments = CommandLine.arguments.dropFirst()
if let name = arguments.first, let events = arguments.last.flatMap({ Int($0) }) {
  for benchmark in Benchmarks.all where benchmark.name == name { benchmark.prepare()(events) }
} else {
  for benchmark in Benchmarks.all {
    let figures = benchmark.measure()
    print(benchmark.name, figures.nanoseconds, figures.allocations)
  }
}
