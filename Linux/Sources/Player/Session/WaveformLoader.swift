import AudioDecoding
import MediaLocations
import Seeking
import Waveforms

/// Gets the waveform of the file that plays, while it is being decoded in the background.
///
/// *Lifetime*: one a window; another file cancels the job of the one before, and so does `cancel()`.
///
/// *Concurrency*: on the main actor, which never waits for the decoding.
@MainActor
final class WaveformLoader {
  private let deliver: @MainActor ([Double]) -> Void
  private var job: WaveformJob?
  private var latest: WaveformSnapshot?
  /// The length that the player shows, in seconds of media: the bars' time axis.
  var duration: MediaSeconds? {
    didSet { if duration != oldValue { show() } }
  }

  /// Makes a loader that hands loudness values over the whole duration, 0 to 1, to `deliver`.
  init(deliver: @escaping @MainActor ([Double]) -> Void) {
    self.deliver = deliver
  }

  /// Begins with another file, and shows no bars until its own come.
  func load(_ location: MediaLocation?) {
    cancel()
    deliver([])
    guard let location, case .file = location else { return }
    let pending = Pending()
    let job = WaveformJob(location: location) { [weak self] snapshot in
      Task { @MainActor in self?.take(snapshot, for: pending) }
    }
    pending.job = job
    self.job = job
  }

  /// Stops decoding.
  func cancel() {
    job?.cancel()
    job = nil
    latest = nil
  }

  /// Which job a snapshot belongs to; it is known to the main actor only once the job is made.
  @MainActor
  private final class Pending: Sendable {
    weak var job: WaveformJob?

    nonisolated init() {}
  }

  private func take(_ snapshot: WaveformSnapshot, for pending: Pending) {
    guard let job, pending.job === job, !job.isCancelled else { return }
    latest = snapshot
    show()
  }

  private func show() {
    guard let latest else { return }
    if case .failed = latest.state { return deliver([]) }
    deliver(duration.map { latest.envelope.levels(spanning: $0.value) } ?? latest.samples)
  }
}
