import StrataClassification
import StrataDefinition
import StrataModel

/// `view-model-throws`
struct ViewModelThrows: Rule {
  static let description = RuleDescription(
    id: "view-model-throws", family: .presentation, summary: "An action of a view model that throws to the view",
    severity: .warning, guides: ["000", "001", "002"], styles: ["gateway", "repository", "coordinator"],
    rationale: """
      The view model turns an error into state that the view shows. An action that throws leaves that decision to each \
      view that calls it: one shows an alert, another ignores the error with `try?`, and no test of the view model \
      covers either.
      """,
    heuristic: """
      An action is a function or a computed property of a view model that throws and that a view uses, directly or \
      through a protocol. One that no known code uses counts, too: only a view would use it. A subscript that throws, \
      and a stored closure that throws, count where a view uses the one or calls the other.

      The rule does not report private, static and overriding members, helpers of the view model itself, members that \
      only other types use, or requirements of protocols that other types than views use. A protocol that only view \
      models conform to, and only views use, belongs to the view model.

      Where at least 80% of the view models with actions, and at least five, throw to their views, the rule reports \
      them as one finding.
      """,
    badExample: """
      func load() async throws {
        users = try await getUsers.execute()
      }
      """,
    goodExample: """
      func load() async {
        do {
          users = try await getUsers.execute()
        } catch {
          errorMessage = error.localizedDescription
        }
      }
      """,
    remedy: "Catch the error in the view model, and publish it as a part of its state.", readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    var outcome = RuleOutcome()
    var throwing: [(type: TypeID, violations: [Violation])] = []
    for type in project.viewModelClasses {
      let actions = graph.members(of: type).filter { isAction($0, in: graph) }
      if actions.isEmpty { continue }
      outcome.examined += 1
      let violations = violations(of: type, in: actions.filter { throwsErrors($0, in: graph) }, context)
      if !violations.isEmpty { throwing.append((type, violations)) }
    }
    outcome.violations = throwing.flatMap(\.violations)
    if Conventions.isOwn(throwing.count, of: outcome.examined) {
      outcome.violations = Conventions.joined(
        outcome.violations, message: "; so do \(throwing.count) of \(outcome.examined) view models",
        remedy: ", or accept the project's own convention with `\(Self.description.id): off`")
    }
    return outcome
  }

  /// A function, or a property or subscript whose getter throws, or a stored closure that throws.
  private func isAction(_ member: DeclarationID, in graph: Graph) -> Bool {
    let fact = graph[member]
    guard fact.marks.isEmpty, !graph.isPrivate(member), fact.modifiers.isDisjoint(with: [.override, .static, .class])
    else { return false }
    return fact.kind == .function
      || (fact.kind == .variable || fact.kind == .subscript) && throwsErrors(member, in: graph)
  }

  private func throwsErrors(_ member: DeclarationID, in graph: Graph) -> Bool {
    let fact = graph[member]
    if fact.modifiers.contains(.throws) { return graph.facts(of: member).nominalName(of: fact.thrownType) != "Never" }
    return isThrowingClosure(member, in: graph)
  }

  /// `var onSave: (() throws -> Void)?`
  private func isThrowingClosure(_ member: DeclarationID, in graph: Graph) -> Bool {
    let fact = graph[member]
    guard fact.kind == .variable, !fact.modifiers.contains(.throws),
      let closure = graph.functionType(of: fact.type, in: member.file)
    else { return false }
    let facts = graph[closure.file].facts
    guard facts.types[closure.node].flags.contains(.throws) else { return false }
    // The type that it throws is a sibling.
    let around = closure.node - 1
    return around < 0 || facts.types[around].kind != .attributed
      || !facts.typeChildren(of: around).dropFirst().contains { facts.nominalName(of: UInt32($0)) == "Never" }
  }

  private func violations(of type: TypeID, in members: [DeclarationID], _ context: RuleContext) -> [Violation] {
    guard !members.isEmpty else { return [] }
    let (project, graph) = (context.project, context.project.graph)
    let offered = Set(project.operations(of: type).map(\.name))
    let protocols = graph.projectProtocols(of: type)
    var result: [Violation] = []
    for member in members {
      let signature = graph.signature(of: member)
      let required = protocols.flatMap { owner in
        graph.children(of: graph[owner].declaration)
          .filter { graph[$0].kind == graph[member].kind && graph.signature(of: $0) == signature }
          .map { (owner: owner, declaration: $0) }
      }
      let own = required.filter { isOfViewModels($0.owner, context) }
      guard !own.isEmpty || graph[member].kind != .function || offered.contains(graph.name(of: member)) else {
        continue
      }
      // What others than views may need in this way.
      if required.contains(where: { item in
        project.role(of: item.owner) != .viewModel
          && callers(of: item.declaration, in: item.owner, project).contains { project.role(of: $0) != .view }
      }) {
        continue
      }
      let users = ([(owner: type, declaration: member)] + required).flatMap {
        callers(of: $0.declaration, in: $0.owner, project)
      }
      let view = users.first { project.role(of: $0) == .view }
      let isUncalled =
        graph[member].kind != .subscript && !isThrowingClosure(member, in: graph) && users.isEmpty
        && own.count == required.count
        && isUncalledAction(member, of: type, isRequired: !own.isEmpty, context)
      guard view != nil || isUncalled else { continue }
      let name = graph[type].name
      let target = view.map { "view \(quoted(graph[$0].name))" } ?? "the view"
      var violation = Violation(
        at: member, of: type, in: graph, target: signature,
        message: "\(quoted(signature)) of view model \(quoted(name)) throws to \(target)",
        remedy: "catch the error in \(quoted(signature)), keep it in the state of \(quoted(name)) that the view "
          + "shows, and remove `throws`")
      violation.links = ViolationLinks(
        related: own.map { CodeLocation($0.declaration.file, graph[$0.declaration].nameOffset) })
      result.append(violation)
    }
    return result
  }

