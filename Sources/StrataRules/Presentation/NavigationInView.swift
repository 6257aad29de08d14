import StrataClassification
import StrataDefinition
import StrataModel

/// `navigation-in-view`
struct NavigationInView: Rule {
  static let description = RuleDescription(
    id: "navigation-in-view", family: .presentation, summary: "A view that builds the next screen", severity: .warning,
    guides: ["002", "003"], styles: ["coordinator", "module"],
    rationale: """
      The coordinator or router decides which screen comes next, and builds it. A view that builds the next screen \
      knows the dependencies of that screen, and theirs, down to the last screen that can be reached. It can be used \
      in one flow only.
      """,
    heuristic: """
      The rule reports views of the project that a view creates and shows:
      - with `NavigationLink`, `navigationDestination`, `fullScreenCover`, `pushViewController` and similar calls, as \
      the root of a window or a navigation controller, or in the hosting controller that `makeUIViewController` returns
      - with `sheet`, `popover` and `present`, or as the detail of a `NavigationSplitView`, if they store a view model or a \
      dependency, are view controllers or in a `UIHostingController`, since these calls also show parts of the same screen: \
      a view that gets the only view model of this view is one

      The view may be created in the call itself, in a local variable, or in another member of the type that the call \
      names; an initializer that the call gets counts like its creation (`content: MapView.init`). A function at file level or of another type that returns a view counts like its creation, if the code \
      names that type (`ScreenFactory.profile()`, `ProfileViewController.make()`, `Screens.shared.profile()`): what is \
      injected may be a router by any name.

      It does not report:
      - pages of one screen (`setViewControllers(_:direction:animated:)`), classes that are no view controllers, and \
      containers that show something else (`SheetNavigation(rootViewController: self)`)
      - a view that holds a coordinator or router and maps its routes to screens with `navigationDestination`, `sheet` \
      and similar modifiers. A screen with a view model is reported, if a flag or a domain model in the \
      state of the view shows it (`sheet(isPresented: $showsDetails)`, `sheet(item: $order)`), and so is any view that such \
      a flag shows with `fullScreenCover`, and one for values of no type of the project to which the view \
      itself links (`navigationDestination(for: String.self)` beside `NavigationLink(value: item.code)`)
      - modifiers and styles of views
      - a view that belongs to a coordinator by its name (`CheckoutFlowView`) and has no view model of its own, or is a \
      composition root
      """,
    badExample: """
      NavigationLink("Details") { ItemDetailsView(viewModel: ItemDetailsViewModel(item: item)) }
      """,
    goodExample: """
      Button("Details") { router.showDetails(of: item) }
      """,
    remedy: "Call the coordinator or router, which builds the screen and shows it.", readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    var outcome = RuleOutcome()
    for type in project.types(in: [.view]) where !project.isReplacement(type) && !isFlow(type, context) {
      outcome.examined += 1
      let creations = graph.references(from: type).filter { reference in
        guard reference.kind == .creates, project.isProduction(reference), let screen = reference.target.typeID else {
          return false
        }
        return screen != type && project.plays(.view, screen) && context.outermost(screen) != context.outermost(type)
      }
      let factories = FactoryScreens(context)
      let made = graph.references(from: type).compactMap { reference in
        factories.screen(by: reference, in: type).map { (reference: reference, screen: $0) }
      }
      if creations.isEmpty, made.isEmpty { continue }
      let navigators = navigators(of: type, context)
      let shown = ShownScreens(
        of: type, in: graph, context.vocabulary, navigators: navigators,
        ownModels: navigators.isEmpty ? [] : ownModels(of: type, context))
      let viewModels = ownViewModels(of: type, context)
      for reference in creations {
        guard let screen = reference.target.typeID, let step = shown.step(of: reference),
          isScreen(screen, at: step, context), !shown.isContainer(reference),
          step == .push || viewModels.count != 1 || !shown.passes(viewModels, to: reference)
        else { continue }
        var violation = violation(reference, type, screen, graph)
        if graph[type].outer != nil, makesController(type, context) {
          violation.links = ViolationLinks(related: uses(ofWrapper: type, context))
        }
        outcome.violations.append(violation)
      }
      for (reference, screen) in made where shown.namesType(before: reference) {
        guard let step = shown.step(of: reference), isScreen(screen, at: step, context) else { continue }
        outcome.violations.append(
          violation(reference, type, madeBy: reference.memberDeclaration.map { graph.signature(of: $0) }, screen, graph)
        )
      }
    }
    return outcome
  }

