import StrataModel

extension Resolver {
  /// `$name` and `_name` without a base: the projected value of the wrapper of a property in scope, or the wrapper
  /// itself.
  mutating func inferProjection(_ index: Int, _ symbol: Symbol) -> Ty? {
    let behind = table.propertyBehind[Int(symbol.id)]
    guard !behind.isNone, place.selfEntity != noEntity else { return nil }
    return inferProjection(index, symbol, behind, of: instanceType())
  }

  /// `base.$name`
  mutating func inferProjection(_ index: Int, _ symbol: Symbol, of base: Ty) -> Ty? {
    let behind = table.propertyBehind[Int(symbol.id)]
    return behind.isNone ? nil : inferProjection(index, symbol, behind, of: base)
  }

  private mutating func inferProjection(_ index: Int, _ symbol: Symbol, _ behind: Symbol, of base: Ty) -> Ty? {
    let search = findMembers(behind, of: base, .instance)
    defer { candidates.truncate(to: search.mark) }
    guard candidates.count > search.mark else { return nil }
    let candidate = candidates[search.mark]
    guard let (wrapper, attribute) = wrapper(of: candidate.declaration) else { return nil }
    let written = substitute(
      attribute, Substitution(owner: candidate.owner, selfType: .unknown, mark: generics.count))
    let entity = declaringEntity(candidate)
    if entity != noEntity {
      note(entity, .calls, at: node(index).offset, member: node(index).name, declaration: candidate.declaration)
    }
    let value = readMembers(from: search.mark, base)
    let type = wrapperType(wrapper, written, value)
    guard use(symbol).contains(.projection) else { return type }
    let projected = findMembers(KnownName.projectedValue.symbol, of: type, .instance)
    defer { candidates.truncate(to: projected.mark) }
    guard candidates.count > projected.mark else { return .unknown }
    return readMembers(from: projected.mark, type)
  }

  /// `{ $order in … }`: also binds `order`, the wrapped value of the parameter.
  mutating func bindWrapped(_ projection: Symbol, _ wrapper: Ty) {
    let behind = table.propertyBehind[Int(projection.id)]
    guard !behind.isNone else { return }
    let search = findMembers(KnownName.wrappedValue.symbol, of: wrapper, .instance)
    let type = readMembers(from: search.mark, wrapper)
    candidates.truncate(to: search.mark)
    locals.append(Local(symbol: behind, type: type))
  }

  /// The property wrapper of a declaration, and its type as written in the attribute.
  private mutating func wrapper(of declaration: DeclarationNumber) -> (EntityID, Ty)? {
    let home = table.file(of: declaration)
    for index in table.fact(declaration).pointee.attributes.range {
      let attribute = home.attributes[index]
      guard attribute.type != noIndex,
        let entity = lookup.followed(table.binding(home, Int(attribute.type)), depth: 0),
        table.entities[Int(entity)].flags.contains(.propertyWrapper)
      else { continue }
      return (entity, convert(Int(attribute.type), home))
    }
    return nil
  }

  /// The wrapper's type with the generic arguments inferred from the wrapped value, if none is written.
  mutating func wrapperType(_ wrapper: EntityID, _ written: Ty, _ value: Ty) -> Ty {
    let parameters = table.genericParameters(of: wrapper)
    let operands = Int(arena[written].count)
    guard parameters.count > 0,
      operands == 0 || (0..<parameters.count).allSatisfy({ !arena.operand(written, $0).isKnown })
    else { return written }
    let own = selfNominal(wrapper)
    let search = findMembers(KnownName.wrappedValue.symbol, of: own, .instance)
    defer { candidates.truncate(to: search.mark) }
    guard candidates.count > search.mark else { return written }
    let bindable = Bindable(typeFirst: parameters.first, typeCount: UInt32(parameters.count), mark: generics.count)
    defer { generics.truncate(to: bindable.mark) }
    unify(valueType(candidates[search.mark].declaration), value, bindable)
    // A wrapper that is nested in a generic type has the arguments of that type.
    let owner = operands == 0 ? Ty.unknown : written
    var substitution = Substitution(owner: owner, selfType: .unknown, mark: bindable.mark)
    substitution.erased = bindable
    return substitute(own, substitution)
  }
}
