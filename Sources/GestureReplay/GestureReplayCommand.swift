import Foundation
import GestureScripts
import GestureSimulation

/// The program `gesture-replay`: prints the trace of a gesture script.
struct GestureReplayCommand {
  private static let usage = """
    Usage: gesture-replay FILE
           gesture-replay --encode FILE…
           gesture-replay --decode FOLDER FILE…

    Runs the gesture script in FILE, or from standard input where FILE is -, over SeekKit's
    controls and a simulated player, and prints what happens, a line each.

      --encode  Write the scripts as bytes, which gesture-replay.wasm runs
      --decode  Read the bytes that it gives back, and write each script's trace into FOLDER
      --help    Show this help

    """

  private let arguments: [String]

  init(_ arguments: ArraySlice<String>) {
    self.arguments = Array(arguments)
  }

  /// Does it; gives the exit code: 0 fine, 1 a file can't be read or written, 2 wrong usage or words.
  func run() -> Int32 {
    do throws(CommandError) {
      try perform()
      return 0
    } catch {
      FileHandle.standardError.writeText(error.message)
      return error.code
    }
  }

  private func perform() throws(CommandError) {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case "--help" where rest.isEmpty: FileHandle.standardOutput.writeText(Self.usage)
    case "--encode" where !rest.isEmpty: try encode(rest)
    case "--decode" where rest.count > 1: try decode(rest.dropFirst(), into: arguments[1])
    case "--" where rest.count == 1: try replay(arguments[1])
    case let file? where rest.isEmpty && (file == "-" || !file.hasPrefix("-")): try replay(file)
    default: throw CommandError(code: 2, message: Self.usage)
    }
  }

  private func replay(_ file: String) throws(CommandError) {
    let trace = GestureReplay.trace(of: try script(in: file))
    FileHandle.standardOutput.writeText(trace.map { $0 + "\n" }.joined())
  }

  private func encode(_ files: ArraySlice<String>) throws(CommandError) {
    var scripts: [GestureScript] = []
    for file in files { scripts.append(try script(in: file)) }
    FileHandle.standardOutput.writeBytes(Data(ReplayCoding.bytes(of: scripts)))
  }

  private func decode(_ files: ArraySlice<String>, into folder: String) throws(CommandError) {
    let bytes = FileHandle.standardInput.readDataToEndOfFile()
    guard let traces = ReplayCoding.traces(from: Array(bytes)), traces.count == files.count else {
      let problem = "these bytes aren't the traces of \(files.count) scripts"
      throw CommandError(code: 2, message: "gesture-replay: \(problem).\n")
    }
    for (file, trace) in zip(files, traces) {
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent + ".trace"
      let text = trace.map { $0.text + "\n" }.joined()
      let place = URL(filePath: folder).appending(path: name)
      guard (try? Data(text.utf8).write(to: place)) != nil else {
        throw CommandError(
          code: 1, message: "gesture-replay: “\(place.path)” can't be written.\n")
      }
    }
  }

  private func script(in file: String) throws(CommandError) -> GestureScript {
    guard let data = contents(of: file) else {
      throw CommandError(
        code: 1, message: "gesture-replay: “\(file)” can't be read. Check its name.\n")
    }
    do throws(ScriptError) {
      return try GestureScript(parsing: String(decoding: data, as: UTF8.self))
    } catch {
      throw CommandError(code: 2, message: "\(file):\(error).\n")
    }
  }

  private func contents(of file: String) -> Data? {
    guard file == "-" else { return FileManager.default.contents(atPath: file) }
    return FileHandle.standardInput.readDataToEndOfFile()
  }
}

/// What keeps the program from its work: what it says, and what it exits with.
private struct CommandError: Error {
  let code: Int32
  let message: String
}

extension FileHandle {
  fileprivate func writeText(_ text: String) { writeBytes(Data(text.utf8)) }

  fileprivate func writeBytes(_ bytes: Data) {
    // A reader that has gone away is no reason to complain.
    try? write(contentsOf: bytes)
  }
}
