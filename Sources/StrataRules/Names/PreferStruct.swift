import StrataClassification
import StrataDefinition
import StrataModel

/// `prefer-struct`
struct PreferStruct: Rule {
  static let description = RuleDescription(
    id: "prefer-struct", family: .names, summary: "A class without state and identity that could be a struct",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      A struct of constants has no identity, cannot be inherited from, and is `Sendable` if its parts are. A class says \
      that all of this may matter: the reader has to find out whether it is shared, and the compiler checks less.
      """,
    heuristic: """
      The rule checks types of the roles of the option `roles`. A class has to be one if one of these \
      is true:
      - it is `open`, has a stored `var`, a superclass or a subclass, a `deinit`, `@objc`, a macro, a static instance \
      of itself, a protocol that only classes can conform to, or a supertype outside the project that is no common \
      protocol
      - something refers to it or to one of its protocols with `weak` or `unowned`, or its own code captures `self` in \
      this way
      - a file that uses it or one of its protocols compares with `===`

      Where at least 80% of the types of a role, and at least five, are classes without such a need, the rule reports \
      the role once.
      """,
    badExample: """
      final class GetItemUseCaseImp: GetItemUseCase {
        private let repository: any ItemRepository
      }
      """,
    goodExample: """
      struct GetItemUseCaseImp: GetItemUseCase {
        private let repository: any ItemRepository
      }
      """,
    remedy: "Declare it as a struct.",
    options: [
      RuleOption(
        name: "roles", summary: "Roles whose types should be structs.",
        defaultValue: .list(["use-case", "repository", "data-source", "mapper", "service"]))
    ], readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    var outcome = RuleOutcome()
    var byRole: [String: (examined: Int, classes: [TypeID])] = [:]
    let roles = settings.list("roles", context.vocabulary)
    for type in project.types(in: Set(roles.map { RoleID(rawValue: $0) })) {
      let kind = graph.types[type.index].kind
      guard kind == .class || kind == .struct, !project.isReplacement(type), !context.isRoot(type),
        !context.isGenerated(graph.types[type.index].declaration.file), let role = context.role(type)?.id.rawValue
      else { continue }
      if kind == .class, needsIdentity(type, context) { continue }
      outcome.examined += 1
      byRole[role, default: (0, [])].examined += 1
      if kind == .class { byRole[role, default: (0, [])].classes.append(type) }
    }
    for (role, found) in byRole.sorted(by: { $0.key < $1.key }) {
      guard Conventions.isOwn(found.classes.count, of: found.examined), let first = found.classes.first else {
        outcome.violations += found.classes.map { makeViolation(at: $0, context) }
        continue
      }
      var violation = makeViolation(at: first, context)
      violation.message +=
        "; the same holds for \(found.classes.count) of \(found.examined) \(RoleID(rawValue: role).plural)"
      let others = roles.filter { $0 != role }.joined(separator: ", ")
      violation.remedy = "turn them into structs, or accept the project's own convention with `roles: [\(others)]`"
      outcome.violations.append(violation)
    }
    return outcome
  }

  private func makeViolation(at type: TypeID, _ context: RuleContext) -> Violation {
    let name = quoted(context.project.graph[type].name)
    return Violation(
      at: type, in: context.project.graph,
      message: "class \(name) has neither state of its own nor a superclass",
      remedy: "turn \(name) into a struct")
  }

  private func needsIdentity(_ type: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    let entity = graph[type]
    let actors = context.vocabulary[.actorSuffixes]
    if entity.access == .open || entity.attributes.contains(where: { isMacroOrObjectiveC($0, actors) }) { return true }
    if hasForeignSupertype(type, context) { return true }
    if !graph.directSubtypes(of: type, where: { _ in true }).isEmpty { return true }
    for member in graph.members(of: type) {
      let fact = graph[member]
      let attributes = graph.attributes(of: member)
      if fact.kind == .deinitializer || attributes.contains(where: { isMacroOrObjectiveC($0, actors) }) { return true }
      guard fact.kind == .variable, !fact.modifiers.contains(.computed) else { continue }
      if fact.isStatic || !fact.modifiers.contains(.constant) { return true }
    }
    if capturesItself(type, graph) { return true }
    return ([type] + graph.allProjectSupertypes(of: type)).contains { isReferenced($0, graph) }
  }

  private func isMacroOrObjectiveC(_ attribute: String, _ actors: WordList) -> Bool {
    attribute.hasPrefix("objc") || attribute.first?.isUppercase == true && !actors.matches(attribute)
  }

  /// A class, or a protocol outside the project that may be for classes only.
  private func hasForeignSupertype(_ type: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    return ([type] + graph.allProjectSupertypes(of: type)).contains { supertype in
      if supertype != type, graph.types[supertype.index].kind != .protocol { return true }
      return graph.types[supertype.index].supertypes.contains { target in
        guard let external = target.externalID else { return false }
        let name = lastComponent(graph[external].name)
        return context.vocabulary[.classSupertypes].contains(name)
          || !context.vocabulary[.commonProtocols].contains(name)
      }
    }
  }

  /// `[weak self]`, `[unowned self]`
  private func capturesItself(_ type: TypeID, _ graph: Graph) -> Bool {
    graph.bodies(of: type).contains { $0.tree.contains(.capture, in: $0.range) }
  }

  /// Whether something holds a type without owning it, or compares its instances.
  private func isReferenced(_ type: TypeID, _ graph: Graph) -> Bool {
    graph.references(to: type).contains { reference in
      let facts = graph.files[reference.file.index].facts
      if facts.names.mentions("===") || facts.names.mentions("!==") { return true }
      guard reference.kind == .stores, reference.declaration != noIndex else { return false }
      return !facts.declarations[Int(reference.declaration)].modifiers.isDisjoint(with: [.weak, .unowned])
    }
  }
}
