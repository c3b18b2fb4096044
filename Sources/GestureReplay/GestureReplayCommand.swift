import Foundation
import GestureScripts

/// The program `gesture-replay`: prints the trace of a gesture script.
struct GestureReplayCommand {
  private enum Code {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    static let usage: Int32 = 2
  }

  private static let usage = """
    Usage: gesture-replay FILE

    Runs the gesture script in FILE, or from standard input where FILE is -, over SeekKit's
    controls and a simulated player, and prints what happens, a line each.

      --help  Show this help

    """

  private let arguments: [String]

  init(_ arguments: ArraySlice<String>) {
    self.arguments = Array(arguments)
  }

  /// Does it; gives the exit code: 0 fine, 1 the file can't be read, 2 wrong usage or wrong words.
  func run() -> Int32 {
    if arguments == ["--help"] {
      write(Self.usage, to: .standardOutput)
      return Code.success
    }
    let files = arguments.first == "--" ? arguments.dropFirst() : arguments[...]
    guard files.count == 1, let file = files.first,
      file == "-" || !file.hasPrefix("-") || arguments.first == "--"
    else {
      write(Self.usage, to: .standardError)
      return Code.usage
    }
    return replay(file)
  }

  private func replay(_ file: String) -> Int32 {
    guard let data = contents(of: file) else {
      write("gesture-replay: “\(file)” can't be read. Check its name.\n", to: .standardError)
      return Code.failure
    }
    do throws(ScriptError) {
      let script = try GestureScript(parsing: String(decoding: data, as: UTF8.self))
      let trace = GestureReplay.trace(of: script)
      write(trace.joined(separator: "\n") + "\n", to: .standardOutput)
      return Code.success
    } catch {
      write("\(file):\(error).\n", to: .standardError)
      return Code.usage
    }
  }

  private func contents(of file: String) -> Data? {
    guard file == "-" else { return FileManager.default.contents(atPath: file) }
    return FileHandle.standardInput.readDataToEndOfFile()
  }

  private func write(_ text: String, to output: FileHandle) {
    // A reader that has gone away is no reason to complain.
    try? output.write(contentsOf: Data(text.utf8))
  }
}
