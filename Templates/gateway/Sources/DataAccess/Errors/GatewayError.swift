/// What gateways throw, in terms that need no network layer.
enum GatewayError: Error, Equatable {
  /// The server understood the request and refused it: with a status from 400 on and a message, or in an envelope
  /// that says `"success": false`.
  /// - Parameter reason: the server's message, if it gives one.
  case refused(reason: String?)
  /// The request has no session that the server accepts.
  case unauthorized
  /// The server could not be reached, or not in time: the same request may succeed later.
  case noConnection
  /// The server may have done what it was asked: its answer was lost, or cannot be read. For what uses something up,
  /// such as a code, or changes what the user sees.
  case unconfirmed
  /// The answer has nothing where the app needs something.
  case noData
  /// Everything else.
  /// - Parameter description: for a log; it names no content of the request or the answer.
  case unexpected(description: String)
}
