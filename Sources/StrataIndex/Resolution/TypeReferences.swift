import StrataModel

extension Resolver {
  /// Notes the types that a type expression of the present file names.
  mutating func noteType(_ root: UInt32, _ kind: Reference.Kind, _ extra: Reference.Context = []) {
    if root == noIndex || place.isQuiet { return }
    noteTypeNode(Int(root), kind, extra)
  }

  private mutating func noteTypeNode(_ index: Int, _ kind: Reference.Kind, _ extra: Reference.Context) {
    let type = place.file.types[index]
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch type.kind {
    case .name:
      noteName(index, type, kind, extra)
      noteChildren(from: index + 1, to: Int(type.next), kind, extra.union(.nested))
    case .member:
      noteName(index, type, kind, extra)
      noteTypeNode(index + 1, .mentions, extra.union(.nested))
      noteChildren(from: Int(place.file.types[index + 1].next), to: Int(type.next), kind, extra.union(.nested))
    case .optional, .implicitlyUnwrapped, .some, .any, .composition, .pack, .element:
      for child in children(of: index) { noteTypeNode(child, kind, extra) }
    case .array, .dictionary, .tuple, .function:
      noteChildren(from: index + 1, to: Int(type.next), kind, extra.union(.nested))
    case .metatype:
      noteChildren(from: index + 1, to: Int(type.next), kind, extra.union(.metatype), isNested: false)
    case .suppressed, .placeholder, .invalid: break
    }
  }

  private func children(of index: Int) -> some Sequence<Int> {
    let types = place.file.types
    let end = Int(types[index].next)
    return sequence(state: index + 1) { (child: inout Int) -> Int? in
      guard child < end else { return nil }
      defer { child = Int(types[child].next) }
      return child
    }
  }

  /// What is inside a type is not inherited, only mentioned.
  private mutating func noteChildren(
    from start: Int, to end: Int, _ kind: Reference.Kind, _ extra: Reference.Context, isNested: Bool = true
  ) {
    var child = start
    while child < end {
      noteTypeNode(child, kind == .inherits && isNested ? .mentions : kind, extra)
      child = Int(place.file.types[child].next)
    }
  }

  private mutating func noteName(
    _ index: Int, _ type: TypeNode, _ kind: Reference.Kind, _ extra: Reference.Context
  ) {
    let binding = table.binding(place.file, index)
    switch binding.tag {
    case .entity: noteEntity(binding.payload, kind, extra, at: type.offset)
    case .external: noteExternal(externalPath(index), kind, extra, at: type.offset)
    case .ambiguous: noteAmbiguous(place.file.symbol(type.name), at: type.offset)
    case .unresolved: noteUnknownType(place.file.symbol(type.name), at: type.offset)
    case .associated: noteHolder(of: binding.payload, extra, at: type.offset)
    case .dependent:
      let base = convert(index + 1, place.file, owner: place.selfEntity)
      if let found = rootOfAssociatedType(place.file.symbol(type.name), of: base) {
        noteHolder(of: found, extra, at: type.offset)
      }
    case .parameter, .selfType, .module, .externalModule: break
    }
  }

  /// An associated type belongs to the protocol that declares it.
  private mutating func noteHolder(
    of associated: DeclarationNumber, _ extra: Reference.Context, at offset: UInt32
  ) {
    let holder = table.holder(of: associated)
    guard holder != noIndex, holder != place.source, !table.entities[Int(holder)].isExternal else { return }
    note(holder, .mentions, extra.union(.nested), at: offset)
  }

  private mutating func noteUnknownType(_ symbol: Symbol, at offset: UInt32) {
    if !use(symbol).contains(.nestedType) && !use(symbol).contains(.topLevel) { return countExternal() }
    noteUnknownMember(symbol, at: offset)
  }

  /// Notes a type by its name; one that is an alias also stands for its target.
  mutating func noteEntity(
    _ entity: EntityID, _ kind: Reference.Kind, _ extra: Reference.Context = [], at offset: UInt32,
    declaration: DeclarationNumber = noIndex
  ) {
    let target = table.entities[Int(entity)]
    guard target.kind == .typealias, !target.isExternal else {
      return note(entity, kind, extra, at: offset, declaration: declaration)
    }
    note(entity, kind, extra, at: offset)
    noteAliasTarget(entity, kind, extra.union(.throughAlias), at: offset, aliasDepth: 0)
  }

  private mutating func noteAliasTarget(
    _ alias: EntityID, _ kind: Reference.Kind, _ extra: Reference.Context, at offset: UInt32, aliasDepth: Int
  ) {
    let declaration = table.entities[Int(alias)].declaration
    guard aliasDepth < 8, declaration != noIndex, !place.isQuiet else { return }
    let home = table.file(of: declaration)
    let root = table.fact(declaration).pointee.type
    guard root != noIndex else { return }
    var index = Int(root)
    let end = Int(home.types[index].next)
    let isPlain = isNominalExpression(index, home)
    while index < end {
      let type = home.types[index]
      let isOutermost = isPlain && index == Int(root)
      let context = isOutermost ? extra : extra.union(.nested)
      let binding = table.binding(home, index)
      if type.kind == .name || type.kind == .member {
        if let entity = binding.entity {
          note(entity, isOutermost ? kind : .mentions, context, at: offset)
          if table.entities[Int(entity)].kind == .typealias, !table.entities[Int(entity)].isExternal {
            noteAliasTarget(
              entity, isOutermost ? kind : .mentions, context, at: offset, aliasDepth: aliasDepth + 1)
          }
        } else if binding.tag == .external {
          noteExternal(externalPath(index, home), isOutermost ? kind : .mentions, context, at: offset)
        }
      }
      index += 1
    }
  }

  private func isNominalExpression(_ index: Int, _ home: FileView) -> Bool {
    home.types[index].kind == .name || home.types[index].kind == .member
  }

  /// An outside type as it is written: `UIApplication.State`.
  private mutating func externalPath(_ index: Int) -> UInt32 { externalPath(index, place.file) }

  private mutating func externalPath(_ index: Int, _ home: FileView, limit: Int = 16) -> UInt32 {
    let type = home.types[index]
    guard type.kind == .member, limit > 0 else { return output.external(home.symbol(type.name)) }
    let base = home.types[index + 1]
    guard base.kind == .name || base.kind == .member else { return output.external(home.symbol(type.name)) }
    let binding = table.binding(home, index + 1)
    if binding.tag == .externalModule || binding.tag == .module { return output.external(home.symbol(type.name)) }
    return output.external(home.symbol(type.name), in: externalPath(index + 1, home, limit: limit - 1))
  }
}
