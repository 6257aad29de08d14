import StrataModel

extension Resolver {
  /// Notes the types in a type expression of the present file.
  mutating func noteType(_ root: UInt32, _ kind: Reference.Kind, _ extra: Reference.Context = []) {
    if root == noIndex || place.isQuiet { return }
    noteTypeNode(Int(root), kind, extra)
  }

  private mutating func noteTypeNode(_ index: Int, _ kind: Reference.Kind, _ extra: Reference.Context) {
    let type = place.file.types[index]
    guard enter() else { return }
    defer { leave() }
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
    case .attributed:
      noteTypeNode(index + 1, kind, extra)
      noteChildren(from: Int(place.file.types[index + 1].next), to: Int(type.next), .mentions, extra.union(.nested))
    case .metatype:
      noteChildren(from: index + 1, to: Int(type.next), kind, extra.union(.metatype), isNested: false)
    case .suppressed, .placeholder, .invalid: break
    }
  }

  /// Notes the arguments of a generic name, without the name.
  mutating func noteTypeArguments(of root: Int) {
    noteChildren(from: root + 1, to: Int(place.file.types[root].next), .mentions, .nested)
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

  /// The parts of a type in an inheritance clause are not inherited, only mentioned.
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
    case .notVisible: noteNotVisible(place.file.symbol(type.name), at: type.offset)
    case .unresolved: noteUnknownType(place.file.symbol(type.name), at: type.offset)
    case .associated: noteHolder(of: binding.payload, extra, at: type.offset)
    case .dependent:
      let base = convert(index + 1, place.file, owner: place.selfEntity)
      if let found = rootOfAssociatedType(place.file.symbol(type.name), of: base) {
        noteHolder(of: found, extra, at: type.offset)
      }
    case .externalModule where !isQualifier(index): noteExternal(externalPath(index), kind, extra, at: type.offset)
    case .parameter, .selfType, .module, .externalModule: break
    }
  }

  /// Whether a name is the first one of a dotted type: `RealmSwift` of `RealmSwift.Realm`.
  private func isQualifier(_ index: Int) -> Bool { index > 0 && place.file.types[index - 1].kind == .member }

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

  /// Notes a type by its name; for an alias also its target.
  /// - Parameter member: the static member of it that is used; recorded only for external types.
  mutating func noteEntity(
    _ entity: EntityID, _ kind: Reference.Kind, _ extra: Reference.Context = [], at offset: UInt32,
    declaration: DeclarationNumber = noIndex, member: NameID = .none
  ) {
    let target = table.entities[Int(entity)]
    guard target.kind == .typealias, !target.isExternal else {
      let member = target.isExternal ? member : .none
      return note(entity, kind, extra, at: offset, member: member, declaration: declaration)
    }
    note(entity, kind, extra, at: offset)
    noteAliasTarget(entity, kind, extra.union(.throughAlias), at: offset, member: member)
  }

  /// Notes the target of an alias, as if it were written at that location.
  private mutating func noteAliasTarget(
    _ alias: EntityID, _ kind: Reference.Kind, _ extra: Reference.Context, at offset: UInt32, member: NameID
  ) {
    let declaration = table.entities[Int(alias)].declaration
    guard declaration != noIndex, !place.isQuiet else { return }
    let home = table.file(of: declaration)
    let root = table.fact(declaration).pointee.type
    guard root != noIndex else { return }
    // Aliases of aliases whose targets double in size would take too long.
    guard aliasDepth < Self.maximumAliasDepth else { return noteCutOff() }
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    noteAliased(Int(root), home, kind, extra, at: offset, member: member)
  }

  private mutating func noteAliased(
    _ index: Int, _ home: FileView, _ kind: Reference.Kind, _ extra: Reference.Context, at offset: UInt32,
    member: NameID = .none
  ) {
    let type = home.types[index]
    let end = Int(type.next)
    guard enter() else { return }
    defer { leave() }
    // The creation of an array does not create its elements.
    let inner: Reference.Kind = kind == .inherits || kind == .creates || kind == .calls ? .mentions : kind
    switch type.kind {
    case .name:
      noteAliasedName(index, home, kind, extra, at: offset, member: member)
      noteAliased(from: index + 1, to: end, home, inner, extra.union(.nested), at: offset)
    case .member:
      noteAliasedName(index, home, kind, extra, at: offset, member: member)
      noteAliased(index + 1, home, .mentions, extra.union(.nested), at: offset)
      noteAliased(from: Int(home.types[index + 1].next), to: end, home, inner, extra.union(.nested), at: offset)
    case .optional, .implicitlyUnwrapped, .some, .any, .composition, .pack, .element:
      let part = type.kind == .optional || type.kind == .implicitlyUnwrapped ? inner : kind
      noteAliased(from: index + 1, to: end, home, part, extra, at: offset)
    case .array, .dictionary, .tuple, .function:
      noteAliased(from: index + 1, to: end, home, inner, extra.union(.nested), at: offset)
    case .attributed:
      noteAliased(index + 1, home, kind, extra, at: offset)
      noteAliased(from: Int(home.types[index + 1].next), to: end, home, .mentions, extra.union(.nested), at: offset)
    case .metatype: noteAliased(from: index + 1, to: end, home, inner, extra.union(.metatype), at: offset)
    case .suppressed, .placeholder, .invalid: break
    }
  }

  private mutating func noteAliased(
    from start: Int, to end: Int, _ home: FileView, _ kind: Reference.Kind, _ extra: Reference.Context,
    at offset: UInt32
  ) {
    var child = start
    while child < end {
      noteAliased(child, home, kind, extra, at: offset)
      child = Int(home.types[child].next)
    }
  }

  private mutating func noteAliasedName(
    _ index: Int, _ home: FileView, _ kind: Reference.Kind, _ extra: Reference.Context, at offset: UInt32,
    member: NameID
  ) {
    let binding = table.binding(home, index)
    if binding.tag == .external {
      return noteExternal(externalPath(index, home), kind, extra, at: offset, member: member)
    }
    guard let entity = binding.entity else { return }
    let target = table.entities[Int(entity)]
    note(entity, kind, extra, at: offset, member: target.isExternal ? member : .none)
    if target.kind == .typealias, !target.isExternal {
      noteAliasTarget(entity, kind, extra, at: offset, member: member)
    }
  }

  /// An external type as it is written: `UIApplication.State`.
  private mutating func externalPath(_ index: Int) -> UInt32 { externalPath(index, place.file) }

  private mutating func externalPath(_ index: Int, _ home: FileView, length: Int = 1) -> UInt32 {
    let type = home.types[index]
    guard type.kind == .member else { return output.external(home.symbol(type.name)) }
    guard length < Self.maximumPathLength else {
      noteCutOff()
      return output.external(home.symbol(type.name))
    }
    let base = home.types[index + 1]
    guard base.kind == .name || base.kind == .member else { return output.external(home.symbol(type.name)) }
    let binding = table.binding(home, index + 1)
    if binding.tag == .externalModule || binding.tag == .module { return output.external(home.symbol(type.name)) }
    return output.external(home.symbol(type.name), in: externalPath(index + 1, home, length: length + 1))
  }
}
