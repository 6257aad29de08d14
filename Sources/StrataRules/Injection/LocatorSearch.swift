import StrataDefinition
import StrataModel

/// Decides whether a reference is the use of a service locator.
struct LocatorSearch {
  private let context: RuleContext
  private let members: NameSet
  private let wrappers: Set<String>
  private let outside: [Glob]
  private let containers: [Glob]
  private let allowsContainer: Bool
  private let isContainerType: [Bool]
  private let isContainerName: [Bool]
  private let isWrapper: [Bool]
  private let isInside: [Bool]

  private static let insiders: Set<RoleID> = [
    .view, .listDataSource, .viewModel, .baseViewModel, .uiState, .useCase, .gateway, .repository, .dataSource,
    .apiService,
    .networkClient, .storage, .service, .mapper, .entity, .dto,
  ]

  init(_ context: RuleContext, settings: RuleSettings) {
    self.context = context
    members = NameSet(settings.list("members", context.vocabulary))
    wrappers = Set(settings.list("wrappers", context.vocabulary))
    outside = settings.list("external", context.vocabulary).map { Glob($0) }
    let containers = settings.list("containers", context.vocabulary).map { Glob($0) }
    self.containers = containers
    allowsContainer = settings.flag("allow-container")
    let graph = context.project.graph
    isContainerType = graph.typeIDs.map { type in
      context.isRoot(type) && context.has(.compositionRoot, type)
        && containers.contains { $0.matches(graph[type].simpleName) }
    }
    isContainerName = graph.externals.map { context.vocabulary[.frameworkContainers].contains($0.name) }
    let wrappers = wrappers
    isWrapper = graph.externals.map { wrappers.contains(lastComponent($0.name)) }
    let definition = context.project.definition
    let isInside = graph.typeIDs.map { type in
      if context.isCreatedBySystem(type) { return false }
      if let role = context.roleOfType[type.index] { return Self.insiders.contains(definition[role].id) }
      // A type in a layer counts, whatever its name is.
      guard let layer = context.layerOfType[type.index] else { return false }
      let kind = graph.types[type.index].kind
      return !definition[layer].isNeutral && !context.isRoot(type)
        && [.class, .struct, .actor, .enum].contains(kind)
    }
    self.isInside = context.owner.map { isInside[$0.index] }
  }

  /// Whether code is inside a layer whose code has its dependencies injected: by its role or, outside types, by its layer.
  func isInside(_ owner: CodeOwner) -> Bool {
    if let type = owner.type { return isInside[type.index] }
    guard let layer = context.layer(of: owner), !context.project.definition[layer].isNeutral,
      !context.project.definition[layer].isCompositionRoot
    else { return false }
    return !context.isAppDelegate(owner)
  }

  func isLocator(_ usage: Usage) -> Bool { locates(usage) && !isArgumentOfWrapper(usage.reference) }

  private func locates(_ usage: Usage) -> Bool {
    let reference = usage.reference
    guard !reference.context.contains(.defaultArgument) else { return false }
    switch reference.target {
    case .type(let target):
      return locates(reference, target) && !(usage.user.map { context.isSameFamily($0, target) } ?? false)
    case .external(let target):
      if reference.context.contains(.attribute) { return isWrapper[target.index] && !allowsContainer }
      if reference.context.contains(.staticMember), !outside.isEmpty {
        let graph = context.project.graph
        let name = graph[target].name + "." + memberName(reference)
        if outside.contains(where: { $0.matches(name) }) { return true }
      }
      return isContainer(reference) && !allowsContainer && !registers(reference)
    case .declaration:
      // A macro may stand for a property wrapper.
      return reference.context.contains(.attribute) && !allowsContainer && wrappers.contains(memberName(reference))
    }
  }

