/// A finding that Swift source under test expects, marked at the end of its line:
/// `let gateway = ProfileGateway()  // ! skipped-layer ProfileView -> ProfileGateway ! direct-instantiation`.
package struct ExpectedFinding: Equatable, Sendable {
  package var path: String
  package var line: Int
  package var rule: String
  /// Nil if the mark does not name it.
  package var symbol: String?
  package var target: String?

  package init(path: String, line: Int, rule: String, symbol: String? = nil, target: String? = nil) {
    self.path = path
    self.line = line
    self.rule = rule
    self.symbol = symbol
    self.target = target
  }

  /// The marks of a line.
  package static func marks(in line: String, path: String, number: Int) -> [ExpectedFinding] {
    guard let mark = line.firstRange(of: "// ! ") else { return [] }
    return line[mark.upperBound...].split(separator: " ! ").map { part in
      let words = part.split(separator: " ")
      let arrow = words.firstIndex(of: "->") ?? words.endIndex
      func joined(_ words: ArraySlice<Substring>) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }
      return ExpectedFinding(
        path: path, line: number, rule: words.first.map(String.init) ?? "",
        symbol: joined(words[..<arrow].dropFirst()), target: joined(words[arrow...].dropFirst()))
    }
  }
}

extension ExpectedFinding: CustomStringConvertible {
  package var description: String {
    let pair = [symbol, target].compactMap { $0 }.joined(separator: " -> ")
    return "\(path):\(line) \(rule)\(pair.isEmpty ? "" : " " + pair)"
  }
}
