import Glibc
import MediaLocations
import Testing

@testable import WaveformTool

@Suite("Files that get their name at the end")
final class UnfinishedFileTests {
  private let folder: FilePath

  init() throws {
    var template = Array("/tmp/seekkit-unfinished-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = FilePath(cString: template)
  }

  deinit {
    for name in names { unlink(folder.appending(FilePath(name)).cString) }
    rmdir(folder.cString)
  }

  private var names: [String] {
    guard let directory = opendir(folder.cString) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func contents(_ name: String) -> [UInt8] {
    let descriptor = open(folder.appending(FilePath(name)).cString, O_RDONLY)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1_000_000)
    let count = read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `have all bytes once they're named`(count: Int) throws {
    let bytes = (0..<count).map { UInt8($0 % 251) }
    let file = try UnfinishedFile(in: folder)
    for start in stride(from: 0, to: count, by: 1000) {
      try file.append(bytes[start..<min(start + 1000, count)])
    }
    try file.name(folder.appending("whole"))
    #expect(names == ["whole"])
    #expect(contents("whole") == bytes)
  }

  @Test func `leave nothing where they aren't named`() throws {
    var file: UnfinishedFile? = try UnfinishedFile(in: folder)
    try file?.append([1, 2, 3])
    file = nil
    #expect(names.isEmpty)
  }

  @Test func `take the place of what was there`() throws {
    for bytes: [UInt8] in [[1, 2, 3], [4]] {
      let file = try UnfinishedFile(in: folder)
      try file.append(bytes)
      try file.name(folder.appending("same"))
      #expect(contents("same") == bytes)
    }
    #expect(names == ["same"])
  }

  @Test func `can have bytes changed, and go behind each other`() throws {
    let file = try UnfinishedFile(in: folder)
    try file.append([1, 2, 3, 4])
    try file.overwrite([9, 8], at: 1)
    try file.append([5])
    let whole = try UnfinishedFile(in: folder)
    try whole.append([0])
    try whole.append(contentsOf: file)
    try whole.append([7])
    try whole.name(folder.appending("both"))
    #expect(contents("both") == [0, 1, 9, 8, 4, 5, 7])
  }

  @Test func `need a folder`() {
    #expect(throws: WaveformToolError.self) {
      try UnfinishedFile(in: self.folder.appending("missing"))
    }
  }
}
