import StrataClassification
import StrataDefinition
import StrataModel

/// The classes and actors whose instances live while the app runs, by evidence.
struct LongLivedTypes {
  private let context: RuleContext
  private var known: [TypeID: Bool] = [:]
  private var graph: Graph { context.project.graph }

  private static let roles: Set<RoleID> = [
    .repository, .dataSource, .storage, .service, .gateway, .apiService, .networkClient,
  ]
  /// What a composition root stores of these roles belongs to a screen or a flow.
  private static let ofScreens: Set<RoleID> = [
    .view, .listDataSource, .viewModel, .baseViewModel, .uiState, .coordinator, .router,
  ]

  init(_ context: RuleContext) { self.context = context }

  mutating func contains(_ type: TypeID) -> Bool {
    if let answer = known[type] { return answer }
    let kind = graph[type].kind
    let answer =
      (kind == .class || kind == .actor)
      && (hasLastingRole(type) || isSingleton(type) || isShared(type) || isNamedKeeper(type))
    known[type] = answer
    return answer
  }

  private func hasLastingRole(_ type: TypeID) -> Bool {
    context.role(type).map { Self.roles.contains($0.id) } ?? false
  }

  /// One of its static properties holds an instance: `static let shared = UserCenter()`.
  private func isSingleton(_ type: TypeID) -> Bool {
    graph.members(of: type).contains { member in
      let fact = graph[member]
      guard fact.kind == .variable, fact.isStatic, fact.marks.isEmpty, !fact.modifiers.contains(.computed) else {
        return false
      }
      let facts = graph.facts(of: member)
      let name = graph[type].simpleName
      if let written = facts.nominalName(of: fact.type) { return written == name || written == "Self" }
      guard !fact.initialValue.isEmpty else { return false }
      let tree = facts.tree
      let base = tree.base(of: Int(fact.initialValue.start))
      return tree[base].kind == .identifier && (tree.isNamed(base, name) || tree.isNamed(base, "Self"))
    }
  }

  /// Views share it by their environment, or a composition root stores it.
  private func isShared(_ type: TypeID) -> Bool {
    let isOfScreen = context.role(type).map { Self.ofScreens.contains($0.id) } ?? false
    return context.usages(of: type).contains { usage in
      let reference = usage.reference
      guard context.project.isProduction(reference), reference.declaration != noIndex else { return false }
      let declaration = DeclarationID(reference.file, reference.declaration)
      let wrappers = context.vocabulary[.environmentObjects]
      if graph.attributes(of: declaration).contains(where: { wrappers.contains($0) }) { return true }
      guard reference.kind == .stores, !isOfScreen, let user = reference.source, context.isRoot(user) else {
        return false
      }
      let fact = graph[declaration]
      return fact.kind == .variable && !fact.modifiers.contains(.computed)
    }
  }

  /// By its name alone, where no role says more.
  private func isNamedKeeper(_ type: TypeID) -> Bool {
    guard context.roleOfType[type.index] == nil, context.vocabulary[.keeperSuffixes].matches(graph[type].simpleName)
    else { return false }
    let definition = context.project.definition
    let screens = definition.layerID(of: .viewModel)
    return screens == nil || context.layerOfType[type.index] != screens
  }
}
