import CFFmpeg
import MediaLocations

/// Reads the samples of a file with several threads that each decode stretches of it.
///
/// A stretch is joined to the one before only where both decoders gave the same for the quarter
/// of a second before the joint, to the byte. Where they didn't, one thread decodes the file anew from the beginning,
/// and what was already read is left out: so it's the same samples in any case.
///
/// *Lifetime*: holds the file open, and the threads, until it goes.
/// *Concurrency*: one thread at a time, which reads the packets too.
final class ParallelReader: SampleSource {
  /// Bytes of decoded samples that are kept at most, by the container's word.
  private static let memory = 24e6

  private let opened: Demuxer
  private let options: AudioDecodingOptions
  private let cancellation: Cancellation
  private let workerCount: Int
  private let queue = StretchQueue()
  private var cutter: StretchCutter
  /// The stretches that are being decoded, in order.
  private var pending: [Stretch] = []
  /// The stretch that is being read, and its next run.
  private var current: (stretch: Stretch, run: Int)?
  private var sampleCount: Int64 = 0
  /// Memory that isn't used at the moment.
  private var stores: [SampleStore]
  /// What reads on where decoders didn't agree.
  private var single: SampleReader?

  /// Starts to read.
  ///
  /// - Parameters:
  ///   - demuxer: The container, of which nothing has been read yet. It ought to be one that
  ///     `canBeSplit`.
  ///   - options: How it was opened.
  ///   - threadCount: Number of threads that decode.
  ///   - cancellation: Stops reading.
  ///   - nextLength: How long the next stretch is to be in seconds; by default as long as memory allows.
  /// - Throws: `outOfResources`, or `undecodable`.
  init(
    _ demuxer: Demuxer, options: AudioDecodingOptions, threadCount: Int,
    cancellation: Cancellation, nextLength: (() -> Double)? = nil
  ) throws(AudioDecodingError) {
    opened = demuxer
    self.options = options
    self.cancellation = cancellation
    let size = Self.memory / Double(threadCount + 1)
    // A stretch ends with a whole packet, and has to fit all the same.
    let length = min(max(size / demuxer.bytesPerSecond * 0.95, 5), 60)
    stores = (0...threadCount).map { _ in SampleStore(capacity: Int(size)) }
    cutter = StretchCutter(demuxer, nextLength: nextLength ?? { length })
    var workers: [StretchWorker] = []
    for _ in 0..<threadCount {
      let decoder = try PacketDecoder(demuxer)
      workers.append(StretchWorker(decoder, queue: queue, cancellation: cancellation))
    }
    workerCount = workers.count { $0.start() }
    guard workerCount > 0 else { throw .outOfResources(location: demuxer.location.text) }
  }

  deinit { queue.close() }

  var demuxer: Demuxer { single?.demuxer ?? opened }

  var hasReadError: Bool { single?.hasReadError ?? cutter.hasReadError }

  var threadCount: Int { single == nil ? workerCount : 1 }

  func read(_ body: (DecodedSamples) -> Void) throws(AudioDecodingError) -> Bool {
    while true {
      if let single { return try single.read(body) }
      try demuxer.checkCancellation()
      if let (stretch, run) = current, run < stretch.samples.runCount {
        current = (stretch, run + 1)
        stretch.samples.withSamples(ofRun: run) { samples in
          sampleCount += Int64(samples.count)
          body(samples)
        }
        return true
      }
      guard try advance() else { return false }
    }
  }

  /// Goes on to the next stretch; false at the end.
  private func advance() throws(AudioDecodingError) -> Bool {
    try readAhead()
    guard let next = pending.first else { return false }
    next.waitUntilDecoded()
    pending.removeFirst()
    if let previous = current?.stretch {
      guard next.joins(previous) else {
        try readSingly()
        return true
      }
      stores.append(previous.takeStore())
    }
    current = (next, 0)
    try readAhead()
    return true
  }

  /// Reads packets until every thread has a stretch to decode.
  private func readAhead() throws(AudioDecodingError) {
    while pending.count < workerCount,
      let stretch = try cutter.next(store: stores.popLast() ?? SampleStore())
    {
      pending.append(stretch)
      queue.add(stretch)
    }
  }

  /// Goes on with one thread, at the sample that has been reached.
  func readSingly() throws(AudioDecodingError) {
    let reader = try SampleReader(
      Demuxer(location: opened.location, options: options, cancellation: cancellation))
    var skipped: Int64 = 0
    while skipped < sampleCount, try reader.read({ skipped += Int64($0.count) }) {}
    current = nil
    pending = []
    single = reader
    queue.close()
  }
}

extension Demuxer {
  /// Whether several decoders beside each other give what one gives: what the stream's decoder gives
  /// depends on a bounded number of packets before, so that one that is right once stays right.
  ///
  /// AAC isn't here: its decoder draws noise from one generator from the first packet to the last. So
  /// does AC-3's, and MPEG layer II's carries rounding errors on. Plain PCM has nothing to decode;
  /// and what comes over the network can't be read twice, as may be needed.
  var canBeSplit: Bool {
    guard case .file = location else { return false }
    switch stream.pointee.codecpar.pointee.codec_id {
    case AV_CODEC_ID_MP3, AV_CODEC_ID_VORBIS, AV_CODEC_ID_OPUS, AV_CODEC_ID_FLAC,
      AV_CODEC_ID_ALAC, AV_CODEC_ID_WAVPACK, AV_CODEC_ID_TTA:
      return true
    default: return false
    }
  }

  /// The bytes that a second of decoded samples has at most, as far as the container tells.
  fileprivate var bytesPerSecond: Double {
    let parameters = stream.pointee.codecpar.pointee
    return Double(max(parameters.sample_rate, 8000))
      * Double(max(parameters.ch_layout.nb_channels, 1)) * 4
  }
}