  private func locates(_ reference: Reference, _ target: TypeID) -> Bool {
    if reference.context.contains(.attribute) {
      return !allowsContainer && wrappers.contains(context.project.graph.types[target.index].simpleName)
    }
    if isContainerType[target.index] {
      return !allowsContainer && !registers(reference) && reference.context.isDisjoint(with: [.metatype, .attribute])
    }
    return isSingleton(reference, of: target)
  }

  /// `@Inject(Container.shared)`: the wrapper resolves, and names the container that it resolves from. That is reported as the
  /// use of the wrapper, or not at all.
  private func isArgumentOfWrapper(_ reference: Reference) -> Bool {
    guard !allowsContainer, reference.declaration != noIndex, !reference.context.contains(.attribute) else {
      return false
    }
    let facts = context.project.graph[reference.file].facts
    let attributes = facts.attributes[facts.declarations[Int(reference.declaration)].attributes.range]
    return attributes.contains { attribute in
      !attribute.arguments.isEmpty && isInjection(facts.names[attribute.name])
        && attribute.arguments.range.contains { facts.code[$0].offset == reference.offset }
    }
  }

  private func isInjection(_ wrapper: String) -> Bool {
    wrappers.contains(wrapper) || context.vocabulary[.injectionWrappers].contains(wrapper)
  }

  /// `Resolver.register { … }` registers and does not resolve.
  private func registers(_ reference: Reference) -> Bool {
    reference.kind == .calls
      && context.vocabulary[.registeringFunctions].matches(memberName(reference))
  }

  /// Whether the target is a container or resolver, of the project or of a framework.
  func isContainer(_ reference: Reference) -> Bool {
    switch reference.target {
    case .type(let target): return isContainerType[target.index]
    case .external(let target): return isContainerName[target.index] && context.project.importsInjection(reference.file)
    case .declaration: return false
    }
  }

  /// Whether a name is that of a container: `diContainer`, `resolver`.
  func isContainerLike(_ name: String) -> Bool {
    Words.split(name).last.map { context.vocabulary[.containers].contains($0) } ?? false
  }

  private func memberName(_ reference: Reference) -> String {
    context.project.graph.text(reference.member, in: reference.file)
  }

  private func isSingleton(_ reference: Reference, of target: TypeID) -> Bool {
    guard reference.kind == .calls, reference.context.contains(.staticMember) else { return false }
    guard context.isProduction(target) else { return false }
    if context.heldDependency(reference, of: target, members: members) != nil { return !isOwnSingleton(reference) }
    let names = context.project.graph[reference.file].facts.names
    guard names.isOne(of: members, reference.member), !isOwnSingleton(reference) else { return false }
    // A composition root that holds an instance of itself is a container, whatever its name is.
    if context.isRoot(target),
      context.has(.compositionRoot, target) || isContainerLike(context.project.graph.types[target.index].simpleName)
    {
      return !allowsContainer && context.holdsItself(reference, target) ?? false
    }
    if context.isDependency(target) { return context.holdsItself(reference, target) ?? true }
    guard !names.isOne(of: context.vocabulary[.valueSingletons].names, reference.member),
      context.mayBeSingleton(target)
    else { return false }
    return context.holdsItself(reference, target) ?? true
  }

  /// `static let shared = Player(queue: Queue.shared)`: the type is its own composition root.
  private func isOwnSingleton(_ reference: Reference) -> Bool {
    guard reference.context.contains(.propertyInitializer), let member = context.member(of: reference),
      member.isStatic, let source = reference.source
    else { return false }
    let graph = context.project.graph
    let facts = graph[reference.file].facts
    let names = ["Self", graph.types[source.index].simpleName]
    if let name = facts.nominalName(of: member.type), names.contains(name) { return true }
    // `static let shared: Playing = Player(queue: Queue.shared)`
    return creates(member, oneOf: names, in: facts)
  }

  /// Whether the initial value of a property calls an initializer of one of these names.
  private func creates(_ property: DeclarationFact, oneOf names: [String], in facts: FileFacts) -> Bool {
    facts.tree.calls(in: property.initialValue.range).contains { call in
      facts.tree[call.callee].kind == .identifier && names.contains(facts.tree.name(call.callee))
    }
  }

