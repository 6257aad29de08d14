import StrataModel

/// What headers mention.
extension FileView {
  /// Calls a function for each declaration that is not local, with its index and the initial value of a variable; in
  /// `let (a, b) = value` all names have it.
  func forEachDeclaration(_ body: (_ local: Int, _ fact: UnsafePointer<DeclarationFact>, _ value: Span) -> Void) {
    var lastValue = Span.empty
    for local in 0..<declarationCount {
      let fact = declarations + local
      if fact.pointee.kind == .variable, !fact.pointee.initialValue.isEmpty { lastValue = fact.pointee.initialValue }
      if !fact.pointee.isLocal { body(local, fact, lastValue) }
    }
  }

  /// Whether the types in the header of a declaration contain one of a set of names.
  func mentionsInTypes(_ fact: DeclarationFact, oneOf names: [Bool]) -> Bool {
    for index in fact.inherited.range where mentions(type: typeLists[index], oneOf: names) { return true }
    for index in fact.genericParameters.range {
      if mentions(type: generics[index].subject, oneOf: names)
        || mentions(type: generics[index].constraint, oneOf: names)
      {
        return true
      }
    }
    for index in fact.parameters.range where mentions(type: parameters[index].type, oneOf: names) { return true }
    for index in fact.attributes.range where mentions(type: attributes[index].type, oneOf: names) { return true }
    return mentions(type: fact.type, oneOf: names) || mentions(type: fact.thrownType, oneOf: names)
  }

  /// Whether a type, given by its root node, contains one of a set of names.
  func mentions(type root: UInt32, oneOf names: [Bool]) -> Bool {
    guard root != noIndex else { return false }
    return (Int(root)..<Int(types[Int(root)].next)).contains { index in
      let name = types[index].name
      return !name.isNone && names[Int(symbol(name).id)]
    }
  }

  /// Whether code contains one of a set of names, or declarations of its own.
  func mentions(_ span: Span, in names: [Bool]) -> Bool {
    span.range.contains { index in
      let node = code[index]
      switch node.kind {
      case .type: return mentions(type: node.payload, oneOf: names)
      case .localDeclaration: return true
      case .conditional: return false
      default: return symbol(of: node).map { names[Int($0.id)] } ?? false
      }
    }
  }

  /// Whether code contains `.init` that is not part of the argument of a call.
  func hasInitializerOutsideOfArguments(_ span: Span) -> Bool {
    var index = Int(span.start)
    while index < Int(span.end) {
      let node = code[index]
      if node.kind == .argument {
        index = max(Int(node.next), index + 1)
        continue
      }
      if node.kind == .implicitMember, symbol(of: node) == KnownName.initializer.symbol { return true }
      index += 1
    }
    return false
  }

  /// The name of a code node; nil if it has none.
  func symbol(of node: CodeNode) -> Symbol? {
    switch node.kind {
    case .type, .localDeclaration, .conditional: nil
    default: node.name.isNone || Int(node.value) >= nameCount ? nil : symbol(node.name)
    }
  }
}
