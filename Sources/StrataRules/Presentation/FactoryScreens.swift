import StrataClassification
import StrataDefinition
import StrataModel

/// The screens that functions of other types than coordinators and routers make.
struct FactoryScreens {
  private let context: RuleContext
  private let graph: Graph

  init(_ context: RuleContext) {
    self.context = context
    graph = context.project.graph
  }

  /// The view of the project that a used function or property returns: by its type, or as the one view that it creates
  /// where that type says only that it is some view.
  func screen(by use: Reference, in user: TypeID) -> TypeID? {
    guard use.kind == .calls, let member = use.memberDeclaration, context.project.isProduction(use),
      isFactory(member)
    else { return nil }
    if let owner = use.target.typeID {
      let roles: [RoleID] = [.coordinator, .router, .viewModel]
      if roles.contains(where: { context.has($0, owner) }) || context.outermost(owner) == context.outermost(user) {
        return nil
      }
    }
    let facts = graph.facts(of: member)
    // A type's uses of itself are not references.
    if let owner = use.target.typeID, let name = facts.nominalName(of: graph[member].type),
      name == "Self" || name == graph.types[owner.index].simpleName
    {
      return isScreen(owner, besides: user) ? owner : nil
    }
    return screen(of: member, in: user)
  }

  /// Whether a function, or a static property that is computed, may create what it returns: a stored one only keeps it.
  private func isFactory(_ member: DeclarationID) -> Bool {
    let fact = graph[member]
    guard fact.type != noIndex else { return false }
    return fact.kind == .function || fact.kind == .variable && fact.isStatic && fact.modifiers.contains(.computed)
  }

  private func screen(of member: DeclarationID, in user: TypeID) -> TypeID? {
    let facts = graph.facts(of: member)
    guard let node = facts.nominalType(of: graph[member].type) else { return nil }
    let named = graph.references(in: member.file, at: facts.types[node].offset).compactMap(\.target.typeID)
    if let screen = named.first(where: { isScreen($0, besides: user) }) { return screen }
    guard named.isEmpty, isOfAnyView(facts.names[facts.types[node].name]) else { return nil }
    let end = max(member.index + 1, graph[member].next)
    let created = graph.references(in: member.file).filter {
      $0.kind == .creates && (member.index..<end).contains($0.declaration)
    }.compactMap(\.target.typeID).filter { isScreen($0, besides: user) }
    return Set(created).count == 1 ? created.first : nil
  }

  private func isScreen(_ type: TypeID, besides user: TypeID) -> Bool {
    type != user && context.project.plays(.view, type) && context.outermost(type) != context.outermost(user)
  }

  /// `some View`, `AnyView`, `UIViewController`
  private func isOfAnyView(_ name: String) -> Bool {
    [Vocabulary.List.swiftuiViews, .controllerSuffixes].contains { context.vocabulary[$0].matches(name) }
  }
}
