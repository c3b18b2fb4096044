import AudioDecoding
import Glibc
import MediaLocations
import Waveforms

/// A folder for a test's files, which goes with it.
final class TemporaryFolder {
  let path: String
  private var names: [String] = []

  init() throws {
    var template = Array("/tmp/AudioDecodingTests.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Errno(code: errno) }
    path = template.withUnsafeBufferPointer { text in
      text.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }

  /// Where a file of this name stands; it's removed in the end.
  func location(_ name: String) -> String {
    names.append(name)
    return path + "/" + name
  }

  /// Writes a file.
  ///
  /// - Returns: Its path.
  func write(_ bytes: [UInt8], to name: String = "sound") throws -> String {
    let location = location(name)
    guard let file = fopen(location, "wb") else { throw Errno(code: errno) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Errno(code: errno) }
    return location
  }
}

/// A system call's failure.
struct Errno: Error {
  let code: Int32
}

/// What a decoder gave from beginning to end.
struct Decoded {
  var samples: [[Float]] = []
  var positions: [Double] = []
  var sampleRates: Set<Double> = []
  var end = 0.0
  var isTruncated = false

  init(_ location: String) throws(AudioDecodingError) {
    let decoder = try AudioDecoder(location: MediaLocation(argument: location))
    var isMore = true
    while isMore {
      isMore = try decoder.readBlock { block in
        while samples.count < block.channels.count { samples.append([]) }
        for (channel, plane) in block.channels.enumerated() { samples[channel] += plane }
        positions.append(block.position)
        sampleRates.insert(block.sampleRate)
        end = block.end
      }
    }
    isTruncated = decoder.isTruncated
  }
}

/// Runs a body that throws, and gives its error.
func failure(_ body: () throws(AudioDecodingError) -> Void) -> AudioDecodingError? {
  do throws(AudioDecodingError) {
    try body()
    return nil
  } catch {
    return error
  }
}

/// A generator of random numbers that gives the same ones for the same seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
