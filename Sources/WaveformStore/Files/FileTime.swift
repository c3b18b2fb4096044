#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A moment as file systems keep it: seconds since 1970 began in UTC.
///
/// *Lifetime*: a value. *Concurrency*: a value.
public struct FileTime: Hashable, Comparable, Sendable {
  /// Whole seconds.
  public let seconds: Int64
  /// Nanoseconds beside them, 0 to 999,999,999.
  public let nanoseconds: Int64

  /// Makes a moment.
  ///
  /// - Parameters:
  ///   - seconds: Whole seconds since 1970 began in UTC.
  ///   - nanoseconds: Nanoseconds beside them, 0 to 999,999,999.
  public init(seconds: Int64, nanoseconds: Int64 = 0) {
    precondition((0..<1_000_000_000).contains(nanoseconds), "A second has 10^9 nanoseconds.")
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The moment that the system's clock shows.
  public static func now() -> Self {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Self(time)
  }

  init(_ time: timespec) {
    seconds = Int64(time.tv_sec)
    nanoseconds = min(max(Int64(time.tv_nsec), 0), 999_999_999)
  }

  /// The moment as the system takes it.
  var specification: timespec { timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds)) }

  /// Whether a moment is before another.
  public static func < (left: Self, right: Self) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
