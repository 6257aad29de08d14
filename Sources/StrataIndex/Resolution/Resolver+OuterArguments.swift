import StrataModel

/// Types nested in a generic type have its generic arguments, too: `Box<Order>.Item`. They follow their own arguments as
/// further operands, those of the innermost enclosing type first, or are missing if they are not known.
extension Resolver {
  /// Whether a type is nested in a generic type.
  @inline(__always) func isInsideGeneric(_ entity: EntityID) -> Bool {
    table.entities[Int(entity)].outer != noIndex && outerParameterCount(of: entity) > 0
  }

  private func outerParameterCount(of entity: EntityID) -> Int {
    var count = 0
    forEachOuter(of: entity) { count += $1 }
    return count
  }

  private func forEachOuter(of entity: EntityID, _ body: (_ first: UInt32, _ count: Int) -> Void) {
    var outer = table.entities[Int(entity)].outer
    while outer != noIndex {
      let (first, count) = table.genericParameters(of: outer)
      if count > 0 { body(first, count) }
      outer = table.entities[Int(outer)].outer
    }
  }

  /// The argument of an enclosing type's generic parameter that a nested type has; nil if it is not known.
  func outerArgument(_ parameter: UInt32, of type: Ty, _ entity: EntityID) -> Ty? {
    guard table.entities[Int(entity)].outer != noIndex else { return nil }
    var position = table.genericParameters(of: entity).count
    var found: Ty?
    forEachOuter(of: entity) { first, count in
      if parameter >= first, parameter < first + UInt32(count) {
        let index = position + Int(parameter - first)
        if index < Int(arena[type].count) { found = arena.operand(type, index) }
      }
      position += count
    }
    return found
  }

  /// Appends the generic parameters of the enclosing types to the operands of a type that is being built.
  mutating func appendOuterParameters(of entity: EntityID) {
    var numbers: [UInt32] = []
    forEachOuter(of: entity) { first, count in numbers += first..<(first + UInt32(count)) }
    for number in numbers {
      let parameter = arena.make(.parameter, number)
      arena.scratch.append(parameter.id)
    }
  }

  /// Appends the arguments of the type before the dot to the operands of a nested type that is being built.
  /// - Parameter mark: where its own operands begin.
  mutating func appendArguments(of outer: Ty, to entity: EntityID, from mark: Int) {
    guard arena[outer].count > 0, arena.entity(outer) == table.entities[Int(entity)].outer else { return }
    appendMissing(to: entity, from: mark)
    for index in 0..<Int(arena[outer].count) { arena.scratch.append(arena.operand(outer, index).id) }
  }

  /// Fills up the operands of a type's own generic parameters, none of which is written.
  mutating func appendMissing(to entity: EntityID, from mark: Int) {
    let own = table.genericParameters(of: entity).count
    while arena.scratch.count - mark < own { arena.scratch.append(Ty.unknown.id) }
  }

  /// A nested type of a type, with the generic arguments of that type.
  mutating func nested(_ entity: EntityID, in outer: Ty) -> Ty {
    let mark = arena.scratch.count
    appendArguments(of: outer, to: entity, from: mark)
    return arena.close(.nominal, entity, from: mark)
  }
}
