/// Colours that go over into each other.
public struct Gradient: Equatable, Sendable {
  /// A colour at a place.
  public struct Stop: Equatable, Sendable {
    /// The colour.
    var color: Color
    /// The place, from 0 to 1.
    var location: CGFloat

    /// Makes a colour at a place.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }
}

/// A gradient along a line; where a shape is filled with it, the model draws the first colour.
nonisolated public struct LinearGradient: ShapeStyle, View, PrimitiveView, Sendable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Makes a gradient of colours at equal distances along a line.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    (gradient, start, end) = (Gradient(colors: colors), startPoint, endPoint)
  }

  /// Makes a gradient of colours at places along a line.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    (gradient, start, end) = (Gradient(stops: stops), startPoint, endPoint)
  }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    [
      .leaf("LinearGradient", context) { node in
        node.draw = { $0.fill(Path($0.bounds), with: .init(style: self)) }
      }
    ]
  }
}
