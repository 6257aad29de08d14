import StrataModel

/// How certain it is that a call refers to a declaration outside the project's types. Frameworks have functions and
/// members that are not known here, and an extension often adds another one with the same name.
enum Certainty: Comparable {
  /// An argument does not match its parameter.
  case no
  /// No argument mismatches, but the type of at least one is not known.
  case perhaps
  case yes
}

/// Candidates outside the project's types to which one name may refer.
struct FreeChoice {
  /// The first in source order, of those that not only debug builds compile if there are any.
  var first: DeclarationNumber
  /// Whether all of them are declared in one file, so that the dependency is the same for each of them.
  var isOneFile: Bool
}

/// Uses of declarations outside the project's types: those at file level, and members of types that the project does
/// not declare.
extension Resolver {
  /// The candidates from a mark on, if none is a member of a type of the project, and some are declared by the project.
  /// - Parameter entity: the type that declares all of them, if there is one.
  func freeChoice(_ entity: EntityID?, from mark: Int) -> FreeChoice? {
    guard let entity, candidates.count > mark else { return nil }
    if entity != noEntity {
      let flags = table.entities[Int(entity)].flags
      guard flags.contains(.external), !flags.contains(.notVisible) else { return nil }
    }
    guard (mark..<candidates.count).contains(where: { isOwn(candidates[$0].declaration) }) else { return nil }
    var choice: FreeChoice?
    var isOfModule = false
    for index in mark..<candidates.count {
      let declaration = candidates[index].declaration
      let home = table.file(of: declaration)
      // Declarations of the module itself shadow those of other modules of the project.
      let isNear = home.isExternal || table.belongs(home, to: place.file.module)
      if isOfModule, !isNear { continue }
      guard var known = choice, isOfModule == isNear else {
        choice = FreeChoice(first: declaration, isOneFile: true)
        isOfModule = isNear
        continue
      }
      if table.fileOf[Int(known.first)] != home.id { known.isOneFile = false }
      if isShipped(declaration) == isShipped(known.first) {
        known.first = min(known.first, declaration)
      } else if isShipped(declaration) {
        known.first = declaration
      }
      choice = known
    }
    return choice
  }

  /// Whether not only debug builds compile a declaration.
  private func isShipped(_ declaration: DeclarationNumber) -> Bool {
    !table.fact(declaration).pointee.marks.contains(.debug)
  }

  private func isOwn(_ declaration: DeclarationNumber) -> Bool {
    Int(table.fileOf[Int(declaration)]) < table.projectFileCount
  }

  /// Whether a declaration of the project is outside its types.
  func isFree(_ declaration: DeclarationNumber) -> Bool {
    guard isOwn(declaration) else { return false }
    let holder = table.holder(of: declaration)
    return holder == noIndex || table.entities[Int(holder)].isExternal
  }

  // MARK: Notes

  /// Notes the use of one of several candidates.
  /// - Parameters:
  ///   - declaration: the candidate, or ``noIndex`` if several are equally good.
  ///   - certainty: how well it matches its context.
  ///   - branches: the candidates, if each is in a branch of an `#if` of another file.
  mutating func noteFree(
    _ choice: FreeChoice, _ declaration: DeclarationNumber, _ certainty: Certainty = .yes,
    _ context: Reference.Context = [], _ branches: [DeclarationNumber] = [], at offset: UInt32, name: NameID
  ) {
    if place.isQuiet { return }
    if declaration == noIndex, !choice.isOneFile, !branches.isEmpty {
      for branch in branches { noteFree(branch, certainty, context, at: offset, name: name) }
      return
    }
    let meant = declaration != noIndex ? declaration : choice.isOneFile ? choice.first : noIndex
    guard meant != noIndex else { return noteAmbiguous(symbol(of: choice.first, name), at: offset) }
    noteFree(meant, certainty, context, at: offset, name: name)
  }

  /// The name of a use; `init` or `subscript` where none is written.
  private func symbol(of declaration: DeclarationNumber, _ name: NameID) -> Symbol {
    guard name.isNone, declaration != noIndex else { return place.file.symbol(name) }
    return DeclarationsBuilder.memberSymbol(table.fact(declaration), table.file(of: declaration))
  }

