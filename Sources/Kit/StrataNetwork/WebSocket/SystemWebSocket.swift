#if canImport(Darwin)
  import Foundation

  /// A WebSocket of `URLSession`. Type-checked on Linux, and run by no test of this repository.
  final class SystemWebSocket: WebSocketConnection {
    private let task: URLSessionWebSocketTask
    private let refusal: RefusedExchange

    init(_ request: URLRequest, by transport: URLSessionTransport) {
      (task, refusal) = transport.webSocketTask(request)
      task.resume()
    }

    func send(_ message: WebSocket.Message) async throws(WebSocketError) {
      do {
        switch message {
        case .text(let text): try await task.send(.string(text))
        case .data(let data): try await task.send(.data(data))
        }
      } catch {
        throw failure(error)
      }
    }

    func receive() async throws(WebSocketError) -> WebSocket.Message {
      do {
        switch try await task.receive() {
        case .string(let text): return .text(text)
        case .data(let data): return .data(data)
        @unknown default: throw WebSocketError.connection(.invalidResponse)
        }
      } catch {
        throw failure(error)
      }
    }

    func ping() async throws(WebSocketError) {
      let result = FirstResult<Void>()
      task.sendPing { error in
        result.finish(error.map { .failure(NetworkError(transfer: $0, hasResponse: false)) } ?? .success(()))
      }
      if case .failure(let error) = await result.value() { throw .connection(error) }
    }

    func close(code: Int, reason: String?) {
      task.cancel(with: .init(rawValue: code) ?? .normalClosure, reason: reason.map { Data($0.utf8) })
    }

    private func failure(_ error: any Error) -> WebSocketError {
      if let known = error as? WebSocketError { return known }
      if let refused = refusal.error { return .connection(refused) }
      guard task.closeCode != .invalid else {
        return .connection(Task.isCancelled ? .cancelled : NetworkError(transfer: error, hasResponse: false))
      }
      return .closed(
        code: task.closeCode.rawValue, reason: task.closeReason.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  extension NetworkClient {
    func webSocketRequest(
      for route: Route<NoContent>, _ subprotocols: [String]
    ) async throws(WebSocketError) -> (URLRequest, URLSessionTransport) {
      do throws(NetworkError) {
        let transport = try systemTransport()
        var route = route
        if !subprotocols.isEmpty { route.headers["Sec-WebSocket-Protocol"] = subprotocols.joined(separator: ", ") }
        var message = try await message(for: route)
        guard let url = message.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
          throw .invalidRequest(.url)
        }
        parts.scheme = parts.scheme?.lowercased() == "http" ? "ws" : "wss"
        message.url = parts.url
        return (message, transport)
      } catch {
        throw .connection(error)
      }
    }
  }
#endif
