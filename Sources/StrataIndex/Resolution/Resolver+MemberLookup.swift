import StrataModel

/// Which members of a type can be used.
enum MemberSide {
  /// Those of an instance.
  case instance
  /// Those of the type itself.
  case type
  /// Both, inside the type, where `self` may be either.
  case both
}

/// The result of a search for members; the members themselves are in ``Resolver/candidates``.
struct MemberSearch {
  /// First candidate.
  var mark: Int
  /// The candidates whose parameters match the call come first; the others only have the same name.
  var fits = false
  /// The type has members that are not known.
  var isOpenEnded = false
  /// The dynamic members of this type were not searched.
  var dynamicBase = Ty.unknown
}

extension Resolver {
  /// Finds the members with a name, first in the type itself and then in its supertypes. Appends those of the first
  /// level that has any (for a call: any whose parameters match).
  /// - Parameters:
  ///   - call: the `call` or `subscriptCall` node that follows the name.
  ///   - isValue: no call follows, and no function is expected.
  mutating func findMembers(
    _ symbol: Symbol, of base: Ty, _ side: MemberSide, call: Int? = nil, isValue: Bool = false
  ) -> MemberSearch {
    var search = MemberSearch(mark: candidates.count)
    guard base.isKnown else { return search }
    guard !use(symbol).isDisjoint(with: [.projectMember, .knownMember]) || symbol == .initializer else {
      search.isOpenEnded = true
      if table.hasDynamicMembers { search.dynamicBase = dynamicLevel(of: base) }
      return search
    }
    let isMetatype = arena.kind(base) == .metatype
    let type = isMetatype ? arena.operand(base, 0) : base
    let reach = isMetatype ? MemberSide.type : side
    let first = search.mark
    var isOpenEnded = false
    var dynamicBase = Ty.unknown
    let found: Bool? = walkSupertypes(of: type) { resolver, level in
      switch resolver.arena.kind(level) {
      case .nominal:
        let entity = resolver.arena[level].payload
        let flags = resolver.table.entities[Int(entity)].flags
        if flags.contains(.external) { isOpenEnded = true }
        if flags.contains(.dynamicMember), !dynamicBase.isKnown { dynamicBase = level }
        if !resolver.table.mayHaveMember(entity, symbol) { return nil }
        let before = resolver.candidates.count
        resolver.appendOwnMembers(symbol, entity, level, reach, of: type)
        if resolver.candidates.count == before { return nil }
        if !flags.contains(.external), resolver.isOutsideValue(type) {
          resolver.dropRequirements(from: before)
          if resolver.candidates.count == before { return nil }
        }
        // `list.count` is the framework's property, not `count(of:)` of an extension.
        if isValue, flags.contains(.external), resolver.use(symbol).contains(.knownMember) {
          resolver.dropFunctionsWithArguments(from: before)
          if resolver.candidates.count == before { return nil }
        }
        guard let call else { return true }
        return resolver.keepFitting(from: before, call, of: type) ? true : nil
      case .external, .unknown:
        isOpenEnded = true
        return nil
      default: return nil
      }
    }
    search.fits = found ?? false
    search.isOpenEnded = isOpenEnded
    search.dynamicBase = dynamicBase
    if search.fits, call != nil { moveFittingFirst(first) }
    return search
  }

  /// The type among a type and its supertypes whose members a subscript can stand for.
  private mutating func dynamicLevel(of base: Ty) -> Ty {
    let found: Ty? = walkSupertypes(of: base) { resolver, level in
      guard let entity = resolver.arena.entity(level) else { return nil }
      return resolver.table.entities[Int(entity)].flags.contains(.dynamicMember) ? level : nil
    }
    return found ?? .unknown
  }

  private mutating func appendOwnMembers(
    _ symbol: Symbol, _ entity: EntityID, _ level: Ty, _ side: MemberSide, of base: Ty
  ) {
    let first = candidates.count
    defer { if candidates.count > first + 1 { dropShadowed(from: first) } }
    for declaration in table.members[entity, symbol.id] {
      let traits = table.traitsOf[Int(declaration)]
      if side != .both, symbol != .initializer, traits.contains(.isStatic) != (side == .type),
        !traits.contains(.isTypeName)
      {
        continue
      }
      guard table.isVisible(declaration, from: place.file), table.isFound(declaration, of: entity, for: place.file)
      else {
        continue
      }
      if traits.contains(.hasClause), !clauseAllows(declaration, at: level, of: base) { continue }
      candidates.append(Candidate(declaration: declaration, owner: level))
    }
  }

  /// Whether a type is a type of a framework and not a protocol.
  private func isOutsideValue(_ type: Ty) -> Bool {
    guard let entity = arena.entity(type) else { return false }
    return table.entities[Int(entity)].isExternal && table.entities[Int(entity)].kind != .protocol
  }

  /// Removes requirements of the project's protocols that no extension of a framework's type implements: the type then
  /// has these members itself.
  private mutating func dropRequirements(from mark: Int) {
    var kept = mark
    for index in mark..<candidates.count {
      let parent = table.parent(of: candidates[index].declaration)
      if parent != noIndex, table.fact(parent).pointee.kind == .protocol { continue }
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  private mutating func dropFunctionsWithArguments(from mark: Int) {
    var kept = mark
    for index in mark..<candidates.count {
      let file = table.file(of: candidates[index].declaration)
      let fact = table.fact(candidates[index].declaration).pointee
      if fact.kind == .function, fact.parameters.range.contains(where: { file.parameters[$0].defaultValue.isEmpty }) {
        continue
      }
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  /// Whether a member belongs to the type rather than to its instances.
  func isStatic(_ declaration: DeclarationNumber) -> Bool { table.traitsOf[Int(declaration)].contains(.isStatic) }

  /// Removes the candidates from a mark on that the call cannot refer to. If none matches, all stay.
  private mutating func keepFitting(from mark: Int, _ call: Int, of base: Ty) -> Bool {
    var kept = mark
    let last = candidates.count
    for index in mark..<last where accepts(candidates[index], call, of: base) {
      candidates[kept] = candidates[index]
      kept += 1
    }
    if kept == mark { return false }
    candidates.truncate(to: kept)
    return true
  }

  /// Puts the matching candidates of the last level first and removes those of earlier levels.
  private mutating func moveFittingFirst(_ mark: Int) {
    let owner = candidates[candidates.count - 1].owner
    var kept = mark
    for index in mark..<candidates.count where candidates[index].owner == owner {
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  /// The type that declares a candidate, or ``noEntity`` for one at file level.
  func declaringEntity(_ candidate: Candidate) -> EntityID {
    table.holder(of: candidate.declaration)
  }

  /// The type that declares all candidates from a mark on; nil if there are several.
  func commonEntity(from mark: Int) -> EntityID? {
    guard mark < candidates.count else { return nil }
    let first = declaringEntity(candidates[mark])
    for index in mark..<candidates.count where declaringEntity(candidates[index]) != first { return nil }
    return first
  }
}
