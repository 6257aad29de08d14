#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import struct Foundation.Data

/// One TCP socket of the loopback interface, closed with its last holder. Every wait has a bound.
final class Socket: Sendable {
  enum Reading {
    case nothingYet
    case bytes([UInt8])
    case closed
  }

  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// A socket that listens on a free port of 127.0.0.1.
  static func listener() throws(LoopbackServerError) -> Socket {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else { throw LoopbackServerError(step: "socket", code: errno) }
    let result = Socket(descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard bound == 0 else { throw LoopbackServerError(step: "bind", code: errno) }
    guard listen(descriptor, 1_024) == 0 else { throw LoopbackServerError(step: "listen", code: errno) }
    return result
  }

  /// The port that a listener got.
  var port: Int? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return status == 0 ? Int(UInt16(bigEndian: address.sin_port)) : nil
  }

  /// The next connection, if one comes soon.
  func accept() -> Socket? {
    guard isReadable(within: 50) else { return nil }
    #if canImport(Glibc)
      let connection = Glibc.accept(descriptor, nil, nil)
    #elseif canImport(Musl)
      let connection = Musl.accept(descriptor, nil, nil)
    #else
      let connection = Darwin.accept(descriptor, nil, nil)
    #endif
    guard connection >= 0 else { return nil }
    var on: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    // A client that reads nothing must not block a thread forever.
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return Socket(connection)
  }

  func read(within milliseconds: Int32) -> Reading {
    guard isReadable(within: milliseconds) else { return .nothingYet }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? .bytes(Array(bytes.prefix(count))) : .closed
  }

  /// False if the connection is over.
  func write(_ data: Data) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let bytes = Array(data)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Whether the client has left, after waiting for that a moment. Bytes that it sends ahead stay unread.
  func isClosedByPeer(within milliseconds: Int32) -> Bool {
    guard isReadable(within: milliseconds) else { return false }
    var byte: UInt8 = 0
    if recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0 { return true }
    usleep(1_000)
    return false
  }

  /// Sends the end of the stream; reading goes on.
  func closeWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Makes closing send a reset instead of an orderly end.
  func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }
}
