/// Why a WebSocket could not be opened, or has ended.
public enum WebSocketError: Error, Sendable, Equatable {
  /// The kit has WebSockets on Apple's platforms only.
  case unavailable
  /// The other side closed it, with a code of RFC 6455, 7.4. The reason is the server's text: no description shows it.
  case closed(code: Int, reason: String?)
  /// The connection could not be made, or broke.
  case connection(NetworkError)
}

extension WebSocketError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// One line that names the cause and no content.
  public var description: String {
    switch self {
    case .unavailable: "no WebSocket on this platform"
    case .closed(let code, _): "closed with code \(code)"
    case .connection(let error): "\(error)"
    }
  }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the reason.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
