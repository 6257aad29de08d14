import StrataModel

extension ManifestEvaluator {
  /// An argument of a call.
  struct Argument {
    var label: String
    /// The expression.
    var node: Int
    var isTrailing: Bool
  }

  /// A chain: the base, then one suffix after the other.
  func chain(_ index: Int, _ scope: ManifestScope, _ expected: String) -> ManifestValue {
    let base = tree.base(of: index)
    let suffixes = Array(tree.suffixes(of: index)).filter { suffix in
      switch tree[suffix].kind {
      case .optionalChaining, .forceUnwrap, .genericArguments: false
      default: true
      }
    }
    var current: ManifestValue?
    var path: [String]? = tree[base].kind == .identifier ? [name(base)] : nil
    var next = 0
    func isCall(_ position: Int) -> Bool { position < suffixes.count && tree[suffixes[position]].kind == .call }
    if isCall(0) {
      current = called(base, arguments(of: suffixes[0]), scope, expected)
      path = nil
      next = 1
    } else {
      current = value(base, scope, expected: suffixes.isEmpty ? expected : "")
    }
    guard var result = current else { return unknown(index) }
    while next < suffixes.count {
      let suffix = suffixes[next]
      if tree[suffix].kind == .subscriptCall {
        result = element(of: result, arguments(of: suffix), scope) ?? result.gap.map { .unknown($0) } ?? unknown(suffix)
        path = nil
        next += 1
        continue
      }
      guard tree[suffix].kind == .member else { return unknown(suffix) }
      if isCall(next + 1) {
        let arguments = arguments(of: suffixes[next + 1])
        result = member(suffix, of: result, at: path, calledWith: arguments, scope, expected)
        path = nil
        next += 2
      } else {
        result = member(suffix, of: result)
        path?.append(name(suffix))
        next += 1
      }
    }
    return result
  }

  /// A call of what a chain begins with.
  private func called(
    _ base: Int, _ arguments: [Argument], _ scope: ManifestScope, _ expected: String
  ) -> ManifestValue? {
    switch tree[base].kind {
    case .identifier:
      switch scope.value(name(base)) {
      case .closure(let closure)?: return callChanging(closure, arguments, scope)
      case .object(let object)? where name(base) != "self":
        return method("callAsFunction", of: .object(object), type: object.type, arguments, scope, at: [name(base)])
          ?? call(name(base), in: "", arguments, scope, expected, at: base)
      default: return call(name(base), in: "", arguments, scope, expected, at: base)
      }
    case .implicitMember:
      return call(name(base), in: expected, arguments, scope, expected, at: base, isImplicit: true)
    case .type:
      if arguments.isEmpty, sources.isCollection(type: tree[base].payload, source) { return .list([]) }
      if case .type(let type) = value(base, scope) { return create(type, arguments, scope, at: base) }
      return nil
    case .arrayLiteral: return .list([])
    default: return nil
    }
  }

  private func arguments(of call: Int) -> [Argument] {
    tree.arguments(of: call).map {
      Argument(label: tree.name($0), node: $0 + 1, isTrailing: tree[$0].flags.contains(.trailing))
    }
  }

  // MARK: Functions

  /// Calls a function of a helper, or creates the value that the manifest's library would create.
  func call(
    _ name: String, in type: String, _ arguments: [Argument], _ scope: ManifestScope, _ expected: String, at index: Int,
    isImplicit: Bool = false
  ) -> ManifestValue {
    if name == "init", !type.isEmpty { return create(type, arguments, scope, at: index) }
    if !isImplicit, type.isEmpty, name.first?.isUppercase == true, sources.functions(name, of: "").isEmpty {
      return create(name, arguments, scope, at: index)
    }
    let owner = type.isEmpty ? scope.type : type
    if name == "zip", type.isEmpty, sources.functions(name, of: "").isEmpty, let pairs = pairs(arguments, scope) {
      return pairs
    }
    for site in sources.functions(name, of: owner) where !sources.isRequirement(site) {
      guard let order = fit(arguments, site) else { continue }
      // A function of another type is called only if the type of the base is not known.
      let home = sources.owner(of: site)
      let isOfType = home.isEmpty || sources.lineage(of: owner).contains(home)
      guard isOfType || (isImplicit && !isLibraryFunction(name)) else { continue }
      let selfValue = scope.value("self")
      return call(site, arguments, order, scope, selfValue: selfValue, selfPath: selfValue.map { _ in ["self"] })
    }
    if let site = sources.enumCase(name, of: type) ?? (isImplicit ? sources.enumCase(name, of: "") : nil) {
      return .object(made(name, sources.owner(of: site), arguments, scope, fieldTypes: fieldTypes(of: site), at: index))
    }
    if !isImplicit, type.isEmpty {
      guard let own = scope.value("self"), own.object == nil else { return unknown(index) }
      return member(index, of: own, at: ["self"], calledWith: arguments, scope, expected)
    }
    return .object(made(name, type, arguments, scope, at: index))
  }

