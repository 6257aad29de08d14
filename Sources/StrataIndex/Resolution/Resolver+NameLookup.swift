import StrataModel

/// The target of a name in an expression.
enum Meaning {
  /// A local variable, parameter or capture.
  case value(Ty)
  /// A function in a body.
  case localFunction(DeclarationNumber)
  /// Members that can be used without a base: the candidates from the mark on.
  case members(MemberSearch, base: Ty)
  /// Functions or variables at file level: the candidates from the mark on.
  case globals(mark: Int)
  /// A type of the project or of a framework interface.
  case type(Binding)
  case module(Ty)
  case ambiguous
  /// A name that the project does not declare.
  case outside
}

extension Resolver {
  /// The target of a name at the present position: locals first, then the members of the enclosing types, then file
  /// level.
  /// - Parameter call: the `call` node that follows it.
  mutating func meaning(of name: NameID, _ symbol: Symbol, call: Int?) -> Meaning {
    if let local = findLocal(symbol) {
      return local.declaration == noIndex ? .value(local.type) : .localFunction(local.declaration)
    }
    let use = use(symbol)
    if !use.isDisjoint(with: [.projectMember, .knownMember, .nestedType, .genericParameter, .local]),
      let found = lexicalMeaning(symbol, use, call)
    {
      return found
    }
    return fileLevelMeaning(name, symbol, use, call)
  }

  func findLocal(_ symbol: Symbol) -> Local? { locals.newest(symbol, from: place.firstLocal) }

  private mutating func lexicalMeaning(_ symbol: Symbol, _ use: SymbolUse, _ call: Int?) -> Meaning? {
    var isInnermost = true
    var unfit: (MemberSearch, Ty)?
    var isInTopLevelCode = true
    for (scope, fact) in place.file.scopes(from: place.declaration) {
      isInTopLevelCode = fact.pointee.isLocal
      if use.contains(.genericParameter), !fact.pointee.genericParameters.isEmpty,
        let parameter = ownGenericParameter(symbol, fact.pointee.genericParameters)
      {
        return .type(parameter)
      }
      if fact.pointee.kind.isTypeScope {
        let entity = table.entityOf[Int(number(scope))]
        if entity != noIndex {
          if fact.pointee.kind == .extension, use.contains(.genericParameter),
            let parameter = lookup.genericParameter(symbol, of: entity)
          {
            return .type(parameter)
          }
          let base =
            !isInnermost ? nominal(entity) : entity == place.selfEntity ? instanceType() : arena.make(.selfType, entity)
          let search = findMembers(symbol, of: base, isInnermost ? place.side : .type, call: call)
          if candidates.count > search.mark {
            if search.fits { return isType(search.mark) ?? .members(search, base: base) }
            // If none of them matches the call, a declaration in an outer scope may be meant.
            candidates.truncate(to: search.mark)
            if unfit == nil { unfit = (search, base) }
          }
          if symbol == .codingKeys, isCoded(entity) { return .outside }
          isInnermost = false
        }
      } else if use.contains(.local),
        let type = table.localType(symbol, in: place.file, from: scope + 1, fact.pointee.next)
      {
        return .type(type)
      }
    }
    if isInTopLevelCode, use.contains(.local),
      let type = table.localType(symbol, in: place.file, from: 0, UInt32(place.file.declarationCount))
    {
      return .type(type)
    }
    guard let (search, base) = unfit, !search.isOpenEnded,
      use.isDisjoint(with: [.topLevel, .knownTopLevel])
    else { return nil }
    return .members(findMembers(symbol, of: base, place.side), base: base)
  }

  /// Whether the compiler synthesizes `CodingKeys` in a type; they shadow those of the enclosing types.
  private func isCoded(_ entity: EntityID) -> Bool {
    table.supertypes(of: entity).contains { clause in
      let home = table.files[Int(clause.file)]
      let name = home.symbol(home.types[Int(clause.root)].name)
      return name == .codable || name == .decodable || name == .encodable
    }
  }

