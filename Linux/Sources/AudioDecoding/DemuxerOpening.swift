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

/// Opens a container, which the caller closes.
func openInput(
  _ location: MediaLocation, allowsNetwork: Bool, cancellation: Cancellation
) throws(AudioDecodingError) -> UnsafeMutablePointer<AVFormatContext>? {
  let url: FilePath
  let protocols: String
  switch location {
  case .file(let path):
    try RegularFile.check(path)
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
  let result = avformat_open_input(&context, url.cString, nil, &options)
  guard result >= 0 else {
    throw openingError(result, location: location.text, isFile: protocols == "file")
  }
  return context
}

/// Chooses the best audio stream, and has the demuxer skip all others.
func findAudio(
  in context: UnsafeMutablePointer<AVFormatContext>, location: String
) throws(AudioDecodingError) -> (UnsafeMutablePointer<AVStream>, UnsafePointer<AVCodec>) {
  avformat_find_stream_info(context, nil)
  var decoder: UnsafePointer<AVCodec>?
  var index = av_find_best_stream(context, AVMEDIA_TYPE_AUDIO, -1, -1, &decoder, 0)
  if index < 0, let first = firstAudioStream(in: context) {
    // Sound that begins late may not have shown its sample rate yet.
    decoder = avcodec_find_decoder(first.codec)
    guard decoder != nil else {
      let codec = String(cString: avcodec_get_name(first.codec))
      throw .decoderMissing(location: location, codec: codec)
    }
    index = first.index
  }
  guard index >= 0, let streams = context.pointee.streams, let stream = streams[Int(index)],
    let decoder
  else { throw .noAudio(location: location) }
  for other in 0..<Int(context.pointee.nb_streams) where other != Int(index) {
    streams[other]?.pointee.discard = AVDISCARD_ALL
  }
  return (stream, decoder)
}

private func firstAudioStream(
  in context: UnsafeMutablePointer<AVFormatContext>
) -> (index: Int32, codec: AVCodecID)? {
  for index in 0..<Int(context.pointee.nb_streams) {
    guard let parameters = context.pointee.streams[index]?.pointee.codecpar?.pointee,
      parameters.codec_type == AVMEDIA_TYPE_AUDIO
    else { continue }
    return (Int32(index), parameters.codec_id)
  }
  return nil
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
