import Dispatch
import Glibc
import MPVPlayback
import MediaLocations
import Testing

/// A server on this machine that takes connections and says no word, or too few.
final class SilentListener: @unchecked Sendable {
  let location: MediaLocation
  private let socket: CInt

  /// Takes a free port.
  ///
  /// - Parameter listens: Whether connections are taken at all; else they are refused.
  /// - Throws: An issue where there is no free port.
  init(listens: Bool) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) + getsockname(socket, $0, &size)
      }
    }
    try #require(status == 0, "No port is free.")
    if listens { try #require(listen(socket, 8) == 0) }
    location = .stream(url: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/film.mkv")
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  /// Gives everybody who connects and asks this answer, and no more.
  func answerAll(_ text: String) {
    let socket = socket
    DispatchQueue.global().async {
      while case let peer = accept(socket, nil, nil), peer >= 0 {
        var request = [UInt8](repeating: 0, count: 4_096)
        recv(peer, &request, request.count, 0)
        send(peer, text, text.utf8.count, Int32(MSG_NOSIGNAL))
      }
    }
  }

  /// Waits until somebody has connected and asked.
  func connection() async throws {
    let socket = socket
    let peer = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let peer = accept(socket, nil, nil)
        var byte: UInt8 = 0
        recv(peer, &byte, 1, 0)
        continuation.resume(returning: peer)
      }
    }
    try #require(peer >= 0)
  }
}

/// The same numbers at each run.
struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64 = 0x5eed

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
