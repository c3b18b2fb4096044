import AudioDecoding
import Dispatch
import MediaLocations
import Synchronization
import Testing
import Waveforms

@Suite("Waveform job")
struct WaveformJobTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sound(seconds: Int = 20) throws -> String {
    let half = seconds * 4000
    return try folder.write(wavFile(tone(0.5, count: half) + tone(0.25, count: half), .signed16))
  }

  @Test("The first snapshot is empty, the last one whole, and the share decoded only grows")
  func wholeFile() async throws {
    let snapshots = await run(try sound(), bucketCount: 4)
    let first = try #require(snapshots.first)
    #expect(first.state == .decoding)
    #expect(first.duration == 20)
    #expect(first.decodedFraction == 0)
    #expect(first.samples == [0, 0, 0, 0])
    let last = try #require(snapshots.last)
    #expect(last.state == .finished(isTruncated: false))
    #expect(last.decodedFraction == 1)
    #expect(zip(last.samples, [1, 1, 0.648_42, 0.648_42]).allSatisfy { abs($0 - $1) < 1e-6 })
    let fractions = snapshots.map(\.decodedFraction)
    #expect(fractions == fractions.sorted())
    #expect(snapshots.dropLast().allSatisfy { $0.state == .decoding })
  }

  @Test("A file that was cut short keeps its axis and says so")
  func truncated() async throws {
    let file = try folder.write(auFile(tone(0.5, count: 160_000), claimed: 320_000))
    let last = try #require(await run(file, bucketCount: 4).last)
    #expect(last.state == .finished(isTruncated: true))
    #expect(last.samples == [1, 1, 0, 0])
  }

  @Test("Failure is the only snapshot, and has no values")
  func failures() async throws {
    let film = try folder.write(silentFilm(), to: "film.y4m")
    let expected: [(String, AudioDecodingError)] = [
      (film, .noAudio(location: film)),
      ("/nothing/there", .missing(location: "/nothing/there")),
      ("http://127.0.0.1/x", .networkRefused(location: "http://127.0.0.1/x")),
    ]
    for (location, error) in expected {
      let snapshots = await run(location)
      #expect(snapshots.map(\.state) == [.failed(error)])
      #expect(snapshots.first?.samples == [])
      #expect(snapshots.first?.decodedFraction == 0)
    }
  }

  @Test("Cancelled from its own snapshot, a job says no more and lets go of everything")
  func cancelledFromWithin() async throws {
    let file = try sound()
    let count = Counter()
    await untilReleased { sentinel in
      let holder = JobHolder()
      let isHeld = DispatchSemaphore(value: 0)
      let job = WaveformJob(location: MediaLocation(argument: file)) { _ in
        isHeld.wait()
        count.increment()
        withExtendedLifetime(sentinel) { holder.job?.cancel() }
      }
      holder.job = job
      isHeld.signal()
    }
    #expect(count.value == 1)
  }

  @Test("Cancelling waits for nothing, not even a snapshot under way")
  func cancelledMeanwhile() async throws {
    let file = try sound()
    let count = Counter()
    await untilReleased { sentinel in
      let isUnderWay = DispatchSemaphore(value: 0)
      let mayEnd = DispatchSemaphore(value: 0)
      let job = WaveformJob(location: MediaLocation(argument: file)) { _ in
        withExtendedLifetime(sentinel) { count.increment() }
        isUnderWay.signal()
        mayEnd.wait()
      }
      isUnderWay.wait()
      #expect(!job.isCancelled)
      job.cancel()
      #expect(job.isCancelled)
      mayEnd.signal()
    }
    #expect(count.value == 1)
  }

  @Test("A job that nobody holds any more is cancelled")
  func dropped() async throws {
    let file = try sound()
    let count = Counter()
    await untilReleased { sentinel in
      let isUnderWay = DispatchSemaphore(value: 0)
      let isDropped = DispatchSemaphore(value: 0)
      var job: WaveformJob? = WaveformJob(location: MediaLocation(argument: file)) { _ in
        withExtendedLifetime(sentinel) { count.increment() }
        isUnderWay.signal()
        isDropped.wait()
      }
      isUnderWay.wait()
      #expect(job?.isCancelled == false)
      job = nil
      isDropped.signal()
    }
    #expect(count.value == 1)
  }

  @Test("Jobs don't disturb each other")
  func together() async throws {
    let file = try sound()
    let ends = await withTaskGroup(of: WaveformSnapshot?.self) { group in
      for _ in 0..<4 {
        group.addTask { await run(file, bucketCount: 4).last }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends.count == 4)
    for end in ends { #expect(end?.samples.map { ($0 * 10).rounded() } == [10, 10, 6, 6]) }
  }
}

/// Runs a job to its end.
///
/// - Returns: All its snapshots.
private func run(_ location: String, bucketCount: Int = 2000) async -> [WaveformSnapshot] {
  let snapshots = Snapshots()
  let holder = JobHolder()
  await untilReleased { sentinel in
    let location = MediaLocation(argument: location)
    holder.job = WaveformJob(location: location, bucketCount: bucketCount) { snapshot in
      withExtendedLifetime(sentinel) { snapshots.append(snapshot) }
    }
  }
  return snapshots.all
}

/// Waits until nothing holds the sentinel any more: a job's thread has then ended.
private func untilReleased(_ body: (Sentinel) -> Void) async {
  await withCheckedContinuation { continuation in
    body(Sentinel { continuation.resume() })
  }
}

/// Tells when it goes.
private final class Sentinel: Sendable {
  private let onRelease: @Sendable () -> Void

  init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }

  deinit { onRelease() }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func increment() { count.withLock { $0 += 1 } }
}

private final class Snapshots: Sendable {
  private let snapshots = Mutex<[WaveformSnapshot]>([])

  var all: [WaveformSnapshot] { snapshots.withLock { $0 } }

  func append(_ snapshot: WaveformSnapshot) { snapshots.withLock { $0.append(snapshot) } }
}

/// Holds a job for its own snapshots.
private final class JobHolder: Sendable {
  private let held = Mutex<WaveformJob?>(nil)

  var job: WaveformJob? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
