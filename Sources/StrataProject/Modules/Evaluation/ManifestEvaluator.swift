import StrataModel

/// Evaluates the expressions of a manifest and of its helpers, without types: literals, interpolation, static members,
/// enum cases and their raw values, functions with statements, closures of `map` and similar functions. An expression
/// that cannot be evaluated gives a value with its location.
final class ManifestEvaluator {
  let sources: ManifestSources
  /// The file that is being evaluated.
  var source: Int
  private var known: [ManifestSources.Site: ManifestValue] = [:]
  private var open: Set<ManifestSources.Site> = []
  private var steps = 0
  private(set) var depth = 0
  /// The variables of a file whose statements are evaluated one after the other, with their present values.
  var globals: ManifestScope?
  /// `break` or `continue`, until the loop or `switch` around it ends.
  var jump: CodeNode.Kind?
  /// Statements that could not be evaluated.
  private(set) var skipped: [ManifestGap] = []

  static let maximumSteps = 200_000
  static let maximumDepth = 120

  init(_ sources: ManifestSources, source: Int = 0) {
    self.sources = sources
    self.source = source
  }

  var tree: CodeTree { sources.list[source].tree }

  func name(_ index: Int) -> String { tree.name(index) }

  func unknown(_ index: Int) -> ManifestValue {
    .unknown(ManifestGap(source: source, offset: tree[tree.base(of: index)].offset))
  }

  /// Notes a statement that cannot be evaluated.
  func skip(_ gap: ManifestGap?) { if let gap { skipped.append(gap) } }

  func skip(_ index: Int) { skip(unknown(index).gap) }

  /// Whether the evaluation is still below its limits.
  var canContinue: Bool {
    steps += 1
    return steps < Self.maximumSteps && depth < Self.maximumDepth
  }

  /// Evaluates in another file, then returns to the present one.
  func inside<T>(_ source: Int, _ body: () -> T) -> T {
    let saved = self.source
    self.source = source
    defer { self.source = saved }
    return body()
  }

  /// The value of an expression.
  /// - Parameter expected: simple name of the type that the context requires, or empty.
  func value(_ index: Int, _ scope: ManifestScope, expected: String = "") -> ManifestValue {
    guard canContinue else { return unknown(index) }
    depth += 1
    defer { depth -= 1 }
    let node = tree[index]
    switch node.kind {
    case .stringLiteral: return literal(index, scope)
    case .integerLiteral: return Int(name(index)).map { .number($0) } ?? unknown(index)
    case .booleanLiteral: return .bool(name(index) == "true")
    case .nilLiteral: return .none
    case .arrayLiteral: return .list(tree.children(of: index).map { value($0, scope, expected: expected) })
    case .dictionaryLiteral: return dictionary(index, scope)
    case .tuple:
      let parts = Array(tree.children(of: index))
      if parts.count == 1 { return value(parts[0] + 1, scope, expected: expected) }
      let fields = parts.map { (tree.name($0), value($0 + 1, scope)) }
      return .object(ManifestObject(type: "", name: "tuple", fields: fields))
    case .effect: return value(index + 1, scope, expected: expected)
    case .closure, .keyPath: return .closure(ManifestClosure(source: source, node: index, scope: scope))
    case .chain: return chain(index, scope, expected)
    case .identifier: return identifier(index, scope)
    case .implicitMember: return implicitMember(index, expected)
    case .sequence: return sequence(Array(tree.children(of: index)), index, scope, expected)
    case .prefixOperator:
      return prefixed(name(index), value(index + 1, scope)) ?? unknown(index)
    case .if, .switch:
      let inner = ManifestScope(outer: scope, type: scope.type)
      return branch(index, inner) ?? unknown(index)
    case .type: return .type(sources.simpleName(ofType: node.payload, source))
    default: return unknown(index)
    }
  }

  private func literal(_ index: Int, _ scope: ManifestScope) -> ManifestValue {
    if let text = tree.text(index) { return .string(text) }
    let parts = Array(tree.children(of: index))
    let segments = sources.segments(of: index, source)
    guard segments.count == parts.count + 1 else { return unknown(index) }
    var text = segments[0]
    for (part, segment) in zip(parts, segments.dropFirst()) {
      let found = value(part + 1, scope)
      guard let own = description(of: found) else { return found.gap.map { .unknown($0) } ?? unknown(index) }
      text += own + segment
    }
    return .string(text)
  }

