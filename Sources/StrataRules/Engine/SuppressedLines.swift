import StrataModel

/// Which lines a suppression comment speaks of.
enum SuppressedLines {
  static func of(_ fact: SuppressionFact, in facts: FileFacts) -> ClosedRange<Int> {
    let line = facts.position(of: fact.offset).line
    switch fact.scope {
    case .file: return 1...max(facts.lineStarts.count, 1)
    case .this: return line...line
    case .next: return (line + 1)...max(line + 1, lastLine(after: fact.offset, in: facts))
    }
  }

  /// The line of the next code after the comment, past other comments. Where a declaration starts on it, the line of
  /// the declaration's name: attributes may stand on lines of their own.
  private static func lastLine(after offset: UInt32, in facts: FileFacts) -> Int {
    var first = UInt32.max
    func consider(_ place: UInt32) {
      if place > offset, place < first { first = place }
    }
    for node in facts.code { consider(node.offset) }
    for node in facts.types { consider(node.offset) }
    for fact in facts.imports { consider(fact.offset) }
    for fact in facts.attributes { consider(fact.offset) }
    for fact in facts.parameters { consider(fact.offset) }
    for fact in facts.declarations {
      consider(fact.start)
      consider(fact.nameOffset)
    }
    guard first != .max else { return 0 }
    let line = facts.position(of: first).line
    return facts.declarations.filter { facts.position(of: $0.start).line == line && $0.start > offset }
      .map { facts.position(of: $0.nameOffset).line }.reduce(line, max)
  }
}
