import StrataDefinition
import StrataModel

/// The roles that selectors would give to what a remedy proposes.
extension ClassifiedGraph {
  /// The role of a type by its own selector if its folder were in another layer.
  package func role(of type: TypeID, inFolderOf layer: String) -> RoleID? {
    let own = ownRoles[type.index]
    return roleSelectors.role(of: type, inFolderOf: layer, own: own, isUnconfirmed: !isCompositionRoot(type))
      .map { definition.roles[$0].id }
  }

  /// The role that the name of a new protocol gives it in a folder of a layer.
  package func role(ofNewProtocol name: String, inFolderOf layer: String) -> RoleID? {
    definition.roles.first { $0.selector.matches(newProtocol: name, inFolderOf: layer) == true }?.id
  }
}

extension Selector {
  /// Whether it depends on the layer of the folder, so that a move may change the result.
  package var asksForLayer: Bool {
    switch self {
    case .layer: return true
    case .all(let parts), .any(let parts): return parts.contains(where: \.asksForLayer)
    case .not(let part), .written(_, let part): return part.asksForLayer
    default: return false
    }
  }

  /// Nil where the name, the kind and the layer do not decide.
  fileprivate func matches(newProtocol name: String, inFolderOf layer: String) -> Bool? {
    func answers(_ parts: [Selector]) -> [Bool?] { parts.map { $0.matches(newProtocol: name, inFolderOf: layer) } }
    switch self {
    case .written(_, let part): return part.matches(newProtocol: name, inFolderOf: layer)
    case .not(let part): return part.matches(newProtocol: name, inFolderOf: layer).map { !$0 }
    case .all(let parts):
      let answers = answers(parts)
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .any(let parts):
      let answers = answers(parts)
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    case .name(let glob): return glob.matches(name)
    case .suffix(let text): return name.hasSuffix(text)
    case .prefix(let text):
      return Array(name.utf8).withUnsafeBufferPointer { CamelWords.starts($0, with: Array(text.utf8)) }
    case .word(let text):
      return Array(name.utf8).withUnsafeBufferPointer { CamelWords.contains(Array(text.utf8), in: $0) }
    case .kind(let kinds): return kinds.contains(.protocol)
    case .layer(let other): return other == layer
    case .isTopLevel: return true
    case .conforms, .conformsOutside, .inherits, .attribute, .stores, .inside, .wires: return false
    default: return nil
    }
  }
}
