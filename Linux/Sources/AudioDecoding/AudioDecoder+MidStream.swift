import CFFmpeg
public import MediaLocations
import Waveforms

extension AudioDecoder {
  /// What is decoded before a part, in seconds, until a decoder gives what one from the file's
  /// beginning does: MPEG audio leans on up to half a second, Opus on a tenth.
  static let preRoll: Int64 = 2

  /// Makes a decoder that begins in mid-stream, where that gives what one from the beginning gives.
  ///
  /// - Parameters:
  ///   - start: The frame before which it begins, of a number of frames a second.
  ///   - preRoll: By how much, in seconds: at first, what a decoder gives isn't right.
  ///   - location: The file.
  ///   - options: What of it is decoded.
  ///   - cancellation: Stops it.
  /// - Returns: The decoder; nothing where the file has to be decoded from its beginning.
  /// - Throws: Why there is no sound, or `cancelled`.
  static func beginning(
    before start: (Int) -> Int64, by preRoll: Int64, of location: MediaLocation,
    options: AudioDecodingOptions, cancellation: Cancellation
  ) throws(AudioDecodingError) -> AudioDecoder? {
    guard options.positions == .media, !options.allowsPipes else { return nil }
    let demuxer = try Demuxer(location: location, options: options, cancellation: cancellation)
    let sampleRate = Int(demuxer.stream.pointee.codecpar.pointee.sample_rate)
    let frame = start(sampleRate) - preRoll * Int64(sampleRate)
    guard frame > 0, demuxer.canBeResumed, try demuxer.skip(to: frame) else { return nil }
    return AudioDecoder(try SampleReader(demuxer), positions: .media, beginsInMidStream: true)
  }

  /// Opens a file whose sound is wanted from a time on; what comes before is left out where that gives the
  /// same.
  ///
  /// That is certain where the decoder says of the first block that it `isAsClaimed`; else the file has to be
  /// opened anew, from 0.
  ///
  /// - Parameters:
  ///   - location: A file, or an address on the network.
  ///   - start: The time in seconds of media from which the sound is wanted. Blocks before it may come.
  ///   - options: What of it is decoded.
  ///   - threadCount: Number of threads that decode all of it, where they may: 1 to 64.
  ///   - cancellation: Stops opening and decoding, with the error `cancelled`.
  /// - Returns: The decoder.
  /// - Throws: Why there is no sound to decode.
  /// - Complexity: Plain PCM in WAV is found at once. Files of codecs that can be decoded by several threads
  ///   are read up to the time, and not decoded.
  public static func opening(
    _ location: MediaLocation, from start: Double,
    options: AudioDecodingOptions = AudioDecodingOptions(), threadCount: Int = 1,
    cancellation: Cancellation = Cancellation()
  ) throws(AudioDecodingError) -> AudioDecoder {
    let frame = { (sampleRate: Int) in
      Int64(min(max(start, 0) * Double(sampleRate), Double(PyramidLayout.maximumFrameCount)))
    }
    if start > 0,
      let decoder = try beginning(
        before: frame, by: preRoll, of: location, options: options, cancellation: cancellation)
    {
      return decoder
    }
    return try AudioDecoder(
      location: location, options: options, threadCount: threadCount, cancellation: cancellation)
  }
}
