import Foundation
import StrataNetwork

/// What a ``LoopbackServer`` does with one request, correct or not.
public enum ServerAnswer: Sendable {
  /// Answers as a server should.
  case reply(HTTPResponse)
  /// Sends nothing and keeps the connection open until the client closes it or the server stops.
  case stall
  /// Resets the connection (TCP RST).
  case reset
  /// Closes the connection without a response.
  case hangUp
  /// Announces the whole body, sends its first `bytes`, and closes the connection.
  case truncated(HTTPResponse, bytes: Int)
  /// Sends these bytes instead of a response, and closes the connection.
  case garbage(Data)
  /// Does these steps, byte for byte, and keeps the connection for the next request only if `keepsAlive`, whatever the
  /// client asked for.
  case raw([ServerStep], keepsAlive: Bool)
  /// Sends the body in pieces of `bytes`, with a pause before each.
  case drip(HTTPResponse, bytes: Int, every: Duration)
  /// Waits first.
  indirect case delayed(Duration, ServerAnswer)

  /// A body of JSON.
  public static func json(_ text: String, status: Int = 200) -> ServerAnswer {
    .reply(HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8)))
  }

  /// A status without a body.
  public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> ServerAnswer {
    .reply(HTTPResponse(status: status, headers: headers))
  }

  /// 401 as servers with tokens send it.
  public static var unauthorized: ServerAnswer { .status(401, headers: ["WWW-Authenticate": "Bearer"]) }

  /// 429 with `Retry-After`: seconds, or an HTTP date.
  public static func tooManyRequests(retryAfter: String) -> ServerAnswer {
    .status(429, headers: ["Retry-After": retryAfter])
  }
}

/// One step of an answer that is written by hand: ``ServerAnswer/raw(_:keepsAlive:)``.
public enum ServerStep: Sendable {
  /// Sends these bytes.
  case send(Data)
  /// Does nothing for a while. The answer ends if the client closes the connection meanwhile.
  case pause(Duration)
  /// Closes the connection for writing, and still reads.
  case halfClose

  /// Sends the text as UTF-8.
  public static func text(_ text: String) -> ServerStep { .send(Data(text.utf8)) }
}
