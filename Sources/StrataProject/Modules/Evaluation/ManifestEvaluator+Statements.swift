import StrataModel

extension ManifestEvaluator {
  /// Evaluates the body of a function: the value that it returns, or the value of its only expression.
  func run(_ body: Span, _ scope: ManifestScope) -> ManifestValue? {
    result(of: Array(tree.roots(of: body)), scope)
  }

  /// A single expression, `if` or `switch` is the result itself.
  private func result(of statements: [Int], _ scope: ManifestScope) -> ManifestValue? {
    guard statements.count == 1 else { return run(statements, scope) }
    let only = statements[0]
    if tree[only].kind == .if || tree[only].kind == .switch { return branch(only, scope) }
    guard isExpression(only) else { return run(statements, scope) }
    return change(only, scope) ? ManifestValue.none : value(only, scope)
  }

  /// Evaluates a statement that changes a variable. Returns whether it is one.
  private func change(_ index: Int, _ scope: ManifestScope) -> Bool {
    tree[index].kind == .sequence ? assign(index, scope) : mutate(index, scope)
  }

  private func isExpression(_ index: Int) -> Bool {
    switch tree[index].kind {
    case .return, .localVariable, .for, .while, .guard, .if, .switch, .localDeclaration, .conditional, .do, .defer,
      .repeatWhile, .throw, .break, .continue, .fallthrough:
      return false
    default: return true
    }
  }

  /// Evaluates statements until one returns, or leaves the loop or `switch` around them.
  func run(_ statements: [Int], _ scope: ManifestScope) -> ManifestValue? {
    for statement in statements {
      if let result = step(statement, scope) { return result }
      if jump != nil { return nil }
    }
    return nil
  }

  /// Evaluates the variables and statements of a manifest from top to bottom, and stores the variables in ``globals``.
  func runFile() {
    let facts = sources.list[source].facts
    let scope = ManifestScope(outer: nil, type: "")
    globals = scope
    var steps: [(offset: UInt32, run: () -> Void)] = tree.roots(of: facts.topLevelCode).map { statement in
      (tree[tree.base(of: statement)].offset, { _ = self.step(statement, scope) })
    }
    for (index, fact) in facts.declarations.enumerated()
    where fact.kind == .variable && fact.parent == noIndex && !fact.isLocal && !fact.modifiers.contains(.computed) {
      let site = ManifestSources.Site(source: source, declaration: index)
      steps.append((fact.nameOffset, { scope.values[facts.names[fact.name]] = self.value(of: site) }))
    }
    for step in steps.sorted(by: { $0.offset < $1.offset }) { step.run() }
  }

  private func step(_ index: Int, _ scope: ManifestScope) -> ManifestValue? {
    switch tree[index].kind {
    case .return:
      let result = tree.children(of: index).first { _ in true }
      return result.map { value($0, scope, expected: scope.type) } ?? ManifestValue.none
    case .localVariable: declare(index, scope)
    case .if, .switch: return branch(index, scope, isStatement: true)
    case .guard: return runGuard(index, scope)
    case .for: return loop(index, scope)
    case .while, .repeatWhile: return repeatWhile(index, scope)
    case .break, .continue:
      // The loop that a label names is not followed.
      if !tree.name(index).isEmpty { skip(index) }
      jump = tree[index].kind
    case .throw: return unknown(index)
    case .conditional: return run(Array(tree.children(of: index)), scope)
    case .block, .do, .defer:
      return run(Array(tree.children(of: index)), ManifestScope(outer: scope, type: scope.type))
    // Nothing that is evaluated throws.
    case .catchClause, .localDeclaration, .type: break
    case .effect: return step(index + 1, scope)
    default: perform(index, scope)
    }
    return nil
  }

  /// A statement that is an expression. It is noted if it cannot be evaluated: it may change a target.
  private func perform(_ index: Int, _ scope: ManifestScope) {
    if change(index, scope) || Self.functionsWithoutEffect.contains(tree.name(tree.base(of: index))) { return }
    if case .unknown(let gap) = value(index, scope) { skip(gap) }
  }

  private static let functionsWithoutEffect: Set<String> = [
    "warning", "print", "debugPrint", "dump", "assert", "precondition", "setbuf", "setvbuf", "fflush",
  ]

