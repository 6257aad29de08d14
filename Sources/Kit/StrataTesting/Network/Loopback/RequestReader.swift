import Foundation
import StrataNetwork

/// Cuts the bytes of a connection into requests.
struct RequestReader {
  let socket: Socket
  let isStopped: @Sendable () -> Bool
  private var buffer = Data()
  /// The client does not send more than this before it is answered; a test that does has a mistake.
  private static let largestHead = 1 << 20

  init(socket: Socket, isStopped: @escaping @Sendable () -> Bool) {
    self.socket = socket
    self.isStopped = isStopped
  }

  /// The next request; `nil` if the connection ended, the server stopped, or what came is not a request.
  mutating func next() -> ReceivedRequest? {
    let separator = Data("\r\n\r\n".utf8)
    var end = buffer.range(of: separator)
    while end == nil {
      guard buffer.count < Self.largestHead, fill(), startsLikeRequest else { return nil }
      end = buffer.range(of: separator)
    }
    guard let end else { return nil }
    let lines = String(decoding: buffer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    buffer = Data(buffer[end.upperBound...])
    let words = lines[0].split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { return nil }
      headers.add(parts[0], parts[1].trimmingCharacters(in: .whitespaces))
    }
    if headers["Expect"]?.lowercased() == "100-continue" {
      guard socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return nil }
    }
    guard let body = body(headers) else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return ReceivedRequest(
      method: words[0], path: target[0], query: target.count > 1 ? target[1] : "", headers: headers, body: body)
  }

  /// A method is made of capital letters. A client that begins a TLS handshake would wait forever.
  private var startsLikeRequest: Bool {
    buffer.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? true
  }

  private mutating func body(_ headers: HTTPHeaders) -> Data? {
    if headers["Transfer-Encoding"]?.lowercased() == "chunked" { return chunks() }
    return take(headers["Content-Length"].flatMap(Int.init) ?? 0)
  }

  private mutating func chunks() -> Data? {
    var body = Data()
    while let line = line() {
      guard let size = Int(line, radix: 16), let chunk = take(size), take(2) != nil else { return nil }
      if size == 0 { return body }
      body += chunk
    }
    return nil
  }

  private mutating func line() -> String? {
    let separator = Data("\r\n".utf8)
    while true {
      if let end = buffer.range(of: separator) {
        let line = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        buffer = Data(buffer[end.upperBound...])
        return line
      }
      guard buffer.count < Self.largestHead, fill() else { return nil }
    }
  }

  private mutating func take(_ count: Int) -> Data? {
    while buffer.count < count {
      guard fill() else { return nil }
    }
    let taken = Data(buffer.prefix(count))
    buffer = Data(buffer.dropFirst(count))
    return taken
  }

  private mutating func fill() -> Bool {
    while !isStopped() {
      switch socket.read(within: 50) {
      case .nothingYet: continue
      case .bytes(let bytes):
        buffer.append(contentsOf: bytes)
        return true
      case .closed: return false
      }
    }
    return false
  }
}
