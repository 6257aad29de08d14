import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Records the ways in which every symbol is used. Most lookups end with a test of these.
  mutating func noteUses(objectiveC: Set<String>) {
    moduleSymbols()
    let objectiveC = objectiveC.sorted().map { symbol($0) }
    let uses: UnsafeMutablePointer<SymbolUse> = storage.list(symbols.count, filledWith: [])
    table.uses = uses
    for id in 0..<symbols.count {
      let first = symbols.firstByte(of: Symbol(UInt32(id)))
      if first >= 65 && first <= 90 { uses[id] = .capitalized }
      if first == 36 { uses[id] = .projection }
    }
    table.propertyBehind = storage.list(symbols.count, filledWith: .none)
    for id in 0..<symbols.count { table.propertyBehind[id] = symbols.withoutPrefix(Symbol(UInt32(id))) }
    for module in 0..<table.projectModuleCount { uses[Int(table.moduleNames[module].id)].insert(.module) }
    for index in 0..<table.fileCount {
      let file = table.files[index]
      noteDeclarations(file, uses)
      for generic in 0..<file.genericCount where !file.generics[generic].isRequirement {
        uses[Int(file.symbol(file.generics[generic].name).id)].insert(.genericParameter)
      }
    }
    for index in 0..<table.projectFileCount {
      for fact in facts[index].imports {
        let symbol = table.files[index].symbol(fact.module)
        if !uses[Int(symbol.id)].contains(.module) { uses[Int(symbol.id)].insert(.outsideModule) }
      }
    }
    // Where a file does not see the Swift type with the name, the other one is meant.
    for symbol in objectiveC {
      uses[Int(symbol.id)].remove(.sharedType)
      uses[Int(symbol.id)].insert(.objectiveC)
    }
  }

  private mutating func noteDeclarations(_ file: FileView, _ uses: UnsafeMutablePointer<SymbolUse>) {
    for local in 0..<file.declarationCount {
      let fact = file.declarations + local
      let kind = fact.pointee.kind
      let symbol = Self.memberSymbol(fact, file)
      let use = uses + Int(symbol.id)
      if kind.isTypeName && (fact.pointee.parent != noIndex || kind == .associatedtype) {
        use.pointee.insert(.nestedType)
      }
      if Self.isInBody(fact, file) {
        use.pointee.insert(.local)
        continue
      }
      if kind == .function && !Self.isIdentifier(symbol, symbols) && !file.isExternal { use.pointee.insert(.operator) }
      if kind == .operator, let rank = rank(of: fact, file), use.pointee.operatorRank == nil {
        use.pointee.insert(.operatorRank(rank))
      }
      if kind == .extension || kind == .accessor || kind == .operator || kind == .precedencegroup { continue }
      if kind == .macro {
        if fact.pointee.parent == noIndex, !file.isExternal {
          use.pointee.insert(.macro)
          macros.append(file.declarationBase + UInt32(local))
        }
        continue
      }
      if fact.pointee.parent == noIndex {
        use.pointee.insert(file.isExternal ? .knownTopLevel : .topLevel)
        if !file.isExternal, kind.isTypeName || kind == .function, fact.pointee.access != .private,
          fact.pointee.access != .fileprivate
        {
          use.pointee.insert(kind == .function ? .sharedFunction : .sharedType)
        }
      } else if file.declarations[Int(fact.pointee.parent)].kind.isTypeScope {
        use.pointee.insert(file.isExternal ? .knownMember : .projectMember)
        if kind == .initializer, !file.isExternal { noteLiteral(fact, local, file, uses) }
        if file.isExternal, kind == .function { use.pointee.insert(.knownFunction) }
        if kind == .function, passesArgument(fact, file) {
          use.pointee.insert(.passing)
          passing.add(0, symbol.id, file.declarationBase + UInt32(local))
        }
      }
    }
  }

  /// The rank of a standard precedence group, for an operator that belongs to it; nil for another group or none.
  private func rank(of fact: UnsafePointer<DeclarationFact>, _ file: FileView) -> OperatorRank? {
    guard fact.pointee.type != noIndex else { return nil }
    switch symbols.text(of: file.symbol(file.types[Int(fact.pointee.type)].name)) {
    case "ComparisonPrecedence": return .comparison
    case "AdditionPrecedence": return .addition
    case "MultiplicationPrecedence", "BitwiseShiftPrecedence": return .multiplication
    case "AssignmentPrecedence": return .assignment
    default: return nil
    }
  }

  private mutating func noteLiteral(
    _ fact: UnsafePointer<DeclarationFact>, _ local: Int, _ file: FileView, _ uses: UnsafeMutablePointer<SymbolUse>
  ) {
    guard let first = fact.pointee.parameters.range.first,
      file.declarations[Int(fact.pointee.parent)].kind == .extension
    else { return }
    let label = file.symbol(file.parameters[first].label)
    guard KnownName.literalLabels.contains(label.id) else { return }
    uses[Int(label.id)].insert(.literalLabel)
    literalInitializers.append(file.declarationBase + UInt32(local))
  }

  /// Whether a declaration is in a body itself, rather than in a type in a body.
  static func isInBody(_ fact: UnsafePointer<DeclarationFact>, _ file: FileView) -> Bool {
    guard fact.pointee.isLocal else { return false }
    let parent = fact.pointee.parent
    return parent == noIndex || !file.declarations[Int(parent)].kind.isTypeScope
  }

  /// The name under which a member is found.
  static func memberSymbol(_ fact: UnsafePointer<DeclarationFact>, _ file: FileView) -> Symbol {
    switch fact.pointee.kind {
    case .initializer: return KnownName.initializer.symbol
    case .subscript: return KnownName.subscripting.symbol
    default: return file.symbol(fact.pointee.name)
    }
  }

  private static func isIdentifier(_ symbol: Symbol, _ symbols: borrowing SymbolTable) -> Bool {
    let first = symbols.firstByte(of: symbol)
    if first >= 128 {
      return !(symbols.text(of: symbol).unicodeScalars.first.map { ScalarClass.startsOperator($0.value) } ?? false)
    }
    return first == 95 || (first >= 65 && first <= 90) || (first >= 97 && first <= 122)
  }

  private mutating func symbol(_ name: String) -> Symbol {
    let text = Array(name.utf8)
    let bytes: UnsafeMutablePointer<UInt8> = storage.list(text.count, filledWith: 0)
    for (position, byte) in text.enumerated() { bytes[position] = byte }
    return symbols.intern(bytes, text.count, hash: NameHash.of(bytes, text.count))
  }

  private mutating func moduleSymbols() {
    table.projectModuleCount = layout.modules.count + folders.names.count
    table.moduleCount = table.projectModuleCount + known.count
    table.moduleNames = storage.list(table.moduleCount, filledWith: .none)
    table.isLoose = storage.list(table.moduleCount, filledWith: false)
    let names = layout.modules.map(\.importedName) + folders.names + known.map(\.name)
    for (index, name) in names.enumerated() { table.moduleNames[index] = symbol(name) }
    sharedNames = Set(layout.modules.compactMap(\.importName).map { symbol($0) })
    for (index, module) in layout.modules.enumerated() { table.isLoose[index] = module.origin == .folder }
  }
}