  /// `.target(name: …, product: …)`: must not be confused with a helper of the same name in another type.
  private func isLibraryFunction(_ name: String) -> Bool { name == "target" || name == "project" }

  /// Calls a function of a helper with arguments in the order of its parameters.
  /// - Parameter selfPath: the variable that contains `selfValue`; the function may change it.
  func call(
    _ site: ManifestSources.Site, _ arguments: [Argument], _ order: [Int?], _ scope: ManifestScope,
    selfValue: ManifestValue?, selfPath: [String]? = nil
  ) -> ManifestValue {
    let fact = sources.fact(site)
    let inner = ManifestScope(outer: fact.isLocal ? scope : nil, type: sources.owner(of: site))
    if let selfValue { inner.values["self"] = selfValue }
    bind(fact, site.source, arguments, order, scope, inner)
    let result = inside(site.source) { body(of: fact, inner) }
    if let selfPath, let changed = inner.values["self"] { _ = set(selfPath, changed, scope) }
    writeBack(fact, site.source, arguments, order, scope, inner)
    return result ?? .unknown(ManifestGap(source: site.source, offset: fact.nameOffset))
  }

  /// What the body of a function returns: nothing if it declares no result.
  private func body(of fact: DeclarationFact, _ scope: ManifestScope) -> ManifestValue? {
    guard fact.type == noIndex, fact.kind == .function else { return run(fact.body, scope) }
    _ = run(Array(tree.roots(of: fact.body)), scope)
    return ManifestValue.none
  }

  /// Sets the variables that a call passes with `&`.
  private func writeBack(
    _ fact: DeclarationFact, _ home: Int, _ arguments: [Argument], _ order: [Int?], _ scope: ManifestScope,
    _ inner: ManifestScope
  ) {
    for (position, parameter) in fact.parameters.range.enumerated() {
      guard let node = order[position].map({ arguments[$0].node }), tree[node].kind == .prefixOperator,
        name(node) == "&"
      else { continue }
      let parameter = sources.list[home].facts.parameters[parameter]
      let local = sources.name(parameter.name.isNone ? parameter.label : parameter.name, home)
      guard let path = variablePath(of: node + 1), let changed = inner.values[local], set(path, changed, scope) else {
        skip(node)
        continue
      }
    }
  }

  func bind(
    _ fact: DeclarationFact, _ home: Int, _ arguments: [Argument], _ order: [Int?], _ scope: ManifestScope,
    _ inner: ManifestScope
  ) {
    let facts = sources.list[home].facts
    for (position, parameter) in fact.parameters.range.enumerated() {
      let parameter = facts.parameters[parameter]
      let type = sources.simpleName(ofType: parameter.type, home)
      let name = sources.name(parameter.name.isNone ? parameter.label : parameter.name, home)
      if let argument = order[position] {
        if parameter.isVariadic {
          let end = order[(position + 1)...].compactMap { $0 }.first ?? arguments.count
          inner.values[name] = .list((argument..<end).map { value(arguments[$0].node, scope, expected: type) })
        } else {
          inner.values[name] = value(arguments[argument].node, scope, expected: type)
        }
      } else if parameter.isVariadic {
        inner.values[name] = .list([])
      } else {
        inner.values[name] =
          inside(home) {
            tree.roots(of: parameter.defaultValue).first { _ in true }.map { value($0, inner, expected: type) }
          } ?? ManifestValue.none
      }
    }
  }

  /// The argument for each parameter; nil if the labels do not match.
  func fit(_ arguments: [Argument], _ site: ManifestSources.Site) -> [Int?]? {
    let fact = sources.fact(site)
    let facts = sources.list[site.source].facts
    var order: [Int?] = []
    var next = 0
    for index in fact.parameters.range {
      let parameter = facts.parameters[index]
      let label = parameter.label.isNone ? "" : sources.name(parameter.label, site.source)
      if next < arguments.count, arguments[next].label == label || arguments[next].isTrailing {
        order.append(next)
        next += 1
        if parameter.isVariadic { while next < arguments.count, arguments[next].label.isEmpty { next += 1 } }
      } else if !parameter.defaultValue.isEmpty || parameter.isVariadic {
        order.append(nil)
      } else {
        return nil
      }
    }
    return next == arguments.count ? order : nil
  }
}
