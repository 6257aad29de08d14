import StrataModel

/// What a file refers to, over all targets that compile it: every reference once, and no gap where one target knows
/// what a name means.
struct TargetUnion {
  /// Sorted by offset.
  var references: [Reference]
  var gaps: [Gap]
  var counts: Ledger.Counts

  /// Together with what the file means in one more target.
  func adding(_ more: [Reference], _ moreGaps: [Gap]) -> TargetUnion {
    var seen = Set(references)
    let added = more.filter { seen.insert($0).inserted }
    if added.isEmpty, moreGaps == gaps { return self }
    let all = (references + added).enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    var union = TargetUnion(references: [], gaps: [], counts: counts)
    let resolvedOffsets = Set(all.lazy.filter { Self.isResolved($0.element) }.map(\.element.offset))
    // A name that one target declares is nothing outside the project, though it is so in another target.
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

  /// Adds to the counts what changed: names that only the other target knows, and references to both.
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
