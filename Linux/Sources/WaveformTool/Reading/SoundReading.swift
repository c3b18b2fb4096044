import AudioDecoding
import Waveforms

/// Reads the sound of one input, and stops where its waveform ends.
struct SoundReading {
  /// What reading it came to.
  struct Outcome {
    /// Frames a second.
    let sampleRate: Int
    /// The number of channels that the sound begins with.
    let channelCount: Int
    /// The end of the sound, or of what of it was read, in frames.
    let end: Int64
    /// Whether the sound ended early.
    let isTruncated: Bool
  }

  let input: WaveformInput
  let options: WaveformOptions

  /// Reads the sound.
  ///
  /// - Parameters:
  ///   - onProgress: Receives the share that has been read, where the length is known.
  ///   - body: Receives each block, and the frames a second; says whether it wants more.
  /// - Returns: What reading it came to.
  /// - Throws: Why there is no sound, or what `body` throws.
  func run(
    onProgress: (Double) -> Void, body: (SampleBlock, Int) throws(WaveformToolError) -> Bool
  ) throws(WaveformToolError) -> Outcome {
    // Of a silence that reaches into the part, all counts.
    try read(from: options.silence == nil ? options.start : 0, onProgress: onProgress, body: body)
  }

  /// Reads the sound from a time on, or from the beginning where the result could be another.
  private func read(
    from start: Double, onProgress: (Double) -> Void,
    body: (SampleBlock, Int) throws(WaveformToolError) -> Bool
  ) throws(WaveformToolError) -> Outcome {
    let decoder = try makeDecoder(from: start)
    var reached: Int64 = 0
    var channelCount = 0
    var wantsMore = true
    while true {
      var failure: WaveformToolError?
      let hasMore = try next(of: decoder) { block in
        guard let sampleRate = decoder.sampleRate, start == 0 || decoder.isAsClaimed else { return }
        if channelCount == 0 { channelCount = block.channelCount }
        do throws(WaveformToolError) {
          wantsMore = try body(block, sampleRate)
        } catch {
          failure = error
        }
        reached = max(reached, block.firstFrame + Int64(block.frameCount))
      }
      if let failure { throw failure }
      if start > 0, !decoder.isAsClaimed {
        return try read(from: 0, onProgress: onProgress, body: body)
      }
      let sampleRate = decoder.sampleRate ?? 1
      if let length = options.end ?? decoder.duration {
        onProgress(min(Double(reached) / (length * Double(sampleRate)), 1))
      }
      let isPastEnd =
        options.endFrame(sampleRate: sampleRate).map { reached >= $0 } ?? false || !wantsMore
      if !hasMore || isPastEnd {
        return Outcome(
          sampleRate: sampleRate, channelCount: channelCount, end: reached,
          isTruncated: !isPastEnd && decoder.isTruncated)
      }
    }
  }

  private func makeDecoder(from start: Double) throws(WaveformToolError) -> AudioDecoder {
    do throws(AudioDecodingError) {
      return try AudioDecoder.opening(
        input.location, from: start,
        options: options.decoding(input), threadCount: options.threadCount)
    } catch {
      throw .decoding(error)
    }
  }

  private func next(
    of decoder: AudioDecoder, _ body: (SampleBlock) -> Void
  ) throws(WaveformToolError) -> Bool {
    do throws(AudioDecodingError) {
      return try decoder.readBlock(body)
    } catch {
      throw .decoding(error)
    }
  }
}

extension WaveformOptions {
  /// How the sound of an input is decoded.
  func decoding(_ input: WaveformInput) -> AudioDecodingOptions {
    AudioDecodingOptions(
      allowsPipes: input.isPipe, streamIndex: streamIndex, positions: positions, rawSound: rawSound)
  }

  /// The frames of the waveform, as far as the command line tells.
  func window(sampleRate: Int) -> Range<Int64> {
    let start = startFrame(sampleRate: sampleRate)
    let end = endFrame(sampleRate: sampleRate) ?? PyramidLayout.maximumFrameCount
    return start..<max(start, end)
  }

  /// The frame where the waveform begins.
  func startFrame(sampleRate: Int) -> Int64 { frame(at: start, sampleRate: sampleRate) }

  /// The frame where the waveform ends, or nothing where it goes on to the end.
  func endFrame(sampleRate: Int) -> Int64? { end.map { frame(at: $0, sampleRate: sampleRate) } }

  private func frame(at seconds: Double, sampleRate: Int) -> Int64 {
    Int64(min((seconds * Double(sampleRate)).rounded(), Double(PyramidLayout.maximumFrameCount)))
  }
}
