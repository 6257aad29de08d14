import StrataClassification
import StrataDefinition
import StrataModel

/// What modules with an `…Module` protocol need from each other, and how they get it.
struct ModuleNeeds {
  /// A module uses what another one provides.
  struct Need {
    var user: Int
    var provider: Int
    /// The protocol, service or implementation that is used, or the `…Module` protocol of the module that it belongs to.
    var needed: TypeID
    /// What the reference is to: a protocol or service that can be passed, or the inside of the other module.
    var isPassed: Bool
  }

  /// How a module gets another one without its external dependencies.
  enum Way {
    case held, besides, created
    /// By a type of another layer than data, although the external dependencies provide it.
    case heldAboveData
    /// From a container, a singleton or a member of this name.
    case fetched(String)
  }

  /// A module that external dependencies store.
  struct Stored {
    var reference: Reference
    var holder: TypeID
    var module: TypeID
    var user: Int
    var provider: Int
  }

  let context: RuleContext
  let graph: Graph
  let parts: ModuleParts
  /// By module: its `…Module` protocols, and its external dependencies.
  private(set) var doors: [Int: [TypeID]] = [:]
  private var external: [Int: [TypeID]] = [:]
  /// By module: what its external dependencies provide.
  private var provided: [Int: Set<TypeID>] = [:]
  /// By module: the modules whose `…Module` protocols it stores or takes.
  private var needs: [Int: Set<Int>] = [:]
  /// The layers of a module that get what they need from the layer below.
  private let layersAboveData: Set<LayerID>
  /// Members that return an `…Module` protocol.
  private(set) var suppliers: [DeclarationID: TypeID] = [:]

  init(_ context: RuleContext) {
    self.context = context
    graph = context.project.graph
    parts = ModuleParts(context)
    let definition = context.project.definition
    layersAboveData = Set([RoleID.view, .useCase].compactMap { definition.layerID(of: $0) })
      .subtracting([definition.layerID(of: .repository)].compactMap { $0 })
    if parts.isEmpty { return }
    for type in context.project.types(in: [.moduleInterface, .externalDependencies]) {
      guard let unit = module(of: type) else { continue }
      if context.has(.externalDependencies, type) {
        external[unit, default: []].append(type)
      } else if context.isInterface(type) {
        doors[unit, default: []].append(type)
      }
    }
    for (unit, types) in external {
      for type in types {
        provided[unit, default: []].formUnion(
          graph.references(from: type).filter { $0.kind == .stores }.compactMap(\.target.typeID))
      }
    }
    for (provider, types) in doors.sorted(by: { $0.key < $1.key }) {
      for door in types { addUses(of: door, of: provider) }
    }
  }

  private mutating func addUses(of door: TypeID, of provider: Int) {
    for reference in graph.references(to: door) where context.project.isProduction(reference) {
      let user = parts.ofFile[reference.file.index]
      switch reference.kind {
      case .stores, .takes: if user >= 0, user != provider { needs[user, default: []].insert(provider) }
      default: break
      }
      guard reference.kind == .stores || reference.kind == .returns, reference.declaration != noIndex,
        !reference.context.contains(.nested), reference.source.map({ !context.isInterface($0) }) ?? true
      else { continue }
      let member = DeclarationID(reference.file, reference.declaration)
      if suppliers[member] == nil { suppliers[member] = door }
    }
  }

  var isEmpty: Bool { doors.count < 2 }

  func name(_ module: Int) -> String { parts.names[module] }

  func externalDependencies(of module: Int) -> TypeID? { external[module]?.first }

  /// Whether a usage is of the layer that declares the protocols of the data layer.
  func isOfDomain(_ usage: Usage) -> Bool {
    usage.user.flatMap { context.layerOfType[$0.index] }.map { $0 == DomainLayer.id(in: context.project.definition) }
      ?? false
  }

  func isAboveData(_ type: TypeID) -> Bool {
    context.layerOfType[type.index].map { layersAboveData.contains($0) } ?? false
  }

  func provides(_ type: TypeID, to module: Int) -> Bool { provided[module]?.contains(type) ?? false }

  private func module(of type: TypeID) -> Int? {
    let unit = parts.ofFile[graph.types[type.index].declaration.file.index]
    return unit < 0 ? nil : unit
  }

