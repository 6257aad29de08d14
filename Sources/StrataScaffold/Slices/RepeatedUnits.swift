import StrataSyntax

/// Which parts of a shared file are there for a feature, and are repeated for a new one: list elements, members, cases,
/// statements, parameters and arguments that have its name.
struct RepeatedUnits {
  /// Parts that have the name and cannot be repeated, since the repetition would declare or return the same again.
  private(set) var left: [Int] = []
  private(set) var nodes: Set<Int> = []
  /// Calls in chains, each by the node of its name.
  private(set) var calls: Set<Int> = []
  /// Static members of the feature that do not have its name.
  private(set) var unnamed: [Int] = []
  /// Arguments for parameters that are repeated, also inside of what is repeated as a whole.
  private(set) var doubled: Set<Int> = []
  /// Mentions in local variables that do not have the name.
  private var locals: [Int] = []
  private var leftTests: Set<Int> = []
  let source: SwiftSource
  private(set) var renamed: RenamedSource
  let rule: Repeatability
  private let readsStrings: Bool
  private let isRoot: Bool
  private let repeatsOverloads: Bool
  private let repeatsStatements: Bool
  let overloads: Overloads

  /// - Parameters:
  ///   - readsStrings: whether strings name parts of the feature, as in a manifest. Elsewhere they are words that the code
  ///     around them may share with others.
  ///   - isRoot: whether it is the file of a composition root, whose properties are wiring.
  ///   - isOfAnotherFeature: whether the file belongs to a feature that uses this one: only what calls pass to shared code is
  ///     repeated, and the first use is left.
  ///   - repeatsOverloads: whether functions are repeated whose types alone have the name, which is not so for those of a use
  ///     case or a view model.
  ///   - repeatsStatements: whether what functions do is repeated, which is not so for those of another view model.
  init(
    _ source: SwiftSource, _ names: FeatureNames, in project: any ProjectNames, readsStrings: Bool = false,
    isRoot: Bool = false, isOfAnotherFeature: Bool = false, repeatsOverloads: Bool = true,
    repeatsStatements: Bool = true
  ) {
    self.repeatsStatements = repeatsStatements
    self.isRoot = isRoot
    self.repeatsOverloads = repeatsOverloads
    self.source = source
    self.readsStrings = readsStrings
    renamed = RenamedSource(source, names)
    rule = Repeatability(source: source, renamed: renamed, project: project)
    overloads = Overloads(source: source, renamed: renamed, project: project)
    if !names.sharedParameters.isEmpty {
      doubled = Set(
        source.tree.nodes.indices.filter { node in
          source.kind(node) == .argument
            && source.parameter(ofArgument: node).map(names.sharedParameters.contains) == true
        })
    }
    for node in source.tree.nodes.indices where isMention(node) && !isDoubled(node) {
      if !isOfAnotherFeature { add(node) } else if left.isEmpty { left = [node] }
    }
    leaveFunctionsWithLocals(names)
    repeatNeededOverloads()
    leaveInitializersOfKeptProperties()
    let all = nodes.union(calls)
    func isInside(_ node: Int) -> Bool { source.ancestors(of: node).contains(where: all.contains) }
    nodes = nodes.filter { !isInside($0) }
    calls = calls.filter { !isInside($0) }
    left.removeAll(where: isInside)
    unnamed.removeAll(where: isInside)
    leave(usesOfKeptLocals)
    leave(callsOfKeptOverloads)
    while leave(unusedLocals) {}
  }

  /// A function with local values of the feature under other names is about the feature as a whole: its statements are not
  /// repeated one by one.
  private mutating func leaveFunctionsWithLocals(_ names: FeatureNames) {
    let source = source
    // An initializer gives values to properties, which are repeated.
    func isOfInitializer(_ local: Int) -> Bool {
      outermostFunction(around: local).map { source.kind($0) == .initializerDeclaration } == true
    }
    let needed = neededLocals(locals.filter(isOfInitializer))
    nodes.formUnion(needed.map(\.statement))
    renamed = RenamedSource(source, names, locals: needed.map(\.local))
    left += locals.filter { local in
      isOfInitializer(local)
        && !source.ancestors(of: local).contains { node in needed.contains { $0.statement == node } }
    }
    let locals = locals.filter { !isOfInitializer($0) }
    let functions = Set(locals.compactMap(outermostFunction))
    guard !functions.isEmpty else { return }
    func isLeft(_ node: Int) -> Bool { source.ancestors(of: node).contains(where: functions.contains) }
    nodes = nodes.filter { !isLeft($0) }
    calls = calls.filter { !isLeft($0) }
    let inside = left.filter(isLeft) + locals
    left.removeAll(where: isLeft)
    // A test of the feature is repeated under a name of its own.
    unnamed += functions.filter(source.isTest)
    for function in functions where !source.isTest(function) {
      if let first = inside.filter({ source.descendants(of: function).contains($0) }).min() { left.append(first) }
    }
  }

  /// Each may need another one.
  private mutating func repeatNeededOverloads() {
    while true {
      let needed = neededOverloads
      if needed.isEmpty { return }
      nodes.formUnion(needed)
    }
  }

