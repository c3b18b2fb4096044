public import Seeking

/// How far one bar of a waveform reaches from the middle of its row.
///
/// *Concurrency*: a value without references.
public struct WaveformBar: Sendable, Hashable {
  /// The share of the upper half, 0 to 1.
  public var above: Double
  /// The share of the lower half, 0 to 1.
  public var below: Double
  /// Whether the media hasn't been measured here yet, and was only listened to at a place nearby.
  public var isPreview = false

  /// Makes a bar; what is beyond 0...1 is clamped to it, and a number that isn't finite counts 0.
  ///
  /// - Parameters:
  ///   - above: the share of the upper half.
  ///   - below: the share of the lower half.
  ///   - isPreview: whether the media hasn't been measured here yet.
  public init(above: Double, below: Double, isPreview: Bool = false) {
    self.isPreview = isPreview
    self.above = Self.share(above)
    self.below = Self.share(below)
  }

  /// Makes a bar that reaches as far in both halves.
  ///
  /// - Parameters:
  ///   - height: the share of the row's height, 0 to 1.
  ///   - isPreview: whether the media hasn't been measured here yet.
  public init(height: Double, isPreview: Bool = false) {
    self.init(above: height, below: height, isPreview: isPreview)
  }

  private static func share(_ number: Double) -> Double {
    number.isFinite ? min(max(number, 0), 1) : 0
  }
}

/// Gives a scrubber the bars of a part of the media.
///
/// They come row below row, each with as many bars as are asked for; none at all stand for a plain
/// bar.
public typealias WaveformBarSource =
  @MainActor (_ visible: VisibleRange, _ count: Int) -> [[WaveformBar]]
