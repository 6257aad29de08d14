import StrataSyntax

extension FeatureSlice {
  /// Whether a file belongs to the feature alone.
  static func isOwn(_ path: String, _ source: SwiftSource, _ names: FeatureNames, _ places: FeaturePlaces) -> Bool {
    places.has(path) || !places.isOfAnotherFeature(path) && isOwn(source, names)
  }

  /// Whether all that a file declares belongs to the feature: it has the name, or only the file sees it.
  static func isOwn(_ source: SwiftSource, _ names: FeatureNames) -> Bool {
    let renamed = RenamedSource(source, names)
    var isOwn = false
    for node in source.children(of: 0) {
      switch source.kind(node) {
      case .importDeclaration: continue
      case .conditional:
        for branch in source.children(of: node) where source.kind(branch) == .conditionalBranch {
          for inner in source.children(of: branch)
          where ![.conditionText, .importDeclaration].contains(source.kind(inner)) {
            if declares(inner, source, renamed) { isOwn = true } else if !source.isPrivate(inner) { return false }
          }
        }
      default:
        if declares(node, source, renamed) { isOwn = true } else if !source.isPrivate(node) { return false }
      }
    }
    return isOwn
  }

  /// Whether the name of a declaration, or the type that it extends, has the name of the feature.
  private static func declares(_ node: Int, _ source: SwiftSource, _ renamed: RenamedSource) -> Bool {
    let children = source.children(of: node)
    switch source.kind(node) {
    case .extensionDeclaration:
      // `extension Date { init(_ user: UserDTO) }` is the feature's, too, if the clause has its name.
      return children.prefix { source.kind($0) != .memberBlock }.contains { renamed.changes(source.range($0)) }
    case .macroExpansionDeclaration: return renamed.changes(source.range(node))
    case .variableDeclaration:
      return source.descendants(of: node).first { source.kind($0) == .identifierPattern }
        .map { renamed.changes(source.range($0)) } ?? false
    default: return source.name(of: node).map { renamed.changes(source.range($0)) } ?? false
    }
  }
}
