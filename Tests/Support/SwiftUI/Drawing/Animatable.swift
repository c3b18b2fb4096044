/// Something that can be drawn between two values of its data.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What is between two values while an animation runs.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Numbers that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the numbers.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

/// No data.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes no data.
  public init() {}
  /// No data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Adds nothing.
  public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }
  /// Takes nothing away.
  public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }
  /// Multiplies nothing.
  public mutating func scale(by rhs: Double) {}
  /// The square of no length.
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
