/// Text that no description, log or mirror shows: a token, a password, a one-time code.
///
/// It is encoded and decoded like the string it holds, and may stand in a request's body, query and path:
/// what the server gets is the value, what a log gets is ``placeholder``.
public struct Secret: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What stands for a secret wherever people read.
  public static let placeholder = "<redacted>"

  /// The text itself. The name makes its use easy to find in a review.
  public let revealed: String

  /// Keeps `text` from being shown.
  public init(_ text: String) { revealed = text }
  /// Keeps the literal from being shown.
  public init(stringLiteral text: String) { revealed = text }
}

extension Secret: Codable {
  /// Reads the text from a single string.
  public init(from decoder: any Decoder) throws {
    revealed = try decoder.singleValueContainer().decode(String.self)
    SecretTrace.current?.note(revealed)
  }

  /// Writes the text itself: a secret is encoded in order to be sent or stored.
  public func encode(to encoder: any Encoder) throws {
    SecretTrace.current?.note(revealed)
    var container = encoder.singleValueContainer()
    try container.encode(revealed)
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// ``placeholder``.
  public var description: String { Self.placeholder }
  /// ``placeholder``.
  public var debugDescription: String { Self.placeholder }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
