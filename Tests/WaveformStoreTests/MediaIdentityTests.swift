import Foundation
import Testing

@testable import WaveformStore

@Suite("Media identity")
struct MediaIdentityTests {
  /// A file that is only sampled.
  private static let long = Int(ContentSamples.wholeSize) * 3

  @Test("A file stays the same under another name", arguments: [0, 1, 70_000, long])
  func moved(size: Int) throws {
    let folder = TestFolder()
    let path = try folder.write([UInt8](repeating: 7, count: size), to: "one")
    let before = try MediaIdentity(ofFileAt: path)
    rename(path, folder.file("other"))
    #expect(try MediaIdentity(ofFileAt: folder.file("other")) == before)
    symlink(folder.file("other"), folder.file("link"))
    #expect(try MediaIdentity(ofFileAt: folder.file("link")) == before)
  }

  @Test("Only a file that is read as a whole is known whatever its time", arguments: [9, long])
  func touched(size: Int) throws {
    let folder = TestFolder()
    let path = try folder.write([UInt8](repeating: 7, count: size), to: "media")
    setTime(path, 1000)
    let before = try MediaIdentity(ofFileAt: path)
    setTime(path, 2000)
    #expect((try MediaIdentity(ofFileAt: path) == before) == (size == 9))
    setTime(path, 1000)
    #expect(try MediaIdentity(ofFileAt: path) == before)
  }

  @Test(
    "An edited byte of a short file is noticed",
    arguments: [0, 1, 65_535, 65_536, 100_000, 200_000])
  func editedShortFile(place: Int) throws {
    let folder = TestFolder()
    var bytes = [UInt8](repeating: 7, count: 200_001)
    let before = try MediaIdentity(ofFileAt: folder.write(bytes, to: "media"))
    bytes[place] ^= 1
    #expect(try MediaIdentity(ofFileAt: folder.write(bytes, to: "media")) != before)
  }

  @Test("In a long file, an edit is noticed by the bytes or by the time")
  func editedLongFile() throws {
    let folder = TestFolder()
    var bytes = [UInt8](repeating: 7, count: Self.long)
    let path = try folder.write(bytes, to: "media")
    setTime(path, 1000)
    let before = try MediaIdentity(ofFileAt: path)
    let samples = ContentSamples(size: Int64(Self.long))
    for offset in samples.offsets {
      bytes[Int(offset)] ^= 1
      setTime(try folder.write(bytes, to: "media"), 1000)
      #expect(try MediaIdentity(ofFileAt: path) != before)
      bytes[Int(offset)] ^= 1
    }
    bytes[Int(samples.offsets[1]) - 1] ^= 1
    try folder.write(bytes, to: "media")
    #expect(try MediaIdentity(ofFileAt: path) != before)
  }

  @Test("A byte more is another file", arguments: [0, 65_536, Int(ContentSamples.wholeSize)])
  func size(size: Int) throws {
    let folder = TestFolder()
    let identities = try [size, size + 1].map { size in
      let path = try folder.write([UInt8](repeating: 0, count: size), to: "media")
      setTime(path, 1000)
      return try MediaIdentity(ofFileAt: path)
    }
    #expect(identities[0] != identities[1])
  }

  @Test("Each stream of a file has its own waveform")
  func streams() throws {
    let folder = TestFolder()
    let media = try folder.write([1], to: "media")
    let identities = try [nil, 0, 1].map { try MediaIdentity(ofFileAt: media, audioStream: $0) }
    #expect(Set(identities).count == 3)
    #expect(identities.allSatisfy { $0.bytes.count == 64 })
  }

  @Test("A name may have any bytes")
  func nameOfAnyBytes() throws {
    let folder = TestFolder()
    let path = Array(folder.file("a").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    #expect(throws: WaveformStoreError.self) { try MediaIdentity(ofFileAt: path) }
    rename(try folder.write([1, 2], to: "media"), path)
    let identity = try MediaIdentity(ofFileAt: path)
    #expect(try MediaIdentity(ofFileAt: folder.write([1, 2], to: "media")) == identity)
  }

  @Test("What isn't a file has no identity")
  func noFile() throws {
    let folder = TestFolder()
    #expect(throws: WaveformStoreError(.notAFile, path: folder.path)) {
      try MediaIdentity(ofFileAt: folder.path)
    }
    let pipe = folder.file("pipe")
    mkfifo(pipe, 0o600)
    #expect(throws: WaveformStoreError(.notAFile, path: pipe)) {
      try MediaIdentity(ofFileAt: pipe)
    }
    let missing = folder.file("missing")
    #expect(throws: WaveformStoreError(.system(.open, code: ENOENT), path: missing)) {
      try MediaIdentity(ofFileAt: missing)
    }
  }

  private func setTime(_ path: String, _ seconds: Int) {
    let time = timespec(tv_sec: seconds, tv_nsec: 5)
    utimensat(AT_FDCWD, path, [time, time], 0)
  }
}

@Suite("Content samples")
struct ContentSamplesTests {
  @Test(
    "A file of 4 MiB is read as a whole",
    arguments: [(0, 0), (1, 1), (65_536, 1), (65_537, 2), (4_194_304, 64)])
  func whole(size: Int64, count: Int) {
    let samples = ContentSamples(size: size)
    #expect(samples.areAll)
    #expect(samples.offsets == (0..<count).map { Int64($0) * 65_536 })
  }

  @Test(
    "Of a longer one, 16 blocks are read, the last up to its end",
    arguments: [4_194_305, 5_000_000, 1 << 32, Int64.max])
  func sampled(size: Int64) {
    let samples = ContentSamples(size: size)
    #expect(!samples.areAll)
    #expect(samples.offsets.count == 16)
    #expect(samples.offsets.first == 0)
    #expect(samples.offsets.last == size - 65_536)
    let gaps = zip(samples.offsets.dropFirst(), samples.offsets).map { $0 - $1 }
    #expect(gaps.allSatisfy { $0 >= 65_536 && abs($0 - gaps[0]) <= 1 })
  }
}
