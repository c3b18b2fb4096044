/// The checksum of bytes: XXH64, by Yann Collet's published specification (xxHash, "xxHash fast
/// digest algorithm", version 0.1.1), whose constants and steps these are.
///
/// It needs no tables and no special instructions, and takes 32 bytes a round in four lanes that don't
/// wait for each other.
///
/// - Parameters:
///   - bytes: The bytes.
///   - seed: A number that gives the same bytes another checksum in another place.
/// - Returns: The checksum.
/// - Complexity: O(*n*) in the bytes.
public func xxh64(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
  var offset = 0
  var hash: UInt64
  if bytes.count >= 32 {
    var lanes = Lanes(seed: seed)
    while offset &+ 32 <= bytes.count {
      lanes.take(
        word(bytes, offset), word(bytes, offset &+ 8), word(bytes, offset &+ 16),
        word(bytes, offset &+ 24))
      offset &+= 32
    }
    hash = lanes.merged
  } else {
    hash = seed &+ prime5
  }
  hash &+= UInt64(bytes.count)
  return avalanche(tail(bytes, from: offset, hash))
}

private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

/// The four sums that run beside each other.
private struct Lanes {
  private var first: UInt64
  private var second: UInt64
  private var third: UInt64
  private var fourth: UInt64

  init(seed: UInt64) {
    first = seed &+ prime1 &+ prime2
    second = seed &+ prime2
    third = seed
    fourth = seed &- prime1
  }

  @inline(__always)
  mutating func take(_ word1: UInt64, _ word2: UInt64, _ word3: UInt64, _ word4: UInt64) {
    first = round(first, word1)
    second = round(second, word2)
    third = round(third, word3)
    fourth = round(fourth, word4)
  }

  var merged: UInt64 {
    var hash =
      rotated(first, by: 1) &+ rotated(second, by: 7) &+ rotated(third, by: 12)
      &+ rotated(fourth, by: 18)
    for lane in [first, second, third, fourth] {
      hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
    }
    return hash
  }
}

/// Takes in the fewer than 32 bytes that are left over.
private func tail(_ bytes: UnsafeRawBufferPointer, from start: Int, _ before: UInt64) -> UInt64 {
  var hash = before
  var offset = start
  while offset &+ 8 <= bytes.count {
    hash = rotated(hash ^ round(0, word(bytes, offset)), by: 27) &* prime1 &+ prime4
    offset &+= 8
  }
  if offset &+ 4 <= bytes.count {
    let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    hash = rotated(hash ^ UInt64(half) &* prime1, by: 23) &* prime2 &+ prime3
    offset &+= 4
  }
  while offset < bytes.count {
    hash = rotated(hash ^ UInt64(bytes[offset]) &* prime5, by: 11) &* prime1
    offset &+= 1
  }
  return hash
}

private func avalanche(_ sum: UInt64) -> UInt64 {
  var hash = sum
  hash = (hash ^ hash >> 33) &* prime2
  hash = (hash ^ hash >> 29) &* prime3
  return hash ^ hash >> 32
}

@inline(__always)
private func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
  rotated(lane &+ word &* prime2, by: 31) &* prime1
}

@inline(__always)
private func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
  word &<< count | word &>> (64 &- count)
}

@inline(__always)
private func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
  UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
}
