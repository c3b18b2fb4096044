import WaveformFiles

/// The names that a waveform has in the cache: sixteen digits, which follow from whose it is.
struct CacheName: Hashable {
  let digits: String

  init(identity: [UInt8]) {
    let checksum = identity.withUnsafeBytes { xxh64($0, seed: 0) }
    let short = String(checksum, radix: 16)
    digits = String(repeating: "0", count: Self.digitCount - short.count) + short
  }

  /// Takes a name apart; nothing where it isn't one of ours.
  init?(_ fileName: String) {
    let digits = fileName.prefix(Self.digitCount)
    guard digits.utf8.count == Self.digitCount,
      digits.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    else { return nil }
    self.digits = String(digits)
    guard fileName == complete || fileName == partial else { return nil }
  }

  /// The name of a file with nothing missing.
  var complete: String { "\(digits).pyramid" }
  /// The name of a file that somebody writes, or wrote and didn't end.
  var partial: String { "\(complete).partial" }

  private static let digitCount = 16
}
