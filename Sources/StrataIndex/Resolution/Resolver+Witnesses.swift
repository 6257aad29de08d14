import StrataModel

/// Members that the language calls without their names in the code: initializers for literals, and what `for` iterates
/// with. They are noted only where another file than the type's declares them, since the layer may then be another one; the
/// type itself is named by the declaration that has it.
extension Resolver {
  /// Notes the initializer for a literal where a type is expected that the project makes expressible by it.
  /// - Parameter label: the label of the initializer.
  @inline(__always)
  mutating func noteLiteralInitializer(_ index: Int, _ label: KnownName, _ expected: Ty) {
    // Code has many literals, and few projects have such initializers.
    if use(label.symbol).contains(.literalLabel), expected.isKnown { noteLiteral(index, label, expected) }
  }

  @inline(never)
  private mutating func noteLiteral(_ index: Int, _ label: KnownName, _ expected: Ty) {
    // An interpolated string has another initializer, and the `nil` of an optional is not one of the type inside it.
    if place.isQuiet || (label == .stringLiteral && next(index) > index + 1) { return }
    guard let entity = arena.entity(label == .nilLiteral ? expected : arena.unwrapped(expected)),
      let declaration = table.literals[entity, label.symbol.id].first
    else { return }
    noteWitness(declaration, of: entity, at: node(index).offset)
  }

  /// Notes the member with which `for` iterates over a value.
  mutating func noteIteration(over sequence: Ty, at offset: UInt32) {
    guard !place.isQuiet, let entity = arena.entity(sequence) else { return }
    for maker in KnownName.iterating where table.mayHaveMember(entity, maker.symbol) {
      for declaration in table.members[entity, maker.symbol.id] where !takesArguments(declaration) {
        return noteWitness(declaration, of: entity, at: offset)
      }
    }
  }

  private func takesArguments(_ declaration: DeclarationNumber) -> Bool {
    !table.fact(declaration).pointee.parameters.isEmpty
  }

  private mutating func noteWitness(_ declaration: DeclarationNumber, of entity: EntityID, at offset: UInt32) {
    guard table.isVisible(declaration, from: place.file) else { return }
    if isFree(declaration) { return noteFree(declaration, .yes, at: offset, name: .none) }
    let home = table.fileOf[Int(declaration)]
    guard !table.entities[Int(entity)].isExternal, home != place.file.id,
      home != table.fileOf[Int(table.entities[Int(entity)].declaration)]
    else { return }
    note(entity, .calls, at: offset, declaration: declaration)
  }
}

extension KnownName {
  /// Members that a type iterates with, in the order in which they are looked for: `next` of a type that is its own
  /// iterator, `startIndex` of a collection.
  fileprivate static let iterating: [KnownName] = [.makeIterator, .makeAsyncIterator, .next, .startIndex]
}
