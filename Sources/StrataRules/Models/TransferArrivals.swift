import StrataDefinition
import StrataModel

/// Where the data layer receives values of DTOs: results, arguments of decoders, responses of requests.
struct TransferArrivals {
  private let context: RuleContext
  /// The layers in which DTOs belong.
  private let homes: Set<LayerID>
  private var graph: Graph { context.project.graph }

  init(_ context: RuleContext) {
    self.context = context
    let definition = context.project.definition
    let role = definition.role(.dto)
    let names = [role?.layer].compactMap { $0 } + (role?.alsoIn ?? [])
    homes = Set(names.compactMap { definition.layerID(named: $0) })
  }

  /// The first of the arrivals of a DTO in source order, that of a function's result before others.
  static func first(of arrivals: [Usage]) -> Usage? {
    arrivals.first { $0.reference.kind == .returns } ?? arrivals.first
  }

  /// The arrivals of a DTO, in source order.
  func arrivals(of type: TypeID) -> [Usage] {
    context.usages(of: type).filter { usage in
      guard usage.isJudged, isInData(usage.site) else { return false }
      if let user = usage.user, graph.isSameOrNested(user, in: type) || context.has(.dto, user) { return false }
      return isArrival(usage.reference)
    }
  }

  private func isInData(_ site: UsageSite) -> Bool {
    site.layer.map(homes.contains) ?? false
      || site.role.map { Self.givers.contains(context.project.definition[$0].id) } ?? false
  }

  /// Roles whose types receive data in any layer.
  private static let givers: Set<RoleID> = [
    .dataSource, .apiService, .networkClient, .networkRoute, .storage, .gateway,
  ]

  private func isArrival(_ reference: Reference) -> Bool {
    switch reference.kind {
    case .returns: return true
    case .takes: return context.isCallbackValue(reference)
    case .mentions:
      guard reference.declaration != noIndex else { return false }
      let declaration = DeclarationID(reference.file, reference.declaration)
      if graph[declaration].kind == .typealias { return graph.enclosingType(of: declaration) != nil }
      return node(of: reference).map { isReceived($0.tree, $0.node, in: $0.range) } ?? false
    default: return false
    }
  }

  /// The node of the code that names the type of a reference.
  private func node(of reference: Reference) -> (tree: CodeTree, node: Int, range: Range<Int>)? {
    let facts = graph[reference.file].facts
    let (fact, tree) = (facts.declarations[Int(reference.declaration)], facts.tree)
    for range in [fact.body.range, fact.initialValue.range] {
      let found = range.first { node in
        guard tree[node].kind == .type else { return tree[node].offset == reference.offset }
        return facts.typeSubtree(of: Int(tree[node].payload)).contains { facts.types[$0].offset == reference.offset }
      }
      if let found { return (tree, found, range) }
    }
    return nil
  }

  /// The type is an argument (`decode(Order.self)`), that of a local variable whose value is awaited or may fail, or what
  /// such a value is cast to.
  private func isReceived(_ tree: CodeTree, _ node: Int, in range: Range<Int>) -> Bool {
    let parents = tree.parents(in: range)
    var isMetatype = false
    for ancestor in parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .chain where tree.isMetatype(ancestor): isMetatype = true
      case .argument where isMetatype: return true
      case .localVariable, .optionalBinding, .cast:
        let around = tree[ancestor].kind == .cast ? parents[ancestor] ?? ancestor : ancestor
        return tree.contains(.effect, in: tree.subtree(of: around))
          || parents.ancestors(of: ancestor).contains { tree[$0].kind == .effect }
      case .block, .closure: return false
      default: continue
      }
    }
    return false
  }

  // MARK: Discarded answers

  /// Whether nobody keeps a value of the DTO: all callers of the functions that return it discard their results, and
  /// what is decoded is discarded, too.
  func areDiscarded(_ usages: [Usage]) -> Bool {
    let arrivals = usages.map(\.reference)
    let giving = Set(arrivals.filter { $0.kind == .returns }.map { DeclarationID($0.file, $0.declaration) })
    return arrivals.allSatisfy { reference in
      // What a function decodes and returns is judged at its callers.
      if reference.kind != .returns, giving.contains(DeclarationID(reference.file, reference.declaration)) {
        return true
      }
      switch reference.kind {
      case .returns: return isResultDiscarded(of: reference, giving)
      case .mentions: return isDiscarded(reference)
      default: return false
      }
    }
  }

  /// Whether a function has callers, and all of them discard its result. What a caller returns is judged at its own
  /// callers. A function that a protocol requires has the callers of the requirement, too.
  /// - Parameter giving: the functions that return the DTO.
  private func isResultDiscarded(of reference: Reference, _ giving: Set<DeclarationID>) -> Bool {
    guard reference.declaration != noIndex, let owner = reference.source else { return false }
    let function = DeclarationID(reference.file, reference.declaration)
    let signature = graph.signature(of: function)
    let related = [owner] + graph.allProjectSupertypes(of: owner) + context.project.implementations(of: owner)
    let calls = related.flatMap { graph.references(to: $0) }.filter { call in
      call.kind == .calls && context.project.isProduction(call)
        && call.memberDeclaration.map { graph.signature(of: $0) == signature } ?? false
    }
    return !calls.isEmpty
      && calls.allSatisfy { giving.contains(DeclarationID($0.file, $0.declaration)) || isDiscarded($0) }
  }

  /// `let _ = f()`, `if let _ = try? f()`
  private func bindsNoName(_ node: Int, _ tree: CodeTree) -> Bool {
    guard let pattern = tree.firstChild(of: node) else { return false }
    return !tree.contains(.bindingPattern, in: tree.subtree(of: pattern))
  }

  /// Whether the value of the expression with a reference is not used: `_ = f()`, or a statement of its own that returns
  /// nothing.
  private func isDiscarded(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex, let (tree, start, range) = node(of: reference) else { return false }
    let parents = tree.parents(in: range)
    var below = start
    // The type itself is an argument of the call that returns the value.
    var arguments = reference.kind == .mentions ? 1 : 0
    for ancestor in parents.ancestors(of: start) {
      switch tree[ancestor].kind {
      case .closure, .return: return false
      case .argument:
        if arguments == 0 { return false }
        arguments -= 1
      case .localVariable, .optionalBinding: return bindsNoName(ancestor, tree)
      case .sequence:
        if tree.firstChild(of: ancestor).map({ tree[$0].kind == .discard }) ?? false { return true }
        if tree.child(.assignment, of: ancestor) != nil { return false }
      case .caseBinding, .if, .guard, .switch, .for, .while: return false
      case .block: return true
      default: break
      }
      below = ancestor
    }
    // At the top of the body: the only expression of a function is its result.
    let isOnly = tree[below].next == UInt32(range.upperBound) && below == range.lowerBound
    let function = DeclarationID(reference.file, reference.declaration)
    return !isOnly || graph[function].kind == .function && !graph.returnsValue(function)
  }
}
