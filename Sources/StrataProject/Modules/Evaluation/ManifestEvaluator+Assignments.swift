import StrataModel

/// Statements that change variables.
extension ManifestEvaluator {
  /// `x = y`, `x += y`, also of a field.
  func assign(_ index: Int, _ scope: ManifestScope) -> Bool {
    let parts = Array(tree.children(of: index))
    guard parts.count >= 3, tree[parts[1]].kind == .assignment || tree[parts[1]].kind == .binaryOperator else {
      return false
    }
    let isPlain = tree[parts[1]].kind == .assignment
    guard isPlain || tree.name(parts[1]) == "+=" else { return false }
    let path = tree.path(of: parts[0])
    guard !path.isEmpty else { return false }
    let added = sequence(Array(parts[2...]), parts[2], scope, "")
    set(path, isPlain ? added : joined(value(parts[0], scope), added), scope)
    return true
  }

  /// `x.append(y)`, `x.append(contentsOf: y)`, `x.insert(y, at: 0)`, `x.forEach { … }`
  func mutate(_ index: Int, _ scope: ManifestScope) -> Bool {
    guard tree[index].kind == .chain, let call = tree.calls(ofChain: index).last,
      Int(tree[call.suffix].next) == Int(tree[index].next)
    else { return false }
    let method = tree.name(call.callee)
    var path = tree.path(of: index)
    guard method == "append" || method == "insert", path.last == method else { return false }
    path.removeLast()
    guard let argument = tree.arguments(of: call.suffix).first(where: { _ in true }), let current = read(path, scope)
    else { return false }
    let added = value(argument + 1, scope)
    let label = tree.name(argument)
    set(path, joined(current, label == "contentsOf" ? added : .list([added])), scope)
    return true
  }

  private func joined(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
    switch (first, second) {
    case (.list(let a), .list(let b)): .list(a + b)
    case (.string(let a), .string(let b)): .string(a + b)
    case (.list(let a), .unknown): .list(a + [second])
    case (.none, _): second
    default: first
    }
  }

  private func read(_ path: [String], _ scope: ManifestScope) -> ManifestValue? {
    guard let first = path.first else { return nil }
    var value = scope.value(first) ?? scope.value("self")?.object?[first] ?? globals?.value(first)
    if value == nil, let site = sources.variable(first, of: "") { value = self.value(of: site) }
    for name in path.dropFirst() { value = value?.object?[name] ?? .list([]) }
    return value
  }

  private func set(_ path: [String], _ value: ManifestValue, _ scope: ManifestScope) {
    guard let first = path.first else { return }
    if path.count == 1 {
      if scope.assign(first, value) || globals?.assign(first, value) == true { return }
      guard var object = scope.value("self")?.object else {
        scope.values[first] = value
        return
      }
      object[first] = value
      _ = scope.assign("self", .object(object))
      return
    }
    guard var object = read([first], scope)?.object else { return }
    if path.count == 2 { object[path[1]] = value }
    if scope.assign(first, .object(object)) || globals?.assign(first, .object(object)) == true { return }
    scope.values[first] = .object(object)
  }
}
