import CFFmpeg
import MediaLocations

extension AudioDecoder {
  /// Makes a decoder that begins in mid-stream, where that gives what one from the beginning gives.
  ///
  /// - Parameters:
  ///   - frame: The frame before which it begins.
  ///   - preRoll: By how much, in seconds: at first, what a decoder gives isn't right.
  ///   - location: The file.
  ///   - options: What of it is decoded.
  ///   - cancellation: Stops it.
  /// - Returns: The decoder; nothing where the file has to be decoded from its beginning.
  /// - Throws: Why there is no sound, or `cancelled`.
  static func beginning(
    before frame: Int64, by preRoll: Int64, of location: MediaLocation,
    options: AudioDecodingOptions, cancellation: Cancellation
  ) throws(AudioDecodingError) -> AudioDecoder? {
    guard options.positions == .media, !options.allowsPipes else { return nil }
    let demuxer = try Demuxer(location: location, options: options, cancellation: cancellation)
    let start = frame - preRoll * Int64(demuxer.stream.pointee.codecpar.pointee.sample_rate)
    guard start > 0, demuxer.canBeResumed, try demuxer.skip(to: start) else { return nil }
    return AudioDecoder(try SampleReader(demuxer), positions: .media, beginsInMidStream: true)
  }
}