  /// Whether a protocol is the interface of view models for their views: by its role, or because only view models
  /// conform to it, and only views and the code that creates them use it.
  private func isOfViewModels(_ owner: TypeID, _ context: RuleContext) -> Bool {
    let (project, graph) = (context.project, context.project.graph)
    if project.role(of: owner) == .viewModel { return true }
    guard project.role(of: owner) == nil, context.isProduction(owner) else { return false }
    return graph.references(to: owner).allSatisfy { reference in
      guard project.isProduction(reference), let source = reference.source, source != owner else { return true }
      let role = project.role(of: source)
      if reference.kind == .inherits { return role == .viewModel }
      return role == .view || role == .viewModel || context.isRoot(source)
    }
  }

  /// The types of production code that call a member, in the order of their calls; a type's own calls do not count.
  private func callers(of member: DeclarationID, in owner: TypeID, _ project: ClassifiedGraph) -> [TypeID] {
    let graph = project.graph
    let isClosure = isThrowingClosure(member, in: graph)
    return graph.references(to: owner).compactMap { reference in
      guard reference.kind == .calls, reference.memberDeclaration == member, project.isProduction(reference),
        let source = reference.source, source != owner, !isClosure || isCalled(at: reference, by: source, graph)
      else { return nil }
      return source
    }
  }

  /// Whether the value of a property is called where code names it: `try viewModel.onSave?()`.
  private func isCalled(at reference: Reference, by source: TypeID, _ graph: Graph) -> Bool {
    graph.bodies(of: source).contains { body in
      guard body.file == reference.file else { return false }
      let tree = body.tree
      return body.range.contains { node in
        guard tree[node].offset == reference.offset, tree[node].kind == .member else { return false }
        var next = Int(tree[node].next)
        while next < body.range.upperBound, [.optionalChaining, .forceUnwrap].contains(tree[next].kind) { next += 1 }
        return next < body.range.upperBound && tree[next].kind == .call
      }
    }
  }

  /// Without a known caller, only what a view alone would use is an action: a member of a view model whose supertypes
  /// are all known, and no helper of it.
  private func isUncalledAction(
    _ member: DeclarationID, of type: TypeID, isRequired: Bool, _ context: RuleContext
  ) -> Bool {
    let graph = context.project.graph
    guard context.project.isObservable(type), isRequired || !isUsedInside(type, graph.name(of: member), graph) else {
      return false
    }
    return ([type] + graph.allProjectSupertypes(of: type)).allSatisfy { supertype in
      graph.types[supertype.index].supertypes.allSatisfy {
        $0.typeID != nil || context.vocabulary[.commonProtocols].contains(lastComponent(graph.name(of: $0)))
      }
    }
  }

  /// Members of values that the type stores have the same name only: `local.lots(id)` in `lots(_:)`.
  private func isUsedInside(_ type: TypeID, _ name: String, _ graph: Graph) -> Bool {
    let stored = Set(graph.storedProperties(of: type).map { graph.name(of: $0) })
    return graph.bodies(of: type).contains { body in
      let tree = body.tree
      return body.range.contains { node in
        switch tree[node].kind {
        case .identifier: tree.isNamed(node, name)
        case .member: tree.isNamed(node, name) && !isMember(node, of: stored, in: tree, body.range)
        default: false
        }
      }
    }
  }

  private func isMember(_ node: Int, of values: Set<String>, in tree: CodeTree, _ range: Range<Int>) -> Bool {
    var base = node - 1
    while base > range.lowerBound, [.optionalChaining, .forceUnwrap].contains(tree[base].kind) { base -= 1 }
    guard base >= range.lowerBound, values.contains(tree.name(base)) else { return false }
    return tree[base].kind == .identifier
      || tree[base].kind == .member && base > range.lowerBound && tree.isNamed(base - 1, "self")
  }
}
