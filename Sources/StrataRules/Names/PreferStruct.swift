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
      The rule checks types of the roles of the option `roles`; services are also the types with functions in a folder \
      of services. A class has to be one if one of these is true:
      - it is `open`, has a stored `var`, a superclass or a subclass, a `deinit`, `@objc`, a macro, a static instance \
      of itself, a protocol that only classes can conform to, or a supertype outside the project that is no common \
      protocol
      - it holds something with a state, such as a subject, a bag of subscriptions or a lock
      - something refers to it or to one of its protocols with `weak` or `unowned`, or its own code captures `self` in \
      this way, or passes `self` to a function of something else
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
    let services = roles.contains(RoleID.service.rawValue) ? typesInServiceFolders(context) : Set()
    for type in project.types(in: Set(roles.map { RoleID(rawValue: $0) })) + services.sorted() {
      let kind = graph.types[type.index].kind
      guard kind == .class || kind == .struct, !project.isReplacement(type), !context.isRoot(type),
        !context.isUnchecked(graph.types[type.index].declaration.file), let own = context.roleID(type)
      else { continue }
      if kind == .class, needsIdentity(type, context) { continue }
      outcome.examined += 1
      let role = (services.contains(type) ? .service : own).rawValue
      byRole[role, default: (0, [])].examined += 1
      if kind == .class { byRole[role, default: (0, [])].classes.append(type) }
    }
    for (role, found) in byRole.sorted(by: { $0.key < $1.key }) {
      var violations = found.classes.map { makeViolation(at: $0, context) }
      if Conventions.isOwn(violations.count, of: found.examined) {
        let others = roles.filter { $0 != role }.joined(separator: ", ")
        for index in violations.indices {
          violations[index].remedy =
            "turn them into structs, or accept the project's own convention with `roles: [\(others)]`"
        }
        violations = Conventions.joined(
          violations,
          message: "; the same holds for \(violations.count) of \(found.examined) \(RoleID(rawValue: role).plural)")
      }
      outcome.violations += violations
    }
    return outcome
  }

  /// Types of the domain without a role of their own that do something.
  private func typesInServiceFolders(_ context: RuleContext) -> Set<TypeID> {
    let graph = context.project.graph
    return context.project.types(in: [.entity]).reduce(into: []) { result, type in
      let folder = graph[graph[type].declaration.file].path.parentPath.lastPathComponent
      guard context.vocabulary[.serviceFolders].contains(String(folder)), !graph.functions(of: type).isEmpty else {
        return
      }
      result.insert(type)
    }
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
    let members = graph.members(of: type)
    if members.contains(where: { graph[$0].isStatic }), !members.contains(where: { isOfInstances(graph[$0]) }) {
      return true
    }
    for member in members {
      let fact = graph[member]
      let attributes = graph.attributes(of: member)
      if fact.kind == .deinitializer || attributes.contains(where: { isMacroOrObjectiveC($0, actors) }) { return true }
      guard fact.kind == .variable, !fact.modifiers.contains(.computed) else { continue }
      if !fact.modifiers.contains(.constant) || isInstance(member, of: type, graph) || holdsState(member, context) {
        return true
      }
    }
    if givesItselfAway(type, graph) { return true }
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

  /// Whether a member needs an object of the type: a class that only groups static members has none.
  private func isOfInstances(_ member: DeclarationFact) -> Bool {
    !member.isStatic && [.variable, .function, .subscript, .initializer].contains(member.kind)
  }

  /// `static let live = GetItemUseCaseImp()`, also with a type: what uses it may rely on one object.
  private func isInstance(_ property: DeclarationID, of type: TypeID, _ graph: Graph) -> Bool {
    let (fact, facts) = (graph[property], graph.facts(of: property))
    guard fact.isStatic else { return false }
    let own = [graph[type].simpleName, "Self"] + graph.allProjectSupertypes(of: type).map { graph[$0].simpleName }
    if let name = facts.nominalName(of: fact.type) { return own.contains(name) }
    guard !fact.initialValue.isEmpty else { return true }
    return own.contains(facts.tree.name(facts.tree.base(of: facts.tree.unwrapped(Int(fact.initialValue.start)))))
  }

  /// `let changes = PassthroughSubject<Int, Never>()`: copies of a struct would share the state.
  private func holdsState(_ property: DeclarationID, _ context: RuleContext) -> Bool {
    let (fact, facts) = (context.project.graph[property], context.project.graph.facts(of: property))
    let words = context.vocabulary[.sharedStateSuffixes]
    if let name = facts.nominalName(of: fact.type) { return words.matches(name) }
    guard !fact.initialValue.isEmpty else { return false }
    return facts.tree.path(of: Int(fact.initialValue.start)).first.map { words.matches($0) } ?? false
  }

  /// `[weak self]`, `[unowned self]`, `stream.withUnretained(self)`. Functions without something before them, such as
  /// `print(self)`, keep nothing.
  private func givesItselfAway(_ type: TypeID, _ graph: Graph) -> Bool {
    graph.bodies(of: type).contains { body in
      let tree = body.tree
      return body.range.contains { node in
        switch tree[node].kind {
        case .capture: true
        case .identifier where node > 1 && tree[node - 1].kind == .argument && tree.isNamed(node, "self"):
          isPassed(node - 1, tree, body.range)
        default: false
        }
      }
    }
  }

  /// Whether an argument is one of a member's call.
  private func isPassed(_ argument: Int, _ tree: CodeTree, _ range: Range<Int>) -> Bool {
    tree.calls(in: range).contains { call in
      tree[call.callee].kind == .member && tree.children(of: call.suffix).contains(argument)
    }
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
