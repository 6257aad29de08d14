/// Why a server has not executed a request, in its own words.
///
/// Its descriptions, and what `dump` and a debugger print, name the code only: a message may quote what the user typed.
public struct ServerMessage: Sendable, Equatable {
  /// The server's own code, which is not the HTTP status.
  public let code: Int?
  /// A message for people, in the language that the server chose.
  public let message: String?

  /// A message, for APIs with another envelope and for fakes.
  public init(code: Int? = nil, message: String? = nil) {
    self.code = code
    self.message = message
  }
}

extension ServerMessage: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The code.
  public var description: String { code.map { "code \($0)" } ?? "no code" }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the message.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
