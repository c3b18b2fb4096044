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

/// A gradient along a line, of which the model draws the first colour.
nonisolated public struct LinearGradient: ShapeStyle, View, PrimitiveView, Sendable {
  let gradient: Gradient

  /// Makes a gradient of colours at equal distances along a line.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours at places along a line.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }

  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let color = resolveStyle(self, in: context.environment)
    return [
      .leaf("LinearGradient", context) { node in
        node.draw = { $0.fill(Path($0.bounds), with: .color(color)) }
      }
    ]
  }
}
