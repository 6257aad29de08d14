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
      if sources.isType(name) { return .type(name) }
      return sources.isType(type) ? unknown(index) : .object(ManifestObject(type: type, name: name))
    case .object(let object):
      if let field = object[name] { return field }
      if let value = computed(name, of: base) { return value }
      if name == "rawValue" || name == "description" { return rawValue(of: object) ?? unknown(index) }
      // `.feature.login`: a member of a static member; a helper may declare it.
      if let value = staticMember(name, of: object.name, anywhere: false) { return value }
      return unknown(index)
    case .string(let text):
      switch name {
      case "isEmpty": return .bool(text.isEmpty)
      case "count": return .number(text.count)
      case "capitalized": return .string(text.split(separator: " ").map(capitalized).joined(separator: " "))
      case "rawValue", "description": return base
      default: return computed(name, ofString: base) ?? unknown(index)
      }
    case .list(let items):
      switch name {
      case "isEmpty": return .bool(items.isEmpty)
      case "count": return .number(items.count)
      case "first": return items.first ?? .none
      case "last": return items.last ?? .none
      default: return unknown(index)
      }
    default: return unknown(index)
    }
  }

  private func capitalized(_ text: Substring) -> String { text.prefix(1).uppercased() + text.dropFirst().lowercased() }

  /// A computed property that a helper adds to `String`.
  private func computed(_ name: String, ofString value: ManifestValue) -> ManifestValue? {
    guard let site = sources.variable(name, of: "String"), sources.fact(site).modifiers.contains(.computed) else {
      return nil
    }
    let scope = ManifestScope(outer: nil, type: "String")
    scope.values["self"] = value
    return inside(site.source) { run(sources.fact(site).body, scope) }
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
  func member(
    _ index: Int, of base: ManifestValue, calledWith arguments: [Argument], _ scope: ManifestScope, _ expected: String
  ) -> ManifestValue {
    let name = name(index)
    switch base {
    case .unknown, .none: return base
    case .type(let type): return call(name, in: type, arguments, scope, expected, at: index)
    case .list(let items): return member(name, ofList: items, arguments, scope) ?? unknown(index)
    case .string(let text):
      if let result = member(name, ofString: text, arguments.map { value($0.node, scope) }) { return result }
      return method(name, of: base, type: "String", arguments, scope) ?? unknown(index)
    case .object(let object):
      if name == "init" {
        // `self.init(…)` in an initializer that a helper adds.
        let made = create(object.type, arguments, scope, at: index)
        _ = scope.assign("self", made)
        return made
      }
      if case .closure(let closure)? = object[name] { return call(closure, arguments.map { value($0.node, scope) }) }
      return method(name, of: base, type: object.type, arguments, scope) ?? unknown(index)
    default: return unknown(index)
    }
  }

  /// A method that a helper declares.
  private func method(
    _ name: String, of base: ManifestValue, type: String, _ arguments: [Argument], _ scope: ManifestScope
  ) -> ManifestValue? {
    for site in sources.functions(name, of: type) where sources.owner(of: site) == type {
      guard let order = fit(arguments, site) else { continue }
      return call(site, arguments, order, scope, selfValue: base)
    }
    return nil
  }

  private func member(_ name: String, ofString text: String, _ values: [ManifestValue]) -> ManifestValue? {
    let first = values.first?.string
    switch name {
    case "lowercased": return .string(text.lowercased())
    case "uppercased": return .string(text.uppercased())
    case "hasPrefix": return first.map { .bool(text.hasPrefix($0)) }
    case "hasSuffix": return first.map { .bool(text.hasSuffix($0)) }
    case "contains": return first.map { .bool(text.contains($0)) }
    case "replacingOccurrences", "replacing":
      guard let first, values.count > 1, let second = values[1].string else { return nil }
      return .string(text.replacing(first, with: second))
    case "appending": return first.map { .string(text + $0) }
    default: return nil
    }
  }

  private func member(
    _ name: String, ofList items: [ManifestValue], _ arguments: [Argument], _ scope: ManifestScope
  ) -> ManifestValue? {
    let first = arguments.first.map { value($0.node, scope) }
    if name == "contains", let first, !isClosure(first) {
      return .bool(items.contains { equal($0, first) ?? false })
    }
    if name == "joined" {
      if let separator = first?.string { return .string(items.compactMap(description).joined(separator: separator)) }
      return .list(items.flatMap { $0.list ?? [$0] })
    }
    if name == "sorted" || name == "reversed" { return .list(name == "reversed" ? items.reversed() : items) }
    guard case .closure(let closure)? = first else {
      // `.map(makeTarget)` and `.flatMap(\.targets)` pass no closure.
      return nil
    }
    switch name {
    case "map": return .list(items.map { call(closure, [$0]) })
    case "flatMap": return .list(items.flatMap { item in call(closure, [item]).spread })
    case "compactMap": return .list(items.map { call(closure, [$0]) }.filter { !$0.isNone })
    case "filter": return .list(items.filter { call(closure, [$0]).bool ?? true })
    case "contains": return .bool(items.contains { call(closure, [$0]).bool ?? false })
    case "forEach":
      for item in items { _ = call(closure, [item]) }
      return ManifestValue.none
    default: return nil
    }
  }

  private func isClosure(_ value: ManifestValue) -> Bool {
    if case .closure = value { return true }
    return false
  }
}

extension ManifestValue {
  /// The name of the type itself, or of the type of an object.
  fileprivate var typeName: String? {
    if case .type(let name) = self { return name }
    return object?.type
  }

  /// The elements of a list; a single value as a list of one; nothing for nil.
  var spread: [ManifestValue] {
    switch self {
    case .list(let items): items
    case .none: []
    default: [self]
    }
  }
}
