import StrataModel

extension Resolver {
  /// `@dynamicMemberLookup`: the member is one of the key path's root, or a name that the subscript receives as a
  /// string. The subscript is used, too.
  mutating func inferDynamic(
    _ search: MemberSearch, _ index: Int, _ symbol: Symbol, _ call: Int?, _ expected: Ty
  ) -> Ty? {
    let holder = search.dynamicBase
    guard let entity = arena.entity(holder) else { return nil }
    guard enter() else { return nil }
    defer { leave() }
    var other: DeclarationNumber?
    var count = 0
    for declaration in table.members[entity, KnownName.subscripting.symbol.id] where isDynamic(declaration) {
      let open = substitute(
        valueType(declaration), Substitution(owner: holder, selfType: holder, mark: generics.count))
      let root = arena.operand(arena.operand(open, 0), 0)
      let found = findMembers(symbol, of: root, .instance)
      guard candidates.count > found.mark else {
        // A type of a framework may have the member itself.
        if table.file(of: declaration).isExternal { continue }
        other = declaration
        count += 1
        continue
      }
      noteDynamic(declaration, index)
      let value = useMembers(found, root, index, nil)
      return called(dynamicResult(declaration, open, value), call, expected)
    }
    // No other type is known to have the member, so that it can only be that of one of the subscripts.
    guard let other else { return nil }
    if count > 1 || mayInherit(holder) {
      noteAmbiguous(symbol, at: node(index).offset)
      if let call { inferArguments(call) }
      return .unknown
    }
    noteDynamic(other, index)
    let open = substitute(valueType(other), Substitution(owner: holder, selfType: holder, mark: generics.count))
    return called(dynamicResult(other, open, .unknown), call, expected)
  }

  /// `$orders[0]`: the subscript of the key path's root.
  mutating func inferDynamicSubscript(_ holder: Ty, _ call: Int) -> Ty? {
    guard let entity = arena.entity(holder) else { return nil }
    guard enter() else { return nil }
    defer { leave() }
    for declaration in table.members[entity, KnownName.subscripting.symbol.id] where isDynamic(declaration) {
      let open = substitute(
        valueType(declaration), Substitution(owner: holder, selfType: holder, mark: generics.count))
      let root = arena.operand(arena.operand(open, 0), 0)
      let found = findMembers(KnownName.subscripting.symbol, of: root, .instance, call: call)
      let isUsed = found.fits && candidates.count > found.mark
      candidates.truncate(to: found.mark)
      guard isUsed else { continue }
      noteDynamic(declaration, call)
      return dynamicResult(declaration, open, inferSubscript(root, call, .unknown))
    }
    return nil
  }

  /// Whether a type has a superclass whose members are not all known.
  private mutating func mayInherit(_ type: Ty) -> Bool {
    let found: Bool? = walkSupertypes(of: type) { resolver, level in
      guard let entity = resolver.arena.entity(level) else { return true }
      let above = resolver.table.entities[Int(entity)]
      return above.isExternal && level != type && above.kind != .protocol ? true : nil
    }
    return found ?? false
  }

  /// Whether a subscript is one for dynamic members.
  private func isDynamic(_ declaration: DeclarationNumber) -> Bool {
    let home = table.file(of: declaration)
    let fact = home.declarations + Int(declaration - home.declarationBase)
    guard let first = fact.pointee.parameters.range.first else { return false }
    return home.symbol(home.parameters[first].label) == .dynamicMember
      && table.isVisible(declaration, from: place.file)
  }

  /// The result of the subscript for a member with a type.
  private mutating func dynamicResult(_ declaration: DeclarationNumber, _ open: Ty, _ value: Ty) -> Ty {
    let own = table.genericParameters(ofDeclaration: declaration)
    let bindable = Bindable(first: own.first, count: UInt32(own.count), mark: generics.count)
    defer { generics.truncate(to: bindable.mark) }
    unify(arena.operand(arena.operand(open, 0), 1), value, bindable)
    var closed = Substitution(owner: .unknown, selfType: .unknown, mark: bindable.mark)
    closed.erased = bindable
    return substitute(arena.result(open), closed)
  }

  private mutating func called(_ type: Ty, _ call: Int?, _ expected: Ty) -> Ty {
    guard let call else { return type }
    return callValue(type, CallSite(call: call, expected: expected))
  }

  /// Notes the use of a subscript for dynamic members.
  private mutating func noteDynamic(_ declaration: DeclarationNumber, _ index: Int) {
    let offset = node(index).offset
    if isFree(declaration) {
      return noteFree(FreeChoice(first: declaration, isOneFile: true), declaration, at: offset, name: .none)
    }
    let entity = table.holder(of: declaration)
    guard entity != noIndex, !table.entities[Int(entity)].isExternal else { return }
    note(entity, .calls, at: offset, declaration: declaration)
  }
}
