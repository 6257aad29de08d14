import StrataModel

/// The requirements of a protocol that has operations of a type.
struct ProtocolText {
  private(set) var requirements: [String] = []
  /// Where the signatures are written.
  private(set) var ranges: [Range<Int>] = []
  private(set) var limits: [String] = []

  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  /// - Parameter settable: what is assigned to, not only read.
  mutating func add(_ operation: DeclarationID, settable: Bool, in bytes: [UInt8]) {
    let fact = graph[operation]
    let name = graph.text(fact.name, in: operation.file)
    let scanner = SourceScanner(bytes: bytes)
    switch fact.kind {
    case .function: addFunction(fact, name, scanner, graph[operation.file].facts)
    case .variable: addVariable(fact, name, settable, scanner)
    default:
      limits.append(
        "the protocol lacks `\(name.isEmpty ? "\(fact.kind)" : name)`: only functions and properties are modelled")
    }
  }

  private mutating func addFunction(
    _ fact: DeclarationFact, _ name: String, _ scanner: SourceScanner, _ facts: FileFacts
  ) {
    let start = Int(fact.nameOffset)
    guard let open = scanner.first(of: [UInt8(ascii: "(")], from: start),
      let brace = scanner.first(of: [UInt8(ascii: "{")], from: scanner.end(ofGroupAt: open))
    else { return limits.append("the protocol lacks `\(name)`: its signature could not be read") }
    let end = (scanner.lastVisible(before: brace) ?? brace - 1) + 1
    let close = scanner.end(ofGroupAt: open)
    let parameters = withoutDefaults(open + 1..<close - 1, scanner)
    let result = scanner.text(close..<end)
    if result.contains("-> some ") {
      return limits.append("the protocol lacks `\(name)`: its result is an opaque type")
    }
    let mutating = fact.modifiers.contains(.mutating) ? "mutating " : ""
    let attributes = facts.attributes[fact.attributes.range].map { facts.names[$0.name] }
      .filter { $0 == "MainActor" || $0 == "discardableResult" }.map { "@\($0) " }.joined()
    requirements.append("\(attributes)\(mutating)func \(scanner.text(start..<open + 1))\(parameters))\(result)")
    ranges.append(start..<end)
  }

  /// Requirements have no default arguments.
  private func withoutDefaults(_ range: Range<Int>, _ scanner: SourceScanner) -> String {
    var parts: [String] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let comma = scanner.first(of: [UInt8(ascii: ",")], from: position).map { min($0, range.upperBound) }
      let end = comma ?? range.upperBound
      var stop = end
      if let equals = scanner.first(of: [UInt8(ascii: "=")], from: position), equals < end {
        stop = (scanner.lastVisible(before: equals) ?? equals - 1) + 1
      }
      parts.append(scanner.text(position..<stop))
      position = end + 1
    }
    return parts.joined(separator: ",")
  }

  private mutating func addVariable(
    _ fact: DeclarationFact, _ name: String, _ isSettable: Bool, _ scanner: SourceScanner
  ) {
    let start = Int(fact.nameOffset)
    let stops: Set<UInt8> = Set("={\n;,".utf8)
    guard fact.type != noIndex, let colon = scanner.first(of: [UInt8(ascii: ":")], from: start),
      let first = scanner.firstVisible(from: colon + 1)
    else { return limits.append("the protocol lacks `\(name)`: its type is not written") }
    let stop = scanner.first(of: stops, from: first) ?? Int(fact.end)
    let end = (scanner.lastVisible(before: min(stop, Int(fact.end))) ?? stop - 1) + 1
    requirements.append("var \(name): \(scanner.text(first..<end)) { get\(isSettable ? " set" : "") }")
    ranges.append(start..<end)
  }
}
