import StrataModel

extension Resolver {
  /// Ranks the candidates from a mark on by the types of the arguments, and moves the best ones to the mark.
  /// - Returns: how many are equally good.
  mutating func rank(from mark: Int, _ call: Int, argumentsFrom first: Int, base: Ty, expected: Ty) -> Int {
    var best = Int.min
    var kept = mark
    let last = candidates.count
    if last > mark + Self.maximumCandidates { return last - mark }
    for index in mark..<last {
      let candidate = candidates[index]
      guard let score = score(candidate, call, first, base, expected) else { continue }
      if score > best {
        best = score
        kept = mark
      }
      if score == best {
        candidates[kept] = candidate
        kept += 1
      }
    }
    if kept == mark { return last - mark }
    candidates.truncate(to: kept)
    return kept - mark
  }

  private mutating func score(
    _ candidate: Candidate, _ call: Int, _ first: Int, _ base: Ty, _ expected: Ty
  ) -> Int? {
    let home = table.file(of: candidate.declaration)
    let fact = home.declarations + Int(candidate.declaration - home.declarationBase)
    guard fact.pointee.kind.hasParameters else { return 0 }
    match(fact, home, call, store: first)
    let declared = valueType(candidate.declaration)
    let substitution = Substitution(owner: candidate.owner, selfType: base, mark: generics.count)
    var score = 0
    for index in first..<arguments.count {
      let argument = arguments[index]
      guard argument.parameter != noIndex else { continue }
      var wanted = substitute(arena.operand(declared, Int(argument.parameter)), substitution)
      let parameter = home.parameters[Int(fact.pointee.parameters.start + argument.parameter)]
      if parameter.isVariadic {
        wanted = arena.operand(wanted, 0)
        score -= 1
      }
      let fit = fitArgument(argument, wanted)
      if fit == 0 { return nil }
      score += fit * 16
    }
    let parameterCount = Int(fact.pointee.parameters.end - fact.pointee.parameters.start)
    score -= max(0, parameterCount - (arguments.count - first))
    if expected.isKnown, arena.kind(declared) == .function {
      score += fit(substitute(arena.result(declared), substitution), expected) * 4
    }
    return score
  }
}
