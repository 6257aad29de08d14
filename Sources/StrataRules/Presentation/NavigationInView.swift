import StrataClassification
import StrataDefinition
import StrataModel

/// `navigation-in-view`
struct NavigationInView: Rule {
  static let description = RuleDescription(
    id: "navigation-in-view", family: .presentation, summary: "A view that builds the next screen", severity: .warning,
    guides: ["002", "003"], styles: ["coordinator", "module"],
    rationale: """
      The coordinator or router decides which screen comes next, and builds it. A view that builds the next screen knows \
      its dependencies, and theirs, down to the last screen that can be reached; it can be used in one flow only.
      """,
    heuristic: """
      Reported are views of the project that a view creates inside `NavigationLink`, `navigationDestination`, `pushViewController` \
      and the like; inside `sheet`, `popover`, `fullScreenCover` and `present` only views with a view model and view \
      controllers, since parts of the same screen are shown in these ways, too. A view that holds a coordinator or router may \
      map its routes to screens with `navigationDestination`, `sheet` and the like. A view that belongs to a coordinator by its \
      name (`CheckoutFlowView`), and one that is a composition root, builds screens.
      """,
    badExample: """
      NavigationLink("Details") { ItemDetailsView(viewModel: ItemDetailsViewModel(item: item)) }
      """,
    goodExample: """
      Button("Details") { router.showDetails(of: item) }
      """,
    remedy: "Call the coordinator or router, which builds the screen and shows it.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    var outcome = RuleOutcome()
    for type in project.types(in: [.view]) where !project.isReplacement(type) && !isFlow(type, context) {
      outcome.examined += 1
      let creations = graph.references(from: type).filter { $0.kind == .creates && project.isProduction($0) }
      if creations.isEmpty { continue }
      let showsRoutes = holdsNavigator(type, context)
      for body in graph.bodies(of: type) {
        for range in steps(in: body, context.vocabulary) where !(showsRoutes && range.isForRoutes) {
          let offsets = Set(range.nodes.map { body.tree[$0].offset })
          for reference in creations where reference.file == body.file && offsets.contains(reference.offset) {
            guard let screen = reference.target.typeID, screen != type, project.plays(.view, screen),
              context.outermost(screen) != context.outermost(type), range.isPush || isScreen(screen, context)
            else { continue }
            outcome.violations.append(violation(reference, type, screen, graph))
          }
        }
      }
    }
    return outcome
  }

  private func violation(_ reference: Reference, _ type: TypeID, _ screen: TypeID, _ graph: Graph) -> Violation {
    let (symbol, name) = (graph[type].name, graph[screen].name)
    return Violation(
      at: reference, symbol: symbol, target: name,
      message: "view \(quoted(symbol)) builds the next screen, \(quoted(name))",
      remedy: "call the coordinator or router from \(quoted(symbol)), and build \(quoted(name)) there",
      chain: [symbol, name])
  }

  /// The code of the arguments of a navigation step.
  private struct Step {
    var nodes: Range<Int>
    /// What is shown is the next screen, whatever it is.
    var isPush: Bool
    /// A modifier that shows what a value stands for, which a coordinator may set.
    var isForRoutes: Bool
  }

  private func steps(in body: CodeBody, _ vocabulary: Vocabulary) -> [Step] {
    body.tree.calls(in: body.range).compactMap { call in
      let name = body.tree.name(call.callee)
      let isPush = vocabulary[.pushes].contains(name) || vocabulary[.navigationCalls].contains(name)
      guard isPush || vocabulary[.presentations].contains(name) else { return nil }
      return destination(of: call, in: body.tree).map {
        Step(nodes: $0, isPush: isPush, isForRoutes: body.tree[call.callee].kind == .member)
      }
    }
  }

  /// The argument with the screen: `NavigationLink(destination: …) { label }`; of `NavigationLink(value:) { label }` none.
  private func destination(of call: CodeCall, in tree: CodeTree) -> Range<Int>? {
    guard tree.isNamed(call.callee, "NavigationLink") else { return tree.subtree(of: call.suffix) }
    if let argument = tree.argument("destination", of: call.suffix) { return tree.subtree(of: argument) }
    if tree.argument("value", of: call.suffix) != nil { return nil }
    return tree.closures(of: call.suffix).first.map { tree.subtree(of: $0) }
  }

  /// A view with a view model, or a view controller.
  private func isScreen(_ view: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    if graph.types[view.index].kind == .class { return graph[view].simpleName.hasSuffix("Controller") }
    return graph.references(from: view).contains {
      $0.kind == .stores && $0.target.typeID.map { context.has(.viewModel, $0) } ?? false
    }
  }

  /// Whether a view maps the routes of its coordinator or router to screens.
  private func holdsNavigator(_ view: TypeID, _ context: RuleContext) -> Bool {
    context.project.graph.references(from: view).contains {
      $0.kind == .stores && $0.target.typeID.map { context.has(.coordinator, $0) || context.has(.router, $0) } ?? false
    }
  }

  private func isFlow(_ view: TypeID, _ context: RuleContext) -> Bool {
    context.isRoot(view) || Words.contains(context.project.graph[view].simpleName, in: context.vocabulary[.flowWords])
  }
}
