import StrataModel

extension Resolver {
  /// Notes the use of an operator that a type of the project defines.
  /// - Parameter expected: the type that its result must have, if it is known.
  /// - Returns: the type of its result; nil if the operator is not one of the project's.
  mutating func noteOperator(_ item: Int, _ left: Ty, _ right: Ty, expected: Ty = .unknown) -> Ty? {
    let index = Int(items[item].node)
    let symbol = symbol(index)
    guard use(symbol).contains(.operator) else { return nil }
    let mark = candidates.count
    defer { candidates.truncate(to: mark) }
    appendOperators(symbol, left, right, from: mark, literals: (literal(before: item), literal(after: item)))
    if arena.entity(expected) == known.bool { keepConditions(from: mark) }
    if candidates.count == mark { return nil }
    guard let entity = commonEntity(from: mark) else { return .unknown }
    let certainty = certainty(ofOperator: index, from: mark) { resolver, candidate in
      guard let wanted = resolver.operandTypes(of: candidate, count: 2) else { return .no }
      let one = resolver.certainty(of: left, resolver.literal(before: item), wanted.0)
      return min(one, resolver.certainty(of: right, resolver.literal(after: item), wanted.1))
    }
    noteOperator(entity, index, from: mark, certainty)
    return resultOfOperator(from: mark)
  }

  /// Notes the use of a prefix or postfix operator that the project defines.
  /// - Returns: its result; nil when it is not one of the project's.
  mutating func noteUnaryOperator(_ index: Int, _ position: Modifiers, _ operand: Ty) -> Ty? {
    let symbol = symbol(index)
    guard use(symbol).contains(.operator) else { return nil }
    let mark = candidates.count
    defer { candidates.truncate(to: mark) }
    appendUnaryOperators(symbol, position, operand, from: mark)
    guard candidates.count > mark, let entity = commonEntity(from: mark) else { return nil }
    let certainty = certainty(ofOperator: index, from: mark) { resolver, candidate in
      guard let wanted = resolver.operandTypes(of: candidate, count: 1) else { return .no }
      return resolver.certainty(of: operand, nil, wanted.0)
    }
    noteOperator(entity, index, from: mark, certainty)
    return resultOfOperator(from: mark)
  }

  /// Notes the `~=` of the project that compares an expression in a pattern with the value. Operators of the standard
  /// library are not counted.
  mutating func notePatternMatch(_ index: Int, _ pattern: Ty, _ value: Ty) {
    let symbol = KnownName.patternMatch.symbol
    guard use(symbol).contains(.operator), !place.isQuiet else { return }
    let mark = candidates.count
    defer { candidates.truncate(to: mark) }
    let literal = literal(node: index)
    appendOperators(symbol, pattern, value, from: mark, literals: (literal, nil))
    guard candidates.count > mark else { return }
    let offset = node(index).offset
    guard candidates.count == mark + 1 else { return noteAmbiguous(symbol, at: offset) }
    let declaration = candidates[mark].declaration
    guard isFree(declaration) else {
      return note(table.holder(of: declaration), .calls, at: offset, declaration: declaration)
    }
    guard let wanted = operandTypes(of: candidates[mark], count: 2) else { return }
    let certainty = min(certainty(of: pattern, literal, wanted.0), certainty(of: value, nil, wanted.1))
    if certainty == .perhaps { return noteAmbiguous(symbol, at: offset) }
    noteFree(declaration, certainty, at: offset, name: .none)
  }

  mutating func noteOperator(
    _ entity: EntityID, _ index: Int, from mark: Int, _ certainty: Certainty
  ) {
    let declaration = candidates[mark].declaration
    let (offset, name) = (node(index).offset, node(index).name)
    if let choice = freeChoice(entity, from: mark) {
      noteFree(choice, candidates.count == mark + 1 ? declaration : noIndex, certainty, at: offset, name: name)
    } else if entity != noEntity {
      note(entity, .calls, at: offset, member: name, declaration: declaration)
    }
  }

  private mutating func resultOfOperator(from mark: Int) -> Ty {
    let type = readMembers(from: mark, candidates[mark].owner)
    let result = arena.kind(type) == .function ? arena.result(type) : .unknown
    return arena.isOpen(result) ? .unknown : result
  }

  /// Not one of the standard library's operators.
  func isOwnInvention(_ symbol: Symbol) -> Bool {
    operatorRanks.rank(of: symbol) == .custom && symbol != KnownName.not.symbol
  }

