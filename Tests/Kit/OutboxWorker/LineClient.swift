import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One line to a server on this machine, one line back.
enum LineClient {
  static func ask(_ line: String, port: UInt16) async -> String? {
    await withCheckedContinuation { continuation in
      // Blocking calls stay off the threads that all tasks share.
      DispatchQueue.global().async { continuation.resume(returning: askNow(line, port)) }
    }
  }

  private static func askNow(_ line: String, _ port: UInt16) -> String? {
    #if canImport(Darwin) || canImport(Musl)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = socket(AF_INET, stream, 0)
    guard socket >= 0 else { return nil }
    defer { close(socket) }
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { return nil }
    let bytes = Array(line.utf8)
    guard send(socket, bytes, bytes.count, 0) == bytes.count else { return nil }
    var answer = [UInt8](repeating: 0, count: 16)
    let count = recv(socket, &answer, answer.count, 0)
    guard count == 3 else { return nil }
    return String(decoding: answer[..<2], as: UTF8.self)
  }
}
