import StrataModel

/// Generic arguments and results of calls.
extension Resolver {
  /// The type before the dot if a static member is used.
  func staticBase(_ base: Ty) -> Ty { arena.kind(base) == .metatype ? arena.operand(base, 0) : .unknown }

  /// Whether some generic arguments of a type are not known. A type without generic parameters may be missing some.
  func isMissingArguments(_ type: Ty) -> Bool {
    let count = Int(arena[type].count)
    guard arena.kind(type) == .nominal else { return count == 0 }
    return count == 0 || (0..<count).contains { !arena.operand(type, $0).isKnown }
  }

  /// Binds the generic parameters of a type to those of its arguments that are known.
  mutating func bindArguments(of type: Ty, _ parameters: (first: UInt32, count: Int)) {
    let first = parameters.first
    for index in 0..<min(Int(arena[type].count), parameters.count) where arena.operand(type, index).isKnown {
      generics.append(GenericBinding(parameter: first + UInt32(index), type: arena.operand(type, index)))
    }
  }

  /// Binds the generic parameters to the arguments that a call writes: `decode<User>(…)`.
  mutating func bindExplicit(_ explicit: Int?, _ bindable: Bindable) {
    guard let explicit else { return }
    var parameter = bindable.typeCount > 0 ? bindable.typeFirst : bindable.first
    var child = explicit + 1
    while child < next(explicit) {
      if node(child).kind == .type {
        let type = convert(Int(node(child).payload), place.file, owner: place.selfEntity)
        if type.isKnown { generics.append(GenericBinding(parameter: parameter, type: type)) }
      }
      parameter += 1
      child = next(child)
    }
  }

  /// The result of a call, after its arguments bound the generic parameters.
  mutating func callResult(
    _ declared: Ty, _ fact: UnsafePointer<DeclarationFact>, _ open: Substitution, _ bindable: Bindable,
    _ site: CallSite
  ) -> Ty {
    let declaredResult = arena.kind(declared) == .function ? arena.result(declared) : declared
    if let entity = arena.entity(site.creating) {
      let isFailable = fact.pointee.modifiers.contains(.failable)
      let type = created(entity, declaredResult, bindable, site)
      return isFailable ? arena.optional(type) : type
    }
    var pattern = open
    pattern.skipsWeak = true
    let result = substitute(declaredResult, pattern)
    if arena.isOpen(result), site.expected.isKnown {
      unify(result, site.expected, bindable)
    }
    return substitute(result, open.closing(bindable))
  }

  /// The created type with the generic arguments that are known so far.
  private mutating func created(_ entity: EntityID, _ declared: Ty, _ bindable: Bindable, _ site: CallSite) -> Ty {
    guard bindable.typeCount > 0 else { return site.creating }
    unify(selfNominal(entity), arena.unwrapped(site.expected), bindable)
    let mark = arena.scratch.count
    var isAnyKnown = false
    for parameter in bindable.typeFirst..<(bindable.typeFirst + bindable.typeCount) {
      var type = Ty.unknown
      for index in bindable.mark..<generics.count where generics[index].parameter == parameter {
        type = generics[index].type
      }
      if type.isKnown { isAnyKnown = true }
      arena.scratch.append(type.id)
    }
    // Those of the enclosing types follow.
    for index in Int(bindable.typeCount)..<max(Int(arena[site.creating].count), Int(bindable.typeCount)) {
      arena.scratch.append(arena.operand(site.creating, index).id)
    }
    if isAnyKnown {
      let type = arena.close(.nominal, entity, from: mark)
      return entity == known.optional ? arena.optional(arena.operand(type, 0)) : type
    }
    arena.scratch.truncate(to: mark)
    return site.creating
  }
}
