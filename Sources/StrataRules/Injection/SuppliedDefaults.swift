import StrataDefinition
import StrataModel

/// Default arguments, and arguments of a type's own initializer, that supply a dependency without creating it:
/// `Service.shared`, `.make()`, a container, a global.
struct SuppliedDefaults {
  private let context: RuleContext

  /// Names of singletons.
  private let members: NameSet

  init(_ context: RuleContext) {
    self.context = context
    members = context.vocabulary[.singletonMembers].names
  }

  /// The first usage of each such default argument, and each such argument.
  func usages(examined: inout Int) -> [Usage] {
    var result: [Usage] = []
    var last: (file: FileID, parameter: UInt32)?
    for usage in context.usages.judged {
      let reference = usage.reference
      guard reference.kind == .calls else { continue }
      guard reference.context.contains(.defaultArgument) else {
        if suppliesOwnInitializer(usage) {
          examined += 1
          result.append(usage)
        }
        continue
      }
      guard isSupplier(usage), let parameter = context.parameter(around: reference) else { continue }
      examined += 1
      if let last, last == (reference.file, parameter.offset) { continue }
      guard
        takesDependency(parameter, before: reference) || takesSingleton(parameter, usage)
          || takesInstance(parameter, usage)
      else { continue }
      last = (reference.file, parameter.offset)
      result.append(usage)
    }
    return result
  }

  /// `convenience init() { self.init(service: .live) }`, `self.service = service ?? .shared`: an instance of a dependency that its
  /// type makes or holds.
  private func suppliesOwnInitializer(_ usage: Usage) -> Bool {
    let reference = usage.reference
    guard reference.context.contains(.staticMember), let target = reference.target.typeID, context.isDependency(target),
      reference.memberDeclaration.map({ context.project.graph[$0].isStatic }) ?? false, isSupplier(usage)
    else { return false }
    return (givesItself(reference, target) || isFunction(reference))
      && (context.isPassedToOwnInitializer(reference) || context.isDefaultInBody(reference))
  }

  /// Whether a static property has its own type, or the initial value creates it.
  private func givesItself(_ reference: Reference, _ target: TypeID) -> Bool {
    guard let member = reference.memberDeclaration, context.holdsItself(reference, target) == true else { return false }
    let graph = context.project.graph
    return graph[member].type != noIndex
      || graph.references(of: member).contains { $0.kind == .creates && $0.target.typeID == target }
  }

  /// A static member of a dependency or a container, or a declaration at file level.
  private func isSupplier(_ usage: Usage) -> Bool {
    let reference = usage.reference
    switch reference.target {
    case .type(let target):
      guard reference.context.contains(.staticMember), !reference.context.contains(.nestedCreation),
        context.isProduction(target),
        !(usage.user.map { context.isSameFamily($0, target) } ?? context.isWiring(usage))
      else { return false }
      return context.isDependency(target) || context.isRoot(target) && context.has(.compositionRoot, target)
        || isSingleton(reference, of: target) || isFunction(reference) && context.hasSharedInstance(target)
        || context.heldDependency(reference, of: target, members: members) != nil
    case .declaration: return reference.context.isDisjoint(with: [.nestedCreation, .attribute])
    case .external: return false
    }
  }

  /// `clock: Clocking = SystemClock.shared`: an object that is supplied as one of its protocols.
  private func isSingleton(_ reference: Reference, of target: TypeID) -> Bool {
    context.mayBeSingleton(target) && context.holdsItself(reference, target) == true
  }

  /// Whether a protocol to which the singleton conforms is the type of the parameter, or its own type if the member has
  /// the name of a singleton: `Theme.light` is a value.
  private func takesSingleton(_ parameter: ParameterFact, _ usage: Usage) -> Bool {
    let (graph, vocabulary) = (context.project.graph, context.vocabulary)
    guard let target = usage.reference.target.typeID, isSingleton(usage.reference, of: target) else { return false }
    let protocols = graph.allProjectSupertypes(of: target)
    let member = graph.text(usage.reference.member, in: usage.reference.file)
    let isNamed = vocabulary[.singletonMembers].contains(member) && !vocabulary[.valueSingletons].contains(member)
    return context.takes(parameter, before: usage.reference) {
      context.isInterface($0) && protocols.contains($0) || isNamed && $0 == target
    }
  }

  /// `queue: Queue = Queue.make()`, `queue: Queue = defaultQueue`: a further instance of a class that has a shared one.
  private func takesInstance(_ parameter: ParameterFact, _ usage: Usage) -> Bool {
    if usage.reference.target.typeID != nil, !isFunction(usage.reference) { return false }
    return context.takes(parameter, before: usage.reference) {
      context.mayBeSingleton($0) && context.hasSharedInstance($0)
    }
  }

  private func isFunction(_ reference: Reference) -> Bool {
    reference.memberDeclaration.map { context.project.graph[$0].kind == .function } ?? false
  }

  /// Whether a dependency is in the type of the parameter: a page size of a repository is none.
  private func takesDependency(_ parameter: ParameterFact, before reference: Reference) -> Bool {
    context.takes(parameter, before: reference) { context.isDependency($0) || context.has(.moduleInterface, $0) }
  }
}
