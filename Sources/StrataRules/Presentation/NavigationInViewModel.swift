import StrataClassification
import StrataDefinition
import StrataModel

/// `navigation-in-view-model`
struct NavigationInViewModel: Rule {
  static let description = RuleDescription(
    id: "navigation-in-view-model",
    family: .presentation,
    summary: "A view model that builds or presents screens",
    severity: .warning,
    guides: ["002", "003"],
    styles: ["coordinator", "module"],
    rationale: """
      Which screen comes next is known to the coordinator or router. A view model that pushes the next screen itself \
      builds that screen's dependencies too, cannot be shown in another flow, and cannot be tested without a window.
      """,
    heuristic: """
      Flagged are: building a view of the project, building a UIKit controller or alert, calls by which UIKit \
      navigates (`pushViewController`, `present(_:animated:)` …), and changes of a stored `NavigationPath`. One \
      finding for each function and screen.
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
    remedy: "Ask the coordinator or router, which builds and presents the screen.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    for type in project.types(in: [.viewModel, .baseViewModel]) where !project.isTestDouble(type) {
      outcome.examined += 1
      let screens = creations(in: type, of: project)
      var lines: Set<String> = []
      // Building a screen and presenting it in one line is one step.
      for violation in screens + calls(in: type, of: project) {
        let place = project.graph.location(violation.file, violation.offset)
        let isScreen = !violation.target.contains(": ")
        if lines.insert("\(place.file):\(place.line)").inserted || isScreen { outcome.violations.append(violation) }
      }
    }
    return outcome
  }

  /// Views of the project that are built.
  private func creations(in type: TypeID, of project: ClassifiedGraph) -> [Violation] {
    let graph = project.graph
    return graph.references(from: type).compactMap { reference in
      guard reference.kind == .creates, project.isProduction(reference), let target = reference.target.typeID,
        project.plays(.view, target) || isNavigator(target, in: project)
      else { return nil }
      let view = graph[target].name
      guard project.plays(.view, target) else {
        return Violation(
          file: reference.file, offset: reference.offset, symbol: graph[type].name, target: view,
          message: "view model `\(graph[type].name)` builds `\(view)`, which is to lead it",
          remedy: "take `\(view)`, or a protocol before it, in the initializer")
      }
      return Violation(
        file: reference.file, offset: reference.offset, symbol: graph[type].name, target: view,
        message: "view model `\(graph[type].name)` builds the screen `\(view)`",
        remedy: "ask the coordinator or router to show it")
    }
  }

  /// A coordinator or a router; one that a view model builds for itself is none that leads it.
  private func isNavigator(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let role = project.role(of: type)
    guard role == .coordinator || role == .router else { return false }
    return project.graph[type].kind == .class && !project.isTestDouble(type)
  }

  private func calls(in type: TypeID, of project: ClassifiedGraph) -> [Violation] {
    let graph = project.graph
    let paths = Set(
      graph.storedProperties(of: type).filter {
        let facts = graph.facts(of: $0)
        let fact = facts.declarations[Int($0.index)]
        return facts.nominalName(of: fact.type) == "NavigationPath" || isNavigationPath(fact.initialValue, facts.tree)
      }.map { graph.name(of: $0) })
    return graph.bodies(of: type).flatMap { body -> [Violation] in
      body.tree.calls(in: body.range).compactMap { call in
        guard !body.tree[call.callee].flags.contains(.exempt), let step = step(of: call, in: body.tree, paths: paths)
        else { return nil }
        return Violation(
          file: body.file, offset: body.tree[call.callee].offset, symbol: graph[type].name,
          target: "\(graph.signature(of: body.member)): \(step)",
          message: "view model `\(graph[type].name)` navigates by itself: `\(step)`",
          remedy: "tell the coordinator or router what happened, and let it navigate")
      }
    }
  }

  private func isNavigationPath(_ value: Span, _ tree: CodeTree) -> Bool {
    guard !value.isEmpty else { return false }
    return tree.isNamed(tree.base(of: Int(value.start)), "NavigationPath")
  }

  /// What a call does to the screens; nil for any other call.
  private func step(of call: CodeCall, in tree: CodeTree, paths: Set<String>) -> String? {
    let name = tree.name(call.callee)
    if Self.steps.contains(name) { return name }
    if name == "present" || name == "dismiss" || name == "show" {
      let needed = name == "show" ? "sender" : "animated"
      return tree.argument(needed, of: call.suffix) == nil ? nil : name
    }
    if tree[call.callee].kind == .identifier, Self.screens.contains(name) { return name }
    guard ["append", "removeLast"].contains(name) else { return nil }
    let path = tree.path(of: call.chain).filter { $0 != "self" }
    return path.count == 2 && paths.contains(path[0]) ? "\(path[0]).\(name)" : nil
  }

  private static let steps: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "setViewControllers",
    "performSegue", "instantiateViewController", "instantiateInitialViewController", "showDetailViewController",
  ]
  private static let screens: Set<String> = [
    "UIHostingController", "UIAlertController", "UINavigationController", "UIActivityViewController",
    "SFSafariViewController", "NSHostingController", "NSAlert",
  ]
}
