import StrataModel

/// Where everything of a file stands now, when nothing about it has changed but its places: comments and blank lines
/// came or went, code was indented anew, a file was saved again.
///
/// Results depend on facts, and on places only by their order, by what stands on one line and by what stands directly
/// behind what; all of that is required to be as it was. In doubt there is no shift.
public struct OffsetMap: Sendable {
  /// Ascending, each once.
  private let before: [UInt32]
  /// Where the same things stand now.
  private let after: [UInt32]
  private let old: FileFacts
  private let new: FileFacts

  /// Nil when more than places differs, or when places matter in ways that are not compared.
  public init?(from old: FileFacts, to new: FileFacts) {
    // What a suppression covers is said in lines.
    guard old.suppressions.isEmpty, new.suppressions.isEmpty else { return nil }
    let (was, now) = (old.positions, new.positions)
    guard was.count == now.count, old.settingPositions(now, lineStarts: new.lineStarts) == new else { return nil }
    var pairs = zip(was, now).map { Pair(was: Place($0), now: Place($1)) }
    pairs.sort { ($0.was.offset, $0.now.offset) < ($1.was.offset, $1.now.offset) }
    old.placeLines(&pairs, \.was)
    new.placeLines(&pairs, \.now)
    for (a, b) in zip(pairs, pairs.dropFirst()) where !a.was.relates(to: b.was, as: a.now, to: b.now) { return nil }
    guard pairs.allSatisfy({ ($0.was.offset == noIndex) == ($0.now.offset == noIndex) }) else { return nil }
    var before: [UInt32] = []
    var after: [UInt32] = []
    for pair in pairs where before.last != pair.was.offset {
      before.append(pair.was.offset)
      after.append(pair.now.offset)
    }
    (self.before, self.after, self.old, self.new) = (before, after, old, new)
  }

  /// The offset now of what was at an offset before; nil for an offset that the facts do not name.
  public func location(of place: SourceLocation) -> SourceLocation? {
    guard place.line >= 1, place.line <= old.lineStarts.count, place.column >= 1 else { return nil }
    let offset = old.lineStarts[place.line - 1] + UInt32(place.column - 1)
    let index = before.partitionPoint(while: { $0 < offset })
    guard index < before.count, before[index] == offset else { return nil }
    let position = new.position(of: after[index])
    return SourceLocation(file: place.file, line: position.line, column: position.column)
  }

  private struct Pair {
    var was: Place
    var now: Place
  }

  fileprivate struct Place {
    var offset: UInt32
    var line = 0
    var lineStart: UInt32 = 0

    init(_ offset: UInt32) { self.offset = offset }

    /// Two places, this one first, stand to each other as two others do.
    func relates(to next: Place, as now: Place, to nextNow: Place) -> Bool {
      if offset == next.offset { return now.offset == nextNow.offset }
      guard now.offset < nextNow.offset, (line == next.line) == (now.line == nextNow.line) else { return false }
      if line == next.line { return next.offset - offset == nextNow.offset - now.offset }
      return next.isDirectlyBelow(self) == nextNow.isDirectlyBelow(now)
    }

    /// Only the end of a line may be between the two.
    private func isDirectlyBelow(_ place: Place) -> Bool { line == place.line + 1 && offset == lineStart }
  }
}

extension FileFacts {
  /// Hands every position of the facts to a function, always in the same order.
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

  /// The same facts at other places, as many as ``positions``.
  fileprivate func settingPositions(_ positions: [UInt32], lineStarts: [UInt32]) -> FileFacts {
    var copy = self
    var rest = positions[...]
    copy.forEachPosition { position in
      if let next = rest.popFirst() { position = next }
    }
    copy.lineStarts = lineStarts
    return copy
  }

  /// Fills in the lines of places.
  fileprivate func placeLines<Pair>(_ pairs: inout [Pair], _ path: WritableKeyPath<Pair, OffsetMap.Place>) {
    for index in pairs.indices {
      let position = position(of: pairs[index][keyPath: path].offset)
      pairs[index][keyPath: path].line = position.line
      pairs[index][keyPath: path].lineStart = lineStarts[position.line - 1]
    }
  }
}
