import StrataModel

/// The result of a call.
struct CallOutcome {
  var type: Ty = .unknown
  /// The declaration that is called, if it is certain.
  var declaration: DeclarationNumber = noIndex
  /// Of a declaration outside the project's types: how well it goes with the arguments.
  var certainty = Certainty.yes
  /// Several declarations match equally well, and they are in different files, which may be of different layers.
  var isInSeveralFiles = false
  /// The declarations that match equally well, each in a branch of an `#if` of another file: every build has one.
  var branches: [DeclarationNumber] = []
}

/// The surroundings of a call.
struct CallSite {
  /// The `call` or `subscriptCall` node.
  var call: Int
  /// The value or type before the dot.
  var base = Ty.unknown
  var expected = Ty.unknown
  /// A `genericArguments` node.
  var explicit: Int?
  /// The type that is created.
  var creating = Ty.unknown
}

extension Resolver {
  /// Resolves a call of one of the candidates from a mark on: chooses it, infers the arguments with the types that its
  /// parameters have, and returns its result. Removes the candidates.
  mutating func resolveCall(from mark: Int, _ site: CallSite) -> CallOutcome {
    let first = arguments.count
    collectArguments(site.call)
    defer {
      arguments.truncate(to: first)
      candidates.truncate(to: mark)
    }
    guard candidates.count > mark else {
      finishArguments(from: first)
      return CallOutcome()
    }
    if candidates.count > mark + 1 {
      inferPlainArguments(from: first)
      if rank(from: mark, site.call, argumentsFrom: first, base: selfType(of: site.base), expected: site.expected) > 1 {
        return resolveTie(from: mark, first, site)
      }
    }
    let candidate = candidates[mark]
    var outcome = apply(candidate, first, site)
    outcome.certainty = certainty(of: candidate, first, site)
    return outcome
  }

  /// Several candidates match equally well. Only what they have in common is certain.
  private mutating func resolveTie(from mark: Int, _ first: Int, _ site: CallSite) -> CallOutcome {
    let chosen = candidates[shipped(from: mark)]
    let type = valueType(chosen.declaration)
    let isSpread = areInSeveralFiles(from: mark)
    var agree = true
    for index in mark..<candidates.count where valueType(candidates[index].declaration) != type { agree = false }
    if candidates.count > mark + Self.maximumCandidates {
      noteCutOff()
      finishArguments(from: first)
      return CallOutcome(isInSeveralFiles: isSpread)
    }
    if agree {
      let isShared = commonEntity(from: mark) != nil && !isFree(chosen.declaration)
      var outcome = apply(chosen, first, site)
      // The requirement of a protocol stands for its default implementations; of other equal members none does.
      if !isShared || isSpread && !isRequirement(chosen.declaration) { outcome.declaration = noIndex }
      if outcome.declaration == noIndex { outcome.branches = branches(from: mark) }
      outcome.isInSeveralFiles = isSpread && outcome.declaration == noIndex && outcome.branches.isEmpty
      outcome.certainty = certainty(of: chosen, first, site)
      return outcome
    }
    let certainty = tiedCertainty(from: mark, first, site)
    // Deferred arguments get an expected type only if it is the same for all candidates.
    for index in first..<arguments.count where !arguments[index].isDone {
      var wanted = Ty.unknown
      for candidate in mark..<candidates.count {
        let own = wantedType(candidates[candidate], site, first, index)
        if candidate == mark { wanted = own } else if own != wanted { wanted = .unknown }
      }
      finishArgument(index, expected: wanted)
    }
    var result = Ty.unknown
    for index in mark..<candidates.count {
      let declared = valueType(candidates[index].declaration)
      let own = arena.kind(declared) == .function ? arena.result(declared) : declared
      let seen = substitute(own, tied(candidates[index], site))
      if index == mark { result = seen } else if seen != result { result = .unknown }
    }
    if site.creating.isKnown, arena.kind(arena.unwrapped(result)) != .unknown || arena.isOpen(site.creating) == false {
      result = arena.kind(result) == .optional ? arena.optional(site.creating) : site.creating
    }
    let isBranch = areBranches(from: mark) && !isSpread && commonEntity(from: mark) != nil
    let declaration = isBranch ? chosen.declaration : noIndex
    return CallOutcome(type: result, declaration: declaration, certainty: certainty, isInSeveralFiles: isSpread)
  }

  private func isRequirement(_ declaration: DeclarationNumber) -> Bool {
    let holder = table.holder(of: declaration)
    return holder != noIndex && table.entities[Int(holder)].kind == .protocol
  }

  private mutating func wantedType(_ candidate: Candidate, _ site: CallSite, _ first: Int, _ argument: Int) -> Ty {
    let home = table.file(of: candidate.declaration)
    let fact = home.declarations + Int(candidate.declaration - home.declarationBase)
    match(fact, home, site.call, store: first)
    guard arguments[argument].parameter != noIndex else { return .unknown }
    let function = valueType(candidate.declaration)
    let declared = arena.operand(function, Int(arguments[argument].parameter))
    return substitute(declared, tied(candidate, site))
  }

  /// The substitution for one of several candidates: its own generic parameters are not certain.
  private func tied(_ candidate: Candidate, _ site: CallSite) -> Substitution {
    let own = table.genericParameters(ofDeclaration: candidate.declaration)
    var substitution = Substitution(owner: candidate.owner, selfType: selfType(of: site.base), mark: generics.count)
    substitution.erased = Bindable(first: own.first, count: UInt32(own.count), mark: generics.count)
    return substitution
  }

  /// The type of the instance before the dot; for a metatype, the type of its instances.
  func selfType(of base: Ty) -> Ty { arena.kind(base) == .metatype ? arena.operand(base, 0) : base }

