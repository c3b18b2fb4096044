/// How far each skip of a run goes.
///
/// *Concurrency*: a value without references.
public struct SkipSteps: Sendable, Hashable {
  /// What the skips of a growing run are multiples of; the last one holds for all that follow.
  public static let growth: [Double] = [1, 1, 2, 3, 6]
  /// The share of the base that a growing run begins with after one the other way: a correction.
  public static let correction = 0.5

  /// The base step back, in seconds of media.
  public var backward: MediaSeconds
  /// The base step forward, in seconds of media.
  public var forward: MediaSeconds
  /// Whether the steps of a run grow: 1, 1, 2, 3, then 6 times the base.
  public var grow = false
  /// Whether the bases are times of listening: at twice the rate, twice the media.
  public var areListeningTime = false

  /// Makes steps that are always the same.
  ///
  /// - Parameters:
  ///   - backward: the step back, in seconds of media.
  ///   - forward: the step forward, in seconds of media.
  public init(backward: MediaSeconds = 10, forward: MediaSeconds = 10) {
    self.backward = backward
    self.forward = forward
  }

  /// The base step in a direction, in seconds of media.
  public subscript(direction: SkipDirection) -> MediaSeconds {
    get { direction == .forward ? forward : backward }
    set {
      switch direction {
      case .forward: forward = newValue
      case .backward: backward = newValue
      }
    }
  }

  /// The length of one skip.
  ///
  /// - Parameters:
  ///   - direction: where it goes.
  ///   - run: the run that it comes after, whatever way that one goes.
  ///   - rate: the user's own playback rate; one that makes no sense counts as 1.
  /// - Returns: seconds of media without a sign.
  public func length(_ direction: SkipDirection, after run: SkipRun, rate: Double) -> MediaSeconds {
    var length = self[direction]
    if areListeningTime, rate.isFinite, rate > 0 { length = length * rate }
    return grow ? length * factor(direction, after: run) : length
  }

  private func factor(_ direction: SkipDirection, after run: SkipRun) -> Double {
    guard let before = run.direction else { return Self.growth[0] }
    guard before == direction else { return Self.correction }
    return Self.growth[min(run.count, Self.growth.count - 1)]
  }
}
