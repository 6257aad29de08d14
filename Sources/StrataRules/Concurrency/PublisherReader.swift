import StrataClassification
import StrataDefinition
import StrataModel

/// Decides whether functions that return publishers of Combine yield one value.
struct PublisherReader {
  enum Shape { case once, stream, unknown }

  let context: RuleContext
  var graph: Graph { context.project.graph }
  var vocabulary: Vocabulary { context.vocabulary }
  private var shapes: [DeclarationID: Shape] = [:]

  init(_ context: RuleContext) { self.context = context }

  /// Whether a function returns a publisher, and neither its name nor its parameters say that it is a stream.
  func mayYieldOnce(_ function: DeclarationID) -> Bool {
    let fact = graph[function]
    guard fact.kind == .function, fact.modifiers.isDisjoint(with: [.override, .async]), publisher(of: function) != nil,
      !graph.hasAttribute("objc", function)
    else { return false }
    let words = Words.split(graph.name(of: function))
    if words.first.map(vocabulary[.observingVerbs].contains) ?? true { return false }
    if words.last.map(vocabulary[.streamEndings].contains) ?? true, words.count > 1 { return false }
    let facts = graph.facts(of: function)
    return !facts.parameters[fact.parameters.range].contains { parameter in
      facts.nominalName(of: parameter.type).map(vocabulary[.publisherTypes].contains) ?? false
    }
  }

  mutating func yieldsOnce(_ function: DeclarationID, of type: TypeID) -> Bool {
    shape(of: function, of: type) == .once
  }

  /// The value that a publisher yields, as it is written, and whether the publisher can fail.
  func value(of function: DeclarationID) -> (text: String?, fails: Bool) {
    guard let (facts, node) = publisher(of: function) else { return (nil, true) }
    let arguments = facts.typeChildren(of: node)
    guard arguments.count == 2 else { return (arguments.first.map { facts.typeText(of: $0) }, true) }
    return (facts.typeText(of: arguments[0]), facts.typeText(of: arguments[1]) != "Never")
  }

  /// The publisher that a function returns, and the file that writes it: that of an alias for `ItemPublisher`.
  private func publisher(of function: DeclarationID) -> (FileFacts, Int)? {
    var (file, root) = (function.file, graph[function].type)
    for _ in 0..<4 {
      let facts = graph[file].facts
      guard let node = facts.nominalType(of: root) else { return nil }
      if vocabulary[.publisherTypes].contains(facts.names[facts.types[node].name]) { return (facts, node) }
      let alias = graph.references(in: file, at: facts.types[node].offset).lazy.compactMap { $0.target.typeID }
        .first { graph.types[$0.index].kind == .typealias }
      guard let alias else { return nil }
      let declaration = graph.types[alias.index].declaration
      (file, root) = (declaration.file, graph[declaration].type)
    }
    return nil
  }

  // MARK: Functions

  private mutating func shape(of function: DeclarationID, of type: TypeID) -> Shape {
    if let known = shapes[function] { return known }
    // Of a function that calls itself.
    shapes[function] = .unknown
    let result =
      graph.types[type.index].kind == .protocol && graph[function].body.isEmpty
      ? shape(ofRequirement: function, of: type) : shape(ofBody: function)
    shapes[function] = result
    return result
  }

  private mutating func shape(ofRequirement function: DeclarationID, of type: TypeID) -> Shape {
    let signature = graph.signature(of: function)
    var known: Set<Shape> = []
    for implementation in context.project.implementations(of: type) {
      for member in graph.functions(of: implementation) where graph.signature(of: member) == signature {
        known.insert(shape(of: member, of: implementation))
      }
    }
    if known.contains(.stream) { return .stream }
    if known == [.once] { return .once }
    guard mayYieldOnce(function), let (facts, node) = publisher(of: function) else { return .unknown }
    let arguments = facts.typeChildren(of: node)
    guard arguments.count == 2, facts.typeText(of: arguments[1]) != "Never" else { return .unknown }
    let name = graph.name(of: function)
    let isCommand = vocabulary[.commandNames].contains(name)
    let verb = Words.split(isCommand ? graph.types[type.index].simpleName : name).first
    return verb.map(vocabulary[.oneShotVerbs].contains) ?? false ? .once : .unknown
  }

  /// Of all that a body returns, the function's own statements only.
  private mutating func shape(ofBody function: DeclarationID) -> Shape {
    let fact = graph[function]
    guard !fact.body.isEmpty else { return .unknown }
    let tree = graph.facts(of: function).tree
    return shape(ofStatements: fact.body.range, tree, function)
  }

  private mutating func shape(
    ofStatements range: Range<Int>, _ tree: CodeTree, _ function: DeclarationID
  ) -> Shape {
    var returned: [Int] = []
    tree.walk(range) { node in
      switch tree[node].kind {
      case .closure: return false
      case .return:
        if let value = tree.firstChild(of: node) { returned.append(value) }
        return false
      default: return true
      }
    }
    if returned.isEmpty, !range.isEmpty, Int(tree[range.lowerBound].next) == range.upperBound {
      returned = [range.lowerBound]
    }
    guard !returned.isEmpty else { return .unknown }
    let shapes = returned.map { shape(of: $0, tree, function) }
    if shapes.contains(.stream) { return .stream }
    return shapes.allSatisfy { $0 == .once } ? .once : .unknown
  }

