import Glibc
import MediaLocations
import Waveforms

@testable import AudioDecoding

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

/// What a decoder gave from beginning to end, full scale being 1.
struct Decoded {
  /// A run of samples as the decoder handed it over.
  struct Block: Equatable {
    let firstFrame: Int64
    let count: Int
    let sampleRate: Int
  }

  /// The samples of each channel, one block right after the other.
  var samples: [[Float]] = []
  var blocks: [Block] = []
  var formats: Set<SampleFormat> = []
  var isTruncated = false

  init(
    _ location: String, _ options: AudioDecodingOptions = AudioDecodingOptions(),
    decodesPlainPCM: Bool = false
  ) throws(AudioDecodingError) {
    let demuxer = try Demuxer(
      location: MediaLocation(argument: location), options: options, cancellation: Cancellation())
    let reader = try SampleReader(demuxer, decodesPlainPCM: decodesPlainPCM)
    try self.init(reader, options.positions)
  }

  init(
    _ source: any SampleSource, _ positions: AudioDecodingOptions.Positions
  ) throws(AudioDecodingError) {
    let decoder = AudioDecoder(source, positions: positions)
    var planar = PlanarSamples()
    var isMore = true
    while isMore {
      isMore = try decoder.readSamples { block, firstFrame in
        blocks.append(
          Block(firstFrame: firstFrame, count: block.count, sampleRate: block.sampleRate))
        formats.insert(block.format)
        planar.withChannels(of: block) { channels in
          while samples.count < channels.count { samples.append([]) }
          for (channel, plane) in channels.enumerated() { samples[channel] += plane }
        }
      }
    }
    isTruncated = decoder.isTruncated
  }

  /// The frame after the last sample.
  var end: Int64 { blocks.last.map { $0.firstFrame + Int64($0.count) } ?? 0 }

  /// One channel on the axis: gaps are silence, and of what overlaps the earlier stays.
  func axis(channel: Int = 0) -> [Float] {
    var axis: [Float] = []
    var place = 0
    for block in blocks {
      let first = Int(block.firstFrame)
      if first > axis.count { axis += [Float](repeating: 0, count: first - axis.count) }
      axis += samples[channel][place..<place + block.count].dropFirst(axis.count - first)
      place += block.count
    }
    return axis
  }

  /// The frames where a channel is louder than a half, the loudest of each 100 neighbours alone.
  func impulses(channel: Int = 0) -> [Int] {
    let axis = axis(channel: channel)
    return axis.indices.filter { frame in
      guard abs(axis[frame]) > 0.4 else { return false }
      let near = max(frame - 100, 0)..<min(frame + 100, axis.count)
      return near.allSatisfy { $0 == frame || abs(axis[$0]) < abs(axis[frame]) }
    }
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
