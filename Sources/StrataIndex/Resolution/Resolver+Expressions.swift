import StrataModel

extension Resolver {
  /// The type of an expression. Notes every reference in it once.
  /// - Parameter expected: the type that its context expects, if it is known.
  mutating func infer(_ index: Int, expected: Ty) -> Ty {
    guard enter() else { return .unknown }
    defer { leave() }
    let node = node(index)
    switch node.kind {
    case .chain: return inferChain(index, expected)
    case .identifier:
      var cursor = Int(node.next)
      return inferIdentifier(index, &cursor, cursor, expected)
    case .implicitMember:
      var cursor = Int(node.next)
      return inferImplicitMember(index, &cursor, cursor, expected)
    case .sequence: return inferSequence(index, expected)
    case .argument: return index + 1 < Int(node.next) ? infer(index + 1, expected: expected) : .unknown
    case .effect: return inferEffect(index, node, expected)
    case .closure: return inferClosure(index, expected)
    case .tuple: return inferTuple(index, expected)
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .arrayLiteral,
      .dictionaryLiteral:
      return inferLiteral(index, node, expected)
    case .type: return inferTypeExpression(node)
    case .keyPath: return inferKeyPath(index, expected)
    case .macro: return inferMacro(index, node, expected)
    case .prefixOperator: return inferPrefix(index, node, expected)
    case .cast: return inferCast(index)
    case .ternary, .binaryOperator, .assignment, .discard: return .unknown
    case .if, .switch: return inferBranches(index, expected)
    case .bindingPattern:
      // `case .a(let x)` in an unknown context: the name is bound without a type.
      bindLocal(node.name, .unknown)
      return .unknown
    default:
      walkStatement(index)
      return .unknown
    }
  }

  /// `-x`, `!x`, `&x`
  mutating func inferPrefix(_ index: Int, _ node: CodeNode, _ expected: Ty) -> Ty {
    guard index + 1 < Int(node.next) else { return .unknown }
    let type = infer(index + 1, expected: expected)
    return noteUnaryOperator(index, .prefix, type) ?? openRange(index, type) ?? type
  }

  private mutating func inferTypeExpression(_ node: CodeNode) -> Ty {
    noteType(node.payload, .mentions)
    return arena.metatype(convert(Int(node.payload), place.file, owner: place.selfEntity))
  }

  private mutating func inferTuple(_ index: Int, _ expected: Ty) -> Ty {
    let end = next(index)
    var child = index + 1
    if child >= end { return .void }
    if next(child) == end, symbol(child).isNone { return infer(child, expected: expected) }
    let hasExpected = arena.kind(expected) == .tuple
    let mark = arena.scratch.count
    var position = 0
    while child < end {
      let wanted = hasExpected && position < arena.elementCount(expected) ? arena.element(expected, position) : .unknown
      let type = infer(child, expected: wanted)
      arena.scratch.append(type.id)
      arena.scratch.append(node(child).kind == .argument ? symbol(child).id : 0)
      position += 1
      child = next(child)
    }
    return arena.close(.tuple, 0, from: mark)
  }

  private mutating func inferMacro(_ index: Int, _ node: CodeNode, _ expected: Ty) -> Ty {
    let saved = place.context
    if place.file.symbol(node.name) == .preview { place.context.insert(.preview) }
    defer { place.context = saved }
    if let type = useFreestandingMacro(index, node.name, expected) { return type }
    if place.file.symbol(node.name) == .predicate { return inferPredicate(index, expected) }
    var first = Ty.unknown
    var child = index + 1
    while child < Int(node.next) {
      let type = infer(child, expected: .unknown)
      if child == index + 1 { first = type }
      child = next(child)
    }
    // `try #require(order)` unwraps an optional.
    return place.file.symbol(node.name) == .require ? arena.unwrapped(first) : .unknown
  }

  /// Adds a name to the scope.
  mutating func bindLocal(_ name: NameID, _ type: Ty) {
    if !name.isNone { locals.append(Local(symbol: place.file.symbol(name), type: type)) }
  }
}
