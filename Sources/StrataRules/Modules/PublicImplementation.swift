import StrataClassification
import StrataDefinition
import StrataModel

/// `public-implementation`
struct PublicImplementation: Rule {
  static let description = RuleDescription(
    id: "public-implementation", family: .modules,
    summary: "A public type in a module's Implementation that nothing outside needs.",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      Every module can use what is public, and the next one that needs it will use it instead of the Interface. A type \
      without `public` cannot be used by mistake, and can change without affecting other modules.
      """,
    heuristic: """
      The rule reports types at file level of the Implementation that are `public` or `open`, unless the module needs \
      them. These may be public:
      - composition roots and implementations of a `…Module` protocol
      - models of the domain
      - types that a signature of an Interface names
      - types that production code of another module uses
      - types with `@objc`
      - what the public signatures of all these name

      A type is not reported if another module uses its name and Strata does not know what the name refers to.

      Where at least 80% of the types of a role, and at least five, are public and nothing outside needs them, the \
      rule reports the role once.
      """,
    badExample: """
      // Implementation/Data/Repositories/ItemRepositoryImp.swift
      public struct ItemRepositoryImp: ItemRepository {}
      """,
    goodExample: """
      // Implementation/Data/Repositories/ItemRepositoryImp.swift
      struct ItemRepositoryImp: ItemRepository {}
      """,
    remedy: "Remove `public` from the type and its members.",
    options: [
      RuleOption(
        name: "allowed-roles", summary: "Roles whose types may be public, such as `view`.", defaultValue: .list([]))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    let parts = ModuleParts(context)
    var outcome = RuleOutcome()
    if parts.isEmpty { return outcome }
    let types = graph.typeIDs.filter { type in
      graph.types[type.index].outer == nil && parts.isImplementation(type, in: graph)
        && context.isProduction(type) && !context.project.isReplacement(type)
    }
    let allowed = Set(settings.list("allowed-roles", context.vocabulary))
    let published = types.filter { graph.types[$0.index].access >= .public }
    let needed = neededTypes(of: published, parts, context)
    var byRole: [String: (examined: Int, types: [TypeID])] = [:]
    for type in types {
      let role = context.roleID(type)?.rawValue ?? ""
      if allowed.contains(role) { continue }
      if needed.contains(type) { continue }
      outcome.examined += 1
      byRole[role, default: (0, [])].examined += 1
      if graph.types[type.index].access >= .public { byRole[role, default: (0, [])].types.append(type) }
    }
    for (role, found) in byRole.sorted(by: { $0.key < $1.key }) {
      var violations = found.types.map { makeViolation(at: $0, parts, context) }
      if !role.isEmpty, Conventions.isOwn(violations.count, of: found.examined) {
        for index in violations.indices {
          violations[index].remedy =
            "remove \(quoted("public")) from these types and their members, or accept it with "
            + quoted("allowed-roles: [\(role)]")
        }
        violations = Conventions.joined(
          violations,
          message: "; \(violations.count) of \(found.examined) \(RoleID(rawValue: role).plural) in implementations are "
            + "public, and nothing outside needs them")
      }
      outcome.violations += violations
    }
    return outcome
  }

  private func makeViolation(at type: TypeID, _ parts: ModuleParts, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let entity = graph[type]
    let unit = parts.names[parts.ofFile[entity.declaration.file.index]]
    return Violation(
      at: type, in: graph,
      message: "\(quoted(entity.name)) in the implementation of \(unit) is public, and nothing outside needs it",
      remedy: "remove \(quoted("\(entity.access)")) from \(quoted(entity.name)) and its members")
  }

  /// The public types that have to be public.
  private func neededTypes(of published: [TypeID], _ parts: ModuleParts, _ context: RuleContext) -> Set<TypeID> {
    let graph = context.project.graph
    var unknown: Set<String> = []
    for gap in graph.gaps where !graph.files[gap.file.index].isTest { unknown.insert(gap.name) }
    var needed: Set<TypeID> = []
    var queue: [TypeID] = []
    for type in published
    where isEntry(type, context) || isModel(type, context) || isUsedOutside(type, parts, context)
      || unknown.contains(graph.types[type.index].simpleName)
    {
      needed.insert(type)
      queue.append(type)
    }
    let candidates = Set(published)
    while let type = queue.popLast() {
      for reference in publicSignatures(of: type, context) {
        guard let target = reference.target.typeID.map(context.outermost), candidates.contains(target),
          needed.insert(target).inserted
        else { continue }
        queue.append(target)
      }
    }
    return needed
  }

  /// What the module offers itself.
  private func isEntry(_ type: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    if context.isRoot(type) || context.has(.moduleInterface, type) || context.has(.externalDependencies, type) {
      return true
    }
    if graph.allProjectSupertypes(of: type).contains(where: { context.has(.moduleInterface, $0) }) { return true }
    return graph[type].attributes.contains { $0 == "objc" || $0 == "objcMembers" }
  }

  /// A model of the domain, which the guide publishes.
  private func isModel(_ type: TypeID, _ context: RuleContext) -> Bool {
    let role = context.roleID(type)
    guard role == .entity || role == .error || role == nil, !context.isInterface(type) else { return false }
    return context.layerOfType[type.index].map { $0 == DomainLayer.id(in: context.project.definition) } ?? false
  }

  /// Whether a signature of an Interface or production code of another module names the type or a type inside it.
  private func isUsedOutside(_ type: TypeID, _ parts: ModuleParts, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    let unit = parts.ofFile[graph.types[type.index].declaration.file.index]
    func isOutside(_ reference: Reference) -> Bool {
      let file = reference.file
      guard !graph.files[file.index].isTest else { return false }
      if parts.ofFile[file.index] != unit { return true }
      return parts.isIn(.interface, file) && ModuleParts.isSignature(reference, context)
    }
    if graph.references(to: type).contains(where: isOutside) { return true }
    return graph.declaredTypes(in: type).contains { graph.references(to: $0).contains(where: isOutside) }
  }

  /// References in what other modules see of a public type.
  private func publicSignatures(of type: TypeID, _ context: RuleContext) -> [Reference] {
    let graph = context.project.graph
    return ([type] + graph.declaredTypes(in: type)).flatMap { part in
      graph.references(from: part).filter { reference in
        guard ModuleParts.isSignature(reference, context) else { return false }
        // Requirements and conformances have the access of the type.
        guard reference.declaration != noIndex, graph[part].kind != .protocol else { return true }
        let member = DeclarationID(reference.file, reference.declaration)
        return graph[member].kind.isNominalType || graph[member].kind == .enumCase
          || graph.access(of: member) >= .public
      }
    }
  }
}

extension Graph {
  /// The types that are declared inside a type, at any depth.
  fileprivate func declaredTypes(in type: TypeID) -> [TypeID] {
    members(of: type).flatMap { member -> [TypeID] in
      guard self[member].kind.isNominalType,
        let inner = typeOfDeclaration[member.file.index][Int(member.index)]
      else { return [] }
      return [inner] + declaredTypes(in: inner)
    }
  }
}
