@_spi(Host) import SwiftUI
import Testing

@MainActor @Suite("An app's code for single-file controls")
struct ControlProbeTests {
  @Test func `A list of voice notes works`() throws {
    let notes = (1...2).map { VoiceNote(id: $0, samples: [0.2, 0.9, 0.4], length: 100) }
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { VoiceNoteList(notes: notes) }
    let bar = try #require(host.all("Canvas").last).frame
    host.touchDown(at: CGPoint(x: bar.midX, y: bar.midY))
    host.touchUp()
    #expect(host.texts == ["0 s", "50 s"])
    #expect(host.faults.isEmpty)
  }

  @Test func `The arithmetic is there`() {
    #expect(PlainWaveform.widest(in: 200) == 1.3)
  }

  @Test func `A counter counts`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) { Counter() }
    #expect(host.elements.map(\.label) == ["Fewer", "0", "More"])
    let images = host.all("Image").map(\.frame)
    for _ in 0..<2 {
      host.touchDown(at: CGPoint(x: images[1].midX, y: images[1].midY))
      host.touchUp()
    }
    host.touchDown(at: CGPoint(x: images[0].midX, y: images[0].midY))
    host.touchUp()
    #expect(host.texts == ["1"])
    #expect(host.faults.isEmpty)
  }
}
