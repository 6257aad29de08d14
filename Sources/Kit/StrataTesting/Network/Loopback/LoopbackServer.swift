import Foundation
import StrataLock
import StrataNetwork

/// A real HTTP/1.1 server on 127.0.0.1 for tests, well behaved or not.
///
/// ```swift
/// let server = try LoopbackServer { request in
///   request.path == "/slow" ? .delayed(.seconds(1), .json("{}")) : .json(#"{"id": 7}"#)
/// }
/// let client = NetworkClient(configuration: NetworkConfiguration(baseURL: server.url.absoluteString))
/// ```
/// It takes a free port, keeps connections alive, records the requests, and stops when it is released.
/// One thread serves each connection, so that the answers of several requests are computed at the same time.
public final class LoopbackServer: Sendable {
  /// Where the server is, such as `http://127.0.0.1:40123`.
  public let url: URL
  /// The port that the system chose.
  public let port: Int
  private let ledger: ServerLedger

  /// Starts a server.
  ///
  /// - Parameter answer: what to do with each request; called on the connection's thread.
  /// - Throws: ``LoopbackServerError`` if the system gives no socket.
  public init(
    _ answer: @escaping @Sendable (ReceivedRequest) -> ServerAnswer
  ) throws(LoopbackServerError) {
    let listener = try Socket.listener()
    guard let port = listener.port, let url = URL(string: "http://127.0.0.1:\(port)") else {
      throw LoopbackServerError(step: "getsockname", code: errno)
    }
    let ledger = ServerLedger()
    self.ledger = ledger
    self.port = port
    self.url = url
    Thread.detachNewThread {
      while !ledger.isStopped {
        guard let socket = listener.accept() else { continue }
        ledger.countConnection()
        Thread.detachNewThread { ServerConnection(socket: socket, ledger: ledger, answer: answer).serve() }
      }
    }
  }

  deinit { ledger.stop() }

  /// Stops listening and ends every connection within a moment. Connecting fails from then on.
  public func stop() { ledger.stop() }

  /// Every request that was read completely, in order of arrival.
  public var requests: [ReceivedRequest] { ledger.requests }

  /// How many requests were read completely.
  public var requestCount: Int { ledger.requests.count }

  /// How many requests of one path were read completely.
  public func requestCount(of path: String) -> Int { ledger.requests.count { $0.path == path } }

  /// How many connections were accepted.
  public var connectionCount: Int { ledger.connections }
}

/// A socket that could not be made. On a machine that allows loopback connections this does not happen.
public struct LoopbackServerError: Error, Sendable, CustomStringConvertible {
  /// The call that failed.
  public let step: String
  /// The system's error number.
  public let code: Int32

  /// Call and number.
  public var description: String { "\(step) failed with error \(code)" }
}

/// A request as the server read it.
public struct ReceivedRequest: Sendable {
  /// The method, such as `GET`.
  public let method: String
  /// The path without the query, still percent-encoded.
  public let path: String
  /// The query without `?`, still percent-encoded; empty if there is none.
  public let query: String
  /// The header fields as they were sent.
  public let headers: HTTPHeaders
  /// The body.
  public let body: Data
}

/// What the server's threads share.
final class ServerLedger: Sendable {
  private struct State: Sendable {
    var requests: [ReceivedRequest] = []
    var connections = 0
    var isStopped = false
  }

  private let state = Locked(State())

  var requests: [ReceivedRequest] { state.withLock { $0.requests } }
  var connections: Int { state.withLock { $0.connections } }
  var isStopped: Bool { state.withLock { $0.isStopped } }

  func add(_ request: ReceivedRequest) { state.withLock { $0.requests.append(request) } }
  func countConnection() { state.withLock { $0.connections += 1 } }
  func stop() { state.withLock { $0.isStopped = true } }
}
