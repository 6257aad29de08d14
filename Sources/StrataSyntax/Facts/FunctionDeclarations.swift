import StrataModel

extension Lowering {
  /// Declarations with a signature: functions, initializers, subscripts, macros; also operators, which have only a
  /// name.
  mutating func lowerFunction(_ index: UInt32, _ declared: DeclarationKind) {
    var fact = newFact(declared, index)
    let base = pending.count
    var body: UInt32?
    var isNamed = false
    for child in children(index) where !lowerHeader(child, into: &fact) {
      if !isNamed {
        isNamed = true
        if kind(child) != .name { fact.nameOffset = tree.keywordOffset(declared, before: start(child)) ?? fact.start }
      }
      switch kind(child) {
      case .name:
        fact.name = internName(child)
        fact.nameOffset = start(child)
      case .optionalMark: fact.modifiers.insert(.failable)
      case .codeBlock, .accessorBlock: body = child
      case .initializerValue: fact.initialValue = lowerValue(child)
      default: lowerSignature(child, into: &fact)
      }
    }
    if declared == .operator { lowerPrecedenceGroup(index, into: &fact) }
    let declaration = begin(fact)
    if let body {
      let outer = isLocal
      isLocal = true
      if kind(body) == .codeBlock {
        declarations[declaration].body = lowerBody(body)
        if declared == .subscript { declarations[declaration].modifiers.insert(.computed) }
      }
      lowerPending(from: base)
      if kind(body) == .accessorBlock { lowerAccessors(body, of: declaration) }
      isLocal = outer
    }
    lowerPending(from: base)
    finish(declaration)
  }

  /// The group in `infix operator ~~: ComparisonPrecedence`, which has no node in the tree.
  private mutating func lowerPrecedenceGroup(_ index: UInt32, into fact: inout DeclarationFact) {
    guard let name = child(.name, of: index) else { return }
    var start = Int(end(name))
    let end = min(Int(end(index)), tree.source.count)
    func isBlank(_ offset: Int) -> Bool { tree.source[offset] <= UInt8(ascii: " ") }
    while start < end, isBlank(start) || tree.source[start] == UInt8(ascii: ":") { start += 1 }
    var last = start
    while last < end, !isBlank(last), ![UInt8(ascii: ","), UInt8(ascii: "{")].contains(tree.source[last]) { last += 1 }
    guard start < last else { return }
    fact.type = types.end
    types.append(TypeNode(kind: .name, name: intern(UInt32(start), UInt32(last)), offset: UInt32(start)))
    types[types.count - 1].next = types.end
  }

  /// Generic parameters, parameters, effects and result.
  mutating func lowerSignature(_ child: UInt32, into fact: inout DeclarationFact) {
    switch kind(child) {
    case .genericParameterList, .whereClause: lowerGenerics(child, into: &fact.genericParameters)
    case .parameterList:
      fact.parameters = lowerParameters(
        child, hasLabels: fact.kind != .subscript && fact.kind != .accessor && !tree.isOperator(fact))
    case .effect: fact.modifiers.formUnion(effects(child))
    case .thrownType:
      fact.modifiers.insert(.throws)
      fact.thrownType = lowerOnlyType(in: child)
    case .returnType: fact.type = lowerOnlyType(in: child)
    default: break
    }
  }

  // MARK: Parameters

  mutating func lowerParameters(_ index: UInt32, hasLabels: Bool) -> Span {
    let start = parameters.end
    for child in children(index) where kind(child) == .parameter { lowerParameter(child, hasLabels: hasLabels) }
    return Span(start, parameters.end)
  }

