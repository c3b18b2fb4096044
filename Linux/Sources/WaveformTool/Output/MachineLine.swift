/// A line of JSON for machines, whose keys stand in the order in which they were added.
struct MachineLine {
  private var members: [String] = []

  /// The line, with its line break.
  var text: String { "{" + members.joined(separator: ",") + "}\n" }

  /// Adds a text.
  mutating func add(_ key: String, _ value: String) { addRaw(key, Self.quoted(value)) }

  /// Adds a whole number.
  mutating func add(_ key: String, _ value: Int64) { addRaw(key, String(value)) }

  /// Adds a number, or null where it isn't finite.
  mutating func add(_ key: String, _ value: Double) {
    addRaw(key, value.isFinite ? "\(value)" : "null")
  }

  /// Adds true or false.
  mutating func add(_ key: String, _ value: Bool) { addRaw(key, value ? "true" : "false") }

  /// Adds spans of frames as pairs of seconds.
  mutating func add(_ key: String, spans: [Range<Int64>], sampleRate: Int) {
    let pairs = spans.map { span in
      let ends = [span.lowerBound, span.upperBound].map { "\(Double($0) / Double(sampleRate))" }
      return "[" + ends.joined(separator: ",") + "]"
    }
    addRaw(key, "[" + pairs.joined(separator: ",") + "]")
  }

  private mutating func addRaw(_ key: String, _ value: String) {
    members.append(Self.quoted(key) + ":" + value)
  }

  /// A text in quotation marks, with what JSON can't hold escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension MachineLine {
  /// The line for an input whose waveform was made.
  init(_ report: WaveformReport, input: String, output: String?) {
    add("input", input)
    if let output { add("output", output) }
    add("sample_rate", Int64(report.sampleRate))
    add("channels", Int64(report.channelCount))
    add("frames", report.frameCount)
    add("duration", report.duration)
    add("truncated", report.isTruncated)
    add("invalid_samples", report.invalidSampleCount)
    if let silences = report.silences {
      add("silences", spans: silences, sampleRate: report.sampleRate)
    }
    if let points = report.points {
      add("points", points.count)
      add("samples_per_point", Int64(points.samplesPerPoint))
    }
  }

  /// The line for an input of which there is no waveform.
  init(_ error: WaveformToolError, input: String) {
    add("input", input)
    add("error", error.code)
    add("message", FailureSentence.text(for: error, name: input))
  }
}
