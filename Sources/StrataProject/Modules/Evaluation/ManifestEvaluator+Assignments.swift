import StrataModel

/// Statements that change variables.
extension ManifestEvaluator {
  /// `x = y`, `x += y`, also of a field. Returns whether it is such a statement and could be evaluated.
  func assign(_ index: Int, _ scope: ManifestScope) -> Bool {
    let parts = Array(tree.children(of: index))
    guard parts.count >= 3, tree[parts[1]].kind == .assignment || tree[parts[1]].kind == .binaryOperator else {
      return false
    }
    let isPlain = tree[parts[1]].kind == .assignment
    guard isPlain || tree.name(parts[1]) == "+=" else { return false }
    let added = sequence(Array(parts[2...]), parts[2], scope, expectedType(of: parts[0], scope))
    // `_ = f()`
    if tree[parts[0]].kind == .discard { return true }
    guard let path = variablePath(of: parts[0]) else { return isPlain && setElement(parts[0], added, scope) }
    return set(path, isPlain ? added : joined(value(parts[0], scope), added), scope)
  }

  /// The type of the field that is set, as a helper declares it.
  private func expectedType(of target: Int, _ scope: ManifestScope) -> String {
    guard let path = variablePath(of: target), path.count > 1, let field = path.last,
      let type = read(Array(path.dropLast()), scope)?.object?.type
    else { return "" }
    return sources.propertyType(field, of: type)
  }

  /// `x["key"] = y`, `x[0] = y`
  private func setElement(_ target: Int, _ value: ManifestValue, _ scope: ManifestScope) -> Bool {
    let path = tree.path(of: target)
    let suffixes = Array(tree.suffixes(of: target))
    guard let last = suffixes.last, tree[last].kind == .subscriptCall, suffixes.count == path.count,
      let argument = tree.arguments(of: last).first(where: { _ in true }), var list = read(path, scope)?.list
    else { return false }
    let key = self.value(argument + 1, scope)
    if case .number(let position) = key, list.indices.contains(position), list[position].object?["key"] == nil {
      list[position] = value
      return set(path, .list(list), scope)
    }
    guard key.gap == nil, list.allSatisfy({ $0.object?["key"] != nil }) else { return false }
    list.removeAll { $0.object?["key"].flatMap { equal($0, key) } ?? false }
    let pair = ManifestObject(type: "", name: "pair", fields: [("key", key), ("value", value)])
    return set(path, .list(list + [.object(pair)]), scope)
  }

  /// `x.append(y)`, `x.append(contentsOf: y)`, `x.insert(y, at: 0)`
  func mutate(_ index: Int, _ scope: ManifestScope) -> Bool {
    guard tree[index].kind == .chain, let call = tree.calls(ofChain: index).last,
      Int(tree[call.suffix].next) == Int(tree[index].next)
    else { return false }
    let method = tree.name(call.callee)
    var path = tree.path(of: index)
    guard method == "append" || method == "insert", path.last == method else { return false }
    path.removeLast()
    guard let argument = tree.arguments(of: call.suffix).first(where: { _ in true }), let current = read(path, scope),
      isGrowing(current)
    else { return false }
    let added = value(argument + 1, scope)
    let label = tree.name(argument)
    return set(path, joined(current, label == "contentsOf" ? added : .list([added])), scope)
  }

  /// Whether `append` adds elements to a value, and is no method that a helper declares.
  private func isGrowing(_ value: ManifestValue) -> Bool {
    switch value {
    case .list, .string, .none: true
    default: false
    }
  }

  /// The names of a variable and its fields, if the expression has nothing else.
  func variablePath(of index: Int) -> [String]? {
    let path = tree.path(of: index)
    let names = tree.suffixes(of: index).count {
      tree[$0].kind != .optionalChaining && tree[$0].kind != .forceUnwrap
    }
    return path.count == names + 1 ? path : nil
  }

  private func joined(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
    switch (first, second) {
    case (.list(let a), .list(let b)): .list(a + b)
    case (.string(let a), .string(let b)): .string(a + b)
    case (.number(let a), .number(let b)): .number(a &+ b)
    case (.list(let a), .unknown): .list(a + [second])
    case (.none, _): second
    default: first
    }
  }

  func read(_ path: [String], _ scope: ManifestScope) -> ManifestValue? {
    guard let first = path.first else { return nil }
    var value = scope.value(first) ?? scope.value("self")?.object?[first] ?? globals?.value(first)
    if value == nil, let site = sources.variable(first, of: "") { value = self.value(of: site) }
    for name in path.dropFirst() {
      guard let object = value?.object else { return nil }
      value = object[name] ?? .list([])
    }
    return value
  }

  /// Sets a variable or a field of one. Returns false if what contains the field is not known.
  func set(_ path: [String], _ value: ManifestValue, _ scope: ManifestScope) -> Bool {
    guard let first = path.first else { return false }
    guard let changed = replacing(path.dropFirst(), in: path.count == 1 ? nil : read([first], scope), by: value) else {
      return false
    }
    if scope.assign(first, changed) { return true }
    if var object = scope.value("self")?.object, object[first] != nil || globals?.value(first) == nil {
      object[first] = changed
      return scope.assign("self", .object(object))
    }
    if globals?.assign(first, changed) != true { scope.values[first] = changed }
    return true
  }

  private func replacing(_ path: ArraySlice<String>, in value: ManifestValue?, by new: ManifestValue) -> ManifestValue?
  {
    guard let name = path.first else { return new }
    guard var object = value?.object, let changed = replacing(path.dropFirst(), in: object[name], by: new) else {
      return nil
    }
    object[name] = changed
    return .object(object)
  }
}