  private mutating func lowerParameter(_ index: UInt32, hasLabels: Bool) {
    var fact = ParameterFact(
      label: .none, name: .none, type: noIndex, defaultValue: .empty, attributes: .empty, isVariadic: false,
      offset: start(index))
    var nameCount = 0
    for child in children(index) {
      switch kind(child) {
      case .attribute: lowerAttribute(child, into: &fact.attributes)
      case .name:
        nameCount += 1
        let name = hasText(child, "_") ? NameID.none : internName(child)
        if nameCount == 1 {
          if hasLabels { fact.label = name }
          fact.offset = start(child)
        } else if !hasLabels {
          fact.label = fact.name
        }
        fact.name = name
      case .ellipsis: fact.isVariadic = true
      case .initializerValue: fact.defaultValue = lowerValue(child)
      case let kind where kind.isType: fact.type = lowerType(child)
      default: break
      }
    }
    parameters.append(fact)
  }

  // MARK: Bodies

  /// The statements of a block, as the code of a declaration.
  mutating func lowerBody(_ index: UInt32) -> Span {
    let start = code.end
    lowerStatements(of: index)
    return Span(start, code.end)
  }

  /// The expression of an `initializerValue`.
  mutating func lowerValue(_ index: UInt32) -> Span {
    let start = code.end
    for child in children(index) { lowerStatement(child) }
    return Span(start, code.end)
  }

  // MARK: Accessors

  /// Accessors of a variable or subscript: a child declaration for each one with a body; their effect on the variable
  /// is stored in its modifiers.
  mutating func lowerAccessors(_ index: UInt32, of owner: Int) {
    for child in children(index) {
      switch kind(child) {
      case .accessor: lowerAccessor(child, of: owner)
      case .conditional: lowerBranches(of: child) { $0.lowerAccessors($1, of: owner) }
      default: break
      }
    }
  }

  private mutating func lowerAccessor(_ index: UInt32, of owner: Int) {
    var fact = newFact(.accessor, index)
    fact.isLocal = declarations[owner].isLocal
    let base = pending.count
    var body: UInt32?
    var name: UInt32?
    for child in children(index) where !lowerHeader(child, into: &fact) {
      switch kind(child) {
      case .name:
        name = child
        fact.name = internName(child)
        fact.nameOffset = start(child)
      case .codeBlock: body = child
      default: lowerSignature(child, into: &fact)
      }
    }
    if let name { declarations[owner].modifiers.formUnion(tree.traits(of: name, effects: fact.modifiers)) }
    if fact.thrownType != noIndex { declarations[owner].thrownType = fact.thrownType }
    guard let body else { return }
    let declaration = begin(fact)
    let outer = isLocal
    isLocal = true
    declarations[declaration].body = lowerBody(body)
    lowerPending(from: base)
    isLocal = outer
    finish(declaration)
  }
}

extension TreeText {
  func isOperator(_ fact: DeclarationFact) -> Bool {
    guard fact.kind == .function else { return false }
    let byte = byte(fact.nameOffset)
    let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    return !(isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80)
  }

  /// Offset of `init`, `deinit` or `subscript`: directly before the next part.
  func keywordOffset(_ declared: DeclarationKind, before end: UInt32) -> UInt32? {
    let keyword: StaticString
    switch declared {
    case .initializer: keyword = "init"
    case .deinitializer: keyword = "deinit"
    case .subscript: keyword = "subscript"
    default: return nil
    }
    var end = Int(end)
    while end > 0, source[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    let start = end - keyword.utf8CodeUnitCount
    guard start >= 0, text(UInt32(start), UInt32(end)).isEqual(to: keyword) else { return nil }
    return UInt32(start)
  }

  /// The effect of an accessor on the modifiers of its variable.
  func traits(of name: UInt32, effects: Modifiers) -> Modifiers {
    let text = text(name)
    if text.isEqual(to: "get") || text.isEqual(to: "_read") || text.isEqual(to: "read")
      || text.isEqual(to: "unsafeAddress") || text.isEqual(to: "borrow")
    {
      return effects.intersection([.async, .throws]).union(.computed)
    }
    if text.isEqual(to: "set") || text.isEqual(to: "_modify") || text.isEqual(to: "modify")
      || text.isEqual(to: "unsafeMutableAddress") || text.isEqual(to: "mutate")
    {
      return .hasSetter
    }
    return []
  }
}
