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
    if wantedElement.isKnown {
      _ = inferElements(index + 1, next(index), every: 1, wantedElement)
      return wanted
    }
    let element = inferElements(index + 1, next(index), every: 1, .unknown)
    guard element.isKnown else { return .unknown }
    return nominal(arena.entity(wanted) == known.set ? known.set : known.array, element)
  }

  private mutating func inferDictionary(_ index: Int, _ expected: Ty) -> Ty {
    let wanted = arena.unwrapped(expected)
    if arena.kind(wanted) == .external { return inferOutsideLiteral(index, wanted) }
    let isDictionary = arena.entity(wanted) == known.dictionary
    var key = isDictionary ? arena.operand(wanted, 0) : .unknown
    var value = isDictionary ? arena.operand(wanted, 1) : .unknown
    let (first, end) = (index + 1, next(index))
    if first < end {
      let ownKey = inferElements(first, end, every: 2, key)
      let ownValue = next(first) < end ? inferElements(next(first), end, every: 2, value) : .unknown
      if !key.isKnown { key = ownKey }
      if !value.isKnown { value = ownValue }
    }
    if isDictionary, !isMissingArguments(wanted) { return wanted }
    guard known.dictionary != noEntity, key.isKnown || value.isKnown else { return .unknown }
    return arena.make(.nominal, known.dictionary, key, value)
  }

  /// The type of the elements from one on, or of every second one: that of the first that is no literal, which the
  /// others have, too.
  private mutating func inferElements(_ start: Int, _ end: Int, every stride: Int, _ wanted: Ty) -> Ty {
    var element = wanted
    var decisive = noIndex
    if !wanted.isKnown, let pivot = decisiveElement(start, end, every: stride) {
      element = infer(pivot, expected: .unknown)
      decisive = UInt32(pivot)
    }
    var child = start
    while child < end {
      if child != Int(decisive) {
        let type = infer(child, expected: element)
        if !element.isKnown { element = type }
      }
      child = step(child, end, stride)
    }
    return element
  }

  /// The first element whose type depends on no context; of literals only, a number with a fraction. Nil if that is the
  /// first element.
  private func decisiveElement(_ start: Int, _ end: Int, every stride: Int) -> Int? {
    guard start < end, isOfLiterals(start) || needsContext(start) else { return nil }
    var (child, fraction) = (start, Int?.none)
    while child < end {
      if !isOfLiterals(child) {
        if !needsContext(child) { return child }
      } else if fraction == nil, isInteger(start), !isInteger(child) {
        fraction = child
      }
      child = step(child, end, stride)
    }
    return fraction
  }

  private func step(_ child: Int, _ end: Int, _ stride: Int) -> Int {
    let following = next(child)
    return stride == 1 || following >= end ? following : next(following)
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