  private func declare(_ index: Int, _ scope: ManifestScope) {
    let parts = Array(tree.children(of: index))
    guard let pattern = parts.first else { return }
    let type = parts.dropFirst().first { tree[$0].kind == .type }
    let expected = type.map { sources.simpleName(ofType: tree[$0].payload, source) } ?? ""
    let initial = parts.dropFirst().first { tree[$0].kind != .type && tree[$0].kind != .block }
    bind(pattern, initial.map { value($0, scope, expected: expected) } ?? .list([]), scope)
  }

  /// A branch of an `if` or `switch`, as a statement or as an expression.
  func branch(_ index: Int, _ scope: ManifestScope, isStatement: Bool = false) -> ManifestValue? {
    if tree[index].kind == .switch { return runSwitch(index, scope, isStatement) }
    let inner = ManifestScope(outer: scope, type: scope.type)
    let holds = conditions(of: index, inner)
    // A condition that only a build can decide counts as true: one target too many is better than one too few.
    if holds ?? true, let block = tree.block(of: index) {
      return body(block, inner, isStatement)
    }
    guard let other = tree.elseBranch(of: index) else { return nil }
    let inside = tree[other].kind == .elseBranch ? other + 1 : other
    return tree[inside].kind == .if ? branch(inside, scope, isStatement: isStatement) : body(inside, scope, isStatement)
  }

  func body(_ block: Int, _ scope: ManifestScope, _ isStatement: Bool) -> ManifestValue? {
    let statements = Array(tree.children(of: block))
    let inner = ManifestScope(outer: scope, type: scope.type)
    return isStatement ? run(statements, inner) : result(of: statements, inner)
  }

  /// Whether all conditions are true; nil if that is not known. Binds the names of `if let`.
  func conditions(of index: Int, _ scope: ManifestScope) -> Bool? {
    var result: Bool? = true
    for condition in tree.conditions(of: index) {
      switch tree[condition].kind {
      case .optionalBinding:
        let parts = Array(tree.children(of: condition))
        guard let pattern = parts.first else { continue }
        let name = tree.name(pattern)
        let found = parts.count > 1 ? value(parts[parts.count - 1], scope) : scope.value(name) ?? ManifestValue.none
        if found.isNone { return false }
        scope.values[name] = found
      case .caseBinding:
        let parts = Array(tree.children(of: condition))
        guard parts.count == 2 else { return nil }
        guard let matches = matches(parts[0], value(parts[1], scope), scope) else { result = nil; continue }
        if !matches { return false }
      default:
        guard let holds = value(condition, scope).bool else { result = nil; continue }
        if !holds { return false }
      }
    }
    return result
  }

  private func runGuard(_ index: Int, _ scope: ManifestScope) -> ManifestValue? {
    guard conditions(of: index, scope) == false else { return nil }
    let block = tree.block(of: index) ?? tree.elseBranch(of: index).map { $0 + 1 }
    return block.flatMap { run(Array(tree.children(of: $0)), scope) }
  }

  /// Whether a value matches a pattern; binds the names in it. Nil if that is not known.
  func matches(_ pattern: Int, _ value: ManifestValue, _ scope: ManifestScope) -> Bool? {
    switch tree[pattern].kind {
    case .bindingPattern:
      scope.values[tree.name(pattern)] = value
      return true
    case .wildcardPattern: return true
    case .tuplePattern:
      let fields = value.object?.fields ?? []
      return zip(tree.children(of: pattern), fields).allSatisfy { matches($0, $1.value, scope) ?? false }
    // `let .feature(part as any Named)`: nothing is evaluated that a cast could not convert.
    case .sequence where tree.children(of: pattern).contains(where: { tree[$0].kind == .cast }):
      return tree.children(of: pattern).first { _ in true }.flatMap { matches($0, value, scope) }
    case .expressionPattern where tree[pattern + 1].kind == .sequence: return matches(pattern + 1, value, scope)
    case .expressionPattern:
      let expression = pattern + 1
      let base = tree.base(of: expression)
      let names = tree.path(of: expression)
      guard let object = value.object, let last = names.last,
        tree[base].kind == .implicitMember || (tree[base].kind == .identifier && names.count > 1)
      else { return equal(self.value(expression, scope), value) }
      guard object.name == last else { return false }
      if tree[expression].kind == .chain, let call = tree.calls(ofChain: expression).last?.suffix {
        for (argument, field) in zip(tree.arguments(of: call), object.fields) {
          _ = matches(argument + 1, field.value, scope)
        }
      }
      return true
    default: return equal(self.value(pattern, scope), value)
    }
  }
}
