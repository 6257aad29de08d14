#if canImport(Darwin)
  import Foundation

  /// A WebSocket of `URLSession`. Type-checked on Linux, and run nowhere by the tests of this repository.
  final class SystemWebSocket: WebSocketLine {
    private static let session = URLSession(configuration: .ephemeral)
    private let task: URLSessionWebSocketTask

    init(_ request: URLRequest) {
      task = Self.session.webSocketTask(with: request)
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
    ) async throws(WebSocketError) -> URLRequest {
      do throws(NetworkError) {
        var request = try RequestBuilder(configuration: configuration).request(for: route)
        if let authorizer, route.isAuthorized, !Renewal.isRun(of: authorizer) {
          request.headers["Authorization"] = try await authorizer.grant().get().field
        }
        if !subprotocols.isEmpty { request.headers["Sec-WebSocket-Protocol"] = subprotocols.joined(separator: ", ") }
        guard request.headers.isWellFormed else { throw .invalidRequest(.header) }
        guard var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true) else {
          throw .invalidRequest(.url)
        }
        parts.scheme = parts.scheme?.lowercased() == "http" ? "ws" : "wss"
        guard let url = parts.url else { throw .invalidRequest(.url) }
        var message = URLRequest(url: url)
        for (name, value) in request.headers { message.addValue(value, forHTTPHeaderField: name) }
        return message
      } catch {
        throw .connection(error)
      }
    }
  }
#endif
