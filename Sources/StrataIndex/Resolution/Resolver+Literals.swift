import StrataModel

extension Resolver {
  /// The type of a literal: the expected type if that is an external type that such literals can express, otherwise the
  /// default type.
  mutating func inferLiteral(_ index: Int, _ node: CodeNode, _ expected: Ty) -> Ty {
    switch node.kind {
    case .integerLiteral:
      noteLiteralInitializer(index, .integerLiteral, expected)
      return literal(known.int, expected)
    case .floatLiteral:
      noteLiteralInitializer(index, .floatLiteral, expected)
      return literal(known.double, expected)
    case .booleanLiteral:
      noteLiteralInitializer(index, .booleanLiteral, expected)
      return nominal(known.bool)
    case .nilLiteral:
      noteLiteralInitializer(index, .nilLiteral, expected)
      return expected
    case .regexLiteral: return nominal(known.regex)
    case .stringLiteral:
      noteLiteralInitializer(index, .stringLiteral, expected)
      let type = literal(known.string, expected)
      inferInterpolations(index, type)
      return type
    case .arrayLiteral:
      noteLiteralInitializer(index, .arrayElements, expected)
      return inferArray(index, expected)
    default:
      noteLiteralInitializer(index, .dictionaryLiteral, expected)
      return inferDictionary(index, expected)
    }
  }

  private mutating func literal(_ standard: EntityID, _ expected: Ty) -> Ty {
    let wanted = arena.unwrapped(expected)
    if let entity = arena.entity(wanted), table.entities[Int(entity)].isExternal, entity != known.optional {
      return table.entities[Int(entity)].kind == .protocol ? nominal(standard) : wanted
    }
    return nominal(standard)
  }

  private mutating func inferArray(_ index: Int, _ expected: Ty) -> Ty {
    let wanted = arena.unwrapped(expected)
    let wantedElement = arena.entity(wanted) != nil ? memberType(wanted, KnownName.element.symbol) : .unknown
    if arena.kind(wanted) == .external { return inferOutsideLiteral(index, wanted) }
    var element = Ty.unknown
    var child = index + 1
    while child < next(index) {
      let type = infer(child, expected: wantedElement.isKnown ? wantedElement : element)
      if !element.isKnown { element = type }
      child = next(child)
    }
    if wantedElement.isKnown { return wanted }
    guard element.isKnown else { return .unknown }
    return nominal(arena.entity(wanted) == known.set ? known.set : known.array, element)
  }

  private mutating func inferDictionary(_ index: Int, _ expected: Ty) -> Ty {
    let wanted = arena.unwrapped(expected)
    if arena.kind(wanted) == .external { return inferOutsideLiteral(index, wanted) }
    let isDictionary = arena.entity(wanted) == known.dictionary
    var key = isDictionary ? arena.operand(wanted, 0) : .unknown
    var value = isDictionary ? arena.operand(wanted, 1) : .unknown
    var child = index + 1
    var isKey = true
    while child < next(index) {
      let type = infer(child, expected: isKey ? key : value)
      if isKey {
        if !key.isKnown { key = type }
      } else if !value.isKnown {
        value = type
      }
      isKey.toggle()
      child = next(child)
    }
    if isDictionary, !isMissingArguments(wanted) { return wanted }
    guard known.dictionary != noEntity, key.isKnown || value.isKnown else { return .unknown }
    return arena.make(.nominal, known.dictionary, key, value)
  }

  /// A literal for an expected external type of which only the name is known.
  private mutating func inferOutsideLiteral(_ index: Int, _ wanted: Ty) -> Ty {
    var element = Ty.unknown
    var isFree = true
    var child = index + 1
    while child < next(index) {
      let type = infer(child, expected: .outside)
      if !isFreeOfProject(type) { isFree = false }
      if !element.isKnown { element = type }
      child = next(child)
    }
    if isFree { return wanted }
    return node(index).kind == .arrayLiteral && element.isKnown ? nominal(known.array, element) : .unknown
  }

  /// The type of the elements that `for` and similar statements iterate over.
  mutating func elementType(of sequence: Ty) -> Ty {
    guard sequence.isKnown else { return .unknown }
    let type = arena.unwrapped(sequence)
    let element = memberType(type, KnownName.element.symbol)
    if element.isKnown { return element }
    return iteratedElement(of: type)
  }

  /// The elements of the iterator of a sequence.
  mutating func iteratedElement(of type: Ty) -> Ty {
    for maker in [KnownName.makeIterator, .makeAsyncIterator] {
      let iterator = resultOfMember(maker.symbol, type)
      let own = memberType(iterator, KnownName.element.symbol)
      if own.isKnown, arena.kind(own) != .dependent { return own }
      let next = resultOfMember(KnownName.next.symbol, iterator)
      if next.isKnown { return arena.unwrapped(next) }
    }
    return .unknown
  }

  private mutating func resultOfMember(_ symbol: Symbol, _ base: Ty) -> Ty {
    let search = findMembers(symbol, of: base, .instance)
    defer { candidates.truncate(to: search.mark) }
    guard candidates.count > search.mark else { return .unknown }
    let type = readMembers(from: search.mark, base)
    return arena.kind(type) == .function ? arena.result(type) : .unknown
  }
}