  /// The type, if the candidates are one type nested in the enclosing types.
  private mutating func isType(_ mark: Int) -> Meaning? {
    let candidate = candidates[mark]
    guard table.fact(candidate.declaration).pointee.kind.isTypeName else { return nil }
    let entity = table.entityOf[Int(candidate.declaration)]
    let count = candidates.count - mark
    candidates.truncate(to: mark)
    if entity == noIndex { return .type(Binding(.associated, candidate.declaration)) }
    if count > 1 {
      for index in 1..<count where table.entityOf[Int(candidates.base[mark + index].declaration)] != entity {
        return .ambiguous
      }
    }
    return .type(Binding(.entity, entity))
  }

  private func ownGenericParameter(_ symbol: Symbol, _ span: Span) -> Binding? {
    for index in span.range where !place.file.generics[index].isRequirement {
      if place.file.symbol(place.file.generics[index].name) == symbol {
        return Binding(.parameter, place.file.genericBase + UInt32(index))
      }
    }
    return nil
  }

  // MARK: File level

  private mutating func fileLevelMeaning(
    _ name: NameID, _ symbol: Symbol, _ use: SymbolUse, _ call: Int?
  ) -> Meaning {
    guard !use.isDisjoint(with: [.topLevel, .knownTopLevel, .extendedOutside, .module, .outsideModule]) else {
      return .outside
    }
    let binding = lookup.topLevel(name, symbol)
    switch binding.tag {
    case .entity: return .type(binding)
    case .ambiguous: return .ambiguous
    case .module: return .module(arena.make(.module, binding.payload))
    default: break
    }
    let mark = candidates.count
    if appendGlobals(symbol, call) { return .globals(mark: mark) }
    return binding.tag == .externalModule && call == nil ? .module(arena.make(.externalModule)) : .outside
  }

  /// Appends the functions and variables with a name at file level: of the module, otherwise of the imported modules.
  private mutating func appendGlobals(_ symbol: Symbol, _ call: Int?) -> Bool {
    let mark = candidates.count
    appendVisible(table.topLevel[place.file.module, symbol.id], call, from: mark)
    if candidates.count > mark { return true }
    for index in place.file.imports.range {
      let visible = table.imports[index]
      if !visible.only.isNone && visible.only != symbol { continue }
      appendVisible(table.topLevel[visible.module, symbol.id], call, from: mark)
    }
    if candidates.count > mark { return true }
    if table.isLoose[Int(place.file.module)] {
      appendVisible(table.outside[Declarations.looseModules, symbol.id], call, from: mark)
    }
    if candidates.count > mark { return true }
    appendVisible(table.outside[Declarations.knownFrameworks, symbol.id], call, from: mark)
    return candidates.count > mark
  }

  /// - Parameter start: where the candidates for the same name begin.
  mutating func appendVisible(_ declarations: UnsafeBufferPointer<UInt32>, _ call: Int?, from start: Int) {
    let mark = candidates.count
    var hasFit = false
    for declaration in declarations where table.isVisible(declaration, from: place.file) {
      if table.entityOf[Int(declaration)] != noIndex || isListed(declaration, from: start) { continue }
      let fits = call.map { accepts(Candidate(declaration: declaration, owner: .unknown), $0) } ?? true
      if fits, !hasFit { candidates.truncate(to: mark) }
      if fits { hasFit = true }
      if fits == hasFit { candidates.append(Candidate(declaration: declaration, owner: .unknown)) }
    }
    if candidates.count > mark + 1, !place.file.isTest { dropThoseOfTests(from: mark) }
  }

  /// Production code never calls a function of a test file where another one fits.
  private mutating func dropThoseOfTests(from mark: Int) {
    guard (mark..<candidates.count).contains(where: { !isOfTest(candidates[$0]) }) else { return }
    var kept = mark
    for index in mark..<candidates.count where !isOfTest(candidates[index]) {
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  private func isOfTest(_ candidate: Candidate) -> Bool { table.file(of: candidate.declaration).isTest }

  /// Whether a declaration is listed already: several imported modules may compile its file.
  private func isListed(_ declaration: DeclarationNumber, from mark: Int) -> Bool {
    if table.file(of: declaration).otherModules.isEmpty { return false }
    return (mark..<candidates.count).contains { candidates[$0].declaration == declaration }
  }

  /// Members of a module of the project, after its name and a dot.
  mutating func appendModuleMembers(_ symbol: Symbol, _ module: UInt32, _ call: Int?) {
    appendVisible(table.topLevel[module, symbol.id], call, from: candidates.count)
  }
}
