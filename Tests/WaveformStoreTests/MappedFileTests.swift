import Foundation
import Testing

@testable import WaveformFiles
@testable import WaveformStore

@Suite("Mapped file")
struct MappedFileTests {
  @Test("The bytes are the file's", arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func contents(count: Int) throws {
    let folder = TestFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = try OpenFile(Path(folder.write(bytes, to: "file")), for: .reading)
    var mapping: MappedFile?
    #expect(try file.bytes(in: &mapping).all == bytes)
  }

  @Test("A mapping outlives the file's name and whoever opened it")
  func lifetime() throws {
    let folder = TestFolder()
    let path = try folder.write([5, 6, 7], to: "file")
    let bytes = try MappedFile(OpenFile(Path(path), for: .reading)).bytes(3)
    unlink(path)
    #expect(bytes.all == [5, 6, 7])
  }

  @Test("What is appended is read in the same place, while there is room")
  func growth() throws {
    let folder = TestFolder()
    let file = try OpenFile(Path(folder.write([1], to: "file")), for: .recording)
    var mapping: MappedFile?
    let before = try file.bytes(in: &mapping)
    let first = try #require(mapping)
    var bytes: [UInt8] = [1]
    for count in [2, 5000, first.capacity, first.capacity + 1, 3 * first.capacity] {
      bytes += (bytes.count..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try file.write(FileWrite(offset: 0, bytes: bytes))
      #expect(try file.bytes(in: &mapping).all == bytes)
      #expect((mapping === first) == (count <= first.capacity))
    }
    #expect(before.all == [1])
  }

  @Test("Fetching anything changes nothing", arguments: [0..<1, 5..<70_000, 1..<Int64.max, 3..<3])
  func fetching(range: Range<Int64>) throws {
    let folder = TestFolder()
    let file = try OpenFile(Path(folder.write([4, 5], to: "file")), for: .reading)
    let mapping = try MappedFile(file)
    mapping.fetch(range)
    #expect(mapping.bytes(2).all == [4, 5])
  }

  @Test("Only regular files are opened", arguments: ["folder", "pipe", "link", "missing"])
  func refusal(kind: String) throws {
    let folder = TestFolder()
    let path = folder.file(kind)
    switch kind {
    case "folder": mkdir(path, 0o700)
    case "pipe": mkfifo(path, 0o600)
    case "link": symlink(try folder.write([1], to: "file"), path)
    default: break
    }
    #expect(throws: WaveformStoreError.self) { try OpenFile(Path(path), for: .reading) }
  }
}

extension FileBytes {
  /// All bytes.
  fileprivate var all: [UInt8] { withBytes(0..<count) { Array($0) } }
}
