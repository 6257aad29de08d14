import StrataModel

/// The names whose meaning may have changed in files that were not edited.
///
/// A name is dirty as a *type* if a declaration with that name has changed, or a member of it that other code uses
/// without naming it: then every declaration with the name in its header may mean something else too. It is dirty as a
/// *value* if a member or function with that name has changed: this affects references to it, and variables whose type
/// is inferred from it. It is dirty as *constructed* if only initializers of the type have changed, which subclasses
/// may inherit. `.init(…)` does not name the type: of a file with such a call, another name leads to the type.
///
/// What is inside of a new type, and in extensions of it, is not dirty by its own name, if no type had the name of the new one:
/// what uses it mentions the type, or a declaration that mentions it. A type in it is, if no other one has its name: elsewhere,
/// that name is no longer one outside the project.
struct DirtySymbols {
  private(set) var types: [Bool]
  private(set) var values: [Bool]
  private(set) var constructed: [Bool]
  /// Why all files must be resolved again; nil if names are enough to find the affected files.
  private(set) var fallback: String?
  private var hasChanged = false
  /// By name: whether it is dirty (``isDirty(_:)``); as of the last round of ``close(_:_:)``.
  private var dirtyNames: [Bool] = []
  /// By name: whether it may lead to a type that is dirty as constructed; empty if none is.
  private var carriers: [Bool] = []

  private let table: Declarations
  /// By name: whether a protocol with associated types requires it. The associated types are inferred from the members
  /// with these names.
  let witnesses: [Bool]
  private let isProjectType: [Bool]
  /// By name: whether any code that is read declares such a type, also in files of frameworks.
  let isDeclaredType: [Bool]
  /// By name: whether exactly one declaration of the project is such a type.
  private let isDeclaredOnce: [Bool]
  /// By name: whether it is that of a type that no type had before.
  let isNewType: [Bool]

