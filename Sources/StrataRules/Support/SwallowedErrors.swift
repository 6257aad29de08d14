import StrataDefinition
import StrataModel

/// Finds the errors that a piece of code swallows.
struct SwallowedErrors {
  let context: RuleContext
  let graph: Graph
  let body: CodeBody
  /// Whether the code is in the domain or data layer, which must not answer an error with a value.
  let isInner: Bool
  /// Whether the code is in the layer of view models.
  let isInPresentation: Bool
  /// Whether the project has a type like `Result`, so that cases of unknown types may be its cases.
  let hasOwnResults: Bool
  let tree: CodeTree
  /// Whether its only statement is the value of the function.
  let hasResult: Bool
  let isDeinit: Bool
  let parents: CodeParents
  let vocabulary: Vocabulary

  struct Item {
    var offset: UInt32
    var message: String
    var remedy: String
  }

  init(_ body: CodeBody, isInner: Bool, isInPresentation: Bool, hasOwnResults: Bool, _ context: RuleContext) {
    self.context = context
    self.body = body
    self.isInner = isInner
    self.isInPresentation = isInPresentation
    self.hasOwnResults = hasOwnResults
    graph = context.project.graph
    vocabulary = context.vocabulary
    tree = body.tree
    parents = body.tree.parents(in: body.range)
    let fact = graph[body.declaration]
    isDeinit = fact.kind == .deinitializer
    switch body.kind {
    case .function: hasResult = fact.type != noIndex
    case .initializer: hasResult = false
    case .accessor: hasResult = fact.kind != .accessor || graph.name(of: body.declaration) == "get"
    case .initialValue: hasResult = true
    }
  }

  func found() -> [Item] {
    var result: [Item] = []
    for node in body.range where !tree[node].flags.contains(.exempt) {
      switch tree[node].kind {
      case .catchClause: if let item = item(forCatch: node) { result.append(item) }
      case .effect where tree.isNamed(node, "try?"): if let item = item(forTry: node) { result.append(item) }
      case .argument: if let item = item(forHandler: node) ?? item(forLabel: node) { result.append(item) }
      case .chain:
        addItems(ofChain: node, to: &result)
        if let item = item(forTask: node) { result.append(item) }
      case .switchCase, .if, .guard:
        if let item = item(forFailure: node) ?? item(forSuccess: node) ?? item(forErrorValue: node) {
          result.append(item)
        }
      default: continue
      }
    }
    return result
  }

  // MARK: catch

  private func item(forCatch clause: Int) -> Item? {
    guard let block = tree.block(of: clause), !catchesCancellation(clause, before: block),
      !namesCase(clause, before: block), !followsHarmlessCalls(clause), !isFollowedByOtherWay(clause)
    else { return nil }
    return item(at: clause, for: block, "caught and ") ?? item(at: clause, replacedIn: block, "caught and ")
      ?? item(at: clause, resetIn: block)
  }

  private func catchesCancellation(_ clause: Int, before block: Int) -> Bool {
    let named = (clause + 1..<block).contains { node in
      switch tree[node].kind {
      case .identifier, .member, .implicitMember:
        return tree.isNamed(node, oneOf: vocabulary[.cancellationErrors].names)
          || vocabulary[.cancellationPrefixes].matches(tree.name(node))
      // The code of a cancelled URL task.
      case .integerLiteral: return tree.isNamed(node, "999")
      case .type: return typeNames(tree[node].payload).contains { vocabulary[.cancellationErrors].contains($0) }
      default: return false
      }
    }
    return named
  }

  /// `catch CocoaError.fileReadNoSuchFile`, `catch … where …`: one kind of failure that is ignored on purpose.
  private func namesCase(_ clause: Int, before block: Int) -> Bool {
    let pattern = clause + 1..<block
    if tree.contains(.whereClause, in: pattern) { return true }
    return tree.all(.expressionPattern, in: pattern).contains { node in
      let inside = tree.inside(node)
      return !tree.contains(.cast, in: inside)
        && (tree.contains(.member, in: inside) || tree.contains(.implicitMember, in: inside))
    }
  }

  private func typeNames(_ root: UInt32) -> [String] {
    guard Int(root) < tree.types.count else { return [] }
    return (Int(root)..<Int(tree.types[Int(root)].next)).map { tree.names[tree.types[$0].name] }
  }

  // MARK: Handlers

  /// `onError: { _ in }`
  private func item(forHandler argument: Int) -> Item? {
    guard isHandler(argument), let closure = tree.firstChild(of: argument), tree[closure].kind == .closure,
      !(calleeName(ofClosure: closure).map { vocabulary[.observingOperators].contains($0) } ?? false)
    else { return nil }
    let statements = tree.roots(in: tree.statements(ofClosure: closure))
    // A case of its own reports the failure that a branch only logs.
    guard statements.allSatisfy({ isSilent($0) && ![.if, .guard, .switch].contains(tree[$0].kind) }),
      !isOfInfallible(argument)
    else { return nil }
    let handler = tree[argument].name.isNone ? calleeName(ofClosure: closure) ?? "" : tree.name(argument)
    let what = statements.contains { logs($0) } ? "only logs" : "ignores"
    return Item(
      offset: tree[argument].offset, message: "error handler \(quoted(handler)) \(what) the error",
      remedy: "show the error, or pass it to the caller")
  }

  private func isOfInfallible(_ argument: Int) -> Bool {
    guard let suffix = parents[argument], let chain = parents[suffix], tree[chain].kind == .chain,
      let call = tree.calls(ofChain: chain).first(where: { $0.suffix == suffix })
    else { return false }
    return cannotFail(before: call.callee, of: chain)
  }

  /// `onError: { … }`, or the first closure of `sink { … } receiveValue: { … }`.
  private func isHandler(_ argument: Int) -> Bool {
    if !tree[argument].name.isNone { return tree.isNamed(argument, oneOf: vocabulary[.errorHandlers].names) }
    let next = Int(tree[argument].next)
    return tree[argument].flags.contains(.trailing) && body.range.contains(next) && tree[next].kind == .argument
      && parents[next] == parents[argument] && tree.isNamed(next, oneOf: vocabulary[.valueHandlers].names)
  }
}
