import Glibc
import MediaLocations
import Testing

@testable import AudioDecoding

@Suite("Audio decoder: waiting")
struct WaitingReadTests {
  @Test("A server that never answers is cancelled while it is waited for")
  func silentServer() throws {
    let server = try ListeningSocket()
    let cancellation = Cancellation()
    let isStarted = startBackgroundThread {
      server.acceptOne()
      cancellation.cancel()
    }
    #expect(isStarted)
    let location = "http://127.0.0.1:\(server.port)/sound.wav"
    let error = failure { () throws(AudioDecodingError) in
      _ = try AudioDecoder(
        location: .stream(url: location), options: AudioDecodingOptions(allowsNetwork: true),
        cancellation: cancellation)
    }
    #expect(error == .cancelled(location: location))
  }
}

/// A socket of this machine that takes connections and says nothing.
private final class ListeningSocket: Sendable {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let result = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) | listen(descriptor, 1)
          | getsockname(descriptor, address, &length)
      }
    }
    guard result == 0 else { throw Errno(code: errno) }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  /// Waits for a connection, which stays open until the process ends.
  func acceptOne() { _ = accept(descriptor, nil, nil) }
}
