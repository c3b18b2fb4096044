/// The lowest and the highest sample among those that a point of one channel stands for.
public struct MinMaxPair: Equatable, Sendable {
  /// The lowest sample, on the scale of 16 bits.
  public var minimum: Int16
  /// The highest sample, on the scale of 16 bits.
  public var maximum: Int16

  /// Makes a pair of a lowest and a highest sample.
  public init(minimum: Int16, maximum: Int16) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