  // MARK: Expressions

  private mutating func shape(of expression: Int, _ tree: CodeTree, _ function: DeclarationID) -> Shape {
    let expression = tree.unwrapped(expression)
    switch tree[expression].kind {
    case .identifier: return shape(ofVariable: expression, tree, function)
    case .chain: break
    default: return .unknown
    }
    let base = tree.base(of: expression)
    let calls = tree.calls(ofChain: expression)
    guard let first = calls.first else { return .stream }
    var (result, rest) = (Shape.unknown, calls[...])
    if first.callee == base, tree[base].kind == .identifier {
      rest = rest.dropFirst()
      let name = tree.name(base)
      if vocabulary[.deferringPublishers].contains(name) {
        result = tree.closures(of: first.suffix).first.map { shape(ofClosure: $0, tree, function) } ?? .unknown
      } else if vocabulary[.oneShotPublishers].contains(name) {
        result = .once
      } else if vocabulary[.publisherTypes].contains(name), let argument = tree.firstChild(of: first.suffix) {
        result = shape(of: tree.value(of: argument), tree, function)
      } else {
        result = called(first.callee, tree, in: function.file)
        if result == .unknown { result = ownCalled(first.callee, tree, function) }
      }
    } else if tree.isNamed(base, "self"), !isOperator(first.callee, tree), Int(tree[base].next) == first.callee {
      rest = rest.dropFirst()
      result = ownCalled(first.callee, tree, function)
    } else if tree[base].kind == .identifier, isOperator(first.callee, tree) {
      let isValue = first.callee > base && Int(tree[base].next) == first.callee
      result = isValue ? shape(ofVariable: base, tree, function) : .stream
    }
    for call in rest { result = shape(after: call, of: result, tree, function) }
    return result
  }

  private func isOperator(_ callee: Int, _ tree: CodeTree) -> Bool {
    let name = tree.name(callee)
    return vocabulary[.oneValueOperators].contains(name) || vocabulary[.chainingOperators].contains(name)
      || vocabulary[.manyValueOperators].contains(name)
  }

  /// What a call in a chain makes of the publisher before it.
  private mutating func shape(
    after call: CodeCall, of before: Shape, _ tree: CodeTree, _ function: DeclarationID
  ) -> Shape {
    guard tree[call.callee].kind == .member else { return .unknown }
    let name = tree.name(call.callee)
    if vocabulary[.oneShotFunctions].contains(name) { return .once }
    if vocabulary[.oneValueOperators].contains(name) { return before }
    if vocabulary[.manyValueOperators].contains(name) { return .stream }
    guard vocabulary[.chainingOperators].contains(name) else { return called(call.callee, tree, in: function.file) }
    guard before == .once else { return before }
    return tree.closures(of: call.suffix).first.map { shape(ofClosure: $0, tree, function) } ?? .unknown
  }

  private mutating func shape(ofClosure closure: Int, _ tree: CodeTree, _ function: DeclarationID) -> Shape {
    shape(ofStatements: tree.statements(ofClosure: closure), tree, function)
  }

  /// Of a function of the project that a name calls.
  private mutating func called(_ callee: Int, _ tree: CodeTree, in file: FileID) -> Shape {
    for reference in graph.references(in: file, at: tree[callee].offset) where reference.kind == .calls {
      guard let member = reference.memberDeclaration, let type = reference.target.typeID else { continue }
      guard graph[member].kind == .function else { continue }
      return shape(of: member, of: type)
    }
    return .unknown
  }

  /// Of a function of the same type, to which there is no reference.
  private mutating func ownCalled(_ callee: Int, _ tree: CodeTree, _ function: DeclarationID) -> Shape {
    guard let type = graph.enclosingType(of: function) else { return .unknown }
    let named = graph.functions(of: type).filter {
      tree.isNamed(callee, graph.name(of: $0)) && publisher(of: $0) != nil
    }
    let shapes = Set(named.map { shape(of: $0, of: type) })
    return shapes.count == 1 ? shapes.first ?? .unknown : .unknown
  }

  /// A local variable has the shape of its value; a property outlives the call.
  private mutating func shape(ofVariable name: Int, _ tree: CodeTree, _ function: DeclarationID) -> Shape {
    let locals = LocalVariables(of: tree, in: graph[function].body.range)
    guard let variable = locals.variable(named: tree.name(name), at: name) else {
      let facts = graph.facts(of: function)
      let isParameter = facts.parameters[graph[function].parameters.range].contains {
        tree.isNamed(name, facts.names[$0.name])
      }
      return isParameter ? .unknown : .stream
    }
    return variable.value.map { shape(of: $0, tree, function) } ?? .unknown
  }
}
