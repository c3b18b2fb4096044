#if canImport(AVFoundation)
import AVFoundation
public import Foundation
public import Waveforms

/// Reads the sound of a file as fast as it can be decoded, for waveforms.
///
/// This file was type-checked on Linux and has not run on an Apple system yet.
///
/// *Lifetime*: one a file, read once from beginning to end. *Time*: positions are seconds of media,
/// 0 being the place that players call 0. *Concurrency*: used from one task; `next` waits for the
/// decoder, so that task should not be the main actor's.
public final class AVSampleReader {
  /// A stretch of decoded sound.
  public struct Block: Sendable {
    /// The samples, full scale being 1: the first of each channel, then the second of each.
    public let samples: [Float]
    /// Number of channels.
    public let channelCount: Int
    /// Samples a second and channel.
    public let sampleRate: Double
    /// Place of the first sample in seconds of media.
    public let position: Double
  }

  /// The length of the file in seconds, or nothing where it isn't known.
  public let duration: Double?
  private let reader: AVAssetReader
  private let output: AVAssetReaderTrackOutput

  /// Opens a file.
  ///
  /// - Parameter url: a file on this device; streams can't be read this way.
  /// - Throws: `AVSampleReaderError`: the file has no sound, or can't be read.
  public init(url: URL) async throws(AVSampleReaderError) {
    do {
      let asset = AVURLAsset(url: url)
      let track = try await asset.loadTracks(withMediaType: .audio).first
      let length = try await asset.load(.duration)
      guard let track else { throw AVSampleReaderError.noSound }
      duration = length.isNumeric ? length.seconds : nil
      output = AVAssetReaderTrackOutput(track: track, outputSettings: Self.settings)
      output.alwaysCopiesSampleData = false
      reader = try AVAssetReader(asset: asset)
      reader.add(output)
      guard reader.startReading() else { throw AVSampleReaderError(reader.error) }
    } catch {
      throw AVSampleReaderError(error)
    }
  }

  /// Floats, the channels by turns.
  private static var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM,
      AVLinearPCMBitDepthKey: 32,
      AVLinearPCMIsFloatKey: true,
      AVLinearPCMIsBigEndianKey: false,
      AVLinearPCMIsNonInterleaved: false,
    ]
  }

  /// Reads the next stretch of sound.
  ///
  /// - Returns: the stretch, or nothing at the end.
  /// - Throws: `AVSampleReaderError.unreadable`: the file is damaged from here on.
  public func next() throws(AVSampleReaderError) -> Block? {
    while let buffer = output.copyNextSampleBuffer() {
      do {
        if let block = try Block(buffer) { return block }
      } catch {
        throw AVSampleReaderError(error)
      }
    }
    if reader.status == .failed { throw AVSampleReaderError(reader.error) }
    return nil
  }
}

extension AVSampleReader {
  /// Reads a whole file into an envelope that bars are drawn from.
  ///
  /// - Parameters:
  ///   - url: a file on this device.
  ///   - bucketCount: number of values along the file, 1 to 8192.
  ///   - progress: receives the envelope as it is so far, after each tenth of a minute of sound.
  /// - Returns: the envelope; where the task is cancelled, as far as it came.
  /// - Throws: `AVSampleReaderError`: the file has no sound, or can't be read.
  @concurrent
  public static func envelope(
    ofFileAt url: URL, bucketCount: Int = 2000,
    progress: @Sendable (LoudnessEnvelope) -> Void = { _ in }
  ) async throws(AVSampleReaderError) -> LoudnessEnvelope {
    let reader = try await AVSampleReader(url: url)
    var envelope = LoudnessEnvelope(duration: reader.duration, bucketCount: bucketCount)
    var told = 0.0
    while !Task.isCancelled, let block = try reader.next() {
      block.samples.withUnsafeBufferPointer { samples in
        envelope.add(
          interleaved: samples, channelCount: block.channelCount, sampleRate: block.sampleRate,
          at: block.position)
      }
      if envelope.decodedEnd - told > 6 {
        told = envelope.decodedEnd
        progress(envelope)
      }
    }
    return envelope
  }
}

extension AVSampleReader.Block {
  /// Copies the samples of a buffer; nothing where it has none, as between two stretches.
  fileprivate init?(_ buffer: CMSampleBuffer) throws {
    guard let data = buffer.dataBuffer,
      let format = buffer.formatDescription?.audioStreamBasicDescription,
      format.mChannelsPerFrame > 0
    else { return nil }
    let count = data.dataLength / MemoryLayout<Float>.size
    var samples = [Float](repeating: 0, count: count)
    try samples.withUnsafeMutableBytes { try data.copyDataBytes(to: $0) }
    self.samples = samples
    channelCount = Int(format.mChannelsPerFrame)
    sampleRate = format.mSampleRate
    position = buffer.presentationTimeStamp.seconds
  }
}

/// Why the sound of a file can't be read.
public enum AVSampleReaderError: Error, Hashable, Sendable {
  /// The file has no sound.
  case noSound
  /// The file can't be read, in the system's words.
  case unreadable(String)

  fileprivate init(_ error: (any Error)?) {
    self = error as? AVSampleReaderError ?? .unreadable(error?.localizedDescription ?? "")
  }
}
#endif
