import Waveforms

/// What the bars of the waveform show.
///
/// *Concurrency*: a value without references.
struct WaveformDisplay: Hashable, Sendable {
  /// What is drawn of each stretch.
  enum Value: String, CaseIterable {
    /// The root mean square, as high as it is heard.
    case level
    /// Momentary loudness by EBU R128.
    case loudness
    /// The lowest and the highest sample, as they are.
    case extremes
  }

  /// What is drawn of the channels.
  enum Channels: String, CaseIterable {
    /// The loudest at each place.
    case loudest
    /// All of them mixed.
    case mixed
    /// A row for each.
    case each
  }

  /// What is drawn of each stretch.
  var value = Value.level
  /// What is drawn of the channels; loudness is always that of all together.
  var channels = Channels.loudest

  /// The rows to draw, from the top down.
  func rows(in layout: PyramidLayout) -> [WaveformRows] {
    guard value != .loudness else { return [.loudest] }
    switch channels {
    case .loudest: return [.loudest]
    case .mixed: return [.mixed]
    case .each: return (0..<layout.channelCount).map { .channel($0) }
    }
  }
}
