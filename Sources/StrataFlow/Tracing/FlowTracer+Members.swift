import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Which member of the project a name means where the graph does not say it, and what kind of type it belongs to.
extension FlowTracer {
  /// Of several overloads that may be meant, the first one whose labels are those of the call.
  func overload(_ callee: Int, _ call: Int, of type: TypeID?, _ tree: CodeTree) -> DeclarationID? {
    guard let type else { return nil }
    let labels = tree.arguments(of: call).filter { !tree[$0].flags.contains(.trailing) }.map { tree.name($0) }
    return graph.members(of: type).first { member in
      guard graph[member].kind == .function, graph.name(of: member) == tree.name(callee) else { return false }
      let names = graph[member.file].facts.names
      let parameters = graph.parameters(of: member).map { names[$0.label] }
      return parameters.starts(with: labels) || labels.allSatisfy(parameters.contains)
    }
  }

  /// The member of a value whose type only a lookup or a factory outside the project tells.
  /// - Parameter call: its call; nil if it is read.
  func knownMember(
    _ callee: Int, _ call: Int?, _ meaning: Reference?, _ chain: Int, _ frame: Frame
  ) -> DeclarationID? {
    guard frame.tree[callee].kind == .member, meaning?.memberDeclaration == nil, meaning?.kind != .creates,
      let type = values.type(ofChain: chain, upTo: callee, in: frame.region)
    else { return nil }
    let levels = [type] + graph.allProjectSupertypes(of: type)
    guard let call else {
      return levels.lazy.flatMap { self.graph.members(of: $0) }.first {
        self.graph[$0].kind == .variable && self.graph.name(of: $0) == frame.tree.name(callee)
      }
    }
    return levels.lazy.compactMap { self.overload(callee, call, of: $0, frame.tree) }.first
  }

  /// Whether a call of which the project declares nothing writes to a log: `log.error(error)`, `Logger.app.debug(text)`.
  func isLog(_ callee: Int, _ meaning: Reference?, _ chain: Int, _ frame: Frame) -> Bool {
    let tree = frame.tree
    guard tree[callee].kind == .member, meaning?.memberDeclaration == nil, meaning?.target.typeID == nil else {
      return false
    }
    let names = [tree.base(of: chain)] + tree.suffixes(of: chain).prefix { $0 < callee }
    return names.contains { part in
      (tree[part].kind == .identifier || tree[part].kind == .member)
        && project.vocabulary[.loggers].contains(tree.name(part).lastWord)
    }
  }

  /// Whether a type does work, and is no value or helper. Without a role, objects of another layer do.
  func isActive(_ type: TypeID?, from caller: TypeID?) -> Bool {
    guard let type else { return false }
    guard let role = project.role(of: type) else {
      return graph[type].kind == .actor
        || graph[type].kind == .class && project.layer(of: type) != nil
          && project.layer(of: type) != caller.flatMap { project.layer(of: $0) }
    }
    return !Self.valueRoles.contains(role)
  }

  private static let valueRoles: Set<RoleID> = [
    .dto, .entity, .error, .uiState, .screenValue, .compositionValue, .compositionRoot, .logger, .mapper, .view,
    .scenePart,
  ]
}
