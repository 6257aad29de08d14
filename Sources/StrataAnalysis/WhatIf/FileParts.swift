import StrataModel

/// Divides the declarations of a file into those that move with a type and those that stay.
struct FileParts {
  /// Indices of the top-level declarations of the type itself.
  private(set) var own: [Int] = []
  /// Indices of what only the type uses, so that it moves too: private helpers, previews.
  private(set) var helpers: [Int] = []
  /// Indices of what stays in the file.
  private(set) var others: [Int] = []

  private let graph: Graph
  private let file: FileID
  private let facts: FileFacts

  init(of type: TypeID, in graph: Graph) {
    self.graph = graph
    file = graph[type].declaration.file
    facts = graph[file].facts
    let family = Self.family(of: type, graph)
    var rest: [Int] = []
    for index in facts.topLevelDeclarations {
      let declared = graph.typeOfDeclaration[file.index][index]
      if declared.map(family.contains) == true { own.append(index) } else { rest.append(index) }
    }
    let users = users(of: rest)
    for index in rest {
      let fact = facts.declarations[index]
      let isPrivate = fact.isPrivate
      let isHelper = isPrivate && fact.kind != .variable && !users[index, default: []].isEmpty
      let serves = isHelper && users[index, default: []].isSubset(of: own + [index])
      let previews = fact.kind == .macro || fact.marks.contains(.preview)
      if serves || previews && mentions(index, type) { helpers.append(index) } else { others.append(index) }
    }
  }

  /// Private declarations that both the type and the rest of the file use, so that they cannot remain private.
  func shared() -> [Int] {
    let users = users(of: others)
    return others.filter { index in
      let access = facts.declarations[index].access
      return (access == .private || access == .fileprivate) && !users[index, default: []].isDisjoint(with: own)
    }
  }

  var isAloneInFile: Bool { others.allSatisfy { facts.declarations[$0].kind == .macro } }

  /// The names of the declarations that stay, for messages.
  var namesOfOthers: [String] {
    others.filter { facts.declarations[$0].kind != .macro }.map { index in
      let fact = facts.declarations[index]
      return fact.kind == .extension ? "extension \(facts.names[fact.name])" : facts.names[fact.name]
    }
  }

  var areUnconditional: Bool { (own + helpers).allSatisfy { facts.declarations[$0].condition == 0 } }

  private static func family(of type: TypeID, _ graph: Graph) -> Set<TypeID> {
    Set(graph.typeIDs.filter { graph.outermost($0) == type })
  }

  /// By declaration: the top-level declarations that name it. Only names are compared.
  private func users(of declarations: [Int]) -> [Int: Set<Int>] {
    var named: [NameID: Int] = [:]
    for index in declarations where !facts.names[facts.declarations[index].name].isEmpty {
      if facts.declarations[index].kind != .extension { named[facts.declarations[index].name] = index }
    }
    var result: [Int: Set<Int>] = [:]
    func note(_ name: NameID, _ offset: UInt32) {
      guard let declared = named[name], let user = declaration(at: offset) else { return }
      result[declared, default: []].insert(user)
    }
    for node in facts.types where node.kind == .name { note(node.name, node.offset) }
    for node in facts.code where node.kind == .identifier { note(node.name, node.offset) }
    return result
  }

  private func mentions(_ index: Int, _ type: TypeID) -> Bool {
    let range = facts.declarations[index].start..<facts.declarations[index].end
    return graph.references(in: file).contains { range.contains($0.offset) && $0.target.typeID == type }
  }

  private func declaration(at offset: UInt32) -> Int? {
    Array(facts.topLevelDeclarations).last { facts.declarations[$0].contains(offset) }
  }

  // MARK: Ranges of the text

  /// A declaration with the comments directly above it and to the end of its line.
  func range(of index: Int, in bytes: [UInt8]) -> Range<Int> {
    let fact = facts.declarations[index]
    return Self.startOfComments(above: Int(fact.start), bytes)..<Self.endOfCode(after: Int(fact.end), bytes)
  }

  /// The ranges of the header and the imports. Nil if an `#if` begins before the first declaration and ends after
  /// it.
  func prologue(in bytes: [UInt8]) -> [Range<Int>]? {
    let first = facts.topLevelDeclarations.map { range(of: $0, in: bytes).lowerBound }.min() ?? bytes.count
    let text = String(decoding: bytes[..<first], as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
    guard lines.count(where: { $0.hasPrefix("#if") }) == lines.count(where: { $0.hasPrefix("#endif") }) else {
      return nil
    }
    let later = facts.imports.filter { $0.offset >= first && $0.condition == 0 }
    return [0..<first]
      + later.map { fact in
        let line = facts.position(of: fact.offset).line
        return Int(facts.lineStarts[line - 1])..<Self.endOfCode(after: Int(fact.offset), bytes)
      }
  }

  private static func startOfComments(above start: Int, _ bytes: [UInt8]) -> Int {
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    guard bytes[lineStart..<start].allSatisfy(isBlank) else { return start }
    while lineStart > 0 {
      var previous = lineStart - 1
      while previous > 0, bytes[previous - 1] != UInt8(ascii: "\n") { previous -= 1 }
      let line = bytes[previous..<(lineStart - 1)].drop(while: isBlank)
      guard line.starts(with: "//".utf8) || line.starts(with: "/*".utf8) || line.starts(with: "*".utf8) else { break }
      lineStart = previous
    }
    return lineStart
  }

  /// The end of the line, also after a comment, or `end` if more code follows on the line.
  private static func endOfCode(after end: Int, _ bytes: [UInt8]) -> Int {
    let lineEnd = bytes.endOfLine(from: end)
    let rest = bytes[end..<lineEnd].drop(while: isBlank)
    return rest.isEmpty || rest.starts(with: "//".utf8) ? lineEnd : end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
