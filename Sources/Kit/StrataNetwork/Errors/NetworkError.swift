import Foundation

/// Why a request failed. Every case is a cause of its own, so that `catch NetworkError.unauthorized` means just that.
///
/// No description contains a part of a request or of a response; not even `dump` shows one.
public enum NetworkError: Error, Sendable, Equatable {
  /// The request cannot be sent as it is; nothing was sent.
  case invalidRequest(RequestFault)
  /// The server could not be reached; nothing was sent.
  case noConnection
  /// The connection broke before the response was complete. The server may have acted on the request.
  case connectionLost
  /// The server's identity could not be proved, or no secure connection could be made; nothing was sent.
  case insecureConnection
  /// No complete response in time, or no time left for another attempt. The server may have acted on the request.
  case timeout
  /// The task that sent the request was cancelled. The server may have acted on the request.
  case cancelled
  /// The request has no credential that the server accepts; mostly the user must sign in again.
  case unauthorized(Refusal)
  /// A status outside 200 to 299, other than 401, with its header and body.
  case status(HTTPResponse)
  /// The response is not HTTP.
  case invalidResponse
  /// The body is larger than the transport accepts; the rest of it was not read.
  case responseTooLarge
  /// The response has no body, and the route expects one.
  case emptyResponse
  /// A status of success, and an envelope that reports a failure, with the server's reason.
  case unsuccessful(ServerMessage)
  /// The body is not what the route's response type expects.
  case decoding(DecodingFailure)
}

extension NetworkError {
  /// Whether the same request may succeed later, so that an outbox sends it again: failures between the app and the server, a
  /// user who has to sign in again, and the statuses 408, 425, 429 and from 500 on. Not other statuses, nor a status of
  /// success with a body that could not be read.
  public var isTransient: Bool {
    switch self {
    case .noConnection, .connectionLost, .insecureConnection, .timeout, .cancelled, .invalidResponse: true
    case .unauthorized: true
    case .status(let response): response.status >= 500 || [408, 425, 429].contains(response.status)
    case .invalidRequest, .responseTooLarge, .emptyResponse, .unsuccessful, .decoding: false
    }
  }

  /// Whether a renewal of a credential that failed with this error cannot succeed later: the status is 400 or 401. Not 403,
  /// which proxies and firewalls send, too.
  public var refusesCredential: Bool {
    switch self {
    case .unauthorized(.refused): true
    case .status(let response): response.status == 400 || response.status == 401
    default: false
    }
  }

  /// Why a request is unauthorized.
  public enum Refusal: Sendable, Equatable {
    /// Nobody is signed in; nothing was sent.
    case noCredential
    /// The server responded with 401: to a route without authorization, or to a credential that was just renewed.
    case refused(HTTPResponse)
    /// The credential has expired and could not be renewed, for this reason. After ``NetworkError/noConnection`` and the
    /// like the credential is kept and the next request tries again; after a refusal the user is signed out.
    indirect case refreshFailed(NetworkError)
    /// The user signed out or changed while the request was on its way.
    case sessionEnded
  }

  /// What is wrong with a request that cannot be sent.
  public enum RequestFault: Sendable, Equatable {
    /// Base URL and path make no absolute HTTP URL.
    case url
    /// A value in the path is empty, `.` or `..`, so that it would name another resource.
    case pathValue
    /// A header field has a line break or a character that no field may have.
    case header
    /// `GET` and `HEAD` have no body.
    case bodyNotAllowed
    /// The body cannot be encoded.
    case encoding
    /// A file to upload cannot be read, or one to download to cannot be written.
    case file
    /// The client's transport is no ``StreamingTransport``.
    case streaming
  }
}

extension NetworkError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, LocalizedError {
  /// One line that names the cause and no content.
  public var description: String {
    switch self {
    case .invalidRequest(let fault): "invalid request: \(fault)"
    case .noConnection: "no connection"
    case .connectionLost: "connection lost"
    case .insecureConnection: "insecure connection"
    case .timeout: "timeout"
    case .cancelled: "cancelled"
    case .unauthorized(.noCredential): "unauthorized: nobody is signed in"
    case .unauthorized(.refused): "unauthorized: refused by the server"
    case .unauthorized(.refreshFailed(let cause)): "unauthorized: the credential could not be renewed (\(cause))"
    case .unauthorized(.sessionEnded): "unauthorized: the session ended"
    case .status(let response): "status \(response.status), \(response.body.count) bytes"
    case .invalidResponse: "invalid response"
    case .responseTooLarge: "response too large"
    case .emptyResponse: "empty response"
    case .unsuccessful(let message): "unsuccessful\(message.code.map { ": code \($0)" } ?? "")"
    case .decoding(let failure): "decoding: \(failure)"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show bodies.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// A sentence for people, in English; apps that translate switch over the cases.
  public var errorDescription: String? {
    switch self {
    case .noConnection: "There is no connection to the server."
    case .connectionLost: "The connection to the server was lost."
    case .insecureConnection: "A secure connection to the server could not be made."
    case .timeout: "The server took too long to answer."
    case .cancelled: "The request was cancelled."
    case .unauthorized: "Please sign in again."
    case .status(let response): "The server answered with status \(response.status)."
    case .invalidRequest: "The request could not be sent."
    case .responseTooLarge: "The server's answer is too large."
    case .unsuccessful: "The server could not do this."
    case .invalidResponse, .emptyResponse, .decoding: "The server's answer could not be understood."
    }
  }
}
