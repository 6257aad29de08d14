import StrataClassification
import StrataDefinition
import StrataModel

/// `navigation-in-view-model`
struct NavigationInViewModel: Rule {
  static let description = RuleDescription(
    id: "navigation-in-view-model",
    family: .presentation,
    summary: "A view model that creates or presents screens",
    severity: .warning,
    guides: ["002", "003"],
    styles: ["coordinator", "module"],
    rationale: """
      The coordinator or router decides which screen comes next. A view model that pushes the next screen itself also \
      creates the dependencies of that screen, cannot be used in another flow, and cannot be tested without a window.
      """,
    heuristic: """
      The rule reports, once for each function and screen:
      - creating a view of the project
      - creating a UIKit controller or alert
      - calls by which UIKit navigates (`pushViewController`, `present(_:animated:)` …)
      - changes of a stored `NavigationPath`, also a new one outside initializers

      It does not report calls of functions that a coordinator or router of the project declares.
      """,
    badExample: """
      func select(_ user: User) {
        navigationController.pushViewController(ProfileViewController(user: user), animated: true)
      }
      """,
    goodExample: """
      func select(_ user: User) {
        coordinator.showProfile(of: user)
      }
      """,
    remedy: "Call the coordinator or router, which creates and presents the screen.",
    supersedes: ["view-model-knows-view"], readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for type in project.types(in: [.viewModel, .baseViewModel]) where !project.isReplacement(type) {
      outcome.examined += 1
      let screens = creations(in: type, of: project)
      var lines: Set<String> = []
      // Creating a screen and presenting it on one line is one step.
      for violation in screens + calls(in: type, of: project) {
        let location = project.graph.location(violation.file, violation.offset)
        let isScreen = !violation.target.contains(": ")
        let isNew = lines.insert("\(location.file):\(location.line)").inserted
        if isNew || isScreen { outcome.violations.append(violation) }
      }
    }
    return outcome
  }

  /// Views of the project that are created.
  private func creations(in type: TypeID, of project: ClassifiedGraph) -> [Violation] {
    let graph = project.graph
    return graph.references(from: type).compactMap { reference in
      guard reference.kind == .creates, project.isProduction(reference), let target = reference.target.typeID,
        project.plays(.view, target) && !project.isPartOfScreen(target) || isNavigator(target, in: project)
      else { return nil }
      let view = graph[target].name
      guard project.plays(.view, target) else {
        return Violation(
          at: reference, symbol: graph[type].name, target: view,
          message: "view model `\(graph[type].name)` creates `\(view)`, which navigates for it",
          remedy: "take `\(view)`, or a protocol that it conforms to, as a parameter of the initializer")
      }
      return Violation(
        at: reference, symbol: graph[type].name, target: view,
        message: "view model `\(graph[type].name)` creates view `\(view)`",
        remedy: "call the coordinator or router, and create `\(view)` there")
    }
  }

  /// Whether a type is a coordinator or a router that the view model does not create itself.
  private func isNavigator(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let role = project.role(of: type)
    guard role == .coordinator || role == .router else { return false }
    return project.graph[type].kind == .class && !project.isReplacement(type)
  }

  private func calls(in type: TypeID, of project: ClassifiedGraph) -> [Violation] {
    let graph = project.graph
    let types = project.vocabulary[.navigationPaths]
    let paths = Set(
      graph.storedProperties(of: type).filter {
        let facts = graph.facts(of: $0)
        let fact = facts.declarations[Int($0.index)]
        return facts.nominalName(of: fact.type).map { types.contains($0) } ?? false
          || isNavigationPath(fact.initialValue, facts.tree, types)
      }.map { graph.name(of: $0) })
    return graph.bodies(of: type).flatMap { body -> [Violation] in
      let calls = body.tree.calls(in: body.range).compactMap { call -> (node: Int, step: String)? in
        step(of: call, in: body.tree, paths: paths, project.vocabulary).map { (call.callee, $0) }
      }
      let isInitial = graph[body.member].kind == .initializer
      let steps = paths.isEmpty || isInitial ? calls : calls + assignments(to: paths, in: body)
      return steps.compactMap { node, step in
        guard !body.tree[node].flags.contains(.exempt), !isOfNavigator(node, in: body, project) else { return nil }
        return Violation(
          file: body.file, offset: body.tree[node].offset, symbol: graph[type].name,
          target: "\(graph.signature(of: body.member)): \(step)",
          message: "view model `\(graph[type].name)` navigates itself: `\(step)`",
          remedy: "call the coordinator or router, and move this step there")
      }
    }
  }

  /// `coordinator.popViewController(animated:)`: a function of a coordinator or router of the project, whatever its name
  /// is.
  private func isOfNavigator(_ callee: Int, in body: CodeBody, _ project: ClassifiedGraph) -> Bool {
    project.graph.references(in: body.file, at: body.tree[callee].offset).contains { reference in
      guard reference.memberDeclaration != nil, let target = reference.target.typeID else { return false }
      return project.plays(.coordinator, target) || project.plays(.router, target)
    }
  }

  /// `path = NavigationPath()`
  private func assignments(to paths: Set<String>, in body: CodeBody) -> [(node: Int, step: String)] {
    body.tree.operators(in: body.range) { $0 == "=" }.compactMap { use in
      let path = body.tree.path(of: use.left.lowerBound).filter { $0 != "self" }
      guard path.count == 1, paths.contains(path[0]) else { return nil }
      return (use.left.lowerBound, "\(path[0]) = …")
    }
  }

  private func isNavigationPath(_ value: Span, _ tree: CodeTree, _ types: WordList) -> Bool {
    guard !value.isEmpty else { return false }
    return tree.isNamed(tree.base(of: Int(value.start)), oneOf: types.names)
  }

  /// Functions of UIKit that only their label distinguishes from functions of the project: `present(_:animated:)`,
  /// `dismiss(animated:)`, `show(_:sender:)`.
  private static let labelled: [(functions: Vocabulary.List, labels: Vocabulary.List)] = [
    (.animatedNavigation, .animationLabels), (.sentNavigation, .senderLabels),
  ]

  /// The navigation step of a call; nil for any other call.
  private func step(
    of call: CodeCall, in tree: CodeTree, paths: Set<String>, _ vocabulary: Vocabulary
  ) -> String? {
    let name = tree.name(call.callee)
    if vocabulary[.navigationCalls].contains(name) { return name }
    if let labels = Self.labelled.first(where: { vocabulary[$0.functions].contains(name) })?.labels {
      return tree.argument(oneOf: vocabulary[labels].names, of: call.suffix) == nil ? nil : name
    }
    if tree[call.callee].kind == .identifier, vocabulary[.screens].contains(name) { return name }
    guard vocabulary[.pathSteps].contains(name) else { return nil }
    let path = tree.path(of: call.chain).filter { $0 != "self" }
    return path.count == 2 && paths.contains(path[0]) ? "\(path[0]).\(name)" : nil
  }
}
