import StrataModel

/// Functions and initializers that are named without a call: `f(a:b:)`, `T.init(row:)`, `T.trimmed`.
extension Resolver {
  /// Removes the candidates from a mark on that do not have the labels written after a name.
  mutating func keepLabelled(_ index: Int, from mark: Int) {
    guard isCompound(index) else { return }
    var kept = mark
    for candidate in mark..<candidates.count where hasLabels(index, candidates[candidate].declaration) {
      candidates[kept] = candidates[candidate]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  /// Whether labels are written after a name.
  func isCompound(_ index: Int) -> Bool { index + 1 < next(index) && node(index + 1).kind == .label }

  /// Whether the labels that are written after a name are those of a declaration.
  private func hasLabels(_ index: Int, _ declaration: DeclarationNumber) -> Bool {
    let home = table.file(of: declaration)
    var child = index + 1
    for parameter in (home.declarations + Int(declaration - home.declarationBase)).pointee.parameters.range {
      guard child < next(index), symbol(child) == home.symbol(home.parameters[parameter].label) else { return false }
      child = next(child)
    }
    return child == next(index)
  }

  /// `T.init` as a function, without a call.
  /// - Parameters:
  ///   - index: the name of the type.
  ///   - member: the node of `init`.
  ///   - expected: the type of the function that it must be, if it is known.
  mutating func useInitializer(
    _ binding: Binding, _ type: Ty, _ index: Int, _ member: Int, _ expected: Ty
  ) -> Ty {
    let search = findMembers(KnownName.initializer.symbol, of: arena.metatype(type), .type)
    defer { candidates.truncate(to: search.mark) }
    keepLabelled(member, from: search.mark)
    let isOnly = candidates.count == search.mark + 1
    // Without labels, it may also be one that the compiler synthesizes, or one of a framework that is not known here.
    let declaration = isOnly && isCompound(member) ? candidates[search.mark].declaration : noIndex
    noteMeant(binding, .creates, [], index, declaration: declaration)
    if declaration != noIndex, isFree(declaration) {
      noteFree(declaration, .yes, at: node(index).offset, name: .none)
    }
    guard isOnly else { return creation(of: type, from: search.mark, expected) }
    let candidate = candidates[search.mark]
    return substitute(
      valueType(candidate.declaration), Substitution(owner: candidate.owner, selfType: type, mark: generics.count))
  }

  /// The function that creates a type with one of several initializers. Those with the expected number of parameters
  /// agree on the result unless one of them may fail; which of them is used is open.
  private mutating func creation(of type: Ty, from mark: Int, _ expected: Ty) -> Ty {
    let wanted = arena.unwrapped(expected)
    guard arena.kind(wanted) == .function, arena.parameterCount(wanted) == 1 else { return .unknown }
    var isFound = false
    for index in mark..<candidates.count {
      let fact = table.fact(candidates[index].declaration).pointee
      guard fact.parameters.range.count == 1 else { continue }
      if fact.modifiers.contains(.failable) { return .unknown }
      isFound = true
    }
    return isFound ? arena.make(.function, 0, arena.operand(wanted, 0), type) : .unknown
  }

  /// `T.trimmed`, where `trimmed()` is a method of the instances: a function that takes an instance first. Nil if there is
  /// no such method.
  mutating func inferUnapplied(_ base: Ty, _ index: Int) -> Ty? {
    guard arena.kind(base) == .metatype else { return nil }
    // A framework may have a static member with this name that is not known here.
    if isOutside(base), use(symbol(index)).contains(.knownMember) { return nil }
    let type = arena.operand(base, 0)
    let search = findMembers(symbol(index), of: type, .instance)
    keepLabelled(index, from: search.mark)
    guard candidates.count > search.mark,
      (search.mark..<candidates.count).allSatisfy({ table.fact(candidates[$0].declaration).pointee.kind == .function })
    else {
      candidates.truncate(to: search.mark)
      return nil
    }
    return arena.make(.function, 0, type, useMembers(search, type, index, nil))
  }
}
