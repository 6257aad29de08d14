import StrataClassification
import StrataDefinition
import StrataModel

/// The calls by which code reads and writes data through repositories, gateways, data sources, services of an API and
/// network clients. Building and connecting these objects is wiring; calling their functions is what the app does.
struct RootOperations: Sendable {
  private let graph: Graph
  /// By type: whether its functions read or write data.
  private let isOperated: [Bool]
  private let roleOfType: [RoleIndex?]
  private let client: RoleIndex?
  private let lifeCycle: WordList
  private let registering: WordList

  init(_ project: ClassifiedGraph, roleOfType: [RoleIndex?]) {
    let operated: Set<RoleID> = [.gateway, .repository, .dataSource, .apiService, .networkClient]
    let definition = project.definition
    graph = project.graph
    let isOperatedRole = definition.roles.map { operated.contains($0.id) }
    isOperated = roleOfType.map { $0.map { isOperatedRole[$0.index] } ?? false }
    client = definition.roleIndex(of: .networkClient)
    self.roleOfType = roleOfType
    lifeCycle = project.vocabulary[.lifeCycleFunctions]
    registering = project.vocabulary[.registeringFunctions]
  }

  /// Whether a function of such an object is called.
  func contains(_ reference: Reference) -> Bool {
    !reference.context.contains(.staticMember) && operation(of: reference) != nil
  }

  /// Whether code that may build, connect and start everything does more: outside of a closure that it provides, it calls a
  /// function that does not belong to a life cycle.
  /// - Parameter inEntryPoint: in a type of the app that a framework creates. It may set up the client of the network.
  func isBusiness(_ reference: Reference, inEntryPoint: Bool) -> Bool {
    guard let function = operation(of: reference), let target = reference.target.typeID,
      !(inEntryPoint && roleOfType[target.index] == client)
    else { return false }
    return !lifeCycle.matches(graph.name(of: function))
      && !(reference.context.contains(.staticMember) && makes(target, function))
      && !decorates(target, reference.source) && !isProvided(reference)
  }

  /// Whether the user stands for the object whose function it calls, as a trace or a cache in front of it does.
  private func decorates(_ target: TypeID, _ user: TypeID?) -> Bool {
    user.map { graph.allProjectSupertypes(of: $0).contains(target) } ?? false
  }

  private func operation(of reference: Reference) -> DeclarationID? {
    guard reference.kind == .calls, let target = reference.target.typeID, isOperated[target.index],
      let member = reference.memberDeclaration, graph[member].kind == .function
    else { return nil }
    return member
  }

  /// Whether a static function returns the type itself, or something behind which it is.
  private func makes(_ type: TypeID, _ function: DeclarationID) -> Bool {
    guard let result = graph.facts(of: function).nominalName(of: graph[function].type) else { return false }
    return result == "Self" || result == graph[type].simpleName
      || graph.allSupertypeNames(of: type).contains { lastComponent($0) == result }
  }

  /// Whether a call is in a closure that is stored, returned, registered or passed to something that is created here:
  /// `OrderClient(load: { try await repository.orders() })`. Or nothing is called, and the function itself is stored,
  /// returned or passed to code of the project: `makeOrders(load: repository.orders)`.
  private func isProvided(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let facts = graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    let tree = facts.tree
    for span in [fact.initialValue, fact.body] {
      guard let node = span.range.first(where: { tree[$0].offset == reference.offset }) else { continue }
      let parents = tree.parents(in: span.range)
      if let chain = parents[node], tree[chain].kind == .chain, !isCalled(node, in: chain, tree) {
        return isPassed(chain, tree, parents, reference.file)
      }
      return parents.ancestors(of: node).contains { ancestor in
        tree[ancestor].kind == .closure && isProvided(ancestor, tree, parents, reference.file)
      }
    }
    return false
  }

  private func isCalled(_ function: Int, in chain: Int, _ tree: CodeTree) -> Bool {
    tree.calls(ofChain: chain).contains { $0.callee == function }
  }

  /// Whether a function that is not called is stored, returned or an argument of a function of the project; those of
  /// others, such as `forEach`, call it at once.
  private func isPassed(_ function: Int, _ tree: CodeTree, _ parents: CodeParents, _ file: FileID) -> Bool {
    let around = parents.ancestors(of: function).first { ![.sequence, .tuple].contains(tree[$0].kind) }
    guard let around, [.argument, .call, .chain].contains(tree[around].kind) else { return true }
    guard let call = call(around, tree, parents) else { return false }
    return tree[call.callee].kind == .identifier
      || graph.references(in: file, at: tree[call.callee].offset).contains {
        $0.kind == .creates && $0.target.typeID != nil || $0.kind == .calls && $0.memberDeclaration != nil
      }
  }

  private func isProvided(_ closure: Int, _ tree: CodeTree, _ parents: CodeParents, _ file: FileID) -> Bool {
    let around = parents.ancestors(of: closure).first { ![.sequence, .tuple].contains(tree[$0].kind) }
    guard let around, [.argument, .call, .chain].contains(tree[around].kind) else { return true }
    guard let call = call(around, tree, parents) else { return false }
    return registering.matches(tree.name(call.callee))
      || graph.references(in: file, at: tree[call.callee].offset).contains {
        $0.kind == .creates && $0.target.typeID != nil
      }
  }

  /// The call that an argument, or a closure behind the parentheses, belongs to.
  private func call(_ around: Int, _ tree: CodeTree, _ parents: CodeParents) -> CodeCall? {
    guard let suffix = tree[around].kind == .argument ? parents[around] : around, let chain = parents[suffix] else {
      return nil
    }
    return tree.calls(ofChain: chain).first { $0.suffix == suffix }
  }
}
