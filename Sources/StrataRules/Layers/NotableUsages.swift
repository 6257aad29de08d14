import StrataModel

/// What `dependency-rule` finds in one file: the usages that are not simply allowed, and the number of all that it examines.
struct NotableUsages: Sendable {
  enum Kind: Sendable {
    case forbidden
    /// Allowed because `misplaced-type` reports one of the two types, and otherwise forbidden.
    case misplaced
    /// Allowed only because of an alias, which may be forbidden itself.
    case facade, argumentOfAlias
  }

  private(set) var examined = 0
  /// By position among the references of the file.
  private(set) var list: [(position: UInt32, kind: Kind)] = []

  init(in file: FileID, _ context: RuleContext) {
    let (usages, range) = (context.usages, context.project.graph.referencesInFile[file.index])
    for order in range where usages.isJudgedWithOwnMembers(order) {
      let usage = usages[order]
      guard usage.site.layer != nil, context.layer(of: usage.reference.target) != nil else { continue }
      examined += 1
      let kind: Kind
      switch context.verdict(of: usage) {
      case .forbidden: kind = .forbidden
      case .allowed(.misplaced) where context.isForbiddenByRoles(usage): kind = .misplaced
      case .allowed(.facade): kind = .facade
      case .excused(.argumentOfAlias): kind = .argumentOfAlias
      default: continue
      }
      if list.isEmpty { list.reserveCapacity(16) }
      list.append((UInt32(order - range.lowerBound), kind))
    }
  }
}
