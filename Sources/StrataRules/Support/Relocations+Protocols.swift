import StrataDefinition
import StrataModel

extension RuleContext {
  /// A protocol to which a type already conforms, that has some of its operations, and that none of some types in their
  /// layers is forbidden to use.
  package func interface(of target: TypeID, with operations: [DeclarationID], for users: [TypeID]) -> TypeID? {
    let relocations = Relocations(self)
    return relocations.interfaces(of: target).first { candidate in
      users.allSatisfy { relocations.mayUse(candidate, from: layerOfType[$0.index], roleOfType[$0.index]) != false }
        && relocations.missing(operations, in: candidate).isEmpty
    }
  }
}

extension Relocations {
  /// A protocol to which a type already conforms and on which a user can depend instead.
  func interface(of target: TypeID, for site: UsageSite) -> TypeID? {
    guard !context.isInterface(target) else { return nil }
    let candidates = interfaces(of: target).filter { mayUse($0, from: site.layer, site.role) == true }
    // Most types conform to no such protocol, and finding the operations is slow.
    guard !candidates.isEmpty, let operations = operations(of: target, at: site) else { return nil }
    return candidates.first { missing(operations, in: $0).isEmpty }
  }

  /// The protocols in production code to which a type conforms, nearest first.
  func interfaces(of target: TypeID) -> [TypeID] {
    graph.allProjectSupertypes(of: target).filter { context.isInterface($0) && context.isProduction($0) }
  }

  /// Whether code of a layer, with a role, may use a protocol; nil if one of the two is in no layer.
  func mayUse(_ interface: TypeID, from layer: LayerID?, _ role: RoleIndex?) -> Bool? {
    guard let layer, let home = context.layerOfType[interface.index] else { return nil }
    return context.mayUse(layer, home) && !context.skips(role, context.roleOfType[interface.index])
  }

  /// Names of operations that a protocol and the protocols that it refines lack, sorted.
  func missing(_ operations: [DeclarationID], in interface: TypeID) -> [String] {
    var names = membersOfInterface[interface] ?? []
    if names.isEmpty {
      let chain = [interface] + graph.allProjectSupertypes(of: interface)
      names = Set(chain.flatMap { graph.members(of: $0) }.map { graph.name(of: $0) })
      membersOfInterface[interface] = names
    }
    return Set(operations.map { graph.name(of: $0) }).subtracting(names).sorted()
  }

  /// The members of a type that a user calls on an instance; nil if it uses the type in a way that no protocol can
  /// replace: as a superclass, or its static members.
  func operations(of target: TypeID, at site: UsageSite) -> [DeclarationID]? {
    site.type.flatMap { operations(of: target, by: $0) }
  }

  func operations(of target: TypeID, by user: TypeID) -> [DeclarationID]? { operations(of: target, by: .type(user)) }

  func operations(of target: TypeID, by user: CodeOwner) -> [DeclarationID]? {
    let isIrreplaceable = uses(of: target, by: user).contains {
      $0.kind == .inherits || $0.context.contains(.staticMember)
    }
    return isIrreplaceable ? nil : members(of: target, calledBy: user)
  }

  /// The functions and properties of a type that a user calls on an instance.
  func members(of target: TypeID, calledBy user: TypeID) -> [DeclarationID] {
    members(of: target, calledBy: .type(user))
  }

  func members(of target: TypeID, calledBy user: CodeOwner) -> [DeclarationID] {
    let called = uses(of: target, by: user).compactMap { reference -> DeclarationID? in
      guard reference.kind == .calls, let member = reference.memberDeclaration, !graph[member].isStatic else {
        return nil
      }
      return graph[member].kind == .function || graph[member].kind == .variable ? member : nil
    }
    return Set(called).sorted()
  }

  private func uses(of target: TypeID, by user: CodeOwner) -> [Reference] {
    if usesOfTarget[target] == nil {
      var uses: [CodeOwner: [Reference]] = [:]
      for reference in graph.references(to: target) {
        if let user = context.owner(of: reference) { uses[outermost(user), default: []].append(reference) }
      }
      usesOfTarget[target] = uses
    }
    return usesOfTarget[target]?[outermost(user)] ?? []
  }

  /// A layer in which a new protocol for a type would be visible to a user and to the type, including its signatures.
  func layerOfProtocol(for target: TypeID, at site: UsageSite) -> LayerID? {
    let entity = graph[target]
    guard [.class, .struct, .actor].contains(entity.kind), entity.outer == nil,
      graph[entity.declaration].genericParameters.isEmpty,
      !context.skips(site.role, context.roleOfType[target.index]),
      let operations = operations(of: target, at: site), operations.contains(where: { graph[$0].kind == .function }),
      isNamed(target, by: site.type), let from = site.layer, let home = context.layerOfType[target.index]
    else { return nil }
    let signatures = operations.flatMap(referencesInSignature)
    let externals = Set(signatures.compactMap(\.target.externalID))
    let role = context.role(target)
    let owned = role.flatMap { $0.interfaceLayer ?? $0.layer }
    let order = [definition.layerID(named: owned), from].compactMap { $0 } + definition.layerIDs
    return order.first { layer in
      guard layer != home, !definition[layer].isCompositionRoot, !definition[layer].isNeutral,
        layer == from || context.mayUse(from, layer), context.mayUse(home, layer)
      else { return false }
      if let role, role.decidesLayer, let owned, owned != definition[layer].name,
        !role.alsoIn.contains(definition[layer].name)
      {
        return false
      }
      return signatures.allSatisfy { mayUse(layer, $0) } && frameworks.first(of: externals, in: nil, layer) == nil
        && isClean(operations, of: target, in: layer, for: site)
    }
  }

  /// Whether no rule would report a new protocol in a layer, its place or its users.
  private func isClean(
    _ operations: [DeclarationID], of target: TypeID, in layer: LayerID, for site: UsageSite
  ) -> Bool {
    guard let name = protocolName(for: target) else { return false }
    let role = context.project.role(ofNewProtocol: name, inFolderOf: context.layerName(layer))
    if let role = role.flatMap(definition.role) {
      if context.skips(site.role, definition.roleIndex(of: role.id)) { return false }
      if role.decidesLayer, let home = role.interfaceLayer ?? role.layer, home != context.layerName(layer),
        !role.alsoIn.contains(context.layerName(layer))
      {
        return false
      }
    }
    return !predictions.object(
      to: ProposedProtocol(
        type: target, operations: operations, layer: layer, name: name, role: role, user: site.type))
  }

  /// Whether the user names the type, and does not only reach it through values of another type.
  private func isNamed(_ target: TypeID, by user: TypeID?) -> Bool {
    guard let user else { return false }
    return usesOfTarget[target]?[outermost(.type(user))]?.contains { $0.kind != .calls } ?? false
  }

  private func outermost(_ owner: CodeOwner) -> CodeOwner { owner.type.map { .type(context.outermost($0)) } ?? owner }

  private func referencesInSignature(of operation: DeclarationID) -> [Reference] {
    graph.references(of: operation).filter { reference in
      switch reference.kind {
      case .takes, .returns, .stores: return true
      default: return false
      }
    }
  }
}
