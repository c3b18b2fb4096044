import Seeking

extension PlayerControl {
  /// A control over a player that stands at a number of seconds in a range of seconds.
  init(at position: Double, in range: ClosedRange<Double>) {
    self.init()
    _ = handle(.positionChanged(MediaSeconds(position)), at: ms(0))
    _ = handle(.seekableRangeChanged(seconds(range)), at: ms(0))
  }

  /// The player has done the seek with this number, and is at the place.
  mutating func finish(_ number: Int64, at position: MediaSeconds) -> [PlayerEffect] {
    handle(.seekFinished(SeekRequest.ID(number: number), position: position), at: ms(0))
  }
}

extension PlayerEffect {
  /// The order of the seek with this number.
  static func seek(
    _ number: Int64, to position: MediaSeconds, _ precision: SeekPrecision
  ) -> PlayerEffect {
    .seek(
      SeekRequest(id: SeekRequest.ID(number: number), position: position, precision: precision))
  }
}
