import StrataModel

extension Resolver {
  /// Infers what is interpolated in a string literal.
  /// - Parameter type: the type of the literal.
  mutating func inferInterpolations(_ literal: Int, _ type: Ty) {
    let isExtended = use(KnownName.appendInterpolation.symbol).contains(.projectMember)
    var child = literal + 1
    while child < next(literal) {
      let value = infer(child, expected: .unknown)
      if isExtended, node(child).kind == .argument { noteInterpolation(child, value, of: type) }
      child = next(child)
    }
  }

  /// Notes the `appendInterpolation` of the project that an argument calls: the only one with its label or, without a
  /// label, the only one for exactly its type.
  private mutating func noteInterpolation(_ argument: Int, _ value: Ty, of literal: Ty) {
    guard !place.isQuiet, let entity = arena.entity(literal),
      let builder = lookup.memberType(KnownName.stringInterpolation.symbol, of: entity)
        .flatMap({ lookup.followed($0, depth: 0) })
    else { return }
    let symbol = KnownName.appendInterpolation.symbol
    let search = findMembers(symbol, of: nominal(builder), .instance)
    defer { candidates.truncate(to: search.mark) }
    var kept = search.mark
    for index in search.mark..<candidates.count where takes(candidates[index], argument, value) {
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
    guard kept > search.mark else { return }
    let offset = node(argument).offset
    guard kept == search.mark + 1 else { return noteAmbiguous(symbol, at: offset) }
    let declaration = candidates[search.mark].declaration
    if isFree(declaration) {
      noteFree(declaration, .yes, at: offset, name: .none)
    } else {
      note(table.holder(of: declaration), .calls, at: offset, declaration: declaration)
    }
  }

  private mutating func takes(_ candidate: Candidate, _ argument: Int, _ value: Ty) -> Bool {
    let home = table.file(of: candidate.declaration)
    let parameters = (home.declarations + Int(candidate.declaration - home.declarationBase)).pointee.parameters
    let label = symbol(argument)
    guard label.isNone else {
      return parameters.range.contains { home.symbol(home.parameters[$0].label) == label }
    }
    guard value.isKnown, let first = parameters.range.first, home.symbol(home.parameters[first].label).isNone,
      parameters.range.dropFirst().allSatisfy({ !home.parameters[$0].defaultValue.isEmpty })
    else { return false }
    let function = valueType(candidate.declaration)
    return arena.operand(function, 0) == value
  }
}
