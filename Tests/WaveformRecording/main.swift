import Foundation
import TestSupport
import WaveformStore
import Waveforms

// Records tiles of a waveform, a line a tile on standard output, and then waits to be ended:
//
//   WaveformRecording FOLDER MEDIA TILES [LARGEST]
//
// No file gets more bytes than LARGEST, as on a disk that is full.

let arguments = CommandLine.arguments
if arguments.count > 4, let largest = rlim_t(arguments[4]) { limitFiles(to: largest) }
let media = try MediaIdentity(ofFileAt: arguments[2])
let header = media.header(
  layout: PyramidLayout(channelCount: 1), sampleRate: 48_000,
  measured: MeasuredValues(hasLoudness: true))
let recorder = WaveformCache(folder: arguments[1]).record(header)

/// Has writes fail that make a file longer.
func limitFiles(to size: rlim_t) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: size, rlim_max: size)
  #if os(Linux)
  let files = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #else
  let files = RLIMIT_FSIZE
  #endif
  precondition(setrlimit(files, &limit) == 0, "The limit is one that can be set.")
}

/// Says something at once.
func say(_ words: String) {
  print(words)
  fflush(nil)
}

say("begun at \(recorder.nextTile)")
for index in 0..<(Int64(arguments[3]) ?? 0) {
  recorder.append(numberedTile(index))
  say("recorded \(index)")
}
say(recorder.storageError.map { "not stored: \($0.problem)" } ?? "stored")
let tiles = recorder.waveform.tiles()
var isWhole = true
for index in 0..<(Int64(arguments[3]) ?? 0) {
  var points: [WaveformPoint] = []
  tiles.withPoints(tile: index, finestLevel: 0) { points = Array($0) }
  isWhole = isWhole && points == numberedTile(index).points
}
say(isWhole ? "whole" : "not whole")
while readLine() != nil {}
