import Seeking

/// The moment that lies `milliseconds` after the clock's origin.
func ms(_ milliseconds: Int) -> EventTime { EventTime(milliseconds: Int64(milliseconds)) }

/// A range of media that the test knows to be one.
func seconds(_ range: ClosedRange<Double>) -> SeekableRange? {
  SeekableRange(from: MediaSeconds(range.lowerBound), to: MediaSeconds(range.upperBound))
}

extension Playhead {
  /// A playhead at a number of seconds in a range of seconds.
  init(at position: Double, in range: ClosedRange<Double>) {
    self.init(position: MediaSeconds(position), range: seconds(range))
  }
}

extension SurfaceSize {
  /// The surface of all the scripts: 1000 by 560 points.
  static let screen = SurfaceSize(width: 1000, height: 560)
}

extension SurfaceTap {
  /// A touch at a point of the forward zone.
  static let forward = SurfaceTap(
    zone: .forward, point: SurfacePoint(x: 750, y: 280), kind: .touch)
  /// A touch at a point of the backward zone.
  static let backward = SurfaceTap(
    zone: .backward, point: SurfacePoint(x: 250, y: 280), kind: .touch)
  /// A touch at a point of the centre.
  static let centre = SurfaceTap(
    zone: .centre, point: SurfacePoint(x: 500, y: 280), kind: .touch)
}

extension SurfaceSettings {
  /// The default settings but for some changes.
  init(changing change: (inout SurfaceSettings) -> Void) {
    self.init()
    change(&self)
  }

  /// Single taps carry a run on; two sides and a centre.
  static let player = SurfaceSettings {
    $0.zones = .thirds
    $0.runPolicy = .singleTaps
  }
}

/// Whether two numbers are equal but for rounding.
func isNear(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1e-9 }
