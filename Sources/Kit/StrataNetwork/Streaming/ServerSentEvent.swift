/// One event of a stream of server-sent events (`text/event-stream`, defined in the HTML standard).
///
/// Its description names the type only: the data may hold secrets.
public struct ServerSentEvent: Sendable, Equatable {
  /// The type; `message` where the server gives none.
  public var type: String
  /// The data; lines are joined by line breaks.
  public var data: String
  /// The last identifier that the server gave, with this event or before it; empty if it gave none.
  public var id: String

  /// An event, for fakes.
  public init(type: String = "message", data: String, id: String = "") {
    self.type = type
    self.data = data
    self.id = id
  }
}

extension ServerSentEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The type.
  public var description: String { "event \(type)" }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Nothing: a mirror would show the data.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
