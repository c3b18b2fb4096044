import Glibc
import Testing

/// A folder of its own for the files of one test, gone when the test is.
final class MediaFolder {
  let path: String
  private var created: [String] = []

  init() throws {
    var template = Array("/tmp/mpv-playback-tests-XXXXXX".utf8CString)
    let isMade = mkdtemp(&template) != nil
    try #require(isMade, "There is no temporary folder.")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for item in created.reversed() + [path] { remove(item) }
  }

  /// Writes a file and gives its path.
  func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = path + "/" + name
    let stream = try #require(fopen(file, "wb"), "\(file) can't be written.")
    created.append(file)
    defer { fclose(stream) }
    try #require(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
    return file
  }

  func write(_ text: String, as name: String) throws -> String {
    try write(Array(text.utf8), as: name)
  }

  /// Makes an empty folder and gives its path.
  func makeFolder(_ name: String) throws -> String {
    let folder = path + "/" + name
    try #require(mkdir(folder, 0o755) == 0)
    created.append(folder)
    return folder
  }

  /// Writes sound, a quiet saw tooth, and gives its path.
  func writeSound(seconds: Int, as name: String = "sound.wav") throws -> String {
    try write(WaveFile.bytes(seconds: seconds), as: name)
  }
}

/// Sound as a RIFF WAVE file: 8,000 samples a second of 16 bits, mono.
enum WaveFile {
  static func bytes(seconds: Int) -> [UInt8] {
    let rate: UInt32 = 8_000
    let size = rate * 2 * UInt32(seconds)
    var bytes =
      Array("RIFF".utf8) + little(size + 36) + Array("WAVEfmt ".utf8) + little(16 as UInt32)
    bytes += little(1 as UInt16) + little(1 as UInt16) + little(rate) + little(rate * 2)
    bytes += little(2 as UInt16) + little(16 as UInt16) + Array("data".utf8) + little(size)
    bytes += (0..<size / 2).flatMap { little(UInt16($0 % 80)) }
    return bytes
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}

/// The clip with sound and picture that `make test` has made.
enum Sample {
  static func path() throws -> String {
    let name = try #require(getenv("SEEKKIT_SAMPLE"), "SEEKKIT_SAMPLE names no clip.")
    return String(cString: name)
  }

  static func bytes() throws -> [UInt8] {
    let path = try path()
    let stream = try #require(fopen(path, "rb"), "\(path) can't be read.")
    defer { fclose(stream) }
    fseek(stream, 0, SEEK_END)
    let count = ftell(stream)
    rewind(stream)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = fread(buffer.baseAddress, 1, count, stream)
    }
  }
}
