import Testing

@testable import WaveformTool

@Suite("Lines for machines")
struct MachineLineTests {
  @Test(arguments: [
    ("plain", #"{"key":"plain"}"#),
    (#"a "name" with \"#, #"{"key":"a \"name\" with \\"}"#),
    ("two\nlines\t\u{1}", #"{"key":"two\nlines\t\u0001"}"#),
    ("Käse", #"{"key":"Käse"}"#),
  ])
  func `escape what JSON can't hold`(text: String, line: String) {
    var machineLine = MachineLine()
    machineLine.add("key", text)
    #expect(machineLine.text == line + "\n")
  }

  @Test func `keep their members in order`() {
    var line = MachineLine()
    line.add("b", Int64(1))
    line.add("a", 1.5)
    line.add("c", true)
    line.add("d", Double.infinity)
    #expect(line.text == #"{"b":1,"a":1.5,"c":true,"d":null}"# + "\n")
  }
}
