import StrataModel

/// Which lines the suppression comments of a file speak of.
struct SuppressedLines {
  private let facts: FileFacts
  /// Where code stands, ascending.
  private let places: [UInt32]
  /// Starts and names of declarations, ascending.
  private let declarations: [(start: UInt32, name: UInt32)]

  init(_ facts: FileFacts) {
    self.facts = facts
    var places = facts.code.map(\.offset) + facts.types.map(\.offset)
    places += facts.imports.map(\.offset)
    places += facts.attributes.map(\.offset)
    places += facts.parameters.map(\.offset)
    for fact in facts.declarations { places += [fact.start, fact.nameOffset] }
    self.places = places.sorted()
    declarations = facts.declarations.map { ($0.start, $0.nameOffset) }.sorted { $0.start < $1.start }
  }

  func of(_ fact: SuppressionFact) -> ClosedRange<Int> {
    let line = facts.position(of: fact.offset).line
    switch fact.scope {
    case .file: return 1...max(facts.lineStarts.count, 1)
    case .this: return line...line
    case .next: return (line + 1)...max(line + 1, lastLine(after: fact.offset))
    }
  }

  /// The line of the next code after the comment, past other comments. Where a declaration starts on it, the line of
  /// the declaration's name: attributes may stand on lines of their own.
  private func lastLine(after offset: UInt32) -> Int {
    let next = places.partitionPoint(while: { $0 <= offset })
    guard next < places.count, places[next] != .max else { return 0 }
    let line = facts.position(of: places[next]).line
    var last = line
    var index = declarations.partitionPoint(while: { $0.start <= offset })
    while index < declarations.count {
      let start = facts.position(of: declarations[index].start).line
      if start > line { break }
      if start == line { last = max(last, facts.position(of: declarations[index].name).line) }
      index += 1
    }
    return last
  }
}
