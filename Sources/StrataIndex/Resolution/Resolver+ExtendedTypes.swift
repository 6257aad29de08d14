import StrataModel

/// The generic arguments that an extension gives to the type that it extends.
extension Resolver {
  /// The type of `self` in an instance, and of `Self`.
  mutating func instanceType() -> Ty {
    place.extended.isKnown ? place.extended : arena.make(.selfType, place.selfEntity)
  }

  /// Sets the type of `self` for the declarations of an extension of a generic type.
  mutating func enterExtension(_ scope: UInt32) {
    let parameters = table.genericParameters(of: place.selfEntity)
    guard parameters.count > 0 else { return enterProtocolExtension(scope) }
    guard depth < Self.maximumDepth / 2 else { return noteCutOff() }
    depth += 1
    defer { depth -= 1 }
    let fact = place.file.declarations + Int(scope)
    let written = fact.pointee.type == noIndex ? .unknown : convert(Int(fact.pointee.type), place.file)
    if arena.kind(written) == .optional || !isMissingArguments(written) {
      place.extended = written
    } else {
      place.extended = extendedByClause(fact, selfNominal(place.selfEntity), parameters.first)
    }
  }

  /// `extension Sequence<Order>`
  private mutating func enterProtocolExtension(_ scope: UInt32) {
    let root = (place.file.declarations + Int(scope)).pointee.type
    guard root != noIndex, place.file.types[Int(root)].kind == .name, place.file.types[Int(root)].next > root + 1 else {
      return
    }
    let written = convert(Int(root), place.file)
    if arena.kind(written) == .nominal, arena[written].count > 0 { place.extended = written }
  }

  /// `extension Array where Element == Order`: the type with the arguments that the clause requires.
  private mutating func extendedByClause(
    _ fact: UnsafePointer<DeclarationFact>, _ own: Ty, _ first: UInt32
  ) -> Ty {
    let mark = generics.count
    defer { generics.truncate(to: mark) }
    for index in fact.pointee.genericParameters.range {
      let requirement = place.file.generics[index]
      guard requirement.isRequirement, requirement.isSameType, requirement.subject != noIndex,
        requirement.constraint != noIndex
      else { continue }
      let subject = convert(Int(requirement.subject), place.file)
      let type = convert(Int(requirement.constraint), place.file)
      guard arena.kind(subject) == .parameter, type.isKnown else { continue }
      generics.append(GenericBinding(parameter: arena[subject].payload, type: type))
    }
    let isOptional = place.selfEntity == known.optional
    guard generics.count > mark || isOptional else { return .unknown }
    let type = substitute(own, Substitution(owner: .unknown, selfType: .unknown, mark: mark))
    return isOptional ? arena.optional(arena.operand(type, 0)) : type
  }

  /// What the header of the present extension says of a generic parameter of the extended type.
  mutating func argument(ofParameter parameter: UInt32) -> Ty {
    guard place.extended.isKnown else { return .unknown }
    let (first, count) = table.genericParameters(of: place.selfEntity)
    guard parameter >= first, parameter < first + UInt32(count) else { return .unknown }
    return arena.operand(place.extended, Int(parameter - first))
  }
}
