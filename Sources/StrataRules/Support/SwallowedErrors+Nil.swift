import StrataModel

/// `try?` whose `nil` is all that the caller gets, in the domain or data layer.
extension SwallowedErrors {
  /// Whether the `nil` of an attempt is the result of a function, or a part of what it builds. In a function that does not
  /// throw, only what another dependency loads counts: `nil` may say that a value cannot be read.
  func givesNil(_ operand: Int, of node: Int) -> Bool {
    guard !parents.ancestors(of: node).contains(where: { tree[$0].kind == .closure }) else { return false }
    if graph[body.declaration].modifiers.contains(.throws) { return isResult(operand) || isPartOfResult(operand) }
    return body.kind != .initializer && isResult(operand) && loads(node)
  }

  /// `return try? load()`, and `let item = try? load()` with `return item?.name` as its only use.
  private func isResult(_ operand: Int) -> Bool {
    guard let parent = parents[operand] else { return isValueOfBody(operand) }
    switch tree[parent].kind {
    case .return: return true
    case .localVariable:
      let uses = uses(of: parent, before: body.range.upperBound)
      guard uses.count == 1, tree[uses[0]].kind == .identifier, let around = parents[uses[0]] else { return false }
      if tree[around].kind == .return { return true }
      return tree[around].kind == .chain && tree.base(of: around) == uses[0]
        && parents[around].map { tree[$0].kind == .return } ?? false
        && tree.suffixes(of: around).allSatisfy { [.optionalChaining, .member].contains(tree[$0].kind) }
    default: return false
    }
  }

  /// The names by which code uses or shadows a local variable between its declaration and a node; none for a pattern.
  func uses(of variable: Int, before end: Int) -> [Int] {
    guard let name = tree.firstChild(of: variable), tree[name].kind == .bindingPattern else { return [] }
    return (Int(tree[variable].next)..<end).filter {
      [.identifier, .bindingPattern].contains(tree[$0].kind) && tree[$0].name == tree[name].name
    }
  }

  /// `request.httpBody = try? encode(body)`: what is sent or stored lacks a part.
  private func isPartOfResult(_ operand: Int) -> Bool {
    guard let parent = parents[operand], tree[parent].kind == .sequence else { return false }
    let parts = Array(tree.children(of: parent))
    guard parts.count == 3, tree[parts[1]].kind == .assignment, parts[2] == operand, tree[parts[0]].kind == .chain,
      !tree.isNamed(tree.base(of: parts[0]), "self")
    else { return false }
    return Array(tree.suffixes(of: parts[0])).last.map { tree[$0].kind == .member } ?? false
  }

  /// Whether an attempt waits for a dependency other than a storage: `try? await repository.items()`,
  /// `await (try? repository.items()) ?? []`, `async let items = try? repository.items()`, and `try? await items` after
  /// `async let items = repository.items()`.
  func loads(_ node: Int) -> Bool {
    if isAwait(node) || tree.inside(node).contains(where: isAwait) || isAwaited(node),
      tree.calls(in: tree.inside(node)).contains(where: callsDependency)
    {
      return true
    }
    guard tree.all(.localVariable, in: body.range).contains(where: { tree[$0].flags.contains(.async) }) else {
      return false
    }
    return tree.inside(node).contains { tree[$0].kind == .identifier && isLoading(variable: $0) }
  }

  /// Also a value that is called itself: `try? await loadItems()`, which is a use case or a closure that the type stores.
  private func callsDependency(_ call: CodeCall) -> Bool {
    [call.callee, call.suffix].contains { node in
      graph.references(in: body.file, at: tree[node].offset).contains { reference in
        reference.target.typeID.map { context.isDependency($0) && !context.has(.storage, $0) } ?? false
      }
    } || isInPresentation && callsStoredClosure(call)
  }

  private func callsStoredClosure(_ call: CodeCall) -> Bool {
    guard tree.path(of: call.chain).first(where: { $0 != "self" }) == tree.name(call.callee),
      LocalVariables(of: tree, in: body.range).variable(named: tree.name(call.callee), at: call.callee) == nil,
      let property = graph.property(named: tree.name(call.callee), of: body.member)
    else { return false }
    return graph.functionType(of: graph[property].type, in: property.file) != nil
  }

  /// `items` of `async let items = repository.items()`
  private func isLoading(variable name: Int) -> Bool {
    guard let value = LocalVariables(of: tree, in: body.range).variable(named: tree.name(name), at: name)?.value,
      let variable = parents[value], tree[variable].kind == .localVariable, tree[variable].flags.contains(.async),
      variable < name
    else { return false }
    return tree.calls(in: tree.subtree(of: value)).contains(where: callsDependency)
  }

  private func isAwait(_ node: Int) -> Bool { tree[node].kind == .effect && tree.isNamed(node, "await") }

  /// Whether the expression or the variable around a node waits for its value.
  private func isAwaited(_ node: Int) -> Bool {
    for ancestor in parents.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .effect where isAwait(ancestor): return true
      case .localVariable: return tree[ancestor].flags.contains(.async)
      case .effect, .sequence, .chain, .tuple, .argument, .call, .optionalBinding: continue
      default: return false
      }
    }
    return false
  }
}
