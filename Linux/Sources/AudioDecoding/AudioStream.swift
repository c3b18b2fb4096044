import CFFmpeg
public import MediaLocations

/// One of the audio streams that a file has.
public struct AudioStream: Hashable, Sendable {
  /// The number of the stream among all streams of the file, from 0, as FFmpeg counts them.
  public let index: Int
  /// FFmpeg's short name of the codec, such as `aac`.
  public let codec: String
  /// The language as the file names it, in most cases by three letters of ISO 639-2.
  public let language: String?
  /// The title that the file gives the stream.
  public let title: String?
  /// The number of channels; 0 where only decoding would tell.
  public let channelCount: Int
  /// Frames a second; 0 where only decoding would tell.
  public let sampleRate: Int
  /// Whether this is the stream that is decoded where none is chosen.
  public let isBest: Bool

  /// Lists the audio streams of a file or a stream on the network.
  ///
  /// - Parameters:
  ///   - location: A file, or an address on the network.
  ///   - allowsNetwork: Whether an address on the network is opened at all.
  ///   - cancellation: Stops with the error `cancelled`.
  /// - Returns: The streams in the file's order; none where there is no sound.
  /// - Throws: Why the location can't be opened.
  /// - Complexity: Waits for the disk, or for the server, 15 seconds of silence at most.
  public static func list(
    of location: MediaLocation, allowsNetwork: Bool = false,
    cancellation: Cancellation = Cancellation()
  ) throws(AudioDecodingError) -> [AudioStream] {
    try withOpenedContainer(location, allowsNetwork: allowsNetwork, cancellation: cancellation) {
      context in
      let best = bestAudioStream(in: context)
      return audioStreams(of: context).compactMap { AudioStream($0.pointee, isBest: $0 == best) }
    }
  }

  private init?(_ stream: AVStream, isBest: Bool) {
    guard let parameters = stream.codecpar?.pointee else { return nil }
    index = Int(stream.index)
    codec = String(cString: avcodec_get_name(parameters.codec_id))
    language = text("language", in: stream.metadata)
    title = text("title", in: stream.metadata)
    channelCount = Int(max(parameters.ch_layout.nb_channels, 0))
    sampleRate = Int(max(parameters.sample_rate, 0))
    self.isBest = isBest
  }
}

/// The value of a key in a dictionary of FFmpeg's.
private func text(_ key: String, in dictionary: OpaquePointer?) -> String? {
  av_dict_get(dictionary, key, nil, 0).map { String(cString: $0.pointee.value) }
}
