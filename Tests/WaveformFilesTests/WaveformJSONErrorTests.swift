import Testing
import WaveformFiles

/// A broken text, and what is said of it.
struct BrokenJSON: CustomTestStringConvertible, Sendable {
  let text: String
  let field: WaveformFileError.Field
  let problem: WaveformFileError.Problem
  let line: Int
  let column: Int

  var testDescription: String { text.isEmpty ? "nothing" : String(text.prefix(60)) }

  init(
    _ text: String, _ field: WaveformFileError.Field, _ problem: WaveformFileError.Problem,
    line: Int = 1, column: Int
  ) {
    self.text = text
    self.field = field
    self.problem = problem
    self.line = line
    self.column = column
  }
}

private let start = #"{"sample_rate":8000,"samples_per_pixel":16,"bits":8,"#
private let q = UInt8(ascii: "\"")

/// Broken where the text itself is.
private let brokenTexts = [
  BrokenJSON("", .file, .endsEarly(neededByteCount: 1), column: 1),
  BrokenJSON("[]", .file, .unexpectedByte(0x5B), column: 1),
  BrokenJSON("\u{FEFF}{}", .file, .unexpectedByte(0xEF), column: 1),
  BrokenJSON("{\"bits\" 8}", .bits, .unexpectedByte(0x38), column: 9),
  BrokenJSON("{\n \"bits\":\n  x}", .bits, .unexpectedByte(0x78), line: 3, column: 3),
  BrokenJSON("{\"bits\":8 \"length\":1}", .file, .unexpectedByte(q), column: 11),
  BrokenJSON("{\"bits\":8,}", .file, .unexpectedByte(0x7D), column: 11),
  BrokenJSON("{bits:8}", .file, .unexpectedByte(0x62), column: 2),
  BrokenJSON("{\"a\nb\":1}", .file, .unexpectedByte(0x0A), column: 4),
  BrokenJSON("{\"\\x\":1}", .file, .unexpectedByte(0x78), column: 4),
  BrokenJSON("{\"\\u12g4\":1}", .file, .unexpectedByte(0x67), column: 7),
  BrokenJSON("{\"bits\":\"8\"}", .bits, .unexpectedByte(q), column: 9),
  BrokenJSON("{\"bits\":08}", .bits, .unexpectedByte(0x38), column: 10),
  BrokenJSON("{\"bits\":8.0}", .bits, .unexpectedByte(0x2E), column: 10),
  BrokenJSON("{\"bits\":8e0}", .bits, .unexpectedByte(0x65), column: 10),
  BrokenJSON("{\"bits\":-}", .bits, .unexpectedByte(0x7D), column: 10),
  BrokenJSON("{\"bits\":8,\"bits\":8}", .bits, .duplicate, column: 11),
  BrokenJSON("{\"data\":[],\"data\":[]}", .data, .duplicate, column: 12),
  BrokenJSON("{\"data\":{}}", .data, .unexpectedByte(0x7B), column: 9),
  BrokenJSON("{\"data\":[1,]}", .data, .unexpectedByte(0x5D), column: 12),
  BrokenJSON("{\"data\":[1 2]}", .data, .unexpectedByte(0x32), column: 12),
  BrokenJSON("{\"data\":[1", .data, .endsEarly(neededByteCount: 11), column: 11),
  BrokenJSON("{\"x\":tru}", .unknownKey, .unexpectedByte(0x7D), column: 9),
  BrokenJSON("{\"x\":01}", .unknownKey, .unexpectedByte(0x31), column: 7),
  BrokenJSON("{\"x\":1.}", .unknownKey, .unexpectedByte(0x7D), column: 8),
  BrokenJSON("{\"x\":[1}}", .unknownKey, .unexpectedByte(0x7D), column: 8),
  BrokenJSON("{\"x\":{1}}", .unknownKey, .unexpectedByte(0x31), column: 7),
  BrokenJSON("{\"x\":+1}", .unknownKey, .unexpectedByte(0x2B), column: 6),
]

