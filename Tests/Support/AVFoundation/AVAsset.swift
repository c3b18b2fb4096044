// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Assets and what reads them, as far as AVPlayback uses them. The declarations rest on Apple's
// public documentation and on knowledge; they were not compared with an SDK.
public import Foundation

public struct AVMediaType: Hashable, Sendable {
  let name: String
  public static let audio = AVMediaType(name: "soun")
  public static let video = AVMediaType(name: "vide")
}

public class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading> {}
public class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>:
  AVPartialAsyncProperty<Root>
{
  let value: (Root) -> Value

  init(_ value: @escaping (Root) -> Value) {
    self.value = value
  }
}

public protocol AVAsynchronousKeyValueLoading: NSObject {}

extension AVAsynchronousKeyValueLoading {
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    property.value(self)
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { $0.length } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
}

open class AVAsset: NSObject, AVAsynchronousKeyValueLoading {
  let length: CMTime
  let starts: [Double]
  let blocks: [SoundBlock]
  let isPlayable: Bool

  init(length: CMTime, starts: [Double], blocks: [SoundBlock], isPlayable: Bool = true) {
    (self.length, self.starts, self.blocks) = (length, starts, blocks)
    self.isPlayable = isPlayable
  }

  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    mediaType == .audio && !blocks.isEmpty ? [AVAssetTrack(blocks)] : []
  }

  public func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String],
    completionHandler: @escaping @Sendable ([AVTimedMetadataGroup]?, (any Error)?) -> Void
  ) {
    let starts = starts
    Task.detached { completionHandler(starts.map { AVTimedMetadataGroup(startingAt: $0) }, nil) }
  }
}

public final class AVURLAsset: AVAsset {
  /// Opens what a test has put into the model under this address.
  public init(url: URL, options: [String: Any]? = nil) {
    let media = ModelMedia.at(url)
    super.init(
      length: media.length, starts: [], blocks: media.blocks, isPlayable: media.isPlayable)
  }
}

public final class AVTimedMetadataGroup: NSObject {
  public let timeRange: CMTimeRange

  init(startingAt start: Double) {
    let time = CMTime(seconds: start, preferredTimescale: 600)
    timeRange = CMTimeRange(start: time, end: time)
  }
}

open class AVAssetTrack: NSObject {
  let blocks: [SoundBlock]

  init(_ blocks: [SoundBlock]) {
    self.blocks = blocks
  }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

open class AVAssetReaderOutput: NSObject {
  open var alwaysCopiesSampleData = true
  fileprivate weak var reader: AVAssetReader?

  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

public final class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  private var blocks: ArraySlice<SoundBlock>

  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    blocks = track.blocks[...]
  }

  public override func copyNextSampleBuffer() -> CMSampleBuffer? {
    guard let block = blocks.popFirst(), !block.isDamaged else {
      reader?.ended(isDamaged: !blocks.isEmpty)
      return nil
    }
    return block.buffer
  }
}

public final class AVAssetReader: NSObject {
  public enum Status: Int, Sendable {
    case unknown, reading, completed, failed, cancelled
  }

  public private(set) var status = Status.unknown
  public private(set) var error: (any Error)?

  public init(asset: AVAsset) throws {}

  public func add(_ output: AVAssetReaderOutput) {
    output.reader = self
  }

  public func startReading() -> Bool {
    status = .reading
    return true
  }

  fileprivate func ended(isDamaged: Bool) {
    status = isDamaged ? .failed : .completed
    error = isDamaged ? CocoaError(.fileReadCorruptFile) : nil
  }
}
