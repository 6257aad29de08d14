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
    let old = Self.byHeader(before)
    let new = Self.byHeader(now)
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
    removed.sort()
    added.sort()
  }

  private static func byHeader(_ facts: FileFacts) -> [[UInt8]: [Int]] {
    var result: [[UInt8]: [Int]] = [:]
    for (index, header) in DeclarationHeaders(facts).headers.enumerated() {
      if let header { result[header, default: []].append(index) }
    }
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
