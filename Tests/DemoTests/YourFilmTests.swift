@_spi(Host) import AVFoundation
import Foundation
@_spi(Host) import SwiftUI
import Testing

@testable import DemoScreens

/// The screen for a film of the user's own, over models of the system's player and of its files.
@MainActor @Suite("The screen of your own film") struct YourFilmTests {
  private let host = ViewHost(size: CGSize(width: 390, height: 700)) {
    DemoScreens(only: .yourFilm)
  }

  /// A film of a minute, in which somebody speaks.
  static func film() -> URL {
    let url = URL(filePath: "/films/\(UUID())")
    let blocks = (0..<300).map { fifth in
      let isPause = fifth % 41 < 9
      let loudness = isPause ? 0.001 : Float((fifth * 7) % 41 * (fifth * 13 % 17)) / 656
      return SoundBlock(
        [Float](repeating: loudness, count: 20), sampleRate: 100, at: Double(fifth) / 5)
    }
    ModelMedia.put(blocks, length: 60, at: url)
    return url
  }

  /// Chooses a file, and waits until it is open and its sound is read.
  static func open(_ url: URL, in host: ViewHost) async {
    #expect(host.perform("default", on: "Choose a file…"))
    #expect(host.chooseFile(.success(url)))
    await settled(host) { !host.texts.contains("No film yet") }
  }

  /// Waits until something is so.
  private static func settled(_ host: ViewHost, until isSo: () -> Bool) async {
    for _ in 0..<10_000 where !isSo() { await host.advance(0.001) }
    #expect(isSo())
  }

  @Test func `plays a file that was chosen, with all controls`() async {
    await Self.open(Self.film(), in: host)
    let labels = host.elements.compactMap(\.label)
    #expect(labels.contains("Seek area"))
    #expect(labels.contains("Fast forward"))
    #expect(labels.contains("Playback position"))
    #expect(host.perform("Skip forward 10 seconds", on: "Seek area"))
    #expect(host.texts.contains("+10 s"))
    #expect(host.perform("default", on: "Play"))
    #expect(host.faults.isEmpty)
    host.tearDown()
  }

  @Test func `keeps its film while another tab is shown`() async {
    let host = ViewHost(size: CGSize(width: 390, height: 700)) { DemoScreens() }
    #expect(host.perform("default", on: "Your film"))
    await Self.open(Self.film(), in: host)
    #expect(host.perform("default", on: "Play"))
    await Self.settled(host) { host.elements.contains { $0.label == "Pause" } }
    #expect(host.perform("default", on: "Buttons"))
    await host.advance(1)
    #expect(host.perform("default", on: "Your film"))
    await host.advance(1)
    #expect(host.elements.contains { $0.label == "Pause" })
    host.tearDown()
  }

  @Test func `says so where a file can't be played, and lets another one be chosen`() async {
    #expect(host.perform("default", on: "Choose a file…"))
    #expect(host.chooseFile(.success(URL(filePath: "/films/broken"))))
    await Self.settled(host) { host.texts.contains("This file can’t be played.") }
    #expect(host.perform("default", on: "Choose another file…"))
    #expect(host.chooseFile(.success(Self.film())))
    await Self.settled(host) { host.texts.contains("1:00") || host.texts.contains("−1:00") }
    #expect(!host.texts.contains("This file can’t be played."))
    host.tearDown()
  }

  @Test func `says so where no file can be chosen`() {
    #expect(host.perform("default", on: "Choose a file…"))
    #expect(host.chooseFile(.failure(CocoaError(.fileReadNoPermission))))
    #expect(host.texts.contains("This file can’t be played."))
    host.tearDown()
  }
}
