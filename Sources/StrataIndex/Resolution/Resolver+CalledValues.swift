import StrataModel

extension Resolver {
  /// Calls the value of a variable.
  mutating func applyValue(_ candidate: Candidate, _ first: Int, _ site: CallSite) -> CallOutcome {
    let declared = substitute(
      valueType(candidate.declaration),
      Substitution(owner: candidate.owner, selfType: selfType(of: site.base), mark: generics.count))
    let type = callValue(declared, first, site)
    return CallOutcome(type: type, declaration: candidate.declaration)
  }

  /// Calls a value: a closure, a metatype, an instance of a type with `callAsFunction`.
  mutating func callValue(_ value: Ty, _ site: CallSite) -> Ty {
    let first = arguments.count
    collectArguments(site.call)
    defer { arguments.truncate(to: first) }
    return callValue(value, first, site)
  }

  private mutating func callValue(_ value: Ty, _ first: Int, _ site: CallSite) -> Ty {
    let callee = arena.unwrapped(value)
    switch arena.kind(callee) {
    case .function:
      let last = arguments.count
      for round in 0..<2 {
        for index in first..<last where arguments[index].isDeferred == (round == 1) {
          let position = index - first
          let isKnown = position < arena.parameterCount(callee)
          finishArgument(index, expected: isKnown ? arena.operand(callee, position) : .unknown)
        }
      }
      return arena.result(callee)
    case .external:
      var isPlain = isFreeOfProject(callee)
      for index in first..<arguments.count where !isFreeOfProject(finishArgument(index, expected: .outside)) {
        isPlain = false
      }
      return isPlain ? .outside : .unknown
    case .metatype:
      finishArguments(from: first)
      return arena.operand(callee, 0)
    case .nominal, .parameter, .selfType, .dependent, .composition:
      let search = findMembers(KnownName.callAsFunction.symbol, of: callee, .instance, call: site.call)
      guard candidates.count > search.mark else { break }
      let entity = commonEntity(from: search.mark)
      let choice = freeChoice(entity, from: search.mark)
      var inner = site
      inner.base = callee
      inner.creating = .unknown
      let outcome = resolveCall(from: search.mark, inner)
      if let choice {
        noteFree(choice, outcome.declaration, outcome.certainty, at: node(site.call).offset, name: .none)
      } else if let entity, entity != noEntity {
        note(entity, .calls, at: node(site.call).offset, declaration: outcome.declaration)
      }
      return outcome.type
    default: break
    }
    finishArguments(from: first)
    return .unknown
  }
}