  private func makesController(_ view: TypeID, _ context: RuleContext) -> Bool {
    context.project.graph.functions(of: view).contains {
      context.vocabulary[.controllerMakers].contains(context.project.graph.name(of: $0))
    }
  }

  /// Where the view around a view shows it: a wrapper of a controller is its part.
  private func uses(ofWrapper type: TypeID, _ context: RuleContext) -> [CodeLocation] {
    context.project.graph.references(to: type).filter { reference in
      reference.kind == .creates && context.project.isProduction(reference)
        && reference.source.map { context.isSameFamily($0, type) } ?? false
    }.map { CodeLocation($0.file, $0.offset) }
  }

  private func violation(
    _ reference: Reference, _ type: TypeID, madeBy function: String? = nil, _ screen: TypeID, _ graph: Graph
  ) -> Violation {
    let (symbol, name) = (graph[type].name, graph[screen].name)
    return Violation(
      at: reference, symbol: symbol, target: name,
      message: "view \(quoted(symbol)) builds the next screen, \(quoted(name))"
        + (function.map { ", with \(quoted($0))" } ?? ""),
      remedy: "call the coordinator or router from \(quoted(symbol)), and build \(quoted(name)) there",
      chain: [symbol, name])
  }

  /// A view controller that is no empty base class, or a view that is pushed or stores a view model or a dependency.
  private func isScreen(_ view: TypeID, at step: ShownScreens.Step, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    if graph.inherits(view, from: context.vocabulary[.screenModifiers]) { return false }
    guard graph.types[view.index].kind == .class else { return step == .push || hasDependency(view, context) }
    let name = graph[view].simpleName
    if context.vocabulary[.basePrefixes].beginsWord(of: name) { return false }
    return !context.project.isPartOfScreen(view)
  }

  private func hasDependency(_ view: TypeID, _ context: RuleContext) -> Bool {
    hasViewModel(view, context)
      || context.project.graph.references(from: view).contains {
        $0.kind == .stores && $0.target.typeID.map { context.isDependency($0) } ?? false
      }
  }

  /// The properties of a view with its view model, or a part of that.
  private func ownViewModels(of view: TypeID, _ context: RuleContext) -> Set<String> {
    let graph = context.project.graph
    let found = graph.references(from: view).filter { reference in
      reference.kind == .stores && reference.declaration != noIndex
        && reference.target.typeID.map { [$0, context.outermost($0)].contains { context.has(.viewModel, $0) } } ?? false
    }
    return Set(found.map { graph.name(of: DeclarationID($0.file, $0.declaration)) })
  }

  private func hasViewModel(_ view: TypeID, _ context: RuleContext) -> Bool {
    context.project.graph.references(from: view).contains {
      $0.kind == .stores && $0.target.typeID.map { context.has(.viewModel, $0) } ?? false
    }
  }

  /// The properties of a view with its coordinator or router, whose routes it maps to screens.
  private func navigators(of view: TypeID, _ context: RuleContext) -> Set<String> {
    let graph = context.project.graph
    var names: Set<String> = []
    for reference in graph.references(from: view) where reference.kind == .stores && reference.declaration != noIndex {
      guard let type = reference.target.typeID, context.has(.coordinator, type) || context.has(.router, type) else {
        continue
      }
      names.insert(graph.name(of: DeclarationID(reference.file, reference.declaration)))
    }
    return names
  }

  /// The properties of a view that keep models of the domain as its own state.
  private func ownModels(of view: TypeID, _ context: RuleContext) -> Set<String> {
    let graph = context.project.graph
    let found = graph.references(from: view).filter { reference in
      guard reference.kind == .stores, reference.declaration != noIndex, let type = reference.target.typeID else {
        return false
      }
      return context.has(.entity, type)
        && graph.attributes(of: DeclarationID(reference.file, reference.declaration)).contains {
          context.vocabulary[.ownStateWrappers].contains($0)
        }
    }
    return Set(found.map { graph.name(of: DeclarationID($0.file, $0.declaration)) })
  }

  private func isFlow(_ view: TypeID, _ context: RuleContext) -> Bool {
    if context.isRoot(view) { return true }
    return Words.contains(context.project.graph[view].simpleName, in: context.vocabulary[.flowWords])
      && !hasViewModel(view, context)
  }
}

extension ClassifiedGraph {
  /// Whether a view is a class, and no view controller: no screen of its own.
  func isPartOfScreen(_ view: TypeID) -> Bool {
    guard graph.types[view.index].kind == .class else { return false }
    let suffixes = vocabulary[.controllerSuffixes]
    return !suffixes.matches(graph[view].simpleName)
      && !graph.allSupertypeNames(of: view).contains { suffixes.matches(lastComponent($0)) }
  }
}
