import StrataModel

extension ManifestEvaluator {
  /// `.name` of a value.
  func member(_ index: Int, of base: ManifestValue) -> ManifestValue {
    let name = name(index)
    if name == "self" { return base }
    if name == "environment", let owner = base.typeName, ["Context", "ProcessInfo"].contains(owner) {
      return .object(ManifestObject(type: "", name: name))
    }
    switch base {
    case .unknown, .none: return base
    case .type(let type):
      if name == "allCases" {
        let cases = sources.cases(of: type).map { sources.name(sources.fact($0).name, $0.source) }
        return .list(cases.map { .object(ManifestObject(type: type, name: $0)) })
      }
      // A nested type, or a member of a type that no helper declares.
      if let value = staticMember(name, of: type, anywhere: false) { return value }
      if sources.isType(name) { return .type(sources.nested(name, in: type)) }
      return sources.isType(type)
        ? unknown(index) : .object(ManifestObject(type: type, name: name, origin: unknown(index).gap))
    case .object(let object):
      if let field = object[name] { return field }
      if let position = Int(name), object.fields.indices.contains(position) { return object.fields[position].value }
      if let value = computed(name, of: base) { return value }
      if name == "rawValue" || name == "description" { return rawValue(of: object) ?? unknown(index) }
      // `.feature.login`: a member of a static member; a helper may declare it.
      let type = sources.nested(object.name, in: object.type)
      if let value = staticMember(name, of: type, anywhere: false) { return value }
      return unknown(index)
    case .string(let text): return member(name, ofString: text) ?? computed(name, of: base) ?? unknown(index)
    case .list(let items): return member(name, ofList: items) ?? computed(name, of: base) ?? unknown(index)
    default: return unknown(index)
    }
  }

  /// The raw value of an enum case: as written, otherwise its name.
  private func rawValue(of object: ManifestObject) -> ManifestValue? {
    if let given = object.fields.first, object.name == "init", given.label == "rawValue" { return given.value }
    guard let site = sources.enumCase(object.name, of: object.type) else { return .string(object.name) }
    let initial = sources.fact(site).initialValue
    guard !initial.isEmpty else { return .string(object.name) }
    return inside(site.source) { value(Int(initial.start), ManifestScope(outer: nil, type: object.type)) }
  }

  /// `.name(…)` of a value.
  /// - Parameter path: the variable that contains the value, if it is one: a method may change it.
  func member(
    _ index: Int, of base: ManifestValue, at path: [String]?, calledWith arguments: [Argument], _ scope: ManifestScope,
    _ expected: String
  ) -> ManifestValue {
    let name = name(index)
    let found: ManifestValue?
    switch base {
    case .unknown, .none: return base
    case .type(let type): return call(name, in: type, arguments, scope, expected, at: index)
    case .list(let items): found = member(name, ofList: items, arguments, scope)
    case .string(let text): found = member(name, ofString: text, arguments.map { value($0.node, scope) })
    case .object(let object):
      if name == "init" {
        // `self.init(…)` in an initializer that a helper adds.
        let made = create(object.type, arguments, scope, at: index)
        _ = scope.assign("self", made)
        return made
      }
      if let closure = object[name]?.closure { return call(closure, arguments.map { value($0.node, scope) }) }
      // `.Project.module(.core)`: a function or a case of a type that is nested in the expected one.
      // `Target.Dependency.product(…)`: the same for a type that is nested in one of the manifest's library.
      if object.name.first?.isUppercase == true,
        object.type.isEmpty && sources.isType(object.name)
          || object.fields.isEmpty && object.type.first?.isUppercase == true && !sources.isType(object.type)
      {
        return call(name, in: sources.nested(object.name, in: object.type), arguments, scope, expected, at: index)
      }
      found = environmentValue(object, name, arguments, scope)
    default: found = nil
    }
    if let found { return found }
    for type in base.methodTypes {
      if let result = method(name, of: base, type: type, arguments, scope, at: path) { return result }
    }
    return mapped(name, base, arguments, scope) ?? failed(index, arguments, scope)
  }

  /// `Environment.name.getString(default: "App")`: the default, since the environment is empty.
  private func environmentValue(
    _ object: ManifestObject, _ name: String, _ arguments: [Argument], _ scope: ManifestScope
  ) -> ManifestValue? {
    guard object.type == "Environment", name == "getString" || name == "getBoolean", arguments.count == 1 else {
      return nil
    }
    return value(arguments[0].node, scope)
  }

  /// `map` and `flatMap` of an optional value.
  private func mapped(
    _ name: String, _ base: ManifestValue, _ arguments: [Argument], _ scope: ManifestScope
  ) -> ManifestValue? {
    guard name == "map" || name == "flatMap", base.list == nil, arguments.count == 1,
      let closure = value(arguments[0].node, scope).closure
    else { return nil }
    return call(closure, [base])
  }

  /// What could not be evaluated of a call: an argument, otherwise the member itself.
  private func failed(_ index: Int, _ arguments: [Argument], _ scope: ManifestScope) -> ManifestValue {
    arguments.lazy.compactMap { self.value($0.node, scope).gap }.first.map { .unknown($0) } ?? unknown(index)
  }

  /// A method that a helper declares.
  func method(
    _ name: String, of base: ManifestValue, type: String, _ arguments: [Argument], _ scope: ManifestScope,
    at path: [String]?
  ) -> ManifestValue? {
    let types = sources.lineage(of: type)
    for site in sources.functions(name, of: type)
    where types.contains(sources.owner(of: site)) && !sources.isRequirement(site) {
      guard let order = fit(arguments, site) else { continue }
      return call(site, arguments, order, scope, selfValue: base, selfPath: path)
    }
    return nil
  }
}

extension ManifestValue {
  /// The name of the type itself, or of the type of an object.
  fileprivate var typeName: String? {
    if case .type(let name) = self { return name }
    return object?.type
  }

  /// The types whose methods a helper may add to, for a value.
  var methodTypes: [String] {
    switch self {
    case .string: ["String", "StringProtocol"]
    case .list: ["Array", "Collection", "Sequence", "Dictionary", "Set"]
    case .object(let object): [object.type]
    default: []
    }
  }
}
