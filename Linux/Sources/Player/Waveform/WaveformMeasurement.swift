import AudioDecoding
import MediaLocations
import WaveformFiles
import WaveformStore
import Waveforms

/// Gets the waveform of a file on a thread of its own: from the cache, or by measuring it into there.
///
/// What somebody has begun to measure is there at once, and is gone on with.
///
/// *Lifetime*: starts when made, and is cancelled when it goes; the thread then ends within a packet.
/// *Concurrency*: any thread; nothing ever waits. Events come one after the other, on the
/// measurement's thread; one may be under way there while it is cancelled.
final class WaveformMeasurement: Sendable {
  /// What is told.
  enum Event: Sendable {
    /// This is what the file sounds like here and there: told at most ten times a second.
    case previewed(PreviewedWaveform)
    /// This is the waveform, as far as it is known; it may grow.
    case found(StoredWaveform)
    /// More of the waveform that was found last is known: told at most ten times a second.
    case grown
    /// Nothing more comes: nothing is missing, or what is missing can't be measured.
    case ended
  }

  /// What of which file is measured.
  struct Subject: Hashable, Sendable {
    /// The file.
    let path: FilePath
    /// The number of the audio stream among all streams; nothing for the best one.
    let audioStream: Int?
  }

  /// What is measured beside minimum and maximum: everything that can be shown.
  static let values = MeasuredValues(detail: .all, hasLoudness: true)

  private let cancellation = Cancellation()

  /// Starts.
  ///
  /// - Parameters:
  ///   - subject: what is measured.
  ///   - cache: where waveforms are kept.
  ///   - previews: whether the file is so long that a preview is worth its while.
  ///   - isDamaged: whether what the cache has can't be read, so that it is measured anew.
  ///   - onEvent: receives what there is to tell.
  init(
    of subject: Subject, cache: WaveformCache, previews: Bool, isDamaged: Bool = false,
    onEvent: @escaping @Sendable (Event) -> Void
  ) {
    let cancellation = cancellation
    let isStarted = startBackgroundThread {
      let run = Run(
        subject: subject, cache: cache, previews: previews, isDamaged: isDamaged,
        cancellation: cancellation,
        tell: onEvent)
      run.run()
    }
    if !isStarted { onEvent(.ended) }
  }

  deinit { cancellation.cancel() }

  /// Whether `cancel` was called.
  var isCancelled: Bool { cancellation.isCancelled }

  /// Stops; what has been measured stays in the cache.
  func cancel() { cancellation.cancel() }
}

/// What the thread does.
private struct Run {
  /// The threads that decode beside playback.
  private static let threadCount = 2

  let subject: WaveformMeasurement.Subject
  let cache: WaveformCache
  let previews: Bool
  let isDamaged: Bool
  let cancellation: Cancellation
  let tell: @Sendable (WaveformMeasurement.Event) -> Void

  func run() {
    let media = identity
    if isDamaged, let media { cache.remove(media) }
    let stored = media.flatMap(kept)
    if stored?.tiles().state.isComplete == true { return send(.ended) }
    if previews { preview() }
    // Where there is no more sound, what there is has been told.
    try? measure(media, goingOnWith: stored)
    send(.ended)
  }

  /// Listens here and there before everything is measured; where that can't be done, nothing is lost.
  private func preview() {
    var preview = PreviewedWaveform()
    var pacer = UpdatePacer()
    let listening = WaveformPreview(of: .file(path: subject.path), options: decoding)
    _ = try? listening.run(cancellation: cancellation) { value in
      preview.insert(value.point, part: value.index, of: value.count)
      if pacer.isDue(at: .now) { send(.previewed(preview)) }
    }
    send(.previewed(preview))
  }

  private var decoding: AudioDecodingOptions {
    AudioDecodingOptions(streamIndex: subject.audioStream)
  }

  private var identity: MediaIdentity? {
    try? MediaIdentity(ofFileAt: subject.path.cString, audioStream: subject.audioStream)
  }

  /// Tells of the waveform in the cache, as far as it goes; one that is damaged is measured anew.
  private func kept(_ media: MediaIdentity) -> StoredWaveform? {
    let stored = cache.waveform(of: media, measured: WaveformMeasurement.values, now: .now())
    stored.map { send(.found($0)) }
    return stored
  }

  /// Measures the file, or the rest of it after what was measured before.
  private func measure(
    _ media: MediaIdentity?, goingOnWith stored: StoredWaveform?
  ) throws(AudioDecodingError) {
    let options = WaveformAnalysis.Options(
      decoding: decoding,
      measuresLoudness: WaveformMeasurement.values.hasLoudness, threadCount: Self.threadCount)
    let analysis = WaveformAnalysis(of: .file(path: subject.path), options: options)
    // It goes on after what the recorder has, not the reader: the file may be damaged, be written by
    // another program, or be gone by now.
    var recorder = stored.map {
      cache.record($0.header, expectedFrameCount: $0.tiles().state.expectedFrameCount)
    }
    var pacer = UpdatePacer()
    let summary = try analysis.run(after: recorder?.lastTile, cancellation: cancellation) { event in
      switch event {
      case .began(let outline):
        let header = header(outline, of: media)
        if recorder?.waveform.header != header {
          recorder = nil
          recorder = record(header, outline, isKept: media != nil)
        }
        recorder.map { send(.found($0.waveform)) }
      case .progressed: break
      case .measured(let tile):
        recorder?.append(tile)
        if pacer.isDue(at: .now) { send(.grown) }
      }
    }
    recorder?.finish(isTruncated: summary.isTruncated, media: identity, now: .now())
  }

  private func header(
    _ outline: WaveformAnalysis.Outline, of media: MediaIdentity?
  ) -> PyramidFileHeader {
    let nobody = [UInt8](repeating: 0, count: PyramidFileHeader.identitySize)
    return PyramidFileHeader(
      layout: outline.layout, sampleRate: Int32(clamping: max(outline.sampleRate, 1)),
      detail: WaveformMeasurement.values.detail,
      hasLoudness: WaveformMeasurement.values.hasLoudness,
      contentIdentity: media?.bytes ?? nobody)
  }

  /// Begins to record, unless what is told first would leave a gap.
  private func record(
    _ header: PyramidFileHeader, _ outline: WaveformAnalysis.Outline, isKept: Bool
  ) -> WaveformRecorder? {
    // Whoever can't be told apart from others isn't kept.
    let cache = isKept ? cache : .none
    let recorder = cache.record(header, expectedFrameCount: outline.claimedFrameCount ?? 0)
    return outline.firstTile <= recorder.nextTile ? recorder : nil
  }

  private func send(_ event: WaveformMeasurement.Event) {
    if !cancellation.isCancelled { tell(event) }
  }
}