  /// A value in a string: the string itself, a number, the name of an enum case.
  func description(of value: ManifestValue) -> String? {
    switch value {
    case .string(let text): return text
    case .number(let number): return String(number)
    case .bool(let bool): return String(bool)
    case .object(let object) where object.fields.isEmpty && object.name != "init": return object.name
    case .object(let object): return object["rawValue"]?.string ?? object["stringLiteral"]?.string
    default: return nil
    }
  }

  private func dictionary(_ index: Int, _ scope: ManifestScope) -> ManifestValue {
    let parts = Array(tree.children(of: index))
    var pairs: [ManifestValue] = []
    for position in stride(from: 0, to: parts.count - 1, by: 2) {
      let fields = [("key", value(parts[position], scope)), ("value", value(parts[position + 1], scope))]
      pairs.append(.object(ManifestObject(type: "", name: "pair", fields: fields)))
    }
    return .list(pairs)
  }

  // MARK: Names

  private func identifier(_ index: Int, _ scope: ManifestScope) -> ManifestValue {
    let name = name(index)
    if let value = scope.value(name) { return value }
    if name == "Self" { return .type(scope.type) }
    if let member = scope.value("self")?.object?[name] { return member }
    if let own = scope.value("self"), !own.isNone {
      let value = member(index, of: own)
      if value.gap == nil { return value }
    }
    if !scope.type.isEmpty, let site = sources.variable(name, of: scope.type) { return value(of: site) }
    if let value = globals?.value(name) { return value }
    if let site = sources.variable(name, of: "") { return value(of: site) }
    if let function = function(named: index, scope) { return function }
    if sources.isType(name) || name.first?.isUppercase == true { return .type(name) }
    return unknown(index)
  }

  /// Enums of the manifest's library: members of other types that have the name of a case are not meant.
  private static let libraryEnums: Set<String> = ["Product"]

  /// `.name`: a static member or case of the expected type, or of the only type with a member of that name.
  func implicitMember(_ index: Int, _ expected: String) -> ManifestValue {
    let name = name(index)
    let isKnown = sources.isType(expected) || Self.libraryEnums.contains(expected)
    if let value = staticMember(name, of: expected, anywhere: !isKnown) { return value }
    return .object(ManifestObject(type: expected, name: name, origin: unknown(index).gap))
  }

  /// A static variable or an enum case of a helper.
  func staticMember(_ name: String, of type: String, anywhere: Bool) -> ManifestValue? {
    if let site = sources.variable(name, of: type, anywhere: anywhere) {
      if sources.fact(site).isStatic { return value(of: site) }
    }
    guard let site = sources.enumCase(name, of: anywhere ? "" : type) else { return nil }
    return .object(ManifestObject(type: sources.owner(of: site), name: name))
  }

  /// The value of a global or static variable: its initial value, or the result of its getter.
  func value(of site: ManifestSources.Site) -> ManifestValue {
    if let value = known[site] { return value }
    let fact = sources.fact(site)
    guard open.insert(site).inserted else {
      return .unknown(ManifestGap(source: site.source, offset: fact.nameOffset))
    }
    defer { open.remove(site) }
    let scope = ManifestScope(outer: nil, type: sources.owner(of: site))
    let result = inside(site.source) {
      if let initial = tree.roots(of: fact.initialValue).first(where: { _ in true }) {
        return value(initial, scope, expected: sources.simpleName(ofType: fact.type, site.source))
      }
      return getter(site, scope) ?? .unknown(ManifestGap(source: site.source, offset: fact.nameOffset))
    }
    known[site] = result
    return result
  }

  /// The result of the getter of a computed variable.
  private func getter(_ site: ManifestSources.Site, _ scope: ManifestScope) -> ManifestValue? {
    let fact = sources.fact(site)
    return inside(site.source) {
      if !fact.body.isEmpty { return run(fact.body, scope) }
      let facts = sources.list[site.source].facts
      for index in (site.declaration + 1)..<max(Int(fact.next), site.declaration + 1)
      where facts.declarations[index].kind == .accessor && facts.names[facts.declarations[index].name] == "get" {
        return run(facts.declarations[index].body, scope)
      }
      return nil
    }
  }

  /// A computed property that a helper adds to the type of a value.
  func computed(_ name: String, of value: ManifestValue) -> ManifestValue? {
    let isUntyped = value.object?.type.isEmpty ?? false
    for type in value.methodTypes.flatMap(sources.lineage) {
      guard let site = sources.variable(name, of: type, anywhere: isUntyped) else { continue }
      let fact = sources.fact(site)
      guard fact.modifiers.contains(.computed), !fact.isStatic else { continue }
      let scope = ManifestScope(outer: nil, type: sources.owner(of: site))
      scope.values["self"] = value
      return getter(site, scope)
    }
    return nil
  }
}
