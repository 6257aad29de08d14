import StrataDefinition
import StrataModel

/// How a module gets what it needs from another one.
extension ModuleNeeds {
  /// How a usage gets what it needs, if not from the external dependencies of its module.
  func way(_ usage: Usage, _ need: Need) -> Way? {
    let reference = usage.reference
    switch reference.kind {
    case .stores, .takes:
      guard isHeld(reference), let holder = usage.user else { return nil }
      if isEntry(holder, of: need.user) { return provides(need.needed, to: need.user) ? .besides : .held }
      if isContainer(holder) || context.has(.externalDependencies, holder) { return nil }
      guard provides(need.needed, to: need.user), need.isPassed, !isCreatedOutside(holder, need.user) else {
        return .held
      }
      return isAboveData(holder) && !context.has(.logger, need.needed) ? .heldAboveData : nil
    case .creates: return need.isPassed && context.isInterface(need.needed) ? nil : .created
    case .calls:
      if let member = reference.memberDeclaration, suppliers[member] != nil {
        return .fetched(graph.targetName(of: reference))
      }
      return isSingleton(reference) ? .fetched(graph.targetName(of: reference)) : nil
    case .mentions:
      let names = graph[reference.file].facts.names
      return reference.context.contains(.metatype)
        && names.mentions(oneOf: context.vocabulary[.resolvingFunctions].names) ? .fetched("resolve") : nil
    case .inherits, .returns: return nil
    }
  }

  /// A stored property that states its type, or a parameter of an initializer or of the function of a factory.
  private func isHeld(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex,
      reference.context.isDisjoint(with: [.body, .defaultArgument, .propertyInitializer, .attribute, .inferred])
    else { return false }
    let fact = graph[DeclarationID(reference.file, reference.declaration)]
    if reference.kind == .stores { return fact.kind == .variable && !fact.modifiers.contains(.computed) }
    return reference.context.contains(.initializerParameter)
      || fact.isStatic && reference.source.map { isEntry($0, of: parts.ofFile[reference.file.index]) } ?? false
  }

  /// The implementation of the module's protocol, or what creates it.
  private func isEntry(_ type: TypeID, of module: Int) -> Bool {
    let own = Set(doors[module] ?? [])
    if graph.projectProtocols(of: type).contains(where: own.contains) { return true }
    return graph.references(from: type).contains { $0.kind == .returns && $0.target.typeID.map(own.contains) ?? false }
  }

  private func isContainer(_ type: TypeID) -> Bool { context.isRoot(type) || context.isRoot(context.outermost(type)) }

  private func isCreatedOutside(_ type: TypeID, _ module: Int) -> Bool {
    graph.references(to: type).contains {
      $0.kind == .creates && context.project.isProduction($0) && parts.ofFile[$0.file.index] != module
    }
  }

  /// `ProfileContainer.shared`, `ProfileModuleFactory.make()`
  func isSingleton(_ reference: Reference) -> Bool {
    guard reference.context.contains(.staticMember), let target = reference.target.typeID else { return false }
    if context.isRootByRole(target) { return true }
    guard context.vocabulary[.singletonMembers].contains(graph.text(reference.member, in: reference.file)) else {
      return false
    }
    return (context.isDependency(target) || context.mayBeSingleton(target))
      && context.holdsItself(reference, target) ?? true
  }
}
