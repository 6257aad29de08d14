import StrataModel

/// The changes in one file: its declarations before and after, in pairs if their headers are equal.
struct FactsChange {
  let before: FileFacts
  let now: FileFacts
  /// By old declaration: the new one with an equal header, or ``noIndex``.
  private(set) var counterparts: [UInt32]
  /// Indices of the declarations without a counterpart.
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// The facts before are empty for an added file, those after for a removed one.
  init(from before: FileFacts, to now: FileFacts) {
    self.before = before
    self.now = now
    counterparts = Array(repeating: noIndex, count: before.declarations.count)
    let (old, new) = (DeclarationHeaders(before).headers, DeclarationHeaders(now).headers)
    // Most edits leave most of a file as it is.
    let least = min(old.count, new.count)
    let start = (0..<least).first { old[$0] != new[$0] } ?? least
    let rest = least - start
    let end = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    for index in 0..<start where old[index] != nil { counterparts[index] = UInt32(index) }
    for index in old.count - end..<old.count where old[index] != nil {
      counterparts[index] = UInt32(index + new.count - old.count)
    }
    pair(Self.byHeader(old, start..<old.count - end), Self.byHeader(new, start..<new.count - end))
    removed.sort()
    added.sort()
  }

  private mutating func pair(_ old: [[UInt8]: [Int]], _ new: [[UInt8]: [Int]]) {
    for (header, indices) in old {
      let others = new[header] ?? []
      // If the numbers differ, nothing says which of the equal declarations was added or removed.
      if others.count == indices.count {
        for (index, other) in zip(indices, others) { counterparts[index] = UInt32(other) }
      } else {
        removed += indices
        added += others
      }
    }
    for (header, indices) in new where old[header] == nil { added += indices }
  }

  private static func byHeader(_ headers: [[UInt8]?], _ range: Range<Int>) -> [[UInt8]: [Int]] {
    var result: [[UInt8]: [Int]] = [:]
    for index in range { if let header = headers[index] { result[header, default: []].append(index) } }
    return result
  }

  /// Whether other files see other imports through this one, which only re-exports cause.
  var changesExports: Bool { Self.exports(before) != Self.exports(now) }

  private static func exports(_ facts: FileFacts) -> [[String]] {
    facts.imports.compactMap { fact in
      let attributes = fact.attributes.range.map { facts.names[facts.attributes[$0].name] }
      guard attributes.contains("_exported") || fact.access >= .public else { return nil }
      return [facts.names[fact.module], facts.names[fact.path], facts.names[fact.scope]] + attributes
    }
  }
}
