import StrataModel

/// Maps the positions of a file's facts to those after a change of the file that changed nothing but positions: comments
/// or blank lines were added or removed, code was indented, the file was saved again.
///
/// Results depend on positions only by their order, by which of them are on one line, and by which lines follow each
/// other directly. A map exists only if none of this has changed.
public struct OffsetMap: Sendable {
  /// Ascending, each once.
  private let before: [UInt32]
  /// The new offset of each element of `before`.
  private let after: [UInt32]
  private let old: FileFacts
  private let new: FileFacts
  /// Whether every type and every extension has as many lines as before.
  public let keepsLineCounts: Bool

  /// Nil if more than positions differs, or if results may depend on them in ways that are not compared.
  public init?(from old: FileFacts, to new: FileFacts) {
    // What a suppression covers is defined by lines.
    guard old.suppressions.isEmpty, new.suppressions.isEmpty else { return nil }
    let (was, now) = (old.positions, new.positions)
    guard was.count == now.count, old.settingPositions(now, lineStarts: new.lineStarts) == new else { return nil }
    var pairs = zip(was, now).map { Pair(was: Position($0), now: Position($1)) }
    pairs.sort { ($0.was.offset, $0.now.offset) < ($1.was.offset, $1.now.offset) }
    old.setLines(&pairs, \.was)
    new.setLines(&pairs, \.now)
    for (a, b) in zip(pairs, pairs.dropFirst()) where !a.was.relates(to: b.was, as: a.now, to: b.now) { return nil }
    guard pairs.allSatisfy({ ($0.was.offset == noIndex) == ($0.now.offset == noIndex) }) else { return nil }
    var before: [UInt32] = []
    var after: [UInt32] = []
    for pair in pairs where before.last != pair.was.offset {
      before.append(pair.was.offset)
      after.append(pair.now.offset)
    }
    (self.before, self.after, self.old, self.new) = (before, after, old, new)
    keepsLineCounts = zip(old.declarations, new.declarations).allSatisfy { was, now in
      !(was.kind.isNominalType || was.kind == .extension) || old.lineCount(of: was) == new.lineCount(of: now)
    }
  }

  /// The new location of something at an old one; nil for a location that is not in the facts.
  public func location(of location: SourceLocation) -> SourceLocation? {
    guard location.line >= 1, location.line <= old.lineStarts.count, location.column >= 1 else { return nil }
    let offset = old.lineStarts[location.line - 1] + UInt32(location.column - 1)
    let index = before.partitionPoint(while: { $0 < offset })
    guard index < before.count, before[index] == offset else { return nil }
    let position = new.position(of: after[index])
    return SourceLocation(file: location.file, line: position.line, column: position.column)
  }

  private struct Pair {
    var was: Position
    var now: Position
  }

  fileprivate struct Position {
    var offset: UInt32
    var line = 0
    var lineStart: UInt32 = 0

    init(_ offset: UInt32) { self.offset = offset }

    /// Whether this position and the next one have the same order, lines and distance as their new positions have.
    func relates(to next: Position, as now: Position, to nextNow: Position) -> Bool {
      if offset == next.offset { return now.offset == nextNow.offset }
      guard now.offset < nextNow.offset, (line == next.line) == (now.line == nextNow.line) else { return false }
      if line == next.line { return next.offset - offset == nextNow.offset - now.offset }
      return next.isDirectlyBelow(self) == nextNow.isDirectlyBelow(now)
    }

    /// Whether nothing but the end of a line is between the two.
    private func isDirectlyBelow(_ other: Position) -> Bool { line == other.line + 1 && offset == lineStart }
  }
}

extension FileFacts {
  /// Calls a function with every position of the facts, always in the same order.
  fileprivate mutating func forEachPosition(_ body: (inout UInt32) -> Void) {
    func each<Element>(_ list: inout [Element], _ path: WritableKeyPath<Element, UInt32>) {
      for index in list.indices { body(&list[index][keyPath: path]) }
    }
    each(&imports, \.offset)
    each(&declarations, \.start)
    each(&declarations, \.end)
    each(&declarations, \.nameOffset)
    each(&parameters, \.offset)
    each(&attributes, \.offset)
    each(&genericParameters, \.offset)
    each(&types, \.offset)
    each(&code, \.offset)
    each(&syntaxErrors, \.self)
  }

  fileprivate var positions: [UInt32] {
    var positions: [UInt32] = []
    var copy = self
    copy.forEachPosition { positions.append($0) }
    return positions
  }

  /// The same facts with other positions, in the order of ``positions``.
  fileprivate func settingPositions(_ positions: [UInt32], lineStarts: [UInt32]) -> FileFacts {
    var copy = self
    var rest = positions[...]
    copy.forEachPosition { position in
      if let next = rest.popFirst() { position = next }
    }
    copy.lineStarts = lineStarts
    return copy
  }

  fileprivate func lineCount(of declaration: DeclarationFact) -> Int {
    position(of: declaration.end).line - position(of: declaration.start).line
  }

  /// Sets the lines of positions of which only the offsets are known.
  fileprivate func setLines<Pair>(_ pairs: inout [Pair], _ path: WritableKeyPath<Pair, OffsetMap.Position>) {
    for index in pairs.indices {
      let position = position(of: pairs[index][keyPath: path].offset)
      pairs[index][keyPath: path].line = position.line
      pairs[index][keyPath: path].lineStart = lineStarts[position.line - 1]
    }
  }
}
