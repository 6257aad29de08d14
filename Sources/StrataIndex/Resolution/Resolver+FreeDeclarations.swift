import StrataModel

/// How sure it is that a call means a declaration outside the project's types. Frameworks have functions and members
/// that are not known here, and an extension often adds one more of the same name.
enum Certainty: Comparable {
  /// An argument does not go to its parameter.
  case no
  /// Nothing speaks against it, but the type of an argument is not known.
  case perhaps
  case yes
}

/// Candidates outside the project's types that one name may mean.
struct FreeChoice {
  /// The first in source order.
  var first: DeclarationNumber
  /// All of them are declared in its file, so that the dependency is the same whichever is meant.
  var isOneFile: Bool
}

/// Uses of declarations outside the project's types: at file level, and members of types that the project does not
/// declare.
extension Resolver {
  /// The candidates from a mark on, where none is a member of a type of the project, and some are the project's.
  /// - Parameter entity: the type that declares them all, if there is one.
  func freeChoice(_ entity: EntityID?, from mark: Int) -> FreeChoice? {
    guard let entity, candidates.count > mark else { return nil }
    if entity != noEntity {
      let flags = table.entities[Int(entity)].flags
      guard flags.contains(.external), !flags.contains(.notVisible) else { return nil }
    }
    var choice: FreeChoice?
    var isOfModule = false
    for index in mark..<candidates.count {
      let declaration = candidates[index].declaration
      let home = table.file(of: declaration)
      // What the module itself declares hides what other modules of the project do.
      let isNear = home.isExternal || table.belongs(home, to: place.file.module)
      if isOfModule, !isNear { continue }
      guard var known = choice, isOfModule == isNear else {
        choice = FreeChoice(first: declaration, isOneFile: true)
        isOfModule = isNear
        continue
      }
      if table.fileOf[Int(known.first)] != home.id { known.isOneFile = false }
      known.first = min(known.first, declaration)
      choice = known
    }
    guard (mark..<candidates.count).contains(where: { isOwn(candidates[$0].declaration) }) else { return nil }
    return choice
  }

  private func isOwn(_ declaration: DeclarationNumber) -> Bool {
    Int(table.fileOf[Int(declaration)]) < table.projectFileCount
  }

  /// A declaration of the project outside its types.
  func isFree(_ declaration: DeclarationNumber) -> Bool {
    guard isOwn(declaration) else { return false }
    let holder = table.holder(of: declaration)
    return holder == noIndex || table.entities[Int(holder)].isExternal
  }

  // MARK: Notes

  /// Notes the use of one of some candidates.
  /// - Parameters:
  ///   - declaration: the one that is meant, or ``noIndex`` where several are equally good.
  ///   - certainty: how well it goes with what stands around it.
  mutating func noteFree(
    _ choice: FreeChoice, _ declaration: DeclarationNumber, _ certainty: Certainty = .yes,
    _ context: Reference.Context = [], at offset: UInt32, name: NameID
  ) {
    if place.isQuiet { return }
    let meant = declaration != noIndex ? declaration : choice.isOneFile ? choice.first : noIndex
    let symbol = place.file.symbol(name)
    guard meant != noIndex else { return noteAmbiguous(symbol, at: offset) }
    noteFree(meant, certainty, context, at: offset, name: name)
  }

  /// Notes the use of a declaration outside the project's types.
  mutating func noteFree(
    _ declaration: DeclarationNumber, _ certainty: Certainty, _ context: Reference.Context = [], at offset: UInt32,
    name: NameID
  ) {
    if place.isQuiet { return }
    guard isOwn(declaration), certainty != .no else { return countExternal() }
    let symbol = place.file.symbol(name)
    // A framework has members or operators of that name; a function at file level hides those of frameworks.
    if certainty == .perhaps, !use(symbol).isDisjoint(with: [.knownMember, .operator]) || symbol.isNone {
      return noteAmbiguous(symbol, at: offset)
    }
    output.counts.references += 1
    output.counts.resolved += 1
    guard table.fileOf[Int(declaration)] != place.file.id else { return }
    output.records.append(
      ReferenceRecord(
        offset: offset, source: place.source, target: noEntity, isExternal: false,
        kind: Reference.Kind.calls.rawValue, context: place.context.union(context).rawValue,
        declaration: place.declaration, member: name, memberDeclaration: declaration))
  }

  // MARK: Calls

  /// How well the arguments of a call go to a candidate outside the project's types; of any other it is not asked.
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

  /// Of several candidates that are equally good, the best of what is said of each.
  mutating func tiedCertainty(from mark: Int, _ first: Int, _ site: CallSite) -> Certainty {
    var result = Certainty.no
    let last = candidates.count
    for index in mark..<last where result != .yes {
      result = max(result, certainty(of: candidates[index], first, site))
    }
    return result
  }

  /// What a fit says where a type is wanted: of a generic parameter no argument can say more than "perhaps".
  func certainty(_ fit: Int, _ wanted: Ty) -> Certainty {
    if fit != 1 { return fit == 0 ? .no : .yes }
    switch arena.kind(wanted) {
    case .nominal, .external: return .perhaps
    case .optional, .metatype: return certainty(fit, arena.operand(wanted, 0))
    default: return .yes
    }
  }
}
