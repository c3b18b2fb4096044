public import MediaLocations
import Waveforms

/// Measures how loud a file is along its length, on a thread of its own, and tells how far it got.
///
/// *Lifetime*: starts when made, and is cancelled when it goes. Once cancelled it keeps nothing alive
/// for longer than its thread needs to notice: a packet, or a wait for the disk.
/// *Time*: snapshots come at most ten times a second, the first one when the file has been opened and
/// the last one, which says how it ended, in any case.
/// *Concurrency*: any thread; nothing ever waits. Snapshots come one after the other, on the job's
/// thread. No snapshot is begun after `cancel`, but one may be under way there at that moment; so who
/// passes snapshots on to an actor asks on that actor whether the job `isCancelled`.
public final class WaveformJob: Sendable {
  private let cancellation = Cancellation()

  /// Starts to measure a file's loudness.
  ///
  /// - Parameters:
  ///   - location: A file, or an address on the network.
  ///   - allowsNetwork: Whether an address on the network is opened at all.
  ///   - bucketCount: Resolution of the waveform, 1 to 8192 values over the duration.
  ///   - onSnapshot: Receives what is known so far.
  public init(
    location: MediaLocation, allowsNetwork: Bool = false, bucketCount: Int = 2000,
    onSnapshot: @escaping @Sendable (WaveformSnapshot) -> Void
  ) {
    let measurement = Measurement(
      location: location, allowsNetwork: allowsNetwork, bucketCount: bucketCount,
      cancellation: cancellation, onSnapshot: onSnapshot)
    guard !startBackgroundThread({ measurement.run() }) else { return }
    onSnapshot(.failed(.outOfResources(location: location.text), bucketCount: bucketCount))
  }

  deinit { cancellation.cancel() }

  /// Whether `cancel` was called.
  public var isCancelled: Bool { cancellation.isCancelled }

  /// Stops the job; it never says that it has ended.
  public func cancel() { cancellation.cancel() }
}

/// What a job's thread does.
private struct Measurement: Sendable {
  let location: MediaLocation
  let allowsNetwork: Bool
  let bucketCount: Int
  let cancellation: Cancellation
  let onSnapshot: @Sendable (WaveformSnapshot) -> Void

  func run() {
    do throws(AudioDecodingError) {
      let options = AudioDecodingOptions(allowsNetwork: allowsNetwork)
      let decoder = try AudioDecoder(
        location: location, options: options, cancellation: cancellation)
      try measure(decoder)
    } catch {
      tell(.failed(error, bucketCount: bucketCount))
    }
  }

  private func measure(_ decoder: AudioDecoder) throws(AudioDecodingError) {
    let duration = decoder.duration
    var envelope = LoudnessEnvelope(duration: duration, bucketCount: bucketCount)
    var pacer = SnapshotPacer()
    var planar = PlanarSamples()
    var hasMore = true
    while hasMore {
      if pacer.isDue(at: .now) {
        tell(WaveformSnapshot(envelope: envelope, duration: duration, state: .decoding))
      }
      hasMore = try decoder.readSamples { samples, firstFrame in
        let rate = Double(samples.sampleRate)
        planar.withChannels(of: samples) { channels in
          envelope.add(channels, sampleRate: rate, at: Double(firstFrame) / rate)
        }
      }
    }
    let state = WaveformSnapshot.State.finished(isTruncated: decoder.isTruncated)
    tell(WaveformSnapshot(envelope: envelope, duration: duration, state: state))
  }

  private func tell(_ snapshot: WaveformSnapshot) {
    if !cancellation.isCancelled { onSnapshot(snapshot) }
  }
}
