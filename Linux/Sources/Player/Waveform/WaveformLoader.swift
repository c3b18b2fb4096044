import MediaLocations
import Seeking
import SeekingGTK
import WaveformFiles
import WaveformStore
import Waveforms

/// Gets the waveform of the file that plays, while it is being measured in the background.
///
/// *Lifetime*: one a window; another file or another sound track ends the measurement of the one
/// before, and so does `cancel()`.
///
/// *Concurrency*: on the main actor, which never waits for the measuring.
@MainActor
final class WaveformLoader {
  /// Called when there are other bars to draw.
  var onChange: (() -> Void)?
  private let cache: WaveformCache
  private var measurement: WaveformMeasurement?
  private var subject: WaveformMeasurement.Subject?
  private var stored: StoredWaveform?
  private var preview: PreviewedWaveform?
  /// The waveform as far as it was measured when it was looked at last.
  private(set) var waveform: MeasuredWaveform? {
    didSet { onChange?() }
  }
  /// The length that the player shows, in seconds of media: the bars' time axis.
  var duration: MediaSeconds? {
    didSet { if duration != oldValue { onChange?() } }
  }
  /// What the bars show.
  var display = WaveformDisplay() {
    didSet { if display != oldValue { onChange?() } }
  }

  /// Makes a loader that keeps waveforms in a cache.
  init(cache: WaveformCache = .ofUser()) {
    self.cache = cache
  }

  /// Begins with another file or sound track, and shows no bars until its own come.
  ///
  /// - Parameters:
  ///   - location: what plays; only files have a waveform.
  ///   - audioStream: the number of the stream that is heard among all of the file's, or nothing for
  ///     the best one.
  ///   - isLong: whether measuring takes so long that a preview is worth its while.
  func load(_ location: MediaLocation, audioStream: Int?, isLong: Bool) {
    guard case .file(let path) = location else { return cancel() }
    let subject = WaveformMeasurement.Subject(path: path, audioStream: audioStream)
    guard subject != self.subject else { return }
    begin(subject, previews: isLong, isDamaged: false)
  }

  private func begin(_ subject: WaveformMeasurement.Subject, previews: Bool, isDamaged: Bool) {
    cancel()
    self.subject = subject
    let pending = Pending()
    let measurement = WaveformMeasurement(
      of: subject, cache: cache, previews: previews, isDamaged: isDamaged
    ) { [weak self] event in
      Task { @MainActor in self?.take(event, for: pending) }
    }
    pending.measurement = measurement
    self.measurement = measurement
  }

  /// Measures anew what can't be read any more, which shows only when it is drawn.
  private func replaceDamaged() {
    guard let subject, waveform?.isDamaged == true else { return }
    begin(subject, previews: false, isDamaged: true)
  }

  /// Stops measuring, and shows no bars.
  func cancel() {
    measurement?.cancel()
    (measurement, subject, stored, preview, waveform) = (nil, nil, nil, nil, nil)
  }

  /// The bars of a part of the media, row by row.
  func bars(of visible: VisibleRange, count: Int) -> [[WaveformBar]] {
    if let waveform {
      let bars = waveform.bars(
        of: visible, duration: duration ?? waveform.measuredDuration, count: count,
        display: display, preview: preview)
      if waveform.isDamaged { Task { self.replaceDamaged() } }
      return bars
    }
    guard let preview else { return [] }
    let reference = max(preview.reference(display.value), WaveformScale.lowestReference)
    return [
      preview.bars(of: visible, count: count, value: display.value, reference: reference)
    ]
  }

  /// Which measurement an event belongs to; it is known to the main actor only once that is made.
  @MainActor
  private final class Pending: Sendable {
    weak var measurement: WaveformMeasurement?

    nonisolated init() {}
  }

  private func take(_ event: WaveformMeasurement.Event, for pending: Pending) {
    guard let measurement, pending.measurement === measurement, !measurement.isCancelled else {
      return
    }
    switch event {
    case .previewed(let preview):
      self.preview = preview
      onChange?()
    case .found(let stored):
      self.stored = stored
      look()
    case .grown: look()
    case .ended:
      preview = nil
      look()
    }
  }

  private func look() {
    waveform = stored.map {
      MeasuredWaveform($0.tiles(), sampleRate: $0.header.sampleRate)
    }
  }
}
