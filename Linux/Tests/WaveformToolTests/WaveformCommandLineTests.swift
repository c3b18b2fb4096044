import Glibc
import MediaLocations
import Testing

@testable import WaveformTool

@Suite("The command line of seekkit waveform")
struct WaveformCommandLineTests {
  /// Parses words as a shell would hand them over.
  private func parse(_ words: [String]) throws(UsageError) -> WaveformOptions {
    var arguments = (["waveform"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var result: Result<WaveformOptions, UsageError> = .failure(UsageError("Nothing was parsed."))
    arguments.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      do throws(UsageError) {
        result = .success(try WaveformCommandLine.parse(start))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  @Test(arguments: [
    (["--samples-per-point", "300"], Zoom.samplesPerPoint(300)), (["--points=5"], .points(5)),
    (["--points-per-second", "7"], .pointsPerSecond(7)), ([], nil),
  ])
  func `has one way to say the zoom at a time`(words: [String], zoom: Zoom?) throws {
    #expect(try parse(words + ["a.wav"]).zoom == zoom)
  }

  @Test(
    arguments: [
      (["-o", "x.dat"], .file("x.dat"), .dat),
      (["-o", "x.JSON"], .file("x.JSON"), .json),
      (["--output=a/b.c/x", "--format=dat"], .file("a/b.c/x"), .dat),
      (["-o", "-", "--format", "json"], .standardOutput, .json), ([], .nowhere, nil),
    ] as [([String], Destination, OutputKind?)])
  func `tells the kind by the name or the format`(
    words: [String], destination: Destination, kind: OutputKind?
  ) throws {
    let options = try parse(words + ["a.wav"])
    #expect(options.destination == destination)
    #expect(options.kind == kind)
  }

  @Test func `reads times as the player does`() throws {
    let options = try parse(["--start", "1:23", "--end", "1:02:03.5", "a.wav"])
    #expect(options.start == 83)
    #expect(options.end == 3723.5)
  }

  @Test func `takes files, and a dash for standard input`() throws {
    #expect(
      try parse(["a.wav", "-"]).inputs == [.location(.file(path: "a.wav")), .standardInput])
  }

  @Test(arguments: [
    ["a.wav", "-o", "x"], ["a.wav", "-o", ".dat"], ["a.wav", "--bits", "16.0"],
    ["a.wav", "--samples-per-point", "99999999999999999999"], ["a.wav", "b.wav", "-o", "x.dat"],
  ])
  func `refuses what makes no sense`(words: [String]) {
    #expect(throws: UsageError.self) { try parse(words) }
  }
}
