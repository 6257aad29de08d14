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
      An action is a function of a view model that throws and that a view calls, directly or through a protocol. A \
      function without a result that no known code calls counts too.

      The rule does not report private, static and overriding functions, helpers of the view model itself, functions \
      that only other types call, or requirements of protocols that do not belong to the view model.

      Where at least 80% of the view models with actions, and at least five, throw to their views, the rule reports \
      one of them.
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
      let actions = graph.functions(of: type).filter { isAction($0, in: graph) }
      if actions.isEmpty { continue }
      outcome.examined += 1
      let violations = violations(of: type, in: actions.filter { throwsErrors($0, in: graph) }, context)
      if !violations.isEmpty { throwing.append((type, violations)) }
    }
    if Conventions.isOwn(throwing.count, of: outcome.examined), var first = throwing.first?.violations.first {
      first.message += "; so do \(throwing.count) of \(outcome.examined) view models"
      first.remedy += ", or accept the project's own convention with `\(Self.description.id): off`"
      outcome.violations = [first]
    } else {
      outcome.violations = throwing.flatMap(\.violations)
    }
    return outcome
  }

  private func isAction(_ function: DeclarationID, in graph: Graph) -> Bool {
    !graph.isPrivate(function) && graph[function].modifiers.isDisjoint(with: [.override, .static, .class])
  }

  private func throwsErrors(_ function: DeclarationID, in graph: Graph) -> Bool {
    graph[function].modifiers.contains(.throws)
      && graph.facts(of: function).nominalName(of: graph[function].thrownType) != "Never"
  }

  private func violations(of type: TypeID, in functions: [DeclarationID], _ context: RuleContext) -> [Violation] {
    guard !functions.isEmpty else { return [] }
    let (project, graph) = (context.project, context.project.graph)
    let offered = Set(project.operations(of: type).map(\.name))
    let protocols = graph.projectProtocols(of: type)
    var result: [Violation] = []
    for function in functions where offered.contains(graph.name(of: function)) {
      let signature = graph.signature(of: function)
      let required = protocols.flatMap { owner in
        graph.children(of: graph[owner].declaration)
          .filter { graph[$0].kind == .function && graph.signature(of: $0) == signature }
          .map { (owner: owner, declaration: $0) }
      }
      // Another protocol's requirement is for other callers.
      if required.contains(where: { project.role(of: $0.owner) != .viewModel }) { continue }
      var callers: [TypeID] = []
      for (owner, declaration) in [(type, function)] + required.map({ ($0.owner, $0.declaration) }) {
        callers += self.callers(of: declaration, in: owner, project)
      }
      let view = callers.first { project.role(of: $0) == .view }
      guard view != nil || (callers.isEmpty && isUncalledAction(function, of: type, context)) else { continue }
      let name = graph[type].name
      let target = view.map { "view \(quoted(graph[$0].name))" } ?? "the view"
      result.append(
        Violation(
          at: function, of: type, in: graph, target: signature,
          message: "\(quoted(signature)) of view model \(quoted(name)) throws to \(target)",
          remedy: "catch the error in \(quoted(signature)), keep it in the state of \(quoted(name)) that the view "
            + "shows, and remove `throws`"))
    }
    return result
  }

  /// The types of production code that call a member, in the order of their calls; a type's own calls do not count.
  private func callers(of member: DeclarationID, in owner: TypeID, _ project: ClassifiedGraph) -> [TypeID] {
    project.graph.references(to: owner).compactMap { reference in
      guard reference.kind == .calls, reference.memberDeclaration == member, project.isProduction(reference),
        let source = reference.source, source != owner
      else { return nil }
      return source
    }
  }

  /// Without a known caller, only what a view alone would call is an action: a command of a view model whose supertypes
  /// are all known.
  private func isUncalledAction(_ function: DeclarationID, of type: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    guard !graph.returnsValue(function), context.project.isObservable(type),
      !isCalledInside(type, graph.name(of: function), graph)
    else { return false }
    return ([type] + graph.allProjectSupertypes(of: type)).allSatisfy { supertype in
      graph.types[supertype.index].supertypes.allSatisfy {
        $0.typeID != nil || context.vocabulary[.commonProtocols].contains(lastComponent(graph.name(of: $0)))
      }
    }
  }

  private func isCalledInside(_ type: TypeID, _ name: String, _ graph: Graph) -> Bool {
    graph.bodies(of: type).contains { body in
      body.tree.calls(in: body.range).contains { body.tree.isNamed($0.callee, name) }
    }
  }
}
