import StrataModel

/// JSON with keys in the given order, so that its text is the same every time.
indirect enum JSONText {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([JSONText])
  case object([(String, JSONText)])

  /// Indented by two spaces; short lists of strings on one line.
  func printed(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .text(let text): return JSONString.quoted(text)
    case .flag(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .list(let items):
      let line = "[" + items.map { $0.printed() }.joined(separator: ", ") + "]"
      if !line.contains("\n"), line.count <= 100 { return line }
      return "[\n" + items.map { inner + $0.printed(indent: indent + 2) }.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let entries):
      if entries.isEmpty { return "{}" }
      let lines = entries.map { "\(inner)\(JSONString.quoted($0.0)): \($0.1.printed(indent: indent + 2))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }
}
