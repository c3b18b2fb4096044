// What Benchmarks/waveforms runs and watches. Each command does one thing in a process of its own:
//
//   WaveformBenchmarks measure extremes|all|loudness THREADS FILE   prints the threads used and a checksum of the tiles
//   WaveformBenchmarks preview PARTS FILE          prints seconds until a preview of the whole file is there
//   WaveformBenchmarks record FOLDER FILE          keeps a waveform in a cache in a folder
//   WaveformBenchmarks reopen FOLDER BARS FILE     prints seconds until a kept waveform's bars are there
//   WaveformBenchmarks draw FOLDER BARS FILE       prints a zoom and seconds a frame, a line for each zoom
//   WaveformBenchmarks kernel                      prints bytes a second of plain reading, of one channel, of two and their mix

let arguments = CommandLine.arguments.dropFirst()
do {
  switch (arguments.first, Array(arguments.dropFirst())) {
  case ("measure", let rest) where rest.count == 3:
    try measure(rest[2], values: rest[0], threadCount: Int(rest[1]) ?? 1)
  case ("preview", let rest) where rest.count == 2:
    try preview(rest[1], partCount: Int(rest[0]) ?? 300)
  case ("record", let rest) where rest.count == 2:
    try record(rest[1], in: rest[0])
  case ("reopen", let rest) where rest.count == 3:
    try reopen(rest[2], in: rest[0], barCount: Int(rest[1]) ?? 300)
  case ("draw", let rest) where rest.count == 3:
    try draw(rest[2], in: rest[0], barCount: Int(rest[1]) ?? 2000)
  case ("kernel", _):
    measureKernel()
  default:
    print("WaveformBenchmarks: see the beginning of main.swift")
  }
} catch {
  print("failed: \(error)")
}
