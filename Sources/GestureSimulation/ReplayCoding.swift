import Seeking

/// Scripts and what came of them as bytes: the way from one machine to another and back.
///
/// One machine reads scripts and writes traces; another one, which can do neither, replays. The bytes
/// are made and read by the same version of SeekKit; nobody keeps them.
public enum ReplayCoding {
  /// Puts scripts into bytes; steps that only tell what the player did by itself are left out.
  public static func bytes(of scripts: [GestureScript]) -> [UInt8] {
    var (coder, scripts) = (BinaryCoder(), scripts)
    coder.code(&scripts)
    return coder.bytes
  }

  /// Takes scripts out of bytes again; nothing where the bytes make no sense.
  public static func scripts(from bytes: [UInt8]) -> [GestureScript]? {
    var (coder, scripts) = (BinaryCoder(reading: bytes), [GestureScript]())
    coder.code(&scripts)
    return coder.hasReadAll ? scripts : nil
  }

  /// Puts traces into bytes, one a script.
  public static func bytes(of traces: [[TraceEntry]]) -> [UInt8] {
    var (coder, traces) = (BinaryCoder(), traces)
    coder.code(&traces)
    return coder.bytes
  }

  /// Takes traces out of bytes again; nothing where the bytes make no sense.
  public static func traces(from bytes: [UInt8]) -> [[TraceEntry]]? {
    var (coder, traces) = (BinaryCoder(reading: bytes), [[TraceEntry]]())
    coder.code(&traces)
    return coder.hasReadAll ? traces : nil
  }

  /// Replays scripts that come as bytes, and gives the traces as bytes.
  ///
  /// - Returns: nothing where the bytes make no sense.
  ///
  /// *Complexity*: O(n) for n events and deadlines.
  public static func replay(_ bytes: [UInt8]) -> [UInt8]? {
    guard let scripts = scripts(from: bytes) else { return nil }
    return self.bytes(of: scripts.map { GestureReplay.entries(of: $0) })
  }
}

extension BinaryCoder {
  fileprivate mutating func code(_ scripts: inout [GestureScript]) {
    let start = EventTime(milliseconds: 0)
    code(&scripts, blank: GestureScript(setup: ScriptSetup(), steps: [], end: start)) {
      coder, script in
      var (setup, steps, end) = (script.setup, script.steps.numbered, script.end)
      coder.code(&setup)
      coder.code(&steps, blank: NumberedStep(time: start, event: .blank)) { $0.code(&$1) }
      coder.code(&end)
      script = GestureScript(setup: setup, steps: steps.compactMap { $0.step }, end: end)
    }
  }

  private mutating func code(_ step: inout NumberedStep) {
    code(&step.time)
    code(&step.event.kind, among: EventNumbers.Kind.allCases)
    code(&step.event.pointer)
    code(&step.event.choice)
    code(&step.event.first)
    code(&step.event.second)
    if step.event.kind == .set { code(&step.event.controls) }
    if step.event.kind == .marks { code(&step.event.marks, blank: .zero) { $0.code(&$1) } }
    if step.step == nil { refuse() }
  }

  fileprivate mutating func code(_ traces: inout [[TraceEntry]]) {
    code(&traces, blank: []) { coder, trace in
      let blank = TraceEntry(time: EventTime(milliseconds: 0), kind: .leave)
      coder.code(&trace, blank: blank) { $0.code(&$1) }
    }
  }

  private mutating func code(_ entry: inout TraceEntry) {
    var (time, kind, values) = (entry.time, entry.kind, entry.values)
    code(&time)
    code(&kind, among: TraceEntry.Kind.allCases)
    code(&values, blank: nil) { $0.code(&$1) }
    entry = TraceEntry(time: time, kind: kind, values: values)
  }

  private mutating func code(_ time: inout EventTime) { code(&time.sinceOrigin) }
}

/// A step whose event can be put into numbers.
private struct NumberedStep {
  var time: EventTime
  var event: EventNumbers

  var step: GestureScript.Step? {
    event.event.map { GestureScript.Step(time: time, event: $0) }
  }
}

extension [GestureScript.Step] {
  fileprivate var numbered: [NumberedStep] {
    compactMap { step in
      EventNumbers(of: step.event).map { NumberedStep(time: step.time, event: $0) }
    }
  }
}
