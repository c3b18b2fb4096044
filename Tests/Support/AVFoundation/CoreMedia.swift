// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Core Media, as far as AVPlayback uses it. The declarations rest on Apple's public documentation
// and on knowledge; they were not compared with an SDK.
public import Foundation
import Synchronization

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMItemCount = Int

/// A time that is exact: a number of parts of a second.
public struct CMTime: Sendable {
  private enum Kind { case numeric, positiveInfinity, invalid }

  public var value: CMTimeValue
  public var timescale: CMTimeScale
  private var kind = Kind.numeric

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    value = CMTimeValue((seconds * Double(preferredTimescale)).rounded())
    timescale = preferredTimescale
  }

  private init(_ kind: Kind) {
    (value, timescale, self.kind) = (0, 0, kind)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let positiveInfinity = CMTime(.positiveInfinity)
  public static let indefinite = CMTime(.invalid)
  public static let invalid = CMTime(.invalid)

  public var isNumeric: Bool { kind == .numeric }

  public var seconds: Double {
    switch kind {
    case .numeric: Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .invalid: .nan
    }
  }
}

public struct CMTimeRange: Sendable {
  public var start: CMTime
  public var duration: CMTime
  public var end: CMTime

  public init(start: CMTime, end: CMTime) {
    (self.start, self.end) = (start, end)
    duration = CMTime(
      seconds: end.seconds - start.seconds, preferredTimescale: max(start.timescale, end.timescale))
  }
}

/// Where ranges lie that values stand for: Foundation on Linux lets nobody else make values.
private let keptRanges = Mutex<[CMTimeRange]>([])

extension NSValue {
  static func keeping(_ range: CMTimeRange) -> NSValue {
    keptRanges.withLock { ranges in
      ranges.append(range)
      return NSNumber(value: ranges.count - 1)
    }
  }

  public var timeRangeValue: CMTimeRange {
    keptRanges.withLock { $0[(self as? NSNumber)?.intValue ?? 0] }
  }
}

public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate: Double
  public var mChannelsPerFrame: UInt32
}

public final class CMFormatDescription {
  public let audioStreamBasicDescription: AudioStreamBasicDescription?

  init(_ description: AudioStreamBasicDescription) {
    audioStreamBasicDescription = description
  }
}

public final class CMBlockBuffer {
  private let bytes: [UInt8]

  init(_ samples: [Float]) {
    bytes = samples.withUnsafeBytes { Array($0) }
  }

  public var dataLength: Int { bytes.count }

  public func copyDataBytes(to destination: UnsafeMutableRawBufferPointer) throws {
    destination.copyBytes(from: bytes)
  }
}

public final class CMSampleBuffer {
  public let dataBuffer: CMBlockBuffer?
  public let formatDescription: CMFormatDescription?
  public let presentationTimeStamp: CMTime

  init(_ data: CMBlockBuffer?, _ format: CMFormatDescription?, at time: CMTime) {
    (dataBuffer, formatDescription, presentationTimeStamp) = (data, format, time)
  }
}