  /// Infers the arguments that do not depend on an expected type.
  private mutating func inferPlainArguments(from first: Int) {
    let last = arguments.count
    for index in first..<last where !arguments[index].isDeferred { finishArgument(index, expected: .unknown) }
  }

  mutating func finishArguments(from first: Int) {
    let last = arguments.count
    for index in first..<last where !arguments[index].isDone { finishArgument(index, expected: .unknown) }
  }

  @discardableResult
  mutating func finishArgument(_ index: Int, expected: Ty) -> Ty {
    if arguments[index].isDone { return arguments[index].type }
    let type = inferArgument(Int(arguments[index].node), expected: expected)
    arguments.base[index].isDone = true
    arguments.base[index].type = type
    return type
  }

  /// Calls a candidate that is certain.
  private mutating func apply(_ candidate: Candidate, _ first: Int, _ site: CallSite) -> CallOutcome {
    let home = table.file(of: candidate.declaration)
    let fact = home.declarations + Int(candidate.declaration - home.declarationBase)
    guard fact.pointee.kind.hasParameters else { return applyValue(candidate, first, site) }
    let fits = match(fact, home, site.call, store: first)
    if !fits { for index in first..<arguments.count { arguments.base[index].parameter = noIndex } }
    let declared = valueType(candidate.declaration)
    let own = table.genericParameters(ofDeclaration: candidate.declaration)
    var bindable = Bindable(first: own.first, count: UInt32(own.count), mark: generics.count)
    defer { generics.truncate(to: bindable.mark) }
    var owner = candidate.owner
    var ownSelf = selfType(of: site.base)
    // `AsyncStream.makeStream(of: Order.self)`: the arguments determine those of the type, as in a creation.
    let unapplied = site.creating.isKnown ? site.creating : staticBase(site.base)
    if let entity = arena.entity(unapplied), isMissingArguments(unapplied), arena.entity(owner) == entity {
      let parameters = table.genericParameters(of: entity)
      bindable.typeFirst = parameters.first
      bindable.typeCount = UInt32(parameters.count)
      bindArguments(of: unapplied, parameters)
      if parameters.count > 0 {
        owner = .unknown
        if !site.creating.isKnown { ownSelf = selfNominal(entity) }
      }
    }
    bindExplicit(site.explicit, bindable)
    let open = Substitution(owner: owner, selfType: ownSelf, mark: bindable.mark)
    passArguments(declared, candidate, fact, home, first, open, bindable, site)
    unifyRequirements(candidate.declaration, open, bindable)
    let type = callResult(declared, fact, open, bindable, site)
    noteErrors(of: fact, home, candidate, open, bindable)
    return CallOutcome(type: type, declaration: candidate.declaration)
  }

  private mutating func passArguments(
    _ declared: Ty, _ candidate: Candidate, _ fact: UnsafePointer<DeclarationFact>, _ home: FileView, _ first: Int,
    _ open: Substitution, _ bindable: Bindable, _ site: CallSite
  ) {
    let firstParameter = fact.pointee.parameters.start
    if bindable.isEmpty { return passPlainArguments(declared, home, firstParameter, from: first, open) }
    let closed = open.closing(bindable)
    var (pattern, ofOperators) = (open, closed)
    pattern.skipsWeak = true
    ofOperators.skipsWeak = true
    let last = arguments.count
    for round in 0..<3 {
      for index in first..<last
      where arguments[index].isDeferred == (round > 0) && !arguments[index].isOfLiterals {
        if round == 2, arguments[index].isDone { continue }
        guard arguments[index].parameter != noIndex else {
          finishArgument(index, expected: .unknown)
          continue
        }
        let wanted = parameterType(declared, home, firstParameter, index, pattern)
        let node = node(Int(arguments[index].node) + 1)
        // The default type of a literal is a last resort for an operator, which may determine it itself.
        let isOperator = node.kind == .identifier && arena.kind(wanted) == .function
        let expected = autoclosed(substitute(wanted, isOperator ? ofOperators : closed), index)
        // `reduce(.zero, +)`: the arguments after it may determine its type.
        if round == 1, !expected.isKnown, node.kind == .implicitMember { continue }
        let type = finishArgument(index, expected: expected)
        var weak = bindable
        weak.isWeak = node.kind == .identifier && isNumber(type)
        // A generic function, `max`, says nothing before its own parameters are known.
        if !isOperator || !arena.isOpen(type) || type == wanted { unify(autoclosed(wanted, index), type, weak) }
        if isOperator { unifyOperands(ofValue: index, wanted, bindable) }
      }
      guard round == 0, last > first else { continue }
      unifyRequirements(candidate.declaration, pattern, bindable)
      bindLiterals(declared, home, firstParameter, from: first, pattern, bindable)
      // The expected result of the call helps with the arguments that depend on an expected type.
      guard site.expected.isKnown, arena.kind(declared) == .function else { continue }
      let result = arena.entity(site.creating).map { selfNominal($0) } ?? substitute(arena.result(declared), pattern)
      if arena.isOpen(result) { unify(result, arena.unwrapped(site.expected), bindable) }
    }
    finishLiterals(declared, home, firstParameter, from: first, open, bindable)
  }

  /// An expression for a parameter whose type is a closure without parameters: it is an autoclosure.
  func autoclosed(_ wanted: Ty, _ index: Int) -> Ty {
    guard arena.kind(wanted) == .function, arena.parameterCount(wanted) == 0,
      node(Int(arguments[index].node) + 1).kind != .closure
    else { return wanted }
    return arena.result(wanted)
  }
}
