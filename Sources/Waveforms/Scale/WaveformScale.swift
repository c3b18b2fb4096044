/// How high amplitudes are drawn.
///
/// *Lifetime*: a value. *Concurrency*: a value.
public struct WaveformScale: Hashable, Sendable {
  /// The way from an amplitude to a height.
  public enum Curve: Hashable, Sendable {
    /// As high as the amplitude is.
    case linear
    /// As high as the level is above a floor, which is below 0 dB.
    case decibels(floor: Double)
    /// As high as it's heard: by Stevens' power law, loudness grows with about the 0.6th power of the
    /// sound pressure. The power here is 5/8.
    case perceived
  }

  /// The amplitude below which nothing is blown up to full height: -50 dBFS.
  public static let lowestReference = 0.003_162_277_660_168_38

  /// The way from an amplitude to a height.
  public let curve: Curve
  /// The amplitude that has full height, full scale being 1.
  public let reference: Double

  /// Makes a scale.
  ///
  /// - Parameters:
  ///   - curve: The way from an amplitude to a height.
  ///   - reference: The amplitude that has full height, above 0.
  public init(_ curve: Curve, reference: Double = 1) {
    if case .decibels(let floor) = curve {
      precondition(floor < 0 && floor.isFinite, "The floor is below the level of full height.")
    }
    precondition(reference > 0 && reference.isFinite, "Full height stands for an amplitude.")
    self.curve = curve
    self.reference = reference
  }

  /// Makes a scale on which the loudest of some amplitudes has full height.
  ///
  /// - Parameters:
  ///   - curve: The way from an amplitude to a height.
  ///   - amplitudes: The amplitudes; those that aren't finite don't count.
  /// - Complexity: O(*n*).
  public init(_ curve: Curve, loudestOf amplitudes: [Double]) {
    let loudest = amplitudes.reduce(Self.lowestReference) { $1.isFinite ? max($0, $1) : $0 }
    self.init(curve, reference: loudest)
  }

  /// The height of an amplitude.
  ///
  /// - Parameter amplitude: The amplitude, full scale being 1.
  /// - Returns: 0 to 1; 0 for what isn't an amplitude.
  public func height(ofAmplitude amplitude: Double) -> Double {
    let share = amplitude / reference
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    switch curve {
    case .linear: return share
    case .decibels(let floor): return max(0, 1 - Decibels.level(ofAmplitude: share) / floor)
    case .perceived:
      // Made of square roots, which every platform rounds alike: 1/2 + 1/8.
      let root = share.squareRoot()
      return root * root.squareRoot().squareRoot()
    }
  }

  /// The heights of amplitudes, as the controls draw them.
  ///
  /// - Parameter amplitudes: The amplitudes, full scale being 1.
  /// - Returns: As many heights, 0 to 1.
  /// - Complexity: O(*n*).
  public func heights(of amplitudes: [Double]) -> [Double] {
    amplitudes.map { height(ofAmplitude: $0) }
  }
}
