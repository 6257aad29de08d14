import StrataModel

extension Resolver {
  /// Calls `body` for a type and all its supertypes, the superclass and direct conformances first, until it returns a
  /// value.
  mutating func walkSupertypes<Result>(
    of base: Ty, _ body: (inout Resolver, Ty) -> Result?
  ) -> Result? {
    guard let first = levels(of: base) else { return climb(from: base, body) }
    var index = first + 1
    let end = index + Int(levelList[first].id)
    while index < end {
      if let result = body(&self, levelList[index]) { return result }
      index += 1
    }
    return nil
  }

  /// The levels of a type whose supertypes were visited before, in ``ResolverState/levelList``: first their number,
  /// then each of them. Nil for a type whose levels depend on more than itself: on generic parameters or where clauses
  /// in scope, on inferred associated types, or on a result that is still being computed.
  private mutating func levels(of base: Ty) -> Int? {
    let node = arena[base]
    switch node.kind {
    case .nominal: break
    case .selfType: if isPlaceConstrained { return nil }
    default: return nil
    }
    guard node.levels != TypeArena.Node.unsettled else { return nil }
    if node.levels != 0 { return Int(node.levels) - 1 }
    guard openClauses == 0, associationDepth == 0, depth < Self.maximumDepth / 2 else { return nil }
    let mark = levelScratch.count
    var isSettled = true
    let _: Bool? = climb(from: base) { resolver, level in
      if !resolver.isSettled(level, above: base) { isSettled = false }
      resolver.levelScratch.append(level)
      return nil
    }
    defer { levelScratch.truncate(to: mark) }
    guard isSettled else {
      arena.setLevels(of: base, to: TypeArena.Node.unsettled)
      return nil
    }
    let first = levelList.count
    levelList.append(Ty(UInt32(levelScratch.count - mark)))
    for index in mark..<levelScratch.count { levelList.append(levelScratch[index]) }
    arena.setLevels(of: base, to: UInt32(first) + 1)
    return first
  }

  /// Whether the direct supertypes follow from the type alone. For `Self` they do if no where clause adds any.
  private mutating func isSettled(_ type: Ty, above base: Ty) -> Bool {
    let node = arena[type]
    switch node.kind {
    case .nominal:
      let start = directSupertypes(of: node.payload)
      for index in start..<(start + table.supertypes(of: node.payload).count) where hasDependent(supertypeList[index]) {
        return false
      }
      return true
    case .selfType: return type == base
    case .parameter, .dependent: return false
    default: return true
    }
  }

  /// Whether a where clause in scope constrains types.
  private var isPlaceConstrained: Bool {
    for (_, fact) in place.file.scopes(from: place.declaration) {
      for index in fact.pointee.genericParameters.range where place.file.generics[index].isRequirement { return true }
    }
    return false
  }

  /// Whether a type contains an associated type.
  private func hasDependent(_ type: Ty) -> Bool {
    let node = arena[type]
    guard node.isOpen else { return false }
    if node.kind == .dependent { return true }
    for index in 0..<Int(node.count) where !(node.kind == .tuple && index % 2 == 1) {
      if hasDependent(arena.operand(type, index)) { return true }
    }
    return false
  }
}