  /// - Parameter newTypes: names of added types at file level that no type had before.
  init(_ owner: DeclarationOwner, newTypes: Set<String>) {
    table = owner.declarations
    types = Array(repeating: false, count: owner.symbols.count)
    values = types
    constructed = types
    var witnesses = types
    var isProjectType = types
    var isDeclaredType = types
    var isDeclaredOnce = types
    for index in 0..<table.fileCount {
      let file = table.files[index]
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        if fact.pointee.kind.isTypeName {
          let name = Int(file.symbol(fact.pointee.name).id)
          isDeclaredType[name] = true
          if !file.isExternal {
            isDeclaredOnce[name] = !isProjectType[name]
            isProjectType[name] = true
          }
        }
        guard fact.pointee.kind == .associatedtype, fact.pointee.parent != noIndex else { continue }
        var sibling = Int(fact.pointee.parent) + 1
        let end = Int(file.declarations[Int(fact.pointee.parent)].next)
        while sibling < end {
          witnesses[Int(DeclarationsBuilder.memberSymbol(file.declarations + sibling, file).id)] = true
          sibling = Int(file.declarations[sibling].next)
        }
      }
    }
    self.witnesses = witnesses
    self.isProjectType = isProjectType
    self.isDeclaredType = isDeclaredType
    self.isDeclaredOnce = isDeclaredOnce
    var isNewType = types
    for name in newTypes { if let symbol = owner.symbols.symbol(of: name) { isNewType[Int(symbol.id)] = true } }
    self.isNewType = isNewType
  }

  // MARK: Changed declarations

  /// Marks the names that are affected by a declaration that was added, removed or changed, or whose header contains a dirty name.
  mutating func mark(_ index: Int, of facts: FileFacts, _ symbols: borrowing SymbolTable) {
    let fact = facts.declarations[index]
    let name = facts.names[fact.name]
    if Self.isHidden(fact, in: facts) || fact.parent != noIndex && isInNewType(fact, facts, symbols) {
      if fact.kind.isTypeName, let symbol = symbols.symbol(of: name), isDeclaredOnce[Int(symbol.id)] {
        markType(symbol)
      }
      return
    }
    let holder = fact.parent == noIndex ? nil : facts.declarations[Int(fact.parent)]
    func symbol(_ text: String) -> Symbol? { symbols.symbol(of: text) }
    switch fact.kind {
    case .operator, .precedencegroup: fallback = "an operator"
    case .macro: fallback = "a macro"
    // Its members are found by their own names, and are other ones if its header changes.
    case .extension where fact.inherited.isEmpty: return
    case .extension:
      if let symbol = symbol(name), isProjectType[Int(symbol.id)] {
        markType(symbol)
      } else if !fact.inherited.isEmpty {
        // What it adds is used by its own names, but a conformance is not.
        fallback = "an extension of '\(name)', which the project does not declare"
      }
    case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedtype:
      if let symbol = symbol(name) { markType(symbol) }
      if fact.kind == .typealias || fact.kind == .associatedtype, let holder { markHolder(holder, facts, symbols) }
    case .subscript: if let holder { markHolder(holder, facts, symbols) }
    case .initializer:
      guard let holder else { return }
      // A literal names neither the initializer nor the type.
      let label = fact.parameters.range.first.map { facts.names[facts.parameters[$0].label] } ?? ""
      if label.hasSuffix("Literal") { markHolder(holder, facts, symbols) }
      markConstructed(holder, facts, symbols)
    default:
      if fact.kind == .function, Self.isOperator(name) {
        // A member of a type has an operand of the type; values of it come from what names it.
        if let holder { markHolder(holder, facts, symbols) } else { fallback = "an operator function" }
      }
      // Strings with interpolations do not name it, nor the type that declares it.
      if name == "appendInterpolation" { fallback = "a function for interpolations" }
      let known = symbol(name)
      if let known { markValue(known) }
      let isImplicit = Self.implicitMembers.contains(name) || name.hasPrefix("dynamicMember")
      guard let holder else { return }
      if isImplicit || isWitness(known, in: holder, facts, symbols) { markHolder(holder, facts, symbols) }
      // The properties of a struct are the parameters of its implicit initializer.
      let isStored = fact.kind == .variable && fact.modifiers.isDisjoint(with: [.static, .class, .computed])
      if isStored, holder.kind == .struct { markConstructed(holder, facts, symbols) }
    }
  }

  private mutating func markHolder(_ holder: DeclarationFact, _ facts: FileFacts, _ symbols: borrowing SymbolTable) {
    guard let symbol = symbols.symbol(of: facts.names[holder.name]) else { return }
    if holder.kind == .extension, !isProjectType[Int(symbol.id)] {
      fallback = "an extension of '\(facts.names[holder.name])', which the project does not declare"
    }
    markType(symbol)
  }

  private mutating func markConstructed(_ holder: DeclarationFact, _ facts: FileFacts, _ symbols: borrowing SymbolTable)
  {
    guard let symbol = symbols.symbol(of: facts.names[holder.name]) else { return }
    // Names of frameworks may lead to a type of theirs.
    if !isProjectType[Int(symbol.id)] { markValue(KnownName.initializer.symbol) }
    markConstructed(symbol)
  }

  private mutating func markConstructed(_ symbol: Symbol) {
    if !constructed[Int(symbol.id)] { hasChanged = true }
    constructed[Int(symbol.id)] = true
  }

  private mutating func markType(_ symbol: Symbol) {
    if !types[Int(symbol.id)] { hasChanged = true }
    types[Int(symbol.id)] = true
  }

  private mutating func markValue(_ symbol: Symbol) {
    if !values[Int(symbol.id)] { hasChanged = true }
    values[Int(symbol.id)] = true
  }

  // MARK: Affected declarations

  /// Whether a file contains a dirty name, or may contain `.init(…)` of a type that is dirty as constructed. To be called after
  /// ``close(_:_:)``.
  func areMentioned(in file: FileView) -> Bool {
    contains(dirtyNames, file)
      || !carriers.isEmpty && (0..<file.nameCount).contains { file.symbols[$0] == KnownName.initializer.symbol }
        && contains(carriers, file)
  }

  private func contains(_ names: [Bool], _ file: FileView) -> Bool {
    names.withUnsafeBufferPointer { names in (0..<file.nameCount).contains { names[Int(file.symbols[$0].id)] } }
  }

  /// Whether a name is dirty, or is `$name` or `_name` of a dirty property `name`.
  private func isDirty(_ symbol: Symbol) -> Bool {
    if types[Int(symbol.id)] || values[Int(symbol.id)] || constructed[Int(symbol.id)] { return true }
    let behind = table.propertyBehind[Int(symbol.id)]
    return behind != .none && (values[Int(behind.id)] || types[Int(behind.id)])
  }

  /// Marks every declaration with a dirty name in its header, until no further name becomes dirty.
  mutating func close(_ facts: [FileFacts], _ symbols: borrowing SymbolTable) {
    repeat {
      closeHeaders(facts, symbols)
      if fallback != nil || !constructed.contains(true) { return }
      carriers = CarrierSearch.names(leadingTo: constructed, in: table, symbols)
      markInferredFromInitializers()
    } while hasChanged
  }

  private mutating func closeHeaders(_ facts: [FileFacts], _ symbols: borrowing SymbolTable) {
    dirtyNames = types.indices.map { isDirty(Symbol(UInt32($0))) }
    while hasChanged, fallback == nil {
      hasChanged = false
      for index in 0..<table.projectFileCount where contains(dirtyNames, table.files[index]) {
        let file = table.files[index]
        file.forEachDeclaration { local, fact, value in
          if isConstructedLike(fact, file) { markConstructed(file.symbol(fact.pointee.name)) }
          if mentionsDirty(fact, file, value) { mark(local, of: facts[index], symbols) }
        }
      }
      if hasChanged { dirtyNames = types.indices.map { isDirty(Symbol(UInt32($0))) } }
    }
  }

  /// Marks variables whose type may follow from `.init(…)` of a type that is dirty as constructed: `[first, .init()]`.
  private mutating func markInferredFromInitializers() {
    for index in 0..<table.projectFileCount where areMentioned(in: table.files[index]) {
      let file = table.files[index]
      file.forEachDeclaration { _, fact, value in
        guard fact.pointee.kind == .variable, fact.pointee.type == noIndex,
          file.hasInitializerOutsideOfArguments(value),
          file.mentions(value, in: carriers)
        else { return }
        markValue(file.symbol(fact.pointee.name))
      }
    }
  }

  private func mentionsDirty(_ fact: UnsafePointer<DeclarationFact>, _ file: FileView, _ value: Span) -> Bool {
    if file.mentionsInTypes(fact.pointee, oneOf: types) { return true }
    guard fact.pointee.kind == .variable, fact.pointee.type == noIndex else { return false }
    return value.range.contains { index in
      let node = file.code[index]
      switch node.kind {
      case .type: return file.mentions(type: node.payload, oneOf: types)
      case .localDeclaration, .conditional: return node.kind == .localDeclaration
      default: return file.symbol(of: node).map(isDirty) ?? false
      }
    }
  }

}
