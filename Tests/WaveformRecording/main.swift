import Foundation
import TestSupport
import WaveformStore
import Waveforms

// Records tiles of a waveform, a line a tile on standard output, and then waits to be ended:
//
//   WaveformRecording FOLDER MEDIA TILES

let arguments = CommandLine.arguments
let media = try MediaIdentity(ofFileAt: arguments[2])
let header = media.header(
  layout: PyramidLayout(channelCount: 1), sampleRate: 48_000,
  measured: MeasuredValues(hasLoudness: true))
let recorder = WaveformCache(folder: arguments[1]).record(header)

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
