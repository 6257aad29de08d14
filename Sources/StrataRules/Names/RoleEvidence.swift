import StrataClassification
import StrataDefinition
import StrataModel

/// Decides which types have a role by something other than their names: what they conform to, where they are, what they
/// hold, and what holds them.
struct RoleEvidence {
  let context: RuleContext
  let graph: Graph
  let screens: ScreenEvidence
  let transfers: TransferEvidence
  /// The roles of which types are judged; evidence of others is not searched for.
  private let judged: Set<NamedRole>

  init(_ context: RuleContext, judged: Set<NamedRole>) {
    self.context = context
    self.judged = judged
    graph = context.project.graph
    screens = ScreenEvidence(context)
    transfers = TransferEvidence(context)
  }

  /// The role by which the name of a type is judged; nil if nothing but its name says what it is.
  func role(of type: TypeID) -> NamedRole? {
    let kind = graph.types[type.index].kind
    guard kind.isNominalType, kind != .typealias, graph.types[type.index].outer == nil, context.isProduction(type),
      let role = evidentRole(of: type), judged.contains(role), isNamed(type)
    else { return nil }
    return role
  }

  private func evidentRole(of type: TypeID) -> NamedRole? {
    let kind = graph.types[type.index].kind
    // `ClockDelegate` hears what happens, and provides nothing.
    if kind == .protocol, context.vocabulary[.listenerSuffixes].matches(graph.types[type.index].simpleName) {
      return nil
    }
    switch context.roleID(type) {
    case .moduleInterface, .externalDependencies, .baseViewModel: return nil
    case .view: return judged.contains(.view) && screens.isScreen(type) ? .view : nil
    case .viewModel:
      // A reactor has the name of its framework's protocol, and the model of a cell that of a part.
      let isOtherwiseNamed =
        isNamedAfterFramework(type) || context.vocabulary[.partViewModelSuffixes].matches(graph[type].simpleName)
      return screens.isViewModel(type) && !isOtherwiseNamed ? .viewModel : nil
    case .coordinator: return judged.contains(.coordinator) && isCoordinator(type) ? .coordinator : nil
    case .networkRoute:
      let isJudged = judged.contains(.networkRoute) && kind != .protocol
      return isJudged && conformsToOtherThanValues(type) ? .networkRoute : nil
    case .dto: return transfers.role(of: type)
    case .compositionRoot: return implementsModule(type) ? .module : nil
    case .service where kind != .protocol && !ports(of: type, .service).isEmpty: return .service
    case let role?:
      if role == .uiState || role == .entity || role == .service {
        if screens.isState(type) { return .uiState }
        if screens.isUnnamedViewModel(type) { return .viewModel }
      }
      guard let pair = NamedRole.pair(of: role) else {
        return role == .entity || role == .apiService ? byFolder(type) : nil
      }
      let named = kind == .protocol ? pair.ofProtocols : pair.implementation
      return judged.contains(named) && isEvident(type, role) ? named : nil
    case nil:
      if implementsModule(type) { return .module }
      if screens.isState(type), screens.isPublished(type) { return .uiState }
      return screens.isUnnamedViewModel(type) && screens.isAtWork(type) ? .viewModel : byFolder(type)
    }
  }

  /// The protocols of its role to which a type conforms.
  func ports(of type: TypeID, _ role: NamedRole) -> [TypeID] {
    guard role.isImplementation else { return [] }
    return context.project.protocols(of: type, role: RoleID(rawValue: role.rawValue))
  }

  /// Whether a type holds a protocol of its role and conforms to it: it wraps another one.
  func isDecorator(_ type: TypeID, of ports: [TypeID]) -> Bool {
    graph.stores(type, oneOf: ports)
  }

  // MARK: - Roles behind protocols

  /// Neither a test double nor a base for others, and not generated.
  private func isNamed(_ type: TypeID) -> Bool {
    let name = graph.types[type.index].simpleName
    guard !context.flags[type.index].contains(.replacement), !context.vocabulary[.testDoubles].isAtAnEnd(of: name),
      !context.vocabulary[.basePrefixes].beginsWord(of: name),
      !context.isUnchecked(graph.types[type.index].declaration.file)
    else { return false }
    // A view may be generic over its view model. `Endpoint<Response>` is one request of many.
    if context.has(.dto, type) || context.has(.networkRoute, type) { return !context.project.isGeneric(type) }
    if wrapsSeveralRoles(type) { return false }
    return context.has(.view, type) || !context.project.isGenericBase(type)
  }

  /// Whether a generic type conforms to protocols of several roles: `Logged<Layer>` stands before any of them.
  private func wrapsSeveralRoles(_ type: TypeID) -> Bool {
    guard context.project.isGeneric(type) else { return false }
    return Set(graph.projectProtocols(of: type).compactMap { context.project.role(of: $0) }).count > 1
  }

  private func isEvident(_ type: TypeID, _ role: RoleID) -> Bool {
    let kind = graph.types[type.index].kind
    if kind == .enum || isBaseClass(type) || isNamedAfterFramework(type) { return false }
    if !context.project.protocols(of: type, role: role).isEmpty { return kind != .protocol || isServing(type, role) }
    return isServing(type, role)
  }

