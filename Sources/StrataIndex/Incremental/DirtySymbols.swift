import StrataModel

/// The names whose meaning may have changed in files that were not edited.
///
/// A name is dirty as a *type* if a declaration with that name has changed, or a member of it that other code uses
/// without naming it: then every declaration with the name in its header may mean something else too. It is dirty as a
/// *value* if a member or function with that name has changed: this affects references to it, and variables whose type
/// is inferred from it. It is dirty as *constructed* if only initializers of the type have changed, which subclasses
/// may inherit.
struct DirtySymbols {
  private(set) var types: [Bool]
  private(set) var values: [Bool]
  private(set) var constructed: [Bool]
  /// Why all files must be resolved again; nil if names are enough to find the affected files.
  private(set) var fallback: String?
  private var hasChanged = false
  /// By name: whether it is dirty (``isDirty(_:)``); as of the last round of ``close(_:_:)``.
  private var dirtyNames: [Bool] = []

  private let table: Declarations
  /// By name: whether a protocol with associated types requires it. The associated types are inferred from the members
  /// with these names.
  private let witnesses: [Bool]
  private let isProjectType: [Bool]

  init(_ owner: DeclarationOwner) {
    table = owner.declarations
    types = Array(repeating: false, count: owner.symbols.count)
    values = types
    constructed = types
    var witnesses = types
    var isProjectType = types
    for index in 0..<table.fileCount {
      let file = table.files[index]
      for local in 0..<file.declarationCount {
        let fact = file.declarations + local
        if fact.pointee.kind.isTypeName, !file.isExternal {
          isProjectType[Int(file.symbol(fact.pointee.name).id)] = true
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
  }

  /// Members that Swift calls without their names in the code.
  private static let implicitMembers: Set<String> = [
    "callAsFunction", "wrappedValue", "projectedValue", "makeIterator", "makeAsyncIterator", "next", "startIndex",
    "subscript", "rawValue", "allCases",
  ]

  // MARK: Changed declarations

  /// Marks the names that are affected by a declaration that was added, removed or changed.
  mutating func mark(_ index: Int, of facts: FileFacts, _ symbols: borrowing SymbolTable) {
    let fact = facts.declarations[index]
    let name = facts.names[fact.name]
    let holder = fact.parent == noIndex ? nil : facts.declarations[Int(fact.parent)]
    func symbol(_ text: String) -> Symbol? { symbols.symbol(of: text) }
    switch fact.kind {
    case .operator, .precedencegroup: fallback = "an operator"
    case .macro: fallback = "a macro"
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
      if fact.kind == .function, let first = name.unicodeScalars.first, !first.properties.isAlphabetic, first != "_" {
        // A member of a type has an operand of the type; values of it come from what names it.
        if let holder { markHolder(holder, facts, symbols) } else { fallback = "an operator function" }
      }
      // Strings with interpolations do not name it, nor the type that declares it.
      if name == "appendInterpolation" { fallback = "a function for interpolations" }
      let known = symbol(name)
      if let known { markValue(known) }
      let isImplicit = Self.implicitMembers.contains(name) || name.hasPrefix("build") || name.hasPrefix("dynamicMember")
      guard let holder else { return }
      if isImplicit || known.map({ witnesses[Int($0.id)] }) == true { markHolder(holder, facts, symbols) }
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
    // `.init(…)` does not name the type.
    markValue(KnownName.initializer.symbol)
    if let symbol = symbols.symbol(of: facts.names[holder.name]) { markConstructed(symbol) }
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

  /// Whether a file contains a dirty name. To be called after ``close(_:_:)``.
  func areMentioned(in file: FileView) -> Bool {
    dirtyNames.withUnsafeBufferPointer { dirty in
      (0..<file.nameCount).contains { dirty[Int(file.symbols[$0].id)] }
    }
  }

  /// Whether a name is dirty, or is `$name` or `_name` of a dirty property `name`.
  private func isDirty(_ symbol: Symbol) -> Bool {
    if types[Int(symbol.id)] || values[Int(symbol.id)] || constructed[Int(symbol.id)] { return true }
    let behind = table.propertyBehind[Int(symbol.id)]
    return behind != .none && (values[Int(behind.id)] || types[Int(behind.id)])
  }

  /// Marks every declaration with a dirty name in its header, until no further name becomes dirty.
  mutating func close(_ facts: [FileFacts], _ symbols: borrowing SymbolTable) {
    dirtyNames = types.indices.map { isDirty(Symbol(UInt32($0))) }
    while hasChanged, fallback == nil {
      hasChanged = false
      for index in 0..<table.projectFileCount where areMentioned(in: table.files[index]) {
        let file = table.files[index]
        var lastValue = Span.empty
        for local in 0..<file.declarationCount {
          let fact = file.declarations + local
          if fact.pointee.kind == .variable, !fact.pointee.initialValue.isEmpty {
            lastValue = fact.pointee.initialValue
          }
          if fact.pointee.isLocal { continue }
          if isConstructedLike(fact, file) { markConstructed(file.symbol(fact.pointee.name)) }
          if mentionsDirty(fact, file, lastValue) { markDependent(local, facts[index], symbols) }
        }
      }
      if hasChanged { dirtyNames = types.indices.map { isDirty(Symbol(UInt32($0))) } }
    }
  }

  /// Marks the names of a declaration whose header is unchanged but contains a dirty name.
  private mutating func markDependent(_ index: Int, _ facts: FileFacts, _ symbols: borrowing SymbolTable) {
    let fact = facts.declarations[index]
    // The members of an extension are found by their own names; a conformance changes the type itself.
    if fact.kind == .extension, fact.inherited.isEmpty { return }
    mark(index, of: facts, symbols)
  }

  /// Whether a declaration is a subclass or an alias of a type whose initializers have changed.
  private func isConstructedLike(_ fact: UnsafePointer<DeclarationFact>, _ file: FileView) -> Bool {
    switch fact.pointee.kind {
    case .class: fact.pointee.inherited.range.contains { isType(file.typeLists[$0], file, constructed) }
    case .typealias: isType(fact.pointee.type, file, constructed)
    default: false
    }
  }

  private func mentionsDirty(_ fact: UnsafePointer<DeclarationFact>, _ file: FileView, _ value: Span) -> Bool {
    let fact = fact.pointee
    for index in fact.inherited.range where isType(file.typeLists[index], file) { return true }
    for index in fact.genericParameters.range {
      if isType(file.generics[index].subject, file) || isType(file.generics[index].constraint, file) { return true }
    }
    for index in fact.parameters.range where isType(file.parameters[index].type, file) { return true }
    for index in fact.attributes.range where isType(file.attributes[index].type, file) { return true }
    if isType(fact.type, file) || isType(fact.thrownType, file) { return true }
    guard fact.kind == .variable, fact.type == noIndex else { return false }
    return value.range.contains { index in
      let node = file.code[index]
      switch node.kind {
      case .type: return isType(node.payload, file)
      case .localDeclaration, .conditional: return node.kind == .localDeclaration
      default: return !node.name.isNone && Int(node.value) < file.nameCount && isDirty(file.symbol(node.name))
      }
    }
  }

  private func isType(_ root: UInt32, _ file: FileView) -> Bool { isType(root, file, types) }

  /// Whether a type contains one of a set of names.
  private func isType(_ root: UInt32, _ file: FileView, _ names: [Bool]) -> Bool {
    guard root != noIndex else { return false }
    return (Int(root)..<Int(file.types[Int(root)].next)).contains { index in
      let name = file.types[index].name
      return !name.isNone && names[Int(file.symbol(name).id)]
    }
  }
}