  /// The name of the locator that a usage uses.
  func locator(_ usage: Usage) -> String {
    let isMacro = usage.reference.target.declaringFile != nil
    return isMacro ? memberName(usage.reference) : context.project.graph.name(of: usage.reference.target)
  }

  /// - Parameter remedy: nil for that of the usage alone, which costs more to find than the rest.
  func violation(_ usage: Usage, remedy: String? = nil) -> Violation {
    let (symbol, target) = (context.symbol(usage), locator(usage))
    let role = usage.site.role.map { context.project.definition[$0].id.noun + " `" } ?? "`"
    let subject = text(of: [role, symbol, "`"])
    if usage.reference.context.contains(.attribute) {
      return Violation(
        at: usage.reference, symbol: symbol, target: target,
        message: text(of: [subject, " resolves a dependency with `@", target, "`"]),
        remedy: remedy
          ?? text(of: [
            "take the dependency as a parameter of ", context.parameterTaker(usage.reference),
            ", and pass it from the composition root",
          ]), chain: [symbol, target])
    }
    if isContainer(usage.reference) {
      return Violation(
        at: usage.reference, symbol: symbol, target: target,
        message: text(of: [subject, " gets its dependencies from container `", target, "`"]),
        remedy: remedy
          ?? text(of: [
            "take each dependency that `", symbol, "` gets from `", target, "` as a parameter of ",
            context.parameterTaker(usage.reference),
          ]), chain: [symbol, target])
    }
    let singleton = text(of: ["`", target, ".", memberName(usage.reference), "`"])
    return Violation(
      at: usage.reference, symbol: symbol, target: target,
      message: text(of: [subject, " uses ", singleton, " instead of having it injected"]),
      remedy: remedy ?? self.remedy(for: usage, of: singleton, target), chain: [symbol, target])
  }

  private func remedy(for usage: Usage, of singleton: String, _ target: String) -> String {
    let taker = context.parameterTaker(usage.reference)
    let held = between(usage) == nil ? context.heldDependency(after: usage.reference) : nil
    var passed = singleton
    if let held { passed = text(of: ["`", target, ".", memberName(usage.reference), ".", held.property, "`"]) }
    var injection: String?
    var isUsable = true
    if var type = usage.reference.target.typeID, let layer = usage.site.layer {
      type = held?.type ?? context.heldDependency(usage.reference, of: type, members: members) ?? type
      injection = context.injection(of: type, usableFrom: layer, into: usage.user, of: taker)
      isUsable = context.interface(of: type, usableFrom: layer) != nil || context.mayUse(usage.site, type)
    }
    return between(usage).map { text(of: ["inject the ", $0, " between them instead of using ", singleton]) }
      ?? (isUsable
        ? text(of: [
          injection ?? context.injection(of: target, of: taker), ", and pass ", passed, " ", provider(of: usage.user),
        ])
        : "take a protocol of \(context.layerName(usage.site.layer)) with the operations it needs as a parameter of "
          + "\(taker); \(context.layerName(usage.site.layer)) may not use \(quoted(target))")
  }

  /// Where the user gets it from: a singleton creates itself.
  private func provider(of user: TypeID?) -> String {
    let graph = context.project.graph
    guard let user,
      let property = graph.members(of: user).first(where: { member in
        graph[member].kind == .variable && graph[member].isStatic
          && creates(graph[member], oneOf: ["Self", graph.types[user.index].simpleName], in: graph.facts(of: member))
      })
    else { return "from the composition root" }
    return "where \(quoted("\(graph[user].name).\(graph.name(of: property))")) is created"
  }

  /// What a user that must not hold the target itself should take instead.
  private func between(_ usage: Usage) -> String? {
    guard let target = usage.target, context.isSkip(from: usage.site, to: target) else { return nil }
    return usage.site.role.flatMap { context.project.definition[$0].through?.noun }
  }
}