  /// Whether its name is that of a protocol from outside, with words before it.
  private func isNamedAfterFramework(_ type: TypeID) -> Bool {
    let name = graph.types[type.index].simpleName
    return graph.types[type.index].supertypes.contains { target in
      target.externalID.map { name.hasSuffix(lastComponent(graph[$0].name)) } ?? false
    }
  }

  /// Whether it has operations, and is in the folder of its role, has an implementation or is held by others.
  private func isServing(_ type: TypeID, _ role: RoleID) -> Bool {
    guard graph.functions(of: type).contains(where: { !graph.isPrivate($0) }) else { return false }
    if RoleFolders.role(around: path(of: type)) == role { return true }
    if isHeld(type, by: { _ in true }) { return true }
    return graph.types[type.index].kind == .protocol && !context.project.implementations(of: type).isEmpty
      && !isReturned(type)
  }

  /// Whether others get objects of a protocol as results: one that nobody holds is a model with behavior.
  private func isReturned(_ type: TypeID) -> Bool {
    graph.references(to: type).contains { $0.kind == .returns && context.project.isProduction($0) }
  }

  private func isBaseClass(_ type: TypeID) -> Bool {
    graph.types[type.index].kind == .class
      && graph.directSubtypes(of: type) { !context.project.graph.files[$0.file.index].isTest }
        .contains { graph.types[$0.index].kind == .class }
  }

  /// Whether a type is a dependency of another one that satisfies a condition.
  private func isHeld(_ type: TypeID, by condition: (TypeID) -> Bool) -> Bool {
    graph.references(to: type).contains { reference in
      guard let user = reference.source, user != type, context.project.isProduction(reference),
        reference.kind == .stores || reference.kind == .takes && reference.context.contains(.initializerParameter)
      else { return false }
      return condition(user)
    }
  }

  private func path(of type: TypeID) -> String { graph[graph.types[type.index].declaration.file].path }

  /// A type without a role that has patterns, in the folder of one, which it holds or which holds it as its role does.
  private func byFolder(_ type: TypeID) -> NamedRole? {
    let kind = graph.types[type.index].kind
    guard kind == .class || kind == .struct || kind == .actor || kind == .protocol else { return nil }
    guard let role = RoleFolders.role(around: path(of: type)), !isCache(type),
      graph.functions(of: type).contains(where: { !graph.isPrivate($0) && !graph[$0].isStatic })
    else { return nil }
    switch role {
    case .dataSource where isSourcing(type) && isHeld(type, by: { context.has(.repository, $0) }),
      .repository where isHeld(type, by: { context.has(.useCase, $0) }),
      .gateway where isHeld(type, by: { context.has(.useCase, $0) }):
      return NamedRole.pair(of: role).map { kind == .protocol ? $0.ofProtocols : $0.implementation }
    case .coordinator where kind == .class && showsScreens(type): return .coordinator
    default: return nil
    }
  }

  /// `UserCache`: beside data sources, not one of them.
  private func isCache(_ type: TypeID) -> Bool {
    Words.split(graph.types[type.index].simpleName).last.map { context.vocabulary[.caches].contains($0) } ?? false
  }

  /// Whether a type has operations that wait or fail, or DTOs: what is only kept in memory is no source of data.
  private func isSourcing(_ type: TypeID) -> Bool {
    let operations = graph.functions(of: type).filter { !graph.isPrivate($0) }
    if operations.contains(where: { !graph[$0].modifiers.isDisjoint(with: [.async, .throws]) }) { return true }
    return graph.references(from: type).contains { reference in
      guard let target = reference.target.typeID else { return false }
      return [.dto, .networkClient, .apiService, .storage].contains { context.has($0, target) }
    }
  }

  // MARK: - Other roles

  private func isCoordinator(_ type: TypeID) -> Bool {
    guard graph.types[type.index].kind == .class || graph.types[type.index].kind == .struct, !isBaseClass(type) else {
      return false
    }
    if graph.allProjectSupertypes(of: type).contains(where: { context.has(.coordinator, $0) }) { return true }
    // The name is that of what serves a coordinator: `LoginCoordinatorStore`.
    let name = graph.types[type.index].simpleName
    let words = context.vocabulary[.coordinatorSuffixes]
    if words.occurs(in: name), !words.matches(name) { return false }
    return RoleFolders.role(around: path(of: type)) == .coordinator && showsScreens(type)
  }

  private func showsScreens(_ type: TypeID) -> Bool {
    graph.references(from: type).contains { reference in
      switch reference.target {
      case .type(let target):
        return reference.kind == .creates && (context.has(.view, target) || context.has(.viewModel, target))
      case .external(let target):
        return reference.kind == .stores && context.vocabulary[.navigationPaths].contains(graph[target].name)
      case .declaration: return false
      }
    }
  }

  private func implementsModule(_ type: TypeID) -> Bool {
    let kind = graph.types[type.index].kind
    return (kind == .class || kind == .struct || kind == .actor)
      && graph.projectProtocols(of: type).contains { context.has(.moduleInterface, $0) }
  }

  private func conformsToOtherThanValues(_ type: TypeID) -> Bool {
    graph.allSupertypeNames(of: type).contains { name in
      !context.vocabulary[.commonProtocols].contains(lastComponent(name))
    }
  }
}
