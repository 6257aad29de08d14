import Foundation

/// Where a client reports what it does. The kit itself prints nothing.
///
/// ```swift
/// let log = NetworkLog { event in logger.debug("\(event)") }
/// ```
public struct NetworkLog: Sendable {
  let bodies: Bool
  let redaction: Redaction
  let sink: @Sendable (NetworkEvent) -> Void

  /// A log.
  ///
  /// - Parameters:
  ///   - bodies: whether bodies are reported too: of requests, and of responses that could be read. JSON and forms are
  ///     shown field by field, of everything else the size. The body of a failure is in the error.
  ///   - redaction: which names carry secrets.
  ///   - sink: receives each event; called from any thread, in the order of one request.
  public init(
    bodies: Bool = false, redaction: Redaction = Redaction(), sink: @escaping @Sendable (NetworkEvent) -> Void
  ) {
    self.bodies = bodies
    self.redaction = redaction
    self.sink = sink
  }
}

/// One step of a request, without secrets.
public struct NetworkEvent: Sendable, CustomStringConvertible {
  /// What happened.
  public enum Kind: Sendable {
    /// An attempt begins. Header fields are written `Name: value`.
    case request(headers: [String], body: String?)
    /// A response arrived, whatever its status.
    case response(status: Int, duration: Duration, headers: [String])
    /// The last response was read; `failure` says why it could not be.
    case body(String?, failure: NetworkError?)
    /// No response arrived.
    case failure(NetworkError, duration: Duration)
    /// Attempt `attempt` failed; the next one begins after `pause`.
    case retry(attempt: Int, pause: Duration)
    /// The server refused the credential; the client gets a newer one.
    case renewal
  }

  /// The method of the request.
  public let method: HTTPMethod
  /// The URL of the request, without its secrets.
  public let url: String
  /// What happened.
  public let kind: Kind

  /// One line.
  public var description: String {
    let name = "\(method.rawValue) \(url)"
    switch kind {
    case .request(let headers, let body):
      return (["→ \(name)"] + [headers.joined(separator: ", ")] + [body ?? ""]).filter { !$0.isEmpty }
        .joined(separator: " | ")
    case .response(let status, let duration, _): return "← \(status) \(name) in \(duration)"
    case .body(let body, nil): return "· \(name) \(body ?? "read")"
    case .body(_, let failure?): return "✗ \(name) \(failure)"
    case .failure(let error, let duration): return "✗ \(name) \(error) after \(duration)"
    case .retry(let attempt, let pause): return "↻ \(name) after attempt \(attempt), in \(pause)"
    case .renewal: return "↻ \(name) with a newer credential"
    }
  }
}
