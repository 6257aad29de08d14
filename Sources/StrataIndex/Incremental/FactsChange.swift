import StrataModel

/// What has changed in one file: its declarations before and now, paired where their headers are equal.
struct FactsChange {
  let before: FileFacts
  let now: FileFacts
  /// By old declaration: the declaration of equal header, or ``noIndex``.
  private(set) var counterparts: [UInt32]
  /// Declarations without a counterpart, by index.
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// An added file has empty facts before, a removed one has them now.
  init(from before: FileFacts, to now: FileFacts) {
    self.before = before
    self.now = now
    counterparts = Array(repeating: noIndex, count: before.declarations.count)
    let old = Self.byHeader(before)
    let new = Self.byHeader(now)
    for (header, indices) in old {
      let others = new[header] ?? []
      // Several equal declarations cannot be distinguished when their number differs.
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

  /// The imports say something else to other files: only re-exports do.
  var changesExports: Bool { Self.exports(before) != Self.exports(now) }

  private static func exports(_ facts: FileFacts) -> [[String]] {
    facts.imports.compactMap { fact in
      let attributes = fact.attributes.range.map { facts.names[facts.attributes[$0].name] }
      guard attributes.contains("_exported") || fact.access >= .public else { return nil }
      return [facts.names[fact.module], facts.names[fact.path], facts.names[fact.scope]] + attributes
    }
  }
}
