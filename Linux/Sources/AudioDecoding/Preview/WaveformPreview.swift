public import MediaLocations
public import Waveforms

/// Listens to a file at places spread over its length, so that there is something to draw before it
/// has been measured.
///
/// What it gives isn't measured: each value is what a few packets somewhere in its part of the media
/// sound like, and the file's own values have to take its place.
///
/// *Lifetime*: a value; `run` may be called again.
/// *Time*: values come in an order that keeps them spread evenly whenever it stops: the middle, the
/// quarters, the eighths and so on.
/// *Concurrency*: a value; `run` keeps the caller's thread, and the values come there.
public struct WaveformPreview: Sendable {
  /// What one part of the media sounds like.
  public struct Value: Hashable, Sendable {
    /// The number of the part, from 0.
    public let index: Int
    /// The number of parts, which are equally long and are the whole duration together.
    public let count: Int
    /// What was heard in it: of all channels the loudest.
    public let point: WaveformPoint
  }

  private let location: MediaLocation
  private let options: AudioDecodingOptions
  private let count: Int

  /// Makes a preview, which hasn't begun yet.
  ///
  /// - Parameters:
  ///   - location: A file; of an address on the network there is no preview.
  ///   - options: What of the file is decoded.
  ///   - count: Number of parts, 1 to 8192.
  public init(
    of location: MediaLocation, options: AudioDecodingOptions = AudioDecodingOptions(),
    count: Int = 300
  ) {
    precondition((1...8192).contains(count), "A preview has 1 to 8192 parts.")
    self.location = location
    self.options = options
    self.count = count
  }

  /// Listens at all places.
  ///
  /// A part where nothing can be heard, because of damage or since the container leads elsewhere, has
  /// no value; nor has any where the duration isn't known, or through a pipe or the network.
  ///
  /// - Parameters:
  ///   - cancellation: Stops it within a packet, with the error `cancelled`.
  ///   - onValue: Receives each value as soon as it's there.
  /// - Returns: The number of values.
  /// - Throws: Why there is no sound, or `cancelled`.
  /// - Complexity: O(*n*) in the parts; waits for the disk.
  public func run(
    cancellation: Cancellation = Cancellation(), onValue: (Value) -> Void
  ) throws(AudioDecodingError) -> Int {
    guard case .file = location else { return 0 }
    var options = options
    options.allowsPipes = false
    let demuxer = try Demuxer(location: location, options: options, cancellation: cancellation)
    guard let probe = try SoundProbe(demuxer) else { return 0 }
    var told = 0
    for index in bisection(of: count) {
      guard let point = try probe.listen(toPart: index, of: count) else { continue }
      onValue(Value(index: index, count: count, point: point))
      told += 1
    }
    return told
  }
}

/// The numbers below a count, each time halving what lies between those before.
func bisection(of count: Int) -> [Int] {
  var step = 1
  while step < count { step *= 2 }
  var order = [0]
  while step > 1 {
    order += stride(from: step / 2, to: count, by: step)
    step /= 2
  }
  return order
}