/// Broken in what it says.
private let brokenContents = [
  BrokenJSON("{}", .sampleRate, .missing, column: 3),
  BrokenJSON(start + #""length":0} x"#, .file, .unexpectedByte(0x78), column: 65),
  BrokenJSON(start + #""length":0}"#, .data, .missing, column: 64),
  BrokenJSON(start + #""data":[]}"#, .length, .missing, column: 63),
  BrokenJSON(
    start + #""version":3,"length":0,"data":[]}"#, .version, .outOfRange(3, allowed: 1...2),
    column: 63),
  BrokenJSON(
    start + #""channels":25,"length":0,"data":[]}"#, .channels, .outOfRange(25, allowed: 1...24),
    column: 64),
  BrokenJSON(
    #"{"sample_rate":0}"#, .sampleRate, .outOfRange(0, allowed: 1...0x7FFF_FFFF), column: 16),
  BrokenJSON(
    #"{"sample_rate":8000,"samples_per_pixel":1}"#, .samplesPerPoint,
    .outOfRange(1, allowed: 2...0x7FFF_FFFF), column: 41),
  BrokenJSON(
    #"{"sample_rate":8000,"samples_per_pixel":2,"bits":12}"#, .bits,
    .outOfRange(12, allowed: 8...16), column: 50),
  BrokenJSON(
    #"{"sample_rate":99999999999999999999}"#, .sampleRate,
    .outOfRange(.max, allowed: 1...0x7FFF_FFFF), column: 16),
  BrokenJSON(
    start + #""length":0,"data":[-32769]}"#, .data, .outOfRange(-32769, allowed: -32768...32767),
    column: 72),
  BrokenJSON(
    start + #""length":2,"data":[1,2,3,128]}"#, .data, .outOfRange(128, allowed: -128...127),
    column: 78),
  BrokenJSON(
    start + #""length":1,"data":[1,2,3]}"#, .length, .countMismatch(declared: 1, found: 2),
    column: 62),
  BrokenJSON(
    start + #""length":4294967295,"data":[1,2]}"#, .length,
    .countMismatch(declared: 0xFFFF_FFFF, found: 1), column: 62),
  BrokenJSON(
    start + #""length":-1,"data":[]}"#, .length, .outOfRange(-1, allowed: 0...0xFFFF_FFFF),
    column: 62),
]

@Suite("Broken JSON")
struct WaveformJSONErrorTests {
  @Test(
    "A broken text says what is wrong, by line and column", arguments: brokenTexts + brokenContents)
  func broken(file: BrokenJSON) {
    let found = error { () throws(WaveformFileError) in
      try WaveformJSON(FileBytes(Array(file.text.utf8)))
    }
    #expect(found?.field == file.field)
    #expect(found?.problem == file.problem)
    #expect(found?.location == .text(line: file.line, column: file.column))
    #expect(found?.format == .json)
  }

  @Test("A text that ends anywhere before its end is refused")
  func truncation() {
    let whole = Array(
      (start + #""x":[{"a":"\u00e9\n"},-1.5e3,null],"channels":1,"length":1,"data":[-12,34]}"#).utf8
    )
    for end in 0..<whole.count {
      let found = error { () throws(WaveformFileError) in
        try WaveformJSON(FileBytes(Array(whole[..<end])))
      }
      #expect(found?.problem == .endsEarly(neededByteCount: Int64(end) + 1))
      #expect(found?.location == .text(line: 1, column: end + 1))
    }
  }

  @Test("Nesting is followed 64 deep", arguments: [64, 65, 100_000])
  func nesting(depth: Int) {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let text = start + #""length":0,"data":[],"x":"# + arrays + "}"
    let found = error { () throws(WaveformFileError) in
      try WaveformJSON(FileBytes(Array(text.utf8)))
    }
    #expect(found?.problem == (depth > 64 ? .nestedTooDeep : nil))
  }
}
