/// How near to the asked place a seek has to land.
public enum SeekPrecision: Sendable, Hashable {
  /// Exactly there, however long decoding from the keyframe before takes.
  case exact
  /// On a keyframe nearby, as fast as the player can.
  case keyframe

  /// How far from the asked place a player may land, in seconds of media.
  public var tolerance: MediaSeconds {
    switch self {
    case .exact: 0
    case .keyframe: MediaSeconds(.infinity)
    }
  }
}

/// One order to the player to go to a place.
public struct SeekRequest: Sendable, Hashable {
  /// Tells an order apart from every other of the same coordinator.
  public struct ID: Sendable, Hashable {
    /// The order's number; later orders have higher ones.
    public let number: Int64

    /// Makes an identity from the order's number.
    public init(number: Int64) {
      self.number = number
    }
  }

  /// The order's identity, which the player's report repeats.
  public let id: ID
  /// The place to go to, in seconds of media.
  public let position: MediaSeconds
  /// How near to it the player has to land.
  public let precision: SeekPrecision

  /// Makes an order.
  public init(id: ID, position: MediaSeconds, precision: SeekPrecision) {
    self.id = id
    self.position = position
    self.precision = precision
  }
}
