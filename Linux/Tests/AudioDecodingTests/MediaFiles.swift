import Foundation

extension TemporaryFolder {
  /// Runs the program ffmpeg.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments but the output file.
  ///   - name: Name of the output file.
  /// - Returns: The output file's path.
  /// - Throws: What kept the program from doing it.
  func ffmpeg(_ arguments: [String], to name: String) throws -> String {
    let output = location(name)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-nostdin", "-v", "error", "-y"] + arguments + [
        "-strict", "-2", "-bitexact", output,
      ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ProgramFailure(arguments: arguments) }
    return output
  }

  /// The bytes of a file.
  func read(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes a WAV file of 16 bits with impulses, all channels alike.
  ///
  /// - Returns: Its path.
  func impulses(
    at frames: [Int], count: Int, rate: Int = 48_000, channels: Int = 1, to name: String = "in.wav"
  ) throws -> String {
    var samples = [Double](repeating: 0, count: count * channels)
    for frame in frames {
      for channel in 0..<channels { samples[frame * channels + channel] = 0.75 }
    }
    return try write(wavFile(samples, .signed16, channels: channels, rate: rate), to: name)
  }
}

/// The program ffmpeg couldn't do what it was asked for.
struct ProgramFailure: Error {
  let arguments: [String]
}
