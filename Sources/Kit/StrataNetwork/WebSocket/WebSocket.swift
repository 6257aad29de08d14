import Foundation

/// A connection on which both sides send messages. Releasing it closes the connection.
///
/// ```swift
/// let socket = try await client.webSocket("chat/\(room)")
/// try await socket.send(.text("Hello"))
/// while let message = try await socket.receive() { show(message) }
/// ```
/// Apple's platforms only: elsewhere opening one throws ``WebSocketError/unavailable``. It does not connect again by
/// itself, since only the app knows what it missed.
///
/// The credential counts when it opens: it stays open when the user signs out or changes. Close it when
/// ``Authorizer/sessions`` names another session.
public final class WebSocket: Sendable {
  /// What one side sends.
  public enum Message: Sendable, Equatable {
    /// A text.
    case text(String)
    /// Bytes.
    case data(Data)
  }

  private let connection: any WebSocketConnection

  init(_ connection: any WebSocketConnection) { self.connection = connection }

  deinit { connection.close(code: 1_001, reason: nil) }

  /// Sends a message, and waits until the system has taken it.
  public func send(_ message: Message) async throws(WebSocketError) { try await connection.send(message) }

  /// The next message; `nil` once the other side has closed the connection as intended (code 1000).
  /// - Throws: ``WebSocketError``.
  public func receive() async throws(WebSocketError) -> Message? {
    do throws(WebSocketError) {
      return try await connection.receive()
    } catch {
      if case .closed(code: 1_000, _) = error { return nil }
      throw error
    }
  }

  /// Waits for the other side's answer to a ping.
  public func ping() async throws(WebSocketError) { try await connection.ping() }

  /// Closes the connection with a code and a reason.
  public func close(code: Int = 1_000, reason: String? = nil) { connection.close(code: code, reason: reason) }
}

/// What carries the messages of a ``WebSocket``.
protocol WebSocketConnection: Sendable {
  func send(_ message: WebSocket.Message) async throws(WebSocketError)
  func receive() async throws(WebSocketError) -> WebSocket.Message
  func ping() async throws(WebSocketError)
  func close(code: Int, reason: String?)
}

extension NetworkClient {
  /// Opens a WebSocket, with the client's header fields and credential, on the session of the client's transport: the
  /// servers that its `isTrusted` refuses are refused here, too. Middleware around the transport does not see it.
  ///
  /// - Parameters:
  ///   - path: where to; `http` and `https` of the base URL become `ws` and `wss`.
  ///   - subprotocols: those of the app, the preferred one first.
  ///   - isAuthorized: whether the credential is sent; by default not to absolute URLs.
  /// - Throws: ``NetworkError/RequestFault/transport`` if the client does not send through a ``URLSessionTransport``;
  ///   ``WebSocketError/unavailable`` where the system has none, before anything is sent.
  public func webSocket(
    _ path: RoutePath, subprotocols: [String] = [], isAuthorized: Bool? = nil
  ) async throws(WebSocketError) -> WebSocket {
    #if canImport(Darwin)
      let route = Route<NoContent>(.get, path, isAuthorized: isAuthorized)
      let (request, transport) = try await webSocketRequest(for: route, subprotocols)
      return WebSocket(SystemWebSocket(request, by: transport))
    #else
      throw .unavailable
    #endif
  }
}
