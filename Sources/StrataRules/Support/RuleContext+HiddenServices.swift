import StrataDefinition
import StrataModel

/// Classes that no role makes dependencies, although they are built for their work.
extension RuleContext {
  /// `private let printer = ReceiptPrinter()` of a use case, if `ReceiptPrinter` is a class with a protocol of functions: what
  /// works behind a protocol is made to be replaced.
  /// - Parameter creation: the usage that creates it, in a type that is injected or in a view model.
  func isHiddenService(_ type: TypeID, createdBy creation: Usage) -> Bool {
    guard let user = creation.user, isDependency(user) || has(.viewModel, user), user != type,
      !isSameFamily(user, type)
    else { return false }
    let graph = project.graph
    if vocabulary[.factoryTypes].matches(graph[type].simpleName)
      || Words.contains(graph[type].simpleName, in: vocabulary[.states])
    {
      return false
    }
    guard graph[type].kind == .class || graph[type].kind == .actor, graph[type].outer == nil,
      graph[type].supertypes.allSatisfy({ $0.typeID != nil }), roleID(type).map({ $0 == .entity }) ?? true
    else { return false }
    let own = project.graph.projectProtocols(of: user)
    let hasPort = project.graph.projectProtocols(of: type).contains { port in
      !own.contains(port) && hasOnlyFunctions(port)
        && !vocabulary[.listenerSuffixes].matches(project.graph.types[port.index].simpleName)
    }
    return hasPort && !isHeldAsValue(type) && isKept(creation.reference)
  }

  /// Whether a property or a variable gets what is created, or it is a default argument: no value that is passed on, and
  /// nothing that works once.
  private func isKept(_ creation: Reference) -> Bool {
    if creation.context.contains(.defaultArgument) { return true }
    guard let nodes = nodes(ofCreation: creation), creation.declaration != noIndex else { return false }
    let facts = project.graph.files[creation.file.index].facts
    let (fact, tree) = (facts.declarations[Int(creation.declaration)], facts.tree)
    // The chain before the name ends with the call.
    guard let chain = nodes.first.map({ $0 - 1 }), chain >= 0, tree[chain].kind == .chain,
      Int(tree[chain].next) == nodes.upperBound
    else { return false }
    if fact.initialValue.range.lowerBound == chain { return true }
    guard fact.body.range.contains(chain), chain > 0 else { return false }
    let parent = tree.parents(in: fact.body.range)[chain]
    switch parent.map({ tree[$0].kind }) {
    case .localVariable: return true
    // What a function assigns later changes with the state of the object.
    case .sequence: return fact.kind == .initializer && tree[chain - 1].kind == .assignment
    default: return false
    }
  }

  private func hasOnlyFunctions(_ port: TypeID) -> Bool {
    let graph = project.graph
    let kinds = graph.children(of: graph[port].declaration).map { graph[$0].kind }
    return kinds.contains(.function)
      && !kinds.contains { $0 == .variable || $0 == .associatedtype || $0 == .initializer }
  }

  /// Whether collections hold objects of a type, functions return some, or models have one.
  private func isHeldAsValue(_ type: TypeID) -> Bool {
    project.graph.references(to: type).contains { reference in
      switch reference.kind {
      case .returns: return true
      case .stores, .takes:
        return reference.context.contains(.nested) || reference.source.map { has(.entity, $0) } ?? false
      default: return false
      }
    }
  }
}
