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
  /// The response is not HTTP, or an HTML page where the route expects something else, such as the sign-in page of a
  /// Wi-Fi network. The server may have acted on the request.
  case invalidResponse
  /// The body is larger than the transport accepts; the rest of it was not read.
  case responseTooLarge
  /// The response has no body, and the route expects one.
  case emptyResponse
  /// A status of success, and an envelope that reports a failure, with the server's reason.
  case unsuccessful(ServerMessage)
  /// The body is not what the route's response type expects.
  case decoding(DecodingFailure)
  /// The last attempt failed with this error and was not executed, but an earlier attempt of the same request may have
  /// been: its response was lost. Only for requests that change something. The error may be that of an envelope, if the
  /// route's response is a ``ResponseEnvelope``.
  indirect case unconfirmed(NetworkError)
}

extension NetworkError {
  /// Why a request is unauthorized.
  public enum Refusal: Sendable, Equatable {
    /// Nobody is signed in; nothing was sent.
    case noCredential
    /// The stored credential cannot be read now, so it is unknown whether somebody is signed in; nothing was sent.
    case unreadableCredential
    /// The server responded with 401: to a route without authorization, or to a credential that was just renewed.
    case refused(HTTPResponse)
    /// The credential has expired and could not be renewed, for this reason. After ``NetworkError/noConnection`` and
    /// the like the credential is kept and the next request tries again; after a refusal the user is signed out.
    indirect case refreshFailed(NetworkError)
    /// The user signed out or changed since the first attempt of the request, or since the session to which it belongs.
    case sessionEnded
  }

  /// What is wrong with a request that cannot be sent.
  public enum RequestFault: Sendable, Equatable {
    /// Base URL and path make no absolute HTTP URL.
    case url
    /// A reference from a server is not a URL, or leads further than its ``RoutePath/Boundary`` permits.
    case reference
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
    /// WebSockets and background downloads need a ``URLSessionTransport``; background downloads without an `isTrusted`
    /// of their own refuse one that has it.
    case transport
  }
}

extension NetworkError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
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
    case .unauthorized(.unreadableCredential): "unauthorized: the credential cannot be read"
    case .unauthorized(.refused): "unauthorized: refused by the server"
    case .unauthorized(.refreshFailed(let cause)): "unauthorized: the credential could not be renewed (\(cause))"
    case .unauthorized(.sessionEnded): "unauthorized: the session ended"
    case .status(let response): "status \(response.status), \(response.body.count) bytes"
    case .invalidResponse: "invalid response"
    case .responseTooLarge: "response too large"
    case .emptyResponse: "empty response"
    case .unsuccessful(let message): "unsuccessful\(message.code.map { ": code \($0)" } ?? "")"
    case .decoding(let failure): "decoding: \(failure)"
    case .unconfirmed(let last): "unconfirmed, an earlier attempt may have been executed: \(last)"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show bodies.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
