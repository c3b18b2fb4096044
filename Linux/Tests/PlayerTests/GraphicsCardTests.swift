import Glibc
import Testing

@testable import Player

@Suite("Graphics cards")
struct GraphicsCardTests {
  @Test(arguments: [
    ("dri/renderD128", true), ("nvidiactl", true), ("dxg", true), ("dri/card0", false),
    ("null", false),
  ])
  func `are known by the kernel's files`(name: String, isCard: Bool) throws {
    var template = Array("/tmp/seekkit-devices-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    let file = folder + "/" + name
    mkdir(folder + "/dri", 0o700)
    close(creat(file, 0o600))
    defer {
      unlink(file)
      rmdir(folder + "/dri")
      rmdir(folder)
    }
    #expect(GraphicsCard.isPresent(in: folder) == isCard)
  }
}