  @discardableResult
  private mutating func leave(_ statements: [(node: Int, mention: Int)]) -> Bool {
    for statement in statements {
      nodes.remove(statement.node)
      left.append(statement.mention)
    }
    return !statements.isEmpty
  }

  /// Leaves the repeated statements around some nodes, and local values that then nothing repeated uses.
  mutating func leaveStatements(around inner: [Int]) -> Bool {
    let statements = inner.compactMap { node in
      ([node] + source.ancestors(of: node)).first { nodes.contains($0) && isStatement($0, in: source.parents[$0]) }
        .map { ($0, node) }
    }
    leave(statements.map { (node: $0.0, mention: $0.1) })
    keep { _ in true }
    return !statements.isEmpty
  }

  /// An initializer gives a property a value of the property's type: where the property stays, so does the initializer.
  private mutating func leaveInitializersOfKeptProperties() {
    var kept: [Int: Set<String>] = [:]
    for mention in left {
      guard let property = source.ancestors(of: mention).first(where: { source.kind($0) == .variableDeclaration }),
        source.isStoredProperty(property, in: source.parents[property])
      else { continue }
      let names = source.descendants(of: property).filter { source.kind($0) == .identifierPattern }.map(source.text)
      kept[source.parents[property], default: []].formUnion(names)
    }
    for node in nodes where source.kind(node) == .initializerDeclaration {
      guard let names = kept[source.parents[node]] else { continue }
      let body = source.children(of: node).first { source.kind($0) == .codeBlock }
      let givesValue = body.map(source.descendants)?.contains {
        [.name, .identifierExpression].contains(source.kind($0)) && names.contains(source.text($0))
      }
      guard givesValue == true, let mention = source.descendants(of: node).first(where: isMention) else { continue }
      nodes.remove(node)
      left.append(mention)
    }
  }

  private func outermostFunction(around node: Int) -> Int? {
    source.ancestors(of: node).filter {
      [.functionDeclaration, .initializerDeclaration, .variableDeclaration, .subscriptDeclaration].contains(
        source.kind($0))
    }.last { ancestor in
      [.memberBlock, .sourceFile, .conditionalBranch].contains(source.kind(source.parents[ancestor]))
    }
  }

  private func isDoubled(_ node: Int) -> Bool { source.ancestors(of: node).contains(where: doubled.contains) }

  /// Keeps some of the parts; of `let (a, b) = (x, y)`, a value goes where its name goes.
  mutating func keep(only isKept: (_ node: Int) -> Bool) {
    let source = source
    nodes = nodes.filter { isKept(source.destructuredName($0) ?? $0) }
    calls = calls.filter(isKept)
    // The compiler warns of a name that nothing uses.
    let users = nodes.union(calls.map { source.parents[$0] })
    let unused = nodes.filter { name in
      source.destructuredName(name) == name
        && !users.contains { user in
          user != name
            && (user..<source.tree.nodes[user].nextIndex).contains { node in
              source.kind(node) == .identifierExpression && source.text(node) == source.text(name)
            }
        }
    }
    nodes = nodes.filter { !unused.contains(source.destructuredName($0) ?? $0) }
    while leave(unusedLocals) {}
  }

  var hasRepetitions: Bool { !nodes.isEmpty || !calls.isEmpty || !doubled.isEmpty }

  func isMention(_ node: Int) -> Bool {
    switch source.kind(node) {
    case .name, .identifierExpression, .identifierPattern, .closureParameterName: renamed.changes(source.range(node))
    case .stringSegment: readsStrings && renamed.changes(source.range(node))
    default: false
    }
  }

  private mutating func add(_ mention: Int) {
    var current = mention
    for parent in source.ancestors(of: mention) {
      if let call = source.repeatedCall(current, in: parent) {
        calls.insert(call)
        return
      }
      if rule.isUnit(current, in: parent) {
        switch rule.verdict(on: current, in: parent) {
        case .repeated where overloads.isOnlyConformance(current, in: parent):
          unnamed.append(source.parents[parent])
          left.append(mention)
          return
        case .repeated
        where overloads.isOverload(current) && (!repeatsOverloads || overloads.isMemberOfAnother(current)):
          left.append(mention)
          return
        case .repeated where overloads.isOverload(current) && overloads.hasUntypedCalls(current):
          unnamed.append(current)
          left.append(mention)
          return
        case .repeated:
          if !repeatsStatements, isStatement(current, in: parent) {
            left.append(mention)
          } else if let test = testOfStatement(current, in: parent) {
            // The first place stands for the others.
            if leftTests.insert(test).inserted { left.append(mention) }
          } else {
            nodes.insert(current)
          }
          return
        case .left:
          if source.isStaticMember(current, in: parent) || isRoot && source.isStoredProperty(current, in: parent) {
            unnamed.append(current)
          }
          left.append(mention)
          return
        case .local:
          locals.append(mention)
          return
        case .outer: break
        }
      }
      current = parent
    }
    left.append(mention)
  }

  func isStatement(_ node: Int, in parent: Int) -> Bool {
    [.codeBlock, .closure].contains(source.kind(parent)) || source.kind(parent) == .switchCase
  }
}
