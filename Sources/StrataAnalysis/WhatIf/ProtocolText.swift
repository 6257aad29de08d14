import StrataModel

/// Writes the requirements of a protocol for some operations of a type.
struct ProtocolText {
  private(set) var requirements: [String] = []
  /// By file: the ranges that are copied into the protocol.
  private(set) var ranges: [FileID: [Range<Int>]] = [:]
  private(set) var limits: [String] = []

  private let graph: Graph
  /// The edits that qualify names in the operation that is being added.
  private var qualifications: [TextEdit] = []

  init(_ graph: Graph) { self.graph = graph }

  /// - Parameter settable: whether the property is assigned, not only read.
  mutating func add(_ operation: DeclarationID, settable: Bool, in bytes: [UInt8]) {
    let fact = graph[operation]
    let name = graph.text(fact.name, in: operation.file)
    let scanner = SourceScanner(bytes: bytes)
    qualifications = qualifications(of: operation, scanner)
    switch fact.kind {
    case .function: addFunction(fact, name, scanner, operation.file)
    case .variable: addVariable(fact, name, settable, scanner, operation.file)
    default:
      limits.append(
        "the protocol lacks `\(name.isEmpty ? "\(fact.kind)" : name)`: only functions and properties are modelled")
    }
  }

  /// Nested types are named with the types around them: outside `UserStore`, its `Filter` is `UserStore.Filter`.
  private func qualifications(of operation: DeclarationID, _ scanner: SourceScanner) -> [TextEdit] {
    let fact = graph[operation]
    return graph.references(in: operation.file).compactMap { reference in
      guard fact.start <= reference.offset, reference.offset < fact.end, !reference.context.contains(.throughAlias),
        let type = reference.target.typeID, let outer = graph[type].outer
      else { return nil }
      let offset = Int(reference.offset)
      guard scanner.isWord(graph[type].simpleName, at: offset), scanner.bytes[offset - 1] != UInt8(ascii: ".") else {
        return nil
      }
      return .insert(graph[outer].name + ".", at: offset)
    }
  }

  /// The source of a range with qualified names.
  private mutating func copy(_ range: Range<Int>, _ scanner: SourceScanner, _ file: FileID) -> String {
    ranges[file, default: []].append(range)
    return String(decoding: TextEdit.apply(qualifications, to: scanner.bytes, in: range), as: UTF8.self)
  }

  private mutating func addFunction(
    _ fact: DeclarationFact, _ name: String, _ scanner: SourceScanner, _ file: FileID
  ) {
    let start = Int(fact.nameOffset)
    guard let open = scanner.first(of: [UInt8(ascii: "(")], from: start),
      let brace = scanner.first(of: [UInt8(ascii: "{")], from: scanner.end(ofGroupAt: open))
    else { return limits.append("the protocol lacks `\(name)`: its signature could not be read") }
    let end = (scanner.lastVisible(before: brace) ?? brace - 1) + 1
    let close = scanner.end(ofGroupAt: open)
    if scanner.text(close..<end).contains("-> some ") {
      return limits.append("the protocol lacks `\(name)`: its result is an opaque type")
    }
    let head = copy(start..<open + 1, scanner, file)
    let parameters = withoutDefaults(open + 1..<close - 1, scanner, file)
    let result = copy(close..<end, scanner, file)
    let facts = graph[file].facts
    let mutating = fact.modifiers.contains(.mutating) ? "mutating " : ""
    let attributes = facts.attributes[fact.attributes.range].map { facts.names[$0.name] }
      .filter { $0 == "MainActor" || $0 == "discardableResult" }.map { "@\($0) " }.joined()
    requirements.append("\(attributes)\(mutating)func \(head)\(parameters))\(result)")
  }

  /// Requirements have no default arguments.
  private mutating func withoutDefaults(_ range: Range<Int>, _ scanner: SourceScanner, _ file: FileID) -> String {
    var parts: [String] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let comma = scanner.first(of: [UInt8(ascii: ",")], from: position).map { min($0, range.upperBound) }
      let end = comma ?? range.upperBound
      var stop = end
      if let equals = scanner.first(of: [UInt8(ascii: "=")], from: position), equals < end {
        stop = (scanner.lastVisible(before: equals) ?? equals - 1) + 1
      }
      parts.append(copy(position..<stop, scanner, file))
      position = end + 1
    }
    return parts.joined(separator: ",")
  }

  private mutating func addVariable(
    _ fact: DeclarationFact, _ name: String, _ isSettable: Bool, _ scanner: SourceScanner, _ file: FileID
  ) {
    let start = Int(fact.nameOffset)
    let stops: Set<UInt8> = Set("={\n;,".utf8)
    guard fact.type != noIndex, let colon = scanner.first(of: [UInt8(ascii: ":")], from: start),
      let first = scanner.firstVisible(from: colon + 1)
    else { return limits.append("the protocol lacks `\(name)`: its type is not written") }
    var stop = scanner.first(of: stops, from: first) ?? Int(fact.end)
    while stop < fact.end, scanner.bytes[stop] == UInt8(ascii: ","), isBetweenArguments(first..<stop, scanner) {
      stop = scanner.first(of: stops, from: stop + 1) ?? Int(fact.end)
    }
    let end = (scanner.lastVisible(before: min(stop, Int(fact.end))) ?? stop - 1) + 1
    requirements.append("var \(name): \(copy(first..<end, scanner, file)) { get\(isSettable ? " set" : "") }")
  }

  /// Whether a comma after this part of a type separates generic arguments, and does not end the type.
  private func isBetweenArguments(_ range: Range<Int>, _ scanner: SourceScanner) -> Bool {
    let depth = range.reduce(0) { depth, offset in
      switch scanner.bytes[offset] {
      case UInt8(ascii: "<"): depth + 1
      case UInt8(ascii: ">") where scanner.bytes[offset - 1] != UInt8(ascii: "-"): depth - 1
      default: depth
      }
    }
    return depth > 0
  }
}
