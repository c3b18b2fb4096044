/// A distance from the bar, and how fast a scrub follows a pointer that is at least so far away.
public struct ScrubBand: Sendable, Hashable {
  /// The points off the bar from which on the band holds.
  public var distance: Double
  /// The share of the pointer's way that the scrub goes.
  public var speed: Double

  /// Makes a band; one whose numbers make no sense is as if it weren't there.
  ///
  /// - Parameters:
  ///   - distance: the points off the bar from which on it holds.
  ///   - speed: the share of the pointer's way that the scrub goes: above 0, at most 1.
  public init(from distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
  }

  /// Whether a pointer so many points off the bar is in the band, or in one farther away.
  func holds(at distance: Double) -> Bool {
    distance >= self.distance && speed > 0 && speed <= 1
  }
}

/// How a bar reads the pointer that drags along it.
public struct ScrubSettings: Sendable, Hashable {
  /// Full, half, quarter and tenth speed from 0, 50, 100 and 150 points off the bar on.
  ///
  /// These are the bands of OBSlider, which brought fine scrubbing to sliders on touch screens.
  public static let fineBands = [
    ScrubBand(from: 0, speed: 1), ScrubBand(from: 50, speed: 0.5),
    ScrubBand(from: 100, speed: 0.25), ScrubBand(from: 150, speed: 0.1),
  ]

  /// The bands, in any order; none means full speed everywhere.
  public var bands = fineBands
  /// A release so few points from where the pointer went down undoes the scrub, if the pointer was
  /// away in between; nothing where every release counts.
  ///
  /// 8 points are what a finger may slip.
  public var returnDistance: Double? = 8
  /// A pointer was away once it was so many points from where it went down.
  ///
  /// 24 is three times what the return reaches, so that no tremor is a return.
  public var awayDistance: Double = 24
  /// The places that a scrub near them keeps to, or nothing where it keeps to none.
  public var snapping: ScrubSnapping?

  /// Makes the default settings: fine scrubbing, return to the start, no snapping.
  public init() {}

  /// Finds how fast the scrub follows a pointer.
  ///
  /// - Parameter distance: the points that the pointer is off the bar.
  /// - Returns: the share of the pointer's way that the scrub goes: the speed of the farthest band
  ///   that the pointer has reached, else 1.
  /// - Complexity: O(*n*) in the number of bands.
  public func speed(atDistance distance: Double) -> Double {
    var reached: ScrubBand?
    for band in bands where band.holds(at: distance) {
      if let farthest = reached, farthest.distance >= band.distance { continue }
      reached = band
    }
    return reached?.speed ?? 1
  }
}
