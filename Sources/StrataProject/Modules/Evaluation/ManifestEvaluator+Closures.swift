import StrataModel

/// Functions that are values: closures, key paths, functions by their name.
extension ManifestEvaluator {
  /// Calls a closure with values for its parameters.
  func call(_ closure: ManifestClosure, _ values: [ManifestValue]) -> ManifestValue { apply(closure, values).result }

  /// Calls a closure, and sets the variables that the call passes with `&`.
  func callChanging(_ closure: ManifestClosure, _ arguments: [Argument], _ scope: ManifestScope) -> ManifestValue {
    let (result, inner) = apply(closure, arguments.map { value($0.node, scope) })
    let names = inside(closure.source) { tree.parameterNames(ofClosure: closure.node) }
    for (position, argument) in arguments.enumerated() {
      let node = argument.node
      guard tree[node].kind == .prefixOperator, name(node) == "&" else { continue }
      let local = position < names.count ? names[position] : "$\(position)"
      guard let path = variablePath(of: node + 1), let changed = inner.values[local], set(path, changed, scope) else {
        skip(node)
        continue
      }
    }
    return result
  }

  /// The result of a closure, and its names after that.
  func apply(_ closure: ManifestClosure, _ values: [ManifestValue]) -> (result: ManifestValue, scope: ManifestScope) {
    inside(closure.source) {
      let inner = ManifestScope(outer: closure.scope, type: closure.scope.type)
      switch tree[closure.node].kind {
      case .keyPath: return (follow(closure.node, from: values.first ?? ManifestValue.none), inner)
      case .closure: break
      default: return (function(closure.node, values, closure.scope) ?? unknown(closure.node), inner)
      }
      let names = tree.parameterNames(ofClosure: closure.node)
      let values = parts(values, for: max(names.count, count(ofShorthand: closure.node)))
      for (name, value) in zip(names, values) { inner.values[name] = value }
      for (position, value) in values.enumerated() { inner.values["$\(position)"] = value }
      let body = tree.statements(ofClosure: closure.node)
      let result = run(Span(UInt32(body.lowerBound), UInt32(body.upperBound)), inner)
      return (result ?? ManifestValue.none, inner)
    }
  }

  /// A closure with several parameters takes the parts of one tuple.
  private func parts(_ values: [ManifestValue], for count: Int) -> [ManifestValue] {
    guard count > 1, values.count == 1, let fields = values[0].object?.fields, fields.count == count else {
      return values
    }
    return fields.map(\.value)
  }

  /// 2 if a closure uses `$1`.
  private func count(ofShorthand closure: Int) -> Int {
    tree.inside(closure).contains { tree[$0].kind == .identifier && tree.isNamed($0, "$1") } ? 2 : 1
  }

  /// `\.name`, `\Target.name`
  private func follow(_ path: Int, from value: ManifestValue) -> ManifestValue {
    var result = value
    for suffix in tree.children(of: path) where tree[suffix].kind != .type {
      switch tree[suffix].kind {
      case .member: result = member(suffix, of: result)
      case .optionalChaining, .forceUnwrap: break
      default: return unknown(path)
      }
    }
    return result
  }

  /// A function of a helper as a value: `names.map(makeTarget)`.
  func function(named index: Int, _ scope: ManifestScope) -> ManifestValue? {
    guard tree[index].kind == .identifier, !functions(name(index), scope).isEmpty else { return nil }
    return .closure(ManifestClosure(source: source, node: index, scope: scope))
  }

  private func functions(_ name: String, _ scope: ManifestScope) -> [ManifestSources.Site] {
    sources.functions(name, of: scope.type).filter { ["", scope.type].contains(sources.owner(of: $0)) }
  }

  private func function(_ index: Int, _ values: [ManifestValue], _ scope: ManifestScope) -> ManifestValue? {
    let site = functions(name(index), scope).first { sources.fact($0).parameters.range.count == values.count }
    guard let site else { return nil }
    let inner = ManifestScope(outer: nil, type: sources.owner(of: site))
    inner.values["self"] = scope.value("self")
    let facts = sources.list[site.source].facts
    for (parameter, value) in zip(sources.fact(site).parameters.range, values) {
      let parameter = facts.parameters[parameter]
      inner.values[sources.name(parameter.name.isNone ? parameter.label : parameter.name, site.source)] = value
    }
    return inside(site.source) { run(sources.fact(site).body, inner) }
  }
}
