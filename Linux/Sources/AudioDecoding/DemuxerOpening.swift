import CFFmpeg
import MediaLocations

/// Seconds that a server may stay silent.
private let networkTimeout = 15.0

/// Kinds of files that make FFmpeg open others, run scripts, make up sound from text, or take any
/// text for a picture.
private let refusedFormats: Set<String> = [
  "avisynth", "bin", "concat", "dash", "hls", "imf", "rtp", "rtsp", "sap", "sbg", "sdp", "tty",
  "vapoursynth", "vobsub", "webm_dash_manifest",
]

/// The names of all container formats that are read, joined by commas.
private let acceptedFormats: String = {
  var names: [String] = []
  var state: UnsafeMutableRawPointer?
  while let format = av_demuxer_iterate(&state) {
    let name = String(cString: format.pointee.name)
    let opensByItself = format.pointee.flags & AVFMT_NOFILE != 0
    let isRefused = name.split(separator: ",").contains { refusedFormats.contains(String($0)) }
    if !opensByItself, !isRefused { names.append(name) }
  }
  return names.joined(separator: ",")
}()

/// The bytes of a packet of plain samples.
///
/// FFmpeg's own 4096 cost more to hand over than to measure; more than this leaves the nearest caches.
private let plainPacketSize: Int64 = 16_384

/// FFmpeg's own words on standard error are nobody's business; ours are in the errors.
private let quietLog: Void = av_log_set_level(AV_LOG_QUIET)

/// Opens a container, lends it once its streams are known, and closes it.
func withOpenedContainer<Result>(
  _ location: MediaLocation, allowsNetwork: Bool, cancellation: Cancellation,
  _ body: (UnsafeMutablePointer<AVFormatContext>) -> Result
) throws(AudioDecodingError) -> Result {
  let context: UnsafeMutablePointer<AVFormatContext>
  do throws(AudioDecodingError) {
    context = try openInput(location, allowsNetwork: allowsNetwork, cancellation: cancellation)
  } catch {
    throw cancellation.isCancelled ? .cancelled(location: location.text) : error
  }
  var opened: UnsafeMutablePointer<AVFormatContext>? = context
  defer { avformat_close_input(&opened) }
  avformat_find_stream_info(context, nil)
  guard !cancellation.isCancelled else { throw .cancelled(location: location.text) }
  return body(context)
}

/// Opens a container, which the caller closes.
func openInput(
  _ location: MediaLocation, allowsNetwork: Bool, allowsPipes: Bool = false,
  rawSound: RawSound? = nil, cancellation: Cancellation
) throws(AudioDecodingError) -> UnsafeMutablePointer<AVFormatContext> {
  _ = quietLog
  let url: FilePath
  let protocols: String
  switch location {
  case .file(let path):
    try RegularFile.check(path, allowsPipes: allowsPipes)
    url = path.prefixed(by: "file:")
    protocols = "file"
  case .stream(let address):
    guard allowsNetwork else { throw .networkRefused(location: location.text) }
    url = FilePath(address)
    protocols = "http,https,httpproxy,tls,tcp"
  }
  var context = avformat_alloc_context()
  context?.pointee.interrupt_callback = interruption(by: cancellation)
  var options: OpaquePointer?
  defer { av_dict_free(&options) }
  av_dict_set(&options, "protocol_whitelist", protocols, 0)
  av_dict_set(&options, "format_whitelist", acceptedFormats, 0)
  av_dict_set_int(&options, "rw_timeout", Int64(networkTimeout * 1e6), 0)
  av_dict_set_int(&options, "max_size", plainPacketSize, 0)
  var format: UnsafePointer<AVInputFormat>?
  if let rawSound {
    format = av_find_input_format(rawSound.encoding.rawValue)
    av_dict_set_int(&options, "sample_rate", Int64(rawSound.sampleRate), 0)
    av_dict_set(&options, "ch_layout", "\(rawSound.channelCount)C", 0)
  }
  let result = avformat_open_input(&context, url.cString, format, &options)
  guard result >= 0 else {
    throw openingError(result, location: location.text, isFile: protocols == "file")
  }
  guard let context else { throw .outOfResources(location: location.text) }
  return context
}

/// Chooses the best audio stream or the one of an index, and has the demuxer skip all others.
func findAudio(
  in context: UnsafeMutablePointer<AVFormatContext>, index wanted: Int?, location: String
) throws(AudioDecodingError) -> (UnsafeMutablePointer<AVStream>, UnsafePointer<AVCodec>) {
  avformat_find_stream_info(context, nil)
  let stream =
    try wanted.map { index throws(AudioDecodingError) in
      guard let stream = audioStream(in: context, index: index) else {
        throw .noSuchStream(location: location, index: index)
      }
      return stream
    } ?? bestAudioStream(in: context)
  guard let stream else { throw .noAudio(location: location) }
  let codec = stream.pointee.codecpar.pointee.codec_id
  guard codec != AV_CODEC_ID_NONE else { throw .undecodable(location: location) }
  guard let decoder = avcodec_find_decoder(codec) else {
    throw .decoderMissing(location: location, codec: String(cString: avcodec_get_name(codec)))
  }
  for other in streams(of: context) where other != stream { other.pointee.discard = AVDISCARD_ALL }
  return (stream, decoder)
}

/// The best audio stream that can be decoded; else the first one.
///
/// Sound that begins late may not have shown its sample rate yet, and isn't found to be the best.
func bestAudioStream(
  in context: UnsafeMutablePointer<AVFormatContext>
) -> UnsafeMutablePointer<AVStream>? {
  var decoder: UnsafePointer<AVCodec>?
  let best = av_find_best_stream(context, AVMEDIA_TYPE_AUDIO, -1, -1, &decoder, 0)
  return audioStream(in: context, index: Int(best)) ?? audioStreams(of: context).first
}

private func audioStream(
  in context: UnsafeMutablePointer<AVFormatContext>, index: Int
) -> UnsafeMutablePointer<AVStream>? {
  audioStreams(of: context).first { Int($0.pointee.index) == index }
}

/// The audio streams of a container.
func audioStreams(
  of context: UnsafeMutablePointer<AVFormatContext>
) -> [UnsafeMutablePointer<AVStream>] {
  streams(of: context).filter {
    $0.pointee.codecpar?.pointee.codec_type == AVMEDIA_TYPE_AUDIO
  }
}

/// Lets a read that waits for a disk or a server end when it is cancelled.
///
/// The flag must outlive the context.
private func interruption(by cancellation: Cancellation) -> AVIOInterruptCB {
  AVIOInterruptCB(
    callback: { opaque in
      guard let opaque else { return 0 }
      return Unmanaged<Cancellation>.fromOpaque(opaque).takeUnretainedValue().isCancelled ? 1 : 0
    },
    opaque: Unmanaged.passUnretained(cancellation).toOpaque())
}

private func openingError(_ code: Int32, location: String, isFile: Bool) -> AudioDecodingError {
  let isAboutContents =
    isFile
    ? code != CFFMPEG_ERROR_IO
    : code == CFFMPEG_ERROR_INVALID_DATA || code == CFFMPEG_ERROR_EOF
  return isAboutContents
    ? .notMedia(location: location)
    : .unreadable(location: location, reason: ffmpegErrorText(code))
}