  /// How well the operands go to the first candidate, where it is outside the project's types.
  mutating func certainty(
    ofOperator index: Int, from mark: Int, _ find: (inout Resolver, Candidate) -> Certainty
  ) -> Certainty {
    guard isFree(candidates[mark].declaration), !isOwnInvention(symbol(index)) else { return .yes }
    return find(&self, candidates[mark])
  }

  mutating func certainty(of operand: Ty, _ literal: Int?, _ wanted: Ty) -> Certainty {
    certainty(fit(operand, literal, wanted), wanted)
  }

  /// Where a condition is expected, removes operators with another result, such as a part of a query.
  mutating func keepConditions(from mark: Int) {
    var kept = mark
    for index in mark..<candidates.count {
      let function = valueType(candidates[index].declaration)
      let made = arena.entity(arena.result(function))
      if let made, made != known.bool { continue }
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  mutating func appendOperators(
    _ symbol: Symbol, _ left: Ty, _ right: Ty, from mark: Int, literals: (left: Int?, right: Int?) = (nil, nil)
  ) {
    for side in [left, right] where side.isKnown {
      _ = findMembers(symbol, of: arena.metatype(arena.unwrapped(side)), .type)
    }
    appendGlobalOperators(symbol)
    keepCandidates(from: mark) { resolver, candidate in
      resolver.operands(left, right, go: candidate, literals, isStandard: !resolver.isOwnInvention(symbol))
    }
  }

  /// - Parameter positions: prefix, postfix, or both.
  mutating func appendUnaryOperators(_ symbol: Symbol, _ positions: Modifiers, _ operand: Ty, from mark: Int) {
    if operand.isKnown { _ = findMembers(symbol, of: arena.metatype(arena.unwrapped(operand)), .type) }
    appendGlobalOperators(symbol)
    keepCandidates(from: mark) { resolver, candidate in
      guard !resolver.table.fact(candidate.declaration).pointee.modifiers.isDisjoint(with: positions),
        let wanted = resolver.operandTypes(of: candidate, count: 1)
      else { return false }
      let fit = resolver.fit(operand, wanted.0)
      return fit >= 2 || fit == 1 && (candidate.owner.isKnown || resolver.isOwnInvention(symbol))
    }
  }

  private mutating func appendGlobalOperators(_ symbol: Symbol) {
    appendGlobalOperators(table.topLevel[place.file.module, symbol.id])
    for index in place.file.imports.range {
      appendGlobalOperators(table.topLevel[table.imports[index].module, symbol.id])
    }
    if table.isLoose[Int(place.file.module)] {
      appendGlobalOperators(table.outside[Declarations.looseModules, symbol.id])
    }
  }

  private mutating func appendGlobalOperators(_ declarations: UnsafeBufferPointer<UInt32>) {
    for declaration in declarations where table.isVisible(declaration, from: place.file) {
      candidates.append(Candidate(declaration: declaration, owner: .unknown))
    }
  }

  /// Drops the candidates from a mark on that a condition rules out, and all but the first of each declaration.
  private mutating func keepCandidates(
    from mark: Int, where isWanted: (inout Resolver, Candidate) -> Bool
  ) {
    var kept = mark
    let last = candidates.count
    for index in mark..<last {
      let candidate = candidates[index]
      var isTwin = false
      for other in mark..<kept where candidates[other].declaration == candidate.declaration { isTwin = true }
      if isTwin || !isWanted(&self, candidate) { continue }
      candidates[kept] = candidate
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  private mutating func operands(
    _ left: Ty, _ right: Ty, go candidate: Candidate, _ literals: (left: Int?, right: Int?), isStandard: Bool
  ) -> Bool {
    guard !isStandard || left.isKnown || right.isKnown, let wanted = operandTypes(of: candidate, count: 2) else {
      return false
    }
    let leftFit = fit(left, literals.left, wanted.0)
    let rightFit = fit(right, literals.right, wanted.1)
    return leftFit >= 1 && rightFit >= 1
      && (leftFit >= 2 || rightFit >= 2 || candidate.owner.isKnown || !isStandard)
  }

  /// What an operator with one or two operands takes; nil of any other declaration.
  mutating func operandTypes(of candidate: Candidate, count: Int) -> (Ty, Ty)? {
    guard table.fact(candidate.declaration).pointee.kind == .function else { return nil }
    let declared = valueType(candidate.declaration)
    guard arena.kind(declared) == .function, arena.parameterCount(declared) == count else { return nil }
    let substitution = Substitution(
      owner: candidate.owner, selfType: selfType(of: candidate.owner), mark: generics.count)
    let first = substitute(arena.operand(declared, 0), substitution)
    return (first, count == 1 ? .unknown : substitute(arena.operand(declared, 1), substitution))
  }
}
