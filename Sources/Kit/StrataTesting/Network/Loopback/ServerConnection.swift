import Foundation
import StrataNetwork

/// Serves one connection until either side ends it.
struct ServerConnection {
  let socket: Socket
  let ledger: ServerLedger
  let answer: @Sendable (ReceivedRequest) -> ServerAnswer

  func serve() {
    var reader = RequestReader(socket: socket, isStopped: { [ledger] in ledger.isStopped })
    while let request = reader.next() {
      ledger.add(request)
      guard play(answer(request), to: request) else { return }
    }
  }

  /// Whether the request asks for the end of the connection. HTTP requires the response to say so, too.
  private func endsConnection(_ request: ReceivedRequest) -> Bool {
    request.headers["Connection"]?.lowercased() == "close"
  }

  /// `false` if the connection has ended.
  private func play(_ answer: ServerAnswer, to request: ReceivedRequest) -> Bool {
    switch answer {
    case .reply(let response):
      return send(response, body: response.body, to: request) && !endsConnection(request)
    case .stall:
      while !ledger.isStopped, !socket.isClosedByPeer(within: 50) {}
      return false
    case .reset:
      socket.resetOnClose()
      return false
    case .hangUp: return false
    case .truncated(let response, let bytes):
      _ = send(response, body: response.body.prefix(bytes), to: request)
      return false
    case .garbage(let data):
      _ = socket.write(data)
      return false
    case .raw(let steps, let keepsAlive): return steps.allSatisfy(play) && keepsAlive
    case .drip(let response, let bytes, let pause):
      return drip(response, max(1, bytes), pause, to: request) && !endsConnection(request)
    case .delayed(let pause, let next): return wait(pause) && play(next, to: request)
    }
  }

  private func play(_ step: ServerStep) -> Bool {
    switch step {
    case .send(let data): return socket.write(data)
    case .pause(let pause): return wait(pause)
    case .halfClose:
      socket.closeWriting()
      return true
    }
  }

  private func send(_ response: HTTPResponse, body: Data, to request: ReceivedRequest) -> Bool {
    socket.write(head(of: response, to: request) + (request.method == "HEAD" ? Data() : body))
  }

  private func drip(_ response: HTTPResponse, _ bytes: Int, _ pause: Duration, to request: ReceivedRequest) -> Bool {
    guard socket.write(head(of: response, to: request)) else { return false }
    var rest = response.body[...]
    while !rest.isEmpty {
      guard wait(pause), socket.write(Data(rest.prefix(bytes))) else { return false }
      rest = rest.dropFirst(bytes)
    }
    return true
  }

  private func head(of response: HTTPResponse, to request: ReceivedRequest) -> Data {
    var head = "HTTP/1.1 \(response.status) Status\r\n"
    for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
    let hasBody = response.status >= 200 && response.status != 204 && response.status != 304
    if hasBody, response.headers["Content-Length"] == nil { head += "Content-Length: \(response.body.count)\r\n" }
    if endsConnection(request), response.headers["Connection"] == nil { head += "Connection: close\r\n" }
    return Data((head + "\r\n").utf8)
  }

  /// `false` if the connection or the server has ended meanwhile.
  private func wait(_ pause: Duration) -> Bool {
    let end = ContinuousClock.now + pause
    while ContinuousClock.now < end {
      let rest = ContinuousClock.now.duration(to: end).components
      let milliseconds = rest.seconds * 1_000 + rest.attoseconds / 1_000_000_000_000_000 + 1
      if ledger.isStopped || socket.isClosedByPeer(within: Int32(min(milliseconds, 50))) { return false }
    }
    return true
  }
}
