import StrataModel

/// The references of a file in all targets that compile it, each once. A name is a gap only if no target resolves it.
struct TargetUnion {
  /// The references, sorted by offset.
  var references: [Reference]
  var gaps: [Gap]
  var counts: Ledger.Counts

  /// The union with the references and gaps in one more target.
  func adding(_ more: [Reference], _ moreGaps: [Gap]) -> TargetUnion {
    var seen = Set(references)
    let added = more.filter { seen.insert($0).inserted }
    if added.isEmpty, moreGaps == gaps { return self }
    let all = (references + added).enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    var union = TargetUnion(references: [], gaps: [], counts: counts)
    let resolvedOffsets = Set(all.lazy.filter { Self.isResolved($0.element) }.map(\.element.offset))
    // A name that one target declares is not external, even if it is in another target.
    union.references = all.map(\.element).filter {
      Self.isResolved($0) || $0.context.contains(.throughAlias) || !resolvedOffsets.contains($0.offset)
    }
    let own = Set(gaps)
    union.gaps = (gaps + moreGaps.filter { !own.contains($0) }).filter { !resolvedOffsets.contains($0.offset) }
      .sorted { ($0.offset, $0.name, $0.reason.rawValue) < ($1.offset, $1.name, $1.reason.rawValue) }
    union.countAgain(from: self)
    return union
  }

  private static func isResolved(_ reference: Reference) -> Bool { reference.target.externalID == nil }

  /// Updates the counts: for names that only the other target resolves, and for references to both meanings.
  private mutating func countAgain(from old: TargetUnion) {
    func count(_ reason: Gap.Reason, _ union: TargetUnion) -> Int { union.gaps.count { $0.reason == reason } }
    let resolved = references.count(where: Self.isResolved) - old.references.count(where: Self.isResolved)
    let external = references.count - old.references.count - resolved
    let ambiguous = count(.ambiguous, self) - count(.ambiguous, old)
    let notVisible = count(.notVisible, self) - count(.notVisible, old)
    let unresolved = count(.unresolved, self) - count(.unresolved, old) + notVisible
    counts.resolved += resolved
    counts.external += external
    counts.ambiguous += ambiguous
    counts.notVisible += notVisible
    counts.unresolved += unresolved
    counts.references += resolved + external + ambiguous + unresolved
  }
}
