import StrataSyntax

/// Where a file has names of the feature that mean something else, and stay.
enum KeptNames {
  /// Names that stay although they are those of the feature: of members that the project does not declare, and beside a member
  /// that changes its name all that is something else.
  static func ranges(in source: SwiftSource, _ names: FeatureNames) -> [Range<Int>] {
    guard source.memberUses != nil || names.owners != nil || !names.keptMembers.isEmpty else { return [] }
    let uses = names.owners.map { _ in Set(source.uses.map(\.node)) }
    return source.tree.nodes.indices.compactMap { node in
      switch source.kind(node) {
      case .name, .identifierExpression, .identifierPattern, .closureParameterName: break
      default: return nil
      }
      let range = source.range(node)
      guard names.search.isFound(in: source.bytes, range) else { return nil }
      let isKept =
        source.isMemberOfOutside(node) || source.isLabelOfOutside(node) || isKeptMember(node, source, names)
        || uses.map { !isOfMember(node, source, names.owners ?? [], uses: $0) } == true
      return isKept ? range : nil
    }
  }

  private static func isKeptMember(_ node: Int, _ source: SwiftSource, _ names: FeatureNames) -> Bool {
    let members = names.keptMembers
    if members.isEmpty { return false }
    switch source.memberUse(node) {
    case .member(let type): return members.contains("\(type).\(source.text(node))")
    case .gap: return names.keptNames.contains(source.text(node))
    default: break
    }
    if source.kind(node) == .identifierExpression, let owner = source.owner(of: node),
      members.contains("\(owner).\(source.text(node))")
    {
      return source.locals[source.text(node)]?.contains { $0.scope.contains(node) } != true
    }
    let declaration = source.parents[node]
    let isName =
      source.kind(declaration) == .functionDeclaration && source.name(of: declaration) == node
      || source.kind(node) == .identifierPattern && source.kind(source.parents[declaration]) == .variableDeclaration
    guard isName, !source.ancestors(of: node).contains(where: { source.kind($0) == .codeBlock }) else { return false }
    return source.typesWithMember(node).contains { members.contains("\($0).\(source.text(node))") }
  }

  /// Whether a name may be that of a member of some types: it declares one, or uses one and no analysis says of which other type.
  private static func isOfMember(_ node: Int, _ source: SwiftSource, _ owners: Set<String>, uses: Set<Int>) -> Bool {
    switch source.kind(source.parents[node]) {
    case .functionDeclaration, .enumCaseElement: return source.name(of: source.parents[node]) == node
    default:
      if case .member(let type) = source.memberUse(node), !owners.contains(type) { return false }
      return uses.contains(node)
    }
  }
}
