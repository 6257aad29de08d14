import Foundation

/// Reads events from the pieces of a stream, which may end at any byte (HTML standard, 9.2.6).
struct EventParser {
  /// Sent when reconnecting: the identifier of the last event that was complete.
  private(set) var lastEventID: String
  /// How long the server asks to wait before reconnecting.
  private(set) var retry: Duration?

  /// The largest event in bytes: a stream without line breaks must not fill the memory.
  private let limit: Int
  private var line: [UInt8] = []
  private var data: [UInt8] = []
  private var type = ""
  private var id: String
  private var isFirstLine = true
  /// A line feed that follows a carriage return belongs to it.
  private var skipsLineFeed = false

  init(lastEventID: String = "", limit: Int = 16 << 20) {
    self.lastEventID = lastEventID
    self.limit = limit
    id = lastEventID
  }

  /// The events that these bytes complete.
  mutating func events(in bytes: Data) throws(NetworkError) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), skipsLineFeed {
        skipsLineFeed = false
        continue
      }
      skipsLineFeed = byte == UInt8(ascii: "\r")
      guard skipsLineFeed || byte == UInt8(ascii: "\n") else {
        guard line.count + data.count < limit else { throw .responseTooLarge }
        line.append(byte)
        continue
      }
      if let event = endOfLine() { events.append(event) }
    }
    return events
  }

  private mutating func endOfLine() -> ServerSentEvent? {
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty else { return endOfEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data": data += value + [UInt8(ascii: "\n")]
    case "event": type = String(decoding: value, as: UTF8.self)
    case "id" where !value.contains(0): id = String(decoding: value, as: UTF8.self)
    case "retry" where !value.isEmpty && value.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }:
      // More digits than fit in an integer.
      retry = .milliseconds(Int64(String(decoding: value, as: UTF8.self)) ?? Int64(Int32.max))
    // A comment has an empty name; other names are for later versions of the standard.
    default: break
    }
    return nil
  }

  private mutating func endOfEvent() -> ServerSentEvent? {
    lastEventID = id
    defer {
      data = []
      type = ""
    }
    guard !data.isEmpty else { return nil }
    let text = String(decoding: data.dropLast(), as: UTF8.self)
    return ServerSentEvent(type: type.isEmpty ? "message" : type, data: text, id: id)
  }
}
