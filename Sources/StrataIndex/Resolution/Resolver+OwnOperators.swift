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
    let declaration = candidates[mark].declaration
    if entity != noEntity {
      note(entity, .calls, at: node(index).offset, member: node(index).name, declaration: declaration)
    }
    let type = readMembers(from: mark, candidates[mark].owner)
    let result = arena.kind(type) == .function ? arena.result(type) : .unknown
    return arena.isOpen(result) ? .unknown : result
  }

  /// Where a condition is asked for, no operator is meant that makes something else, such as a part of a query.
  private mutating func keepConditions(from mark: Int) {
    var kept = mark
    for index in mark..<candidates.count {
      let made = arena.entity(arena.result(valueType(candidates[index].declaration)))
      if let made, made != known.bool { continue }
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  /// The operand before or after an operator, if it is a single literal.
  private func literal(before item: Int) -> Int? {
    guard item > 0 else { return nil }
    return item > 1 && items[item - 2].rank > items[item].rank ? nil : literal(at: item - 1)
  }

  private func literal(after item: Int) -> Int? {
    guard item + 1 < items.count else { return nil }
    return item + 2 < items.count && items[item + 2].rank > items[item].rank ? nil : literal(at: item + 1)
  }

  private func literal(at item: Int) -> Int? {
    let index = Int(items[item].node)
    switch node(index).kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .arrayLiteral, .dictionaryLiteral:
      return index
    default: return nil
    }
  }

  mutating func appendOperators(
    _ symbol: Symbol, _ left: Ty, _ right: Ty, from mark: Int, literals: (left: Int?, right: Int?) = (nil, nil)
  ) {
    for side in [left, right] where side.isKnown {
      _ = findMembers(symbol, of: arena.metatype(arena.unwrapped(side)), .type)
    }
    for declaration in table.topLevel[place.file.module, symbol.id] {
      candidates.append(Candidate(declaration: declaration, owner: .unknown))
    }
    for index in place.file.imports.range {
      for declaration in table.topLevel[table.imports[index].module, symbol.id]
      where table.isVisible(declaration, from: place.file) {
        candidates.append(Candidate(declaration: declaration, owner: .unknown))
      }
    }
    var kept = mark
    let last = candidates.count
    for index in mark..<last {
      let candidate = candidates[index]
      var isTwin = false
      for other in mark..<kept where candidates[other].declaration == candidate.declaration { isTwin = true }
      if isTwin || !operands(left, right, go: candidate, literals) { continue }
      candidates[kept] = candidate
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  private mutating func operands(
    _ left: Ty, _ right: Ty, go candidate: Candidate, _ literals: (left: Int?, right: Int?)
  ) -> Bool {
    guard table.fact(candidate.declaration).pointee.kind == .function, left.isKnown || right.isKnown else {
      return false
    }
    let declared = valueType(candidate.declaration)
    guard arena.kind(declared) == .function, arena.parameterCount(declared) == 2 else { return false }
    let substitution = Substitution(
      owner: candidate.owner, selfType: selfType(of: candidate.owner), mark: generics.count)
    let first = substitute(arena.operand(declared, 0), substitution)
    let second = substitute(arena.operand(declared, 1), substitution)
    let leftFit = max(fit(left, first), literals.left.map { fitLiteral($0, first) } ?? 0)
    let rightFit = max(fit(right, second), literals.right.map { fitLiteral($0, second) } ?? 0)
    return leftFit >= 1 && rightFit >= 1 && (leftFit >= 2 || rightFit >= 2 || candidate.owner.isKnown)
  }
}