  // MARK: - Uses of other modules

  /// A file of the Implementation of a module with an `…Module` protocol.
  func isInImplementation(_ file: FileID) -> Bool {
    parts.isIn(.implementation, file) && doors[parts.ofFile[file.index]] != nil
  }

  func isProduction(_ usage: Usage) -> Bool {
    switch usage.site.excuse {
    case .test, .preview, .debug, .testDouble: false
    default: !usage.site.isOfOwnType
    }
  }

  /// Whether a reference is to the Implementation of a module.
  func isInside(_ reference: Reference) -> Bool {
    reference.target.typeID.map { parts.isImplementation($0, in: graph) } ?? false
  }

  /// What a usage needs from another module; nil if that is nothing to be passed, such as a model.
  func need(_ usage: Usage) -> Need? {
    let user = parts.ofFile[usage.reference.file.index]
    guard let target = usage.target, context.isProduction(target) else { return nil }
    if let member = usage.reference.memberDeclaration, let door = suppliers[member], usage.reference.kind == .calls,
      let provider = module(of: door), provider != user, parts.ofFile[member.file.index] != user,
      !context.has(.externalDependencies, target)
    {
      return Need(user: user, provider: provider, needed: door, isPassed: false)
    }
    guard let provider = module(of: target), provider != user, let door = doors[provider]?.first else { return nil }
    if context.has(.moduleInterface, target) {
      return Need(user: user, provider: provider, needed: target, isPassed: true)
    }
    if isInside(target, of: provider) {
      return Need(user: user, provider: provider, needed: door, isPassed: false)
    }
    if usage.reference.kind == .calls, isSingleton(usage.reference) {
      return Need(user: user, provider: provider, needed: target, isPassed: false)
    }
    guard isService(target), !isImplemented(target, by: user) else { return nil }
    return Need(user: user, provider: provider, needed: target, isPassed: true)
  }

  /// A composition root, or an implementation of the `…Module` protocol.
  private func isInside(_ type: TypeID, of module: Int) -> Bool {
    if context.isInterface(type) || context.has(.externalDependencies, type) { return false }
    return context.isRootByRole(type)
      || graph.projectProtocols(of: type).contains { doors[module]?.contains($0) ?? false }
  }

  /// An object that is injected, or a protocol of one.
  private func isService(_ type: TypeID) -> Bool {
    if context.has(.router, type) || context.has(.externalDependencies, type) { return false }
    if context.isDependency(type) || context.has(.logger, type) && context.isInterface(type) { return true }
    return context.isInterface(type) && context.role(type) == nil
      && !context.vocabulary[.helperProtocols].matches(graph.types[type.index].simpleName)
      && !graph.functions(of: type).isEmpty
  }

  /// A protocol by which the other module says what it needs itself.
  private func isImplemented(_ type: TypeID, by user: Int) -> Bool {
    context.isInterface(type) && context.project.implementations(of: type).contains { module(of: $0) == user }
  }

  // MARK: - Modules that need each other

  /// The modules that external dependencies store themselves, not in a closure.
  var storedModules: [Stored] {
    external.sorted { $0.key < $1.key }.flatMap { unit, types in
      types.filter { !context.isInterface($0) }.flatMap { holder in
        graph.references(from: holder).compactMap { reference -> Stored? in
          guard reference.kind == .stores, isStoredItself(reference), let module = reference.target.typeID,
            context.has(.moduleInterface, module), let provider = self.module(of: module), provider != unit
          else { return nil }
          return Stored(reference: reference, holder: holder, module: module, user: unit, provider: provider)
        }
      }
    }
  }

  private func isStoredItself(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex, !reference.context.contains(.nested) else { return false }
    let fact = graph[DeclarationID(reference.file, reference.declaration)]
    return fact.kind == .variable && fact.modifiers.isDisjoint(with: [.computed, .weak, .unowned, .lazy])
  }

  /// Whether the stored module needs the one that stores it, directly or through others.
  func isNeededBack(_ stored: Stored) -> Bool {
    var seen: Set<Int> = [stored.provider]
    var queue = [stored.provider]
    while let next = queue.popLast() {
      for needed in needs[next] ?? [] {
        if needed == stored.user { return true }
        if seen.insert(needed).inserted { queue.append(needed) }
      }
    }
    return false
  }
}
