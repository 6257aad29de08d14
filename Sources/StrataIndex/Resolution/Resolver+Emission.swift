import StrataModel

extension Resolver {
  /// Notes a reference to a type of the project or of a framework interface.
  mutating func note(
    _ entity: EntityID, _ kind: Reference.Kind, _ extra: Reference.Context = [], at offset: UInt32,
    member: NameID = .none, declaration: DeclarationNumber = noIndex
  ) {
    if place.isQuiet { return }
    if table.entities[Int(entity)].isExternal {
      if table.entities[Int(entity)].flags.contains(.notVisible) {
        return noteNotVisible(table.entities[Int(entity)].symbol, at: offset)
      }
      // Members of external types need no references; the names of the types have them.
      if kind == .calls { return countExternal() }
      return noteExternal(externalName(entity), kind, extra, at: offset, member: member)
    }
    output.counts.references += 1
    output.counts.resolved += 1
    if entity == place.source, !output.recordsCalls {
      return noteOwn(entity, extra, at: offset, member: member, declaration)
    }
    var context = place.context.union(extra)
    if place.isInCreation, kind == .creates || extra.contains(.staticMember) {
      context.insert(.nestedCreation)
    }
    output.records.append(
      ReferenceRecord(
        offset: offset, source: place.source, target: entity, isExternal: false, kind: kind.rawValue,
        context: context.rawValue, declaration: place.declaration, member: member, memberDeclaration: declaration))
  }

  /// Records what a type uses of its own extensions in other files, which may belong to another layer than the type. It
  /// is a use of a member also where it is an initializer.
  private mutating func noteOwn(
    _ entity: EntityID, _ extra: Reference.Context, at offset: UInt32, member: NameID,
    _ declaration: DeclarationNumber
  ) {
    guard declaration != noIndex else { return }
    let home = table.fileOf[Int(declaration)]
    guard home != place.file.id, home != table.fileOf[Int(table.entities[Int(entity)].declaration)] else { return }
    output.records.append(
      ReferenceRecord(
        offset: offset, source: entity, target: entity, isExternal: false, kind: Reference.Kind.calls.rawValue,
        context: place.context.union(extra).rawValue, declaration: place.declaration, member: member,
        memberDeclaration: declaration))
  }

  /// Notes the name of a type that the project does not declare.
  /// - Parameter member: the static member of it that is used.
  mutating func noteExternal(
    _ external: UInt32, _ kind: Reference.Kind, _ extra: Reference.Context = [], at offset: UInt32,
    member: NameID = .none
  ) {
    if place.isQuiet { return }
    countExternal()
    var context = place.context.union(extra)
    if kind == .creates, place.isInCreation { context.insert(.nestedCreation) }
    output.records.append(
      ReferenceRecord(
        offset: offset, source: place.source, target: external, isExternal: true, kind: kind.rawValue,
        context: context.rawValue, declaration: place.declaration, member: member, memberDeclaration: noIndex))
  }

  /// Counts an external name that is not recorded.
  mutating func countExternal() {
    if place.isQuiet { return }
    output.counts.references += 1
    output.counts.external += 1
  }

  /// Counts a member whose base is not known. If no type of the project has a member with this name, the member is
  /// certainly external.
  mutating func noteUnknownMember(_ symbol: Symbol, at offset: UInt32) {
    if place.isQuiet { return }
    if !use(symbol).contains(.projectMember) { return countExternal() }
    output.counts.references += 1
    output.counts.unresolved += 1
    appendGap(symbol, .unresolved, offset)
  }

  /// Counts a name with several possible targets.
  mutating func noteAmbiguous(_ symbol: Symbol, at offset: UInt32) {
    if place.isQuiet { return }
    output.counts.references += 1
    output.counts.ambiguous += 1
    appendGap(symbol, .ambiguous, offset)
  }

  /// Counts a name that a module of the project declares but that the file does not see.
  mutating func noteNotVisible(_ symbol: Symbol, at offset: UInt32) {
    if place.isQuiet { return }
    output.counts.references += 1
    output.counts.unresolved += 1
    output.counts.notVisible += 1
    appendGap(symbol, .notVisible, offset)
  }

  /// Counts that a limit ended a search early.
  @inline(never) mutating func noteCutOff() { output.counts.cutOff += 1 }

  private mutating func appendGap(_ symbol: Symbol, _ reason: Gap.Reason, _ offset: UInt32) {
    output.gaps.append(GapRecord(offset: offset, name: symbol, reason: reason))
  }

  /// The name of an external type, with those of its enclosing types.
  mutating func externalName(_ entity: EntityID) -> UInt32 {
    let type = table.entities[Int(entity)]
    return output.external(type.symbol, in: type.outer == noIndex ? noIndex : externalName(type.outer))
  }
}
