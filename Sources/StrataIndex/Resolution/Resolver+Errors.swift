import StrataModel

/// The errors that the statements of one `do` block throw, as far as they are known.
struct ThrownErrors: Equatable {
  /// The type of all of them, if it is one.
  var type = Ty.unknown
  /// They have several types, or one that is not known.
  var isMixed = false
  /// How many calls and `throw` statements were counted.
  var count = 0

  mutating func add(_ type: Ty) {
    count += 1
    if !type.isKnown || count > 1 && self.type != type { isMixed = true }
    self.type = isMixed ? .unknown : type
  }

  /// Adds those of a part of the block.
  mutating func add(_ inner: ThrownErrors) {
    if inner.count > 0 { add(inner.type) }
  }
}

extension Resolver {
  /// Counts the error of a call that is certain.
  mutating func noteErrors(
    of fact: UnsafePointer<DeclarationFact>, _ home: FileView, _ candidate: Candidate, _ open: Substitution,
    _ bindable: Bindable
  ) {
    guard fact.pointee.modifiers.contains(.throws) else { return }
    guard fact.pointee.thrownType != noIndex else { return place.thrown.add(.unknown) }
    let declared = convert(
      Int(fact.pointee.thrownType), home, owner: table.holder(of: candidate.declaration))
    let type = substitute(substitute(declared, open), open.closing(bindable))
    place.thrown.add(type)
  }

  /// `try`, `try?`, `await` and the like, before an expression.
  mutating func inferEffect(_ index: Int, _ node: CodeNode, _ expected: Ty) -> Ty {
    guard index + 1 < Int(node.next) else { return .unknown }
    let symbol = place.file.symbol(node.name)
    let before = place.thrown
    let type = infer(index + 1, expected: expected)
    switch symbol {
    case KnownName.tryOptional.symbol:
      place.thrown = before
      return arena.optional(type)
    case KnownName.tryForced.symbol: place.thrown = before
    case KnownName.tryPlain.symbol where place.thrown.count == before.count: place.thrown.add(.unknown)
    default: break
    }
    return type
  }

  /// The type of the errors that a function may throw, if it is written.
  mutating func errorType(_ fact: UnsafePointer<DeclarationFact>) -> Ty {
    guard fact.pointee.thrownType != noIndex else { return .unknown }
    return convert(Int(fact.pointee.thrownType), place.file, owner: place.selfEntity)
  }

  /// `throw error`
  mutating func walkThrow(_ index: Int) {
    guard index + 1 < next(index) else { return }
    _ = infer(index + 1, expected: place.expectedError)
    // Swift takes the type of a `throw` statement for `any Error`, as long as the block does not name another one.
    place.thrown.add(.unknown)
  }

  /// A `do` statement with its `catch` clauses.
  mutating func walkDo(_ index: Int) {
    let (outer, outerError) = (place.thrown, place.expectedError)
    place.thrown = ThrownErrors()
    var written = Ty.unknown
    var passedOn = ThrownErrors()
    var inner: ThrownErrors?
    var catchesAll = false
    var child = index + 1
    while child < next(index) {
      switch node(child).kind {
      case .type:
        noteType(node(child).payload, .mentions)
        written = convert(Int(node(child).payload), place.file, owner: place.selfEntity)
        place.expectedError = written
      case .catchClause:
        let thrown = inner ?? place.thrown
        inner = thrown
        (place.thrown, place.expectedError) = (ThrownErrors(), outerError)
        walkCatch(child, written.isKnown ? written : thrown.type)
        passedOn.add(place.thrown)
        if child + 1 < next(child), node(child + 1).kind == .block { catchesAll = true }
      default: walkStatement(child)
      }
      child = next(child)
    }
    if !catchesAll { passedOn.add(inner ?? place.thrown) }
    (place.thrown, place.expectedError) = (outer, outerError)
    place.thrown.add(passedOn)
  }

  mutating func walkCatch(_ index: Int, _ thrown: Ty) {
    let mark = locals.count
    let type = thrown.isKnown ? thrown : nominal(known.error)
    locals.append(Local(symbol: KnownName.error.symbol, type: type))
    var child = index + 1
    while child < next(index) {
      switch node(child).kind {
      case .block: walkBlock(child)
      case .whereClause: walkStatement(child)
      default: bindPattern(child, type)
      }
      child = next(child)
    }
    locals.truncate(to: mark)
  }
}
