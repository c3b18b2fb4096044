import TestSupport
import Testing
import WaveformFiles
import Waveforms

/// A JSON file, byte by byte.
struct JSONGolden: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let header: WaveformDataHeader
  let samples: [[Int16]]
  let text: String
}

private let goldens = [
  JSONGolden(
    testDescription: "one channel, 16 bits",
    header: header(rate: 44_100, samples: 256, .bits16, channels: 1),
    samples: [[-2, 1], [-32768, 32767]],
    text: #"{"version":2,"channels":1,"sample_rate":44100,"samples_per_pixel":256,"bits":16,"#
      + #""length":2,"data":[-2,1,-32768,32767]}"# + "\n"),
  JSONGolden(
    testDescription: "two channels, 8 bits",
    header: header(rate: 48_000, samples: 512, .bits8, channels: 2),
    samples: [
      [-16640, 16128, -16896, 16384], [-10240, 10496, -9984, 11520], [0, 0, -32768, 32512],
    ],
    text: #"{"version":2,"channels":2,"sample_rate":48000,"samples_per_pixel":512,"bits":8,"#
      + #""length":3,"data":[-65,63,-66,64,-40,41,-39,45,0,0,-128,127]}"# + "\n"),
  JSONGolden(
    testDescription: "no point", header: header(.bits16, channels: 1), samples: [],
    text: #"{"version":2,"channels":1,"sample_rate":44100,"samples_per_pixel":256,"bits":16,"#
      + #""length":0,"data":[]}"# + "\n"),
]

@Suite("audiowaveform's JSON")
struct WaveformJSONTests {
  @Test("A file as audiowaveform writes it is read", arguments: goldens)
  func reading(golden: JSONGolden) throws {
    let file = try WaveformJSON(FileBytes(Array(golden.text.utf8)))
    #expect(file.header == golden.header)
    #expect(file.allPoints == points(golden.samples))
    #expect(Array(file.points(from: 0)) == points(golden.samples).flatMap { $0 })
  }

  @Test("A file is written as audiowaveform does", arguments: goldens, [false, true])
  func writing(golden: JSONGolden, isCountKnown: Bool) throws {
    let written = try json(golden.header, points(golden.samples), isCountKnown: isCountKnown)
    #expect(String(decoding: written, as: UTF8.self) == golden.text)
  }

  @Test(
    "Any JSON that says the same is read",
    arguments: [
      // Without version and channels, as files of version 1 are.
      #"{"sample_rate":48000,"samples_per_pixel":512,"bits":8,"length":1,"data":[-1,2]}"#,
      // The data first, so that its scale comes later.
      #"{"data":[-1,2],"length":1,"bits":8,"samples_per_pixel":512,"sample_rate":48000,"version":1}"#,
      // Blanks and line ends.
      " {\r\n\t\"version\" : 2 , \"channels\" : 1 , \"sample_rate\" : 48000 ,"
        + "\"samples_per_pixel\":512,\"bits\":8,\"length\":1,\"data\" : [ -1 , 2 ] } \n",
      // Keys that nobody knows, with values of all kinds.
      #"{"title":"a \"b\" \\ \u00e9 ü","x":[],"y":{},"z":[{"data":[1,[2]]},true,false,null,-0.5e+3,"#
        + #"10E2,0],"sample_rate":48000,"samples_per_pixel":512,"bits":8,"length":1,"data":[-1,2]}"#,
    ])
  func leniency(text: String) throws {
    let file = try WaveformJSON(FileBytes(Array(text.utf8)))
    #expect(file.header == header(rate: 48_000, samples: 512, .bits8, channels: 1))
    #expect(file.allPoints == points([[-256, 512]]))
  }

  @Test("8 bits keep a 256th, rounded towards zero", arguments: -256...256)
  func rounding(sample: Int) throws {
    let written = try json(
      header(.bits8, channels: 1), points([[Int16(sample), Int16(sample)]]), isCountKnown: true)
    let kept = abs(sample) == 256 ? sample.signum() : 0
    #expect(
      String(decoding: written, as: UTF8.self).hasSuffix(#""data":[\#(kept),\#(kept)]}"# + "\n"))
  }

  @Test("Every point of a long file is found by its number", arguments: [1, 3, 24])
  func access(channels: Int) throws {
    var random = SplitMix64(seed: UInt64(channels))
    let points = randomPoints(count: 12_300 / channels, channels: channels, using: &random)
    let file = try WaveformJSON(
      FileBytes(json(header(.bits16, channels: channels), points, isCountKnown: false)))
    #expect(file.pointCount == points.count)
    // The 4096th value and its neighbours are in points 2048 / channels and the ones beside it.
    let nearKeptPlace = (-1...1).map { 2048 / channels + $0 }
    for number in [0, 1, points.count - 1] + nearKeptPlace {
      for channel in [0, channels - 1] { #expect(file[number, channel] == points[number][channel]) }
    }
    #expect(Array(file.points(from: 300)) == points[300...].flatMap { $0 })
    #expect(Array(file.points(from: points.count)).isEmpty)
  }

  @Test("Both formats hold the same", arguments: 1...24)
  func bothFormats(channels: Int) throws {
    var random = SplitMix64(seed: UInt64(channels))
    let header = header(channels.isMultiple(of: 2) ? .bits8 : .bits16, channels: channels)
    let points = randomPoints(count: 20, channels: channels, using: &random)
    let text = try WaveformJSON(FileBytes(json(header, points, isCountKnown: true)))
    let binary = try DatFile(FileBytes(dat(header, points, isCountKnown: true)))
    #expect(text.allPoints == binary.allPoints)
    #expect(text.header == binary.header)
  }

  @Test("A writer holds others to the number of points that they have said")
  func counts() throws {
    var writer = WaveformJSONWriter(header(.bits16, channels: 1), pointCount: 0)
    #expect(
      error { () throws(WaveformFileError) in
        try writer.append(.silent)
      }?.problem == .countMismatch(declared: 0, found: 1))
    #expect(try writer.finish() == .nothing)
  }
}
