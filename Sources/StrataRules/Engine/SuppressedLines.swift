import StrataModel

/// The lines that the suppression comments of a file cover.
struct SuppressedLines {
  private let facts: FileFacts
  /// Offsets of code, ascending.
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

  /// The lines that a comment covers for a rule; nil if it covers none.
  /// - Parameter index: the index of the comment among those of the file, which are in order.
  func of(_ index: Int, rule: String) -> ClosedRange<Int>? {
    let fact = facts.suppressions[index]
    let line = facts.position(of: fact.offset).line
    switch fact.scope {
    case .file: return 1...max(facts.lineStarts.count, 1)
    case .this: return line...line
    case .next:
      guard let next = firstLine(after: fact.offset, before: fact.branch.end) else { return nil }
      // Code after a block comment on the same line is the next code.
      let first = next == line ? line : line + 1
      return first...max(first, lastLine(after: fact.offset, from: next))
    case .previous:
      let last = lineOfCode(from: fact.branch.start, before: fact.offset, line)
      return last.map { $0...max($0, line - 1) }
    case .region:
      let end = enabling(after: index, rule).map { facts.suppressions[$0].offset } ?? fact.branch.end
      return line...max(line, end == .max ? facts.lineStarts.count : facts.position(of: end).line)
    case .enable, .generated, .unknown: return nil
    }
  }

  /// The comment that ends a region for a rule: the next `strata:enable` that names the rule, or no rule. A region ends
  /// with the branch of an `#if` in which it begins.
  func enabling(after index: Int, _ rule: String) -> Int? {
    facts.suppressions.indices.dropFirst(index + 1).first { next in
      guard facts.suppressions[next].scope == .enable,
        facts.suppressions[next].offset < facts.suppressions[index].branch.end
      else { return false }
      let rules = facts.names[facts.suppressions[next].rules].split(separator: ",")
      return rules.isEmpty || rules.contains { $0 == rule }
    }
  }

  /// The line of the last code above a comment on `line`.
  private func lineOfCode(from start: UInt32, before offset: UInt32, _ line: Int) -> Int? {
    var index = places.partitionPoint(while: { $0 < offset }) - 1
    while index >= 0, places[index] >= start {
      let found = facts.position(of: places[index]).line
      if found < line { return found }
      index -= 1
    }
    return nil
  }

  /// The line of the next code after a comment, past other comments.
  private func firstLine(after offset: UInt32, before end: UInt32) -> Int? {
    let next = places.partitionPoint(while: { $0 <= offset })
    guard next < places.count, places[next] < end else { return nil }
    return facts.position(of: places[next]).line
  }

  /// The last line that `next` covers: that of the next code or, if a declaration starts on it, that of the
  /// declaration's name, since attributes may be on lines of their own.
  private func lastLine(after offset: UInt32, from line: Int) -> Int {
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
