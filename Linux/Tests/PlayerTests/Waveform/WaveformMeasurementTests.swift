import Dispatch
import Foundation
import MediaLocations
import Synchronization
import Testing
import WaveformFiles
import WaveformStore
import Waveforms

@testable import Player

@Suite("Measuring for the player")
struct WaveformMeasurementTests {
  /// A folder with a file that can be heard, and a cache beside it.
  final class Studio: Sendable {
    let folder: URL
    let cache: WaveformCache

    init(seconds: Int = 2) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      cache = WaveformCache(folder: folder.appending(path: "cache").path)
      try wavFile(seconds: seconds).write(to: sound)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var sound: URL { folder.appending(path: "sound.wav") }

    /// Measures, and gives all that was told until the thread has ended.
    ///
    /// - Parameters:
    ///   - file: what is measured; nothing stands for the sound.
    ///   - previews: whether a preview is wanted.
    ///   - isDamaged: whether what the cache has can't be read.
    ///   - cancelsWhen: says after which event everything is cancelled, from within it.
    /// - Returns: the events in order.
    func events(
      of file: URL? = nil, previews: Bool = false, isDamaged: Bool = false,
      cancelsWhen: @escaping @Sendable (WaveformMeasurement.Event) -> Bool = { _ in false }
    ) async -> [WaveformMeasurement.Event] {
      let (stream, continuation) = AsyncStream.makeStream(of: WaveformMeasurement.Event.self)
      let subject = WaveformMeasurement.Subject(
        path: FilePath((file ?? sound).path), audioStream: nil)
      let holder = Holder()
      holder.hold { sentinel in
        WaveformMeasurement(of: subject, cache: cache, previews: previews, isDamaged: isDamaged) {
          event in
          _ = withExtendedLifetime(sentinel) { continuation.yield(event) }
          if cancelsWhen(event) { holder.measurement?.cancel() }
        }
      } onRelease: {
        continuation.finish()
      }
      let events = await stream.reduce(into: []) { $0.append($1) }
      holder.measurement?.cancel()
      return events
    }

    /// How far the waveform in the cache has got.
    var state: PyramidFileState { get throws { try tiles.state } }

    private var tiles: WaveformTiles {
      get throws {
        let media = try MediaIdentity(ofFileAt: sound.path)
        let stored = cache.waveform(
          of: media, measured: WaveformMeasurement.values, now: FileTime(seconds: 0))
        return try #require(stored).tiles()
      }
    }

    /// The whole waveform in the cache.
    var kept: [WaveformTile] {
      get throws {
        let tiles = try tiles
        #expect(tiles.state.isComplete)
        return try (0..<tiles.state.tileCount).map { try #require(tiles.tile($0)) }
      }
    }
  }

  private func names(_ events: [WaveformMeasurement.Event]) -> [String] {
    events.map { event in
      switch event {
      case .previewed: "previewed"
      case .found(let stored): stored.tiles().state.isComplete ? "whole" : "found"
      case .grown: "grown"
      case .ended: "ended"
      }
    }
  }

  @Test("A file is measured once, and is there at once from then on")
  func reopened() async throws {
    let studio = try Studio()
    let first = await studio.events()
    guard case .found(let measured)? = first.first, first.count > 1 else {
      Issue.record("Nothing was found: \(first)")
      return
    }
    #expect(measured.tiles().state.isComplete && measured.tiles().frameCount == 16_000)
    #expect(names(await studio.events()) == ["whole", "ended"])
  }

  @Test("What was cancelled is gone on with, and comes to the same")
  func resumed() async throws {
    let studio = try Studio(seconds: 300)
    let first = await studio.events { if case .grown = $0 { true } else { false } }
    #expect(names(first) == ["found", "grown"])
    let second = await studio.events()
    guard case .found(let begun)? = second.first, names(second).last == "ended" else {
      Issue.record("Nothing was kept: \(names(second))")
      return
    }
    #expect(begun.tiles().state.isComplete)
    let other = try Studio(seconds: 300)
    _ = await other.events()
    let (resumed, whole) = (try studio.kept, try other.kept)
    #expect(resumed.count == 3 && resumed == whole)
  }

  @Test("What is damaged is measured anew")
  func damaged() async throws {
    let studio = try Studio()
    _ = await studio.events()
    let again = names(await studio.events(isDamaged: true))
    #expect(again.contains("grown") && again.last == "ended")
    #expect(names(await studio.events()) == ["whole", "ended"])
  }

  @Test("Where a preview is wanted, it comes before anything is measured")
  func previewed() async throws {
    let names = names(try await Studio(seconds: 60).events(previews: true))
    let found = try #require(names.firstIndex { $0 == "found" || $0 == "whole" })
    let previewed = try #require(names.lastIndex(of: "previewed"))
    #expect(previewed < found && names.last == "ended")
  }

  @Test("A file that isn't there, or isn't sound, ends", arguments: ["missing.wav", "words.txt"])
  func nothing(name: String) async throws {
    let studio = try Studio()
    let file = studio.folder.appending(path: name)
    if name == "words.txt" { try Data("words".utf8).write(to: file) }
    #expect(names(await studio.events(of: file)) == ["ended"])
  }
}

/// Holds a measurement, so that its own events can cancel it.
private final class Holder: Sendable {
  private let held = Mutex<WaveformMeasurement?>(nil)
  private let isHeld = DispatchSemaphore(value: 0)

  /// Makes a measurement, whose closure is to hold the sentinel.
  func hold(
    _ make: (Sentinel) -> WaveformMeasurement, onRelease: @escaping @Sendable () -> Void
  ) {
    let measurement = make(Sentinel(onRelease: onRelease))
    held.withLock { $0 = measurement }
    isHeld.signal()
  }

  /// The measurement, once there is one.
  var measurement: WaveformMeasurement? {
    isHeld.wait()
    defer { isHeld.signal() }
    return held.withLock { $0 }
  }
}

/// Tells when nothing holds it any more.
private final class Sentinel: Sendable {
  private let onRelease: @Sendable () -> Void

  init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }

  deinit { onRelease() }
}

/// A tone at 8000 frames a second, in one channel of 16 bits.
private func wavFile(seconds: Int) -> Data {
  var data = Data()
  func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }
  let count = seconds * 8000
  data += Data("RIFF".utf8)
  append(UInt32(36 + 2 * count))
  data += Data("WAVEfmt ".utf8)
  append(UInt32(16))
  for number in [1, 1] { append(UInt16(number)) }
  for number in [8000, 16_000] { append(UInt32(number)) }
  for number in [2, 16] { append(UInt16(number)) }
  data += Data("data".utf8)
  append(UInt32(2 * count))
  for index in 0..<count { append(Int16(index % 40 < 20 ? 8000 : -8000)) }
  return data
}
