import Foundation

/// A complete response: status, header and body.
///
/// Its descriptions, and what `dump` and a debugger print, name the status and the size only.
public struct HTTPResponse: Sendable, Equatable {
  /// The status code.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body; empty if there was none.
  public var body: Data

  /// A response, for transports and their fakes.
  public init(status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension HTTPResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Status and size.
  public var description: String { "status \(status), \(body.count) bytes" }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the header and the body.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
