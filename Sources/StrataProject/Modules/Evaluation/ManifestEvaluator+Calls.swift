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
    var next = 0
    func isCall(_ position: Int) -> Bool { position < suffixes.count && tree[suffixes[position]].kind == .call }
    if isCall(0) {
      let arguments = arguments(of: suffixes[0])
      next = 1
      switch tree[base].kind {
      case .identifier:
        if let closure = scope.value(name(base)), case .closure(let own) = closure {
          current = call(own, arguments.map { value($0.node, scope) })
        } else {
          current = call(name(base), in: "", arguments, scope, expected, at: base)
        }
      case .implicitMember:
        current = call(name(base), in: expected, arguments, scope, expected, at: base, isImplicit: true)
      case .type:
        if case .type(let type) = value(base, scope) { current = create(type, arguments, scope, at: base) }
      case .arrayLiteral: current = .list([])
      default: current = nil
      }
    } else {
      current = value(base, scope, expected: suffixes.isEmpty ? expected : "")
    }
    guard var result = current else { return unknown(index) }
    while next < suffixes.count {
      let suffix = suffixes[next]
      if tree[suffix].kind == .subscriptCall {
        result = element(of: result, arguments(of: suffix), scope) ?? unknown(index)
        next += 1
        continue
      }
      guard tree[suffix].kind == .member else { return unknown(index) }
      if isCall(next + 1) {
        result = member(suffix, of: result, calledWith: arguments(of: suffixes[next + 1]), scope, expected)
        next += 2
      } else {
        result = member(suffix, of: result)
        next += 1
      }
    }
    return result
  }

  /// `list[0]`, and a variable of the environment: manifests are evaluated with an empty environment.
  private func element(of base: ManifestValue, _ arguments: [Argument], _ scope: ManifestScope) -> ManifestValue? {
    if base.object?.name == "environment" { return ManifestValue.none }
    guard let first = arguments.first, case .number(let position) = value(first.node, scope), let list = base.list,
      list.indices.contains(position)
    else { return nil }
    return list[position]
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
    for site in sources.functions(name, of: owner) {
      guard let order = fit(arguments, site) else { continue }
      // A function of another type is called only if the type of the base is not known.
      let home = sources.owner(of: site)
      guard home == owner || home.isEmpty || (isImplicit && !isLibraryFunction(name)) else { continue }
      return call(site, arguments, order, scope, selfValue: scope.value("self"))
    }
    if let site = sources.enumCase(name, of: type) ?? (isImplicit ? sources.enumCase(name, of: "") : nil) {
      return .object(made(name, sources.owner(of: site), arguments, scope, fieldTypes: fieldTypes(of: site)))
    }
    if !isImplicit, type.isEmpty { return unknown(index) }
    return .object(made(name, type, arguments, scope))
  }

  /// `.target(name: …, product: …)`: must not be confused with a helper of the same name in another type.
  private func isLibraryFunction(_ name: String) -> Bool { name == "target" || name == "project" }

  /// Calls a function of a helper with arguments in the order of its parameters.
  func call(
    _ site: ManifestSources.Site, _ arguments: [Argument], _ order: [Int?], _ scope: ManifestScope,
    selfValue: ManifestValue?
  ) -> ManifestValue {
    let fact = sources.fact(site)
    let inner = ManifestScope(outer: fact.isLocal ? scope : nil, type: sources.owner(of: site))
    if let selfValue { inner.values["self"] = selfValue }
    bind(fact, site.source, arguments, order, scope, inner)
    return inside(site.source) { run(fact.body, inner) }
      ?? .unknown(ManifestGap(source: site.source, offset: fact.nameOffset))
  }

  private func bind(
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

  // MARK: Values of types

  func create(_ type: String, _ arguments: [Argument], _ scope: ManifestScope, at index: Int) -> ManifestValue {
    for site in sources.initializers(of: type) {
      guard let order = fit(arguments, site) else { continue }
      let fact = sources.fact(site)
      let inner = ManifestScope(outer: nil, type: type)
      bind(fact, site.source, arguments, order, scope, inner)
      let fields = inner.values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      inner.values["self"] = .object(ManifestObject(type: type, name: "init", fields: fields))
      let result = inside(site.source) { run(Array(tree.roots(of: fact.body)), inner) }
      if let result, result.isNone { return .none }
      return inner.values["self"] ?? unknown(index)
    }
    if ["String", "Array", "Set", "TargetName"].contains(type), arguments.count == 1 {
      return value(arguments[0].node, scope)
    }
    if ["Array", "Set"].contains(type), arguments.isEmpty { return .list([]) }
    var types: [String: String] = [:]
    var defaults: [(String, ManifestValue)] = []
    for site in sources.properties(of: type) {
      let fact = sources.fact(site)
      let name = sources.name(fact.name, site.source)
      types[name] = sources.simpleName(ofType: fact.type, site.source)
      if !fact.initialValue.isEmpty { defaults.append((name, value(of: site))) }
    }
    var object = made("init", type, arguments, scope, fieldTypes: types)
    for (name, value) in defaults where object[name] == nil { object[name] = value }
    return .object(object)
  }

  private func made(
    _ name: String, _ type: String, _ arguments: [Argument], _ scope: ManifestScope, fieldTypes: [String: String] = [:]
  ) -> ManifestObject {
    let fields = arguments.map { argument in
      let type = fieldTypes[argument.label] ?? Self.libraryTypes[argument.label] ?? ""
      return (argument.label, value(argument.node, scope, expected: type))
    }
    return ManifestObject(type: type, name: name, fields: fields)
  }

  /// Types of the library's parameters by label; only types that helpers extend.
  private static let libraryTypes = [
    "targets": "Target", "sources": "SourceFilesList", "dependencies": "TargetDependency", "product": "Product",
    "buildableFolders": "BuildableFolder",
  ]

  private func fieldTypes(of site: ManifestSources.Site) -> [String: String] {
    let facts = sources.list[site.source].facts
    var result: [String: String] = [:]
    for index in sources.fact(site).parameters.range {
      let parameter = facts.parameters[index]
      let label = parameter.label.isNone ? "" : facts.names[parameter.label]
      result[label] = sources.simpleName(ofType: parameter.type, site.source)
    }
    return result
  }

  /// Calls a closure with values for its parameters.
  func call(_ closure: ManifestClosure, _ values: [ManifestValue]) -> ManifestValue {
    inside(closure.source) {
      let inner = ManifestScope(outer: closure.scope, type: closure.scope.type)
      for (position, name) in tree.parameterNames(ofClosure: closure.node).enumerated() where position < values.count {
        inner.values[name] = values[position]
      }
      for (position, value) in values.enumerated() { inner.values["$\(position)"] = value }
      let body = tree.statements(ofClosure: closure.node)
      return run(Span(UInt32(body.lowerBound), UInt32(body.upperBound)), inner) ?? ManifestValue.none
    }
  }
}
