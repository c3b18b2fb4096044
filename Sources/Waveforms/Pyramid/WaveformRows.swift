/// Which rows of a waveform are looked at.
public enum WaveformRows: Hashable, Sendable {
  /// The envelope of all channels: the loudest at each place. Nothing cancels out.
  case loudest
  /// The mix of all channels, where opposite phases cancel out as they do when mixed.
  case mixed
  /// One channel, from 0; one that isn't there is silent.
  case channel(Int)

  /// The rows in a layout that make up these.
  func indices(in layout: PyramidLayout) -> Range<Int> {
    switch self {
    case .loudest: 0..<layout.channelCount
    case .mixed: layout.mixedRow..<layout.mixedRow + 1
    case .channel(let channel):
      (0..<layout.channelCount).contains(channel) ? channel..<channel + 1 : 0..<0
    }
  }
}
