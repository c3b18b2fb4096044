import GestureScripts
import GestureSimulation
import Seeking
import TestSupport
import Testing

@Suite("What controls never do")
struct InvariantTests {
  /// All short scripts, a share for each first beat so that they run side by side.
  @Test(arguments: Alphabet.beats.indices)
  func `in all scripts of up to four events`(first: Int) {
    var script = ScriptMaker(.demanding)
    script.add(Alphabet.beats[first])
    #expect(audit(script, adding: 3) == 1 + 20 + 400 + 8000)
  }

  /// Audits a script and all that go on from it; gives how many they are.
  private func audit(_ script: ScriptMaker, adding length: Int) -> Int {
    report(script)
    guard length > 0 else { return 1 }
    return Alphabet.beats.reduce(1) { count, beat in
      var longer = script
      longer.add(beat)
      return count + audit(longer, adding: length - 1)
    }
  }

  @Test(arguments: 0..<200)
  func `in random scripts of 500 events`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let setup = seed.isMultiple(of: 2) ? ScriptSetup.demanding : .reversed
    let alphabet = Alphabet.beats + Alphabet.rarer
    let beats = (0..<500).map { _ in alphabet.randomElement(using: &random) ?? alphabet[0] }
    guard !ScriptMaker(setup, beats).violations.isEmpty else { return }
    let shrunk = Self.shrink(beats) { !ScriptMaker(setup, $0).violations.isEmpty }
    report(ScriptMaker(setup, shrunk), seed: seed)
  }

  @Test func `shrinks a failure to what it needs`() {
    let beats = Alphabet.beats + Alphabet.beats
    let needed = Set([Alphabet.beats[3], Alphabet.beats[11]])
    let shrunk = Self.shrink(beats) { needed.isSubset(of: $0) }
    #expect(Set(shrunk) == needed)
    #expect(shrunk.count == 2)
  }

  /// Leaves out ever shorter stretches for as long as the rest still fails.
  static func shrink(_ beats: [Beat], stillFails: ([Beat]) -> Bool) -> [Beat] {
    var beats = beats
    var length = max(beats.count / 2, 1)
    while true {
      var start = 0
      while start < beats.count {
        var fewer = beats
        fewer.removeSubrange(start..<min(start + length, beats.count))
        if stillFails(fewer) { beats = fewer } else { start += length }
      }
      if length == 1 { return beats }
      length /= 2
    }
  }

  private func report(_ made: ScriptMaker, seed: Int? = nil) {
    let (script, trace) = made.finished()
    let violations = TraceAudit.violations(of: trace, script)
    guard !violations.isEmpty else { return }
    let name = seed.map { "seed \($0): " } ?? ""
    let complaint = violations.joined(separator: ", ")
    Issue.record("\(name)\(complaint)\n\(script.text)\n\(trace.joined(separator: "\n"))")
  }
}