  /// Notes the use of a declaration outside the project's types.
  mutating func noteFree(
    _ declaration: DeclarationNumber, _ certainty: Certainty, _ context: Reference.Context = [], at offset: UInt32,
    name: NameID
  ) {
    if place.isQuiet { return }
    guard isOwn(declaration), certainty != .no else { return countExternal() }
    let symbol = place.file.symbol(name)
    // A framework has such members or operators; a function at file level shadows those of frameworks.
    let isFunction = table.fact(declaration).pointee.kind == .function
    let rivals: SymbolUse = isFunction ? [.knownFunction, .operator] : [.knownMember, .operator]
    if certainty == .perhaps, !use(symbol).isDisjoint(with: rivals) || symbol.isNone {
      return noteAmbiguous(self.symbol(of: declaration, name), at: offset)
    }
    output.counts.references += 1
    output.counts.resolved += 1
    guard output.recordsCalls || table.fileOf[Int(declaration)] != place.file.id else { return }
    output.records.append(
      ReferenceRecord(
        offset: offset, source: place.source, target: noEntity, isExternal: false,
        kind: Reference.Kind.calls.rawValue, context: place.context.union(context).rawValue,
        declaration: place.declaration, member: name, memberDeclaration: declaration))
  }

  /// Notes the use of a function that is declared in the code around it. The ledger does not count these.
  mutating func noteLocal(_ declaration: DeclarationNumber, _ index: Int) {
    if place.isQuiet { return }
    output.records.append(
      ReferenceRecord(
        offset: node(index).offset, source: place.source, target: noEntity, isExternal: false,
        kind: Reference.Kind.calls.rawValue, context: place.context.rawValue, declaration: place.declaration,
        member: node(index).name, memberDeclaration: declaration))
  }

  // MARK: Calls

  /// How well the arguments of a call match a candidate outside the project's types. Not computed for other candidates.
  mutating func certainty(of candidate: Candidate, _ first: Int, _ site: CallSite) -> Certainty {
    guard !place.isQuiet, isFree(candidate.declaration) else { return .yes }
    let home = table.file(of: candidate.declaration)
    if home.id == place.file.id { return .yes }
    let fact = home.declarations + Int(candidate.declaration - home.declarationBase)
    switch fact.pointee.kind {
    case .function, .initializer, .subscript: break
    default: return .yes
    }
    guard match(fact, home, site.call, store: first) else { return .no }
    let declared = valueType(candidate.declaration)
    let substitution = Substitution(
      owner: candidate.owner, selfType: selfType(of: site.base), mark: generics.count)
    var result = Certainty.yes
    for index in first..<arguments.count {
      let parameter = arguments[index].parameter
      guard parameter != noIndex else { return .no }
      var wanted = substitute(arena.operand(declared, Int(parameter)), substitution)
      if home.parameters[Int(fact.pointee.parameters.start + parameter)].isVariadic {
        wanted = arena.operand(wanted, 0)
      }
      result = min(result, certainty(fitArgument(arguments[index], autoclosed(wanted, index)), wanted))
    }
    return result
  }

  /// For several candidates that are equally good, the highest certainty of them.
  mutating func tiedCertainty(from mark: Int, _ first: Int, _ site: CallSite) -> Certainty {
    var result = Certainty.no
    let last = candidates.count
    for index in mark..<last where result != .yes {
      result = max(result, certainty(of: candidates[index], first, site))
    }
    return result
  }

  /// The certainty of a fit to an expected type. For a generic parameter it is at most "perhaps".
  func certainty(_ fit: Int, _ wanted: Ty) -> Certainty {
    if fit != 1 { return fit == 0 ? .no : .yes }
    switch arena.kind(wanted) {
    case .nominal, .external: return .perhaps
    case .optional, .metatype: return certainty(fit, arena.operand(wanted, 0))
    default: return .yes
    }
  }
}
