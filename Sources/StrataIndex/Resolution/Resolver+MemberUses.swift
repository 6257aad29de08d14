import StrataModel

extension Resolver {
  /// Uses the members that a search found: notes the type that declares them, and calls them if a call follows. Removes
  /// the candidates.
  mutating func useMembers(_ search: MemberSearch, _ base: Ty, _ index: Int, _ site: CallSite?) -> Ty {
    if site != nil, !search.fits, search.isOpenEnded {
      // The member that is called is one of an external supertype: no known candidate takes the arguments.
      candidates.truncate(to: search.mark)
      countExternal()
      noteWatchedInstanceMember(of: base, index)
      if let site { _ = inferUnfoundArguments(site.call, of: symbol(index)) }
      return fluentType(base)
    }
    if site == nil {
      if candidates.count > search.mark + 1 { keepLabelled(index, from: search.mark) }
      preferVariables(from: search.mark)
    }
    let entity = commonEntity(from: search.mark)
    let choice = freeChoice(entity, from: search.mark)
    let offset = node(index).offset
    let name = node(index).name
    if let entity, entity != noEntity, table.entities[Int(entity)].isExternal {
      noteWatchedInstanceMember(of: base, index)
    }
    guard let site else {
      let type = readMembers(from: search.mark, base)
      let declaration = onlyDeclaration(from: search.mark)
      let isType = declaration != noIndex && isStatic(declaration) && isFunctionOrVariable(declaration)
      let branches = declaration == noIndex ? branches(from: search.mark) : []
      let isSpread = declaration == noIndex && branches.isEmpty && areInSeveralFiles(from: search.mark)
      candidates.truncate(to: search.mark)
      if let choice {
        noteFree(choice, declaration, .yes, isType ? .staticMember : [], branches, at: offset, name: name)
      } else {
        noteUse(entity, isType ? .staticMember : [], offset, name, declaration, branches, isSpread: isSpread)
      }
      return type
    }
    let first = candidates[search.mark].declaration
    let isType = isStatic(first) && isFunctionOrVariable(first)
    if let explicit = site.explicit { noteGenericArguments(explicit) }
    let outcome = resolveCall(from: search.mark, site)
    if let choice {
      noteFree(
        choice, outcome.declaration, outcome.certainty, isType ? .staticMember : [], outcome.branches, at: offset,
        name: name)
      return outcome.type
    }
    let target = outcome.declaration == noIndex ? entity : table.holder(of: outcome.declaration)
    noteUse(
      target, isType ? .staticMember : [], offset, name, outcome.declaration, outcome.branches,
      isSpread: outcome.isInSeveralFiles)
    return outcome.type
  }

  /// A name without a call refers to a variable or case, even if functions have the same name.
  private mutating func preferVariables(from mark: Int) {
    guard candidates.count > mark + 1 else { return }
    var kept = mark
    for index in mark..<candidates.count where !isFunction(candidates[index].declaration) {
      candidates[kept] = candidates[index]
      kept += 1
    }
    if kept > mark { candidates.truncate(to: kept) }
  }

  private func isFunction(_ declaration: DeclarationNumber) -> Bool {
    table.fact(declaration).pointee.kind == .function
  }

  private func isFunctionOrVariable(_ declaration: DeclarationNumber) -> Bool {
    let kind = table.fact(declaration).pointee.kind
    return kind == .function || kind == .variable || kind == .subscript
  }

  /// The only candidate; of several in the branches of an `#if`, the first one stands for all of its file, and the
  /// requirement of a protocol stands for its default implementations.
  private func onlyDeclaration(from mark: Int) -> DeclarationNumber {
    guard candidates.count > mark else { return noIndex }
    let isOne = candidates.count == mark + 1 || areBranches(from: mark) && !areInSeveralFiles(from: mark)
    return isOne ? candidates[shipped(from: mark)].declaration : requirement(from: mark)
  }

  /// The requirement among candidates that are otherwise members of extensions of its protocol.
  private func requirement(from mark: Int) -> DeclarationNumber {
    guard let entity = commonEntity(from: mark), entity != noEntity, table.entities[Int(entity)].kind == .protocol
    else {
      return noIndex
    }
    let stated = (mark..<candidates.count).map { candidates[$0].declaration }.filter { declaration in
      let home = table.file(of: declaration)
      let parent = table.fact(declaration).pointee.parent
      return parent != noIndex && (home.declarations + Int(parent)).pointee.kind == .protocol
    }
    return stated.count == 1 ? stated[0] : noIndex
  }

  /// The first candidate that not only debug builds compile; if there is none, the first one.
  func shipped(from mark: Int) -> Int {
    (mark..<candidates.count).first { index in
      !table.fact(candidates[index].declaration).pointee.marks.contains(.debug)
    } ?? mark
  }

  /// Whether all candidates are of the project and in branches of an `#if`: then every build has one of them.
  func areBranches(from mark: Int) -> Bool {
    candidates.count > mark + 1
      && (mark..<candidates.count).allSatisfy { index in
        let declaration = candidates[index].declaration
        return Int(table.fileOf[Int(declaration)]) < table.projectFileCount
          && table.fact(declaration).pointee.condition != 0
      }
  }

  /// One candidate of each file, if all are in branches of an `#if` and they are in several files; otherwise none.
  func branches(from mark: Int) -> [DeclarationNumber] {
    guard areBranches(from: mark), areInSeveralFiles(from: mark) else { return [] }
    var files: Set<UInt32> = []
    return (mark..<candidates.count).map { candidates[$0].declaration }
      .filter { files.insert(table.fileOf[Int($0)]).inserted }
  }

  /// Whether candidates are declared in more than one file.
  func areInSeveralFiles(from mark: Int) -> Bool {
    guard candidates.count > mark + 1 else { return false }
    let first = table.fileOf[Int(candidates[mark].declaration)]
    return ((mark + 1)..<candidates.count).contains { table.fileOf[Int(candidates[$0].declaration)] != first }
  }

  /// Notes the use of a member; `nil` if its candidates are in several types.
  /// - Parameter isSpread: several members of one type are possible, in different files: the type is used in any case, and
  ///   which of its files is ambiguous.
  private mutating func noteUse(
    _ entity: EntityID?, _ context: Reference.Context, _ offset: UInt32, _ name: NameID,
    _ declaration: DeclarationNumber, _ branches: [DeclarationNumber], isSpread: Bool
  ) {
    guard let entity else { return noteAmbiguous(place.file.symbol(name), at: offset) }
    if entity != noEntity, !branches.isEmpty {
      for branch in branches { note(entity, .calls, context, at: offset, member: name, declaration: branch) }
      return
    }
    if isSpread, entity != noEntity, !table.entities[Int(entity)].isExternal {
      noteAmbiguous(place.file.symbol(name), at: offset)
    }
    if entity != noEntity { note(entity, .calls, context, at: offset, member: name, declaration: declaration) }
  }

  /// The type of a member that is read, not called; unknown if the candidates have different types.
  mutating func readMembers(from mark: Int, _ base: Ty) -> Ty {
    var result = Ty.unknown
    let last = candidates.count
    for index in mark..<last {
      let candidate = candidates[index]
      let declared = valueType(candidate.declaration)
      let type = substitute(
        declared, Substitution(owner: candidate.owner, selfType: selfType(of: base), mark: generics.count))
      if index == mark { result = type } else if type != result { return .unknown }
    }
    return result
  }
}
