import StrataClassification
import StrataDefinition
import StrataModel

/// `view-model-knows-view`
struct ViewModelKnowsView: Rule {
  static let description = RuleDescription(
    id: "view-model-knows-view",
    family: .presentation,
    summary: "A view model that uses views",
    severity: .error,
    guides: ["001", "003"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      The view observes the view model, never the other way round. A view model that uses a view cannot be tested \
      without it and cannot serve a second view, and the two may keep each other in memory.
      """,
    heuristic: """
      Views are
      - the types of the project with that role, except protocols and the type in which a view model is nested
      - classes without a role that are nested in such a view, if a view model stores them weakly (`weak var chart: \
      StatsView.Chart?`), or stores them and they have functions; unless they are observable or compared like values
      - types of SwiftUI, UIKit and AppKit whose names are those of views, controllers and controls, in files that \
      import such a framework

      Where a protocol of the project has a member for views (`var image: AnyView { get }`), what several view models do to \
      satisfy it is one finding.

      A view that only qualifies another nested type (`LoginView.Mode`) does not count. The import of the framework is a \
      further location of the first view that a view model uses in the file. Importing one alone is not reported: \
      `@Published` and `@Observable` need SwiftUI. An import of a view (`import class UIKit.UIViewController`) is.
      """,
    badExample: """
      final class LoginViewModel: ObservableObject {
        weak var view: LoginView?
        func destination() -> AnyView { AnyView(HomeView()) }
      }
      """,
    goodExample: """
      final class LoginViewModel: ObservableObject {
        @Published private(set) var isLoggedIn = false
      }
      """,
    remedy: "Publish state that the view shows, or call a coordinator or router for the next screen.",
    supersedes: ["platform-type-in-view-model"], scope: .type)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome(in: context)
    let graph = project.graph
    let platform = PlatformTypes(context.vocabulary)
    var withImports: Set<FileID> = []
    let platformViews = graph.externals.map { platform.isView($0.name) }
    for type in context.typesInFocus([.viewModel, .baseViewModel]) {
      outcome.examine(type, in: context)
      let known = project.references(from: type) { reference in
        if let external = reference.target.externalID, !platformViews[external.index] { return false }
        return isView(reference, from: type, in: project) || isPartOfView(reference, from: type, in: project)
      }
      // `UIHostingController(rootView: ProductView())` uses one view, the project's own.
      let own = Set(known.filter { $0.target.typeID != nil }.map { graph.line(of: $0) })
      let hosts = Dictionary(grouping: known.filter { $0.target.typeID == nil }) { graph.line(of: $0) }
      // `func detail() -> some View` with a view of the project in its body uses one view, too.
      let shown = Set(known.filter { $0.target.typeID != nil }.compactMap { context.member(of: $0)?.nameOffset })
      let results = known.filter { $0.target.typeID == nil && ($0.kind == .returns || $0.kind == .stores) }
      func isPart(_ reference: Reference) -> Bool {
        guard reference.target.typeID == nil else { return false }
        if own.contains(graph.line(of: reference)) { return true }
        return results.contains(reference)
          && context.member(of: reference).map { shown.contains($0.nameOffset) } ?? false
      }
      var files: Set<FileID> = []
      let makers = Set(known.filter { $0.kind == .returns }.compactMap { staticFunction(around: $0, in: graph) })
      var factories: [DeclarationID: [Violation]] = [:]
      for reference in known where !isPart(reference) {
        let view = graph.name(of: reference.target)
        let member = context.member(of: reference)?.nameOffset
        let result = results.filter { $0.file == reference.file && context.member(of: $0)?.nameOffset == member }
        var violation = Violation(
          at: reference, symbol: graph[type].name, target: view,
          message: "view model `\(graph[type].name)` uses view `\(view)`",
          remedy: "publish state that the view observes; in a coordinator, a router or the view itself, create "
            + "`\(view)`",
          includes: reference.target.typeID == nil
            ? [] : ((hosts[graph.line(of: reference)] ?? []) + result).map(\.offset))
        if files.insert(reference.file).inserted {
          let imports = frameworkImports(in: reference.file, for: known, project)
          violation.links = ViolationLinks(
            related: imports, acceptedAt: imports.isEmpty ? [] : Set(imports + [violation.location]))
        }
        violation.demand(
          DemandedMembers.requirement(around: reference, of: type, in: graph) { mention in
            mention.target.externalID.map { platformViews[$0.index] } ?? true
              && isView(mention, from: type, in: project)
          })
        if let factory = staticFunction(around: reference, in: graph), makers.contains(factory) {
          factories[factory, default: []].append(violation)
        } else {
          outcome.violations.append(violation)
        }
      }
      outcome.violations += factories.sorted { $0.value[0].location < $1.value[0].location }
        .flatMap { joined($0.value, in: $0.key, of: graph) }
      let file = graph[type].declaration.file
      if withImports.insert(file).inserted, !files.contains(file) {
        outcome.violations += importsOfViews(by: type, platform, in: graph)
      }
    }
    return outcome
  }

  private func staticFunction(around reference: Reference, in graph: Graph) -> DeclarationID? {
    guard reference.declaration != noIndex,
      let member = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration)),
      graph[member].kind == .function, graph[member].isStatic
    else { return nil }
    return member
  }

  /// `static func make(in source: Source) -> UIViewController`: what a function uses that builds the screen of the view model
  /// is one decision.
  private func joined(_ violations: [Violation], in factory: DeclarationID, of graph: Graph) -> [Violation] {
    guard violations.count > 1 else { return violations }
    let name = quoted(graph.signature(of: factory))
    return Conventions.decision(violations, message: ", to build a screen in \(name)") { _ in
      "build the screen in a coordinator, a router or the view instead of \(name)"
    }
  }

  func conclusion(of outcome: RuleOutcome, _ context: RuleContext) -> RuleOutcome {
    var outcome = outcome
    outcome.violations = DemandedMembers.joined(outcome.violations, in: context.project.graph)
    return outcome
  }

  /// `import class UIKit.UIViewController`: an import that names a view is for nothing else. Where the view model uses a
  /// view, the import is a further location of that.
  private func importsOfViews(by type: TypeID, _ platform: PlatformTypes, in graph: Graph) -> [Violation] {
    let file = graph[type].declaration.file
    let facts = graph[file].facts
    return facts.imports.compactMap { fact in
      let view = facts.names[fact.path]
      guard !fact.scope.isNone, platform.isView(view) else { return nil }
      let symbol = graph[type].name
      return Violation(
        file: file, offset: fact.offset, symbol: symbol, target: view,
        message: "view model \(quoted(symbol)) imports view \(quoted(view))",
        remedy: "remove the import; publish state that the view observes")
    }
  }

  /// Where a file imports a framework for the views that its view model uses. What the project's own views need, the
  /// view model does not need SwiftUI for.
  private func frameworkImports(in file: FileID, for views: [Reference], _ project: ClassifiedGraph) -> [CodeLocation] {
    let facts = project.graph[file].facts
    let usesFrameworkViews = views.contains { $0.file == file && $0.target.typeID == nil }
    return facts.imports.compactMap { fact in
      let module = facts.names[fact.module]
      guard project.vocabulary[.viewFrameworks].contains(module),
        usesFrameworkViews || project.vocabulary[.platformFrameworks].contains(module)
      else { return nil }
      return CodeLocation(file, fact.offset)
    }
  }

  private func isView(_ reference: Reference, from source: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    switch reference.target {
    case .type(let target):
      // `typealias Row = LoginView.Row` names the view only as a qualifier.
      return (!reference.context.contains(.throughAlias) || isAliased(target, at: reference, in: graph))
        && project.plays(.view, target)
        && graph[target].kind != .protocol && graph[target].kind != .enum
        && !isNested(source, in: target, graph) && !isNested(target, in: source, graph)
        && !isQualifier(reference, in: graph)
    case .external(let external):
      let vocabulary = project.vocabulary
      // Libraries have an `Image` of their own.
      let isOfSwiftUI = vocabulary[.swiftuiViews].contains(graph[external].name)
      return reference.kind != .calls
        && graph.imports(of: reference.file).contains {
          vocabulary[.viewFrameworks].contains($0.module)
            && !(isOfSwiftUI && vocabulary[.platformFrameworks].contains($0.module))
        }
        && !isQualifier(reference, in: graph)
    case .declaration: return false
    }
  }

  /// `StatsView.Chart`, if that is a class that draws or reacts for the view, and a view model stores it.
  private func isPartOfView(_ reference: Reference, from source: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    guard reference.kind == .stores, let target = reference.target.typeID, graph[target].kind == .class,
      let view = graph[target].outer, project.plays(.view, view), graph[view].kind != .protocol,
      project.role(of: target) == nil || project[target].isInherited, !project.declaresObservable(target),
      isHeldWeakly(reference, graph) || hasOperation(target, in: project)
    else { return false }
    return !isNested(source, in: view, graph) && !isNested(target, in: source, graph)
  }

  private func isHeldWeakly(_ reference: Reference, _ graph: Graph) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let property = DeclarationID(reference.file, reference.declaration)
    return !graph[property].modifiers.isDisjoint(with: [.weak, .unowned])
  }

  /// Whether a class has functions, and is not compared or encoded like a value.
  private func hasOperation(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    let isValue = graph[type].supertypes.contains {
      project.vocabulary[.valueProtocols].contains(lastComponent(graph.name(of: $0)))
    }
    return !isValue && graph.functions(of: type).contains { !graph[$0].isStatic && !graph.isPrivate($0) }
  }

  /// Whether an alias that is named at the same location stands for the type itself.
  private func isAliased(_ target: TypeID, at reference: Reference, in graph: Graph) -> Bool {
    graph.references(in: reference.file, at: reference.offset).contains { other in
      guard let alias = other.target.typeID else { return false }
      return graph.types[alias.index].kind == .typealias && graph.types[alias.index].aliased?.typeID == target
    }
  }

  /// `LoginView` in `LoginView.Mode`: the view is only the namespace of a value.
  private func isQualifier(_ reference: Reference, in graph: Graph) -> Bool {
    let facts = graph[reference.file].facts
    for (index, node) in facts.types.enumerated() where node.kind == .member {
      if facts.types[index + 1].offset == reference.offset { return true }
    }
    let tree = facts.tree
    return tree.nodes.indices.contains { chain in
      guard tree[chain].kind == .chain, tree[chain + 1].offset == reference.offset,
        let suffix = tree.suffixes(of: chain).first(where: { _ in true }), tree[suffix].kind == .member
      else { return false }
      return tree.name(suffix).first?.isUppercase ?? false
    }
  }

  private func isNested(_ inner: TypeID, in outer: TypeID, _ graph: Graph) -> Bool {
    var current = graph[inner].outer
    while let type = current {
      if type == outer { return true }
      current = graph[type].outer
    }
    return false
  }
}
