import StrataModel

/// Finds the type that a name means at a place: lexical scopes, then the module, then what is imported.
struct TypeLookup {
  let table: Declarations
  /// What the names of the current file mean at file level, by `NameID`; filled as they are asked for.
  private var memo: Pool<Binding>
  private var memoIsSet: Pool<Bool>
  private var memoFile: UInt32
  private var visited: Pool<EntityID>
  private(set) var file: FileView
  /// Set while an inheritance clause is bound: a type is not looked for among its own members.
  var skipsOwnMembers = false

  init(_ table: Declarations, file: FileView) {
    self.table = table
    self.file = file
    memoFile = file.id
    memo = Pool()
    memoIsSet = Pool()
    visited = Pool()
    enter(file)
  }

  func free() {
    memo.free()
    memoIsSet.free()
    visited.free()
  }

  /// Turns to another file.
  mutating func enter(_ file: FileView) {
    self.file = file
    memoFile = file.id
    memo.truncate(to: 0)
    memo.append(repeating: .unresolved, count: file.nameCount)
    memoIsSet.truncate(to: 0)
    memoIsSet.append(repeating: false, count: file.nameCount)
  }

  /// What a name means as a type.
  /// - Parameter scope: the innermost declaration around the place, or ``noIndex``.
  mutating func lookUp(_ name: NameID, scope: UInt32) -> Binding {
    let symbol = file.symbol(name)
    if symbol == .selfType { return selfType(scope) }
    let use = table.uses[Int(symbol.id)]
    if !use.isDisjoint(with: [.genericParameter, .nestedType, .local]),
      let binding = lexical(symbol, use, scope)
    {
      return binding
    }
    return topLevel(name, symbol)
  }

  private func selfType(_ scope: UInt32) -> Binding {
    var scope = scope
    while scope != noIndex {
      let fact = file.declarations + Int(scope)
      if fact.pointee.kind.isTypeScope {
        let entity = table.entityOf[Int(file.declarationBase + scope)]
        return entity == noIndex ? Binding(.external) : Binding(.selfType, entity)
      }
      scope = fact.pointee.parent
    }
    return .unresolved
  }

  /// Generic parameters, local types, and types inside the enclosing types, from the inside outwards.
  private mutating func lexical(_ symbol: Symbol, _ use: SymbolUse, _ start: UInt32) -> Binding? {
    var scope = start
    while scope != noIndex {
      let fact = file.declarations + Int(scope)
      if use.contains(.genericParameter), !fact.pointee.genericParameters.isEmpty,
        let parameter = genericParameter(symbol, fact.pointee.genericParameters)
      {
        return parameter
      }
      if fact.pointee.kind.isTypeScope {
        let entity = table.entityOf[Int(file.declarationBase + scope)]
        if entity != noIndex {
          if fact.pointee.kind == .extension, use.contains(.genericParameter),
            let parameter = genericParameter(symbol, of: entity)
          {
            return parameter
          }
          let isSkipped = skipsOwnMembers && scope == start
          if use.contains(.nestedType), !isSkipped, let type = memberType(symbol, of: entity) { return type }
        }
      } else if use.contains(.local), let type = localType(symbol, in: scope, fact.pointee.next) {
        return type
      }
      scope = fact.pointee.parent
    }
    return nil
  }

  private func genericParameter(_ symbol: Symbol, _ span: Span) -> Binding? {
    for index in span.range where !file.generics[index].isRequirement {
      if file.symbol(file.generics[index].name) == symbol {
        return Binding(.parameter, file.genericBase + UInt32(index))
      }
    }
    return nil
  }

  /// A generic parameter of a type by its name.
  func genericParameter(_ symbol: Symbol, of entity: EntityID) -> Binding? {
    let (first, count) = table.genericParameters(of: entity)
    guard count > 0 else { return nil }
    let home = table.file(of: table.entities[Int(entity)].declaration)
    for number in first..<(first + UInt32(count)) {
      if home.symbol(home.generics[Int(number - home.genericBase)].name) == symbol {
        return Binding(.parameter, number)
      }
    }
    return nil
  }

  private func localType(_ symbol: Symbol, in scope: UInt32, _ end: UInt32) -> Binding? {
    var child = scope + 1
    while child < end {
      let fact = file.declarations + Int(child)
      if fact.pointee.kind.isTypeName, file.symbol(fact.pointee.name) == symbol {
        let entity = table.entityOf[Int(file.declarationBase + child)]
        if entity != noIndex { return Binding(.entity, entity) }
      }
      child = fact.pointee.next
    }
    return nil
  }

  // MARK: Members

  /// A type inside another one, its extensions or its supertypes; nil when there is none of that name.
  mutating func memberType(_ symbol: Symbol, of entity: EntityID) -> Binding? {
    visited.truncate(to: 0)
    visited.append(entity)
    var next = 0
    while next < visited.count, next < 64 {
      let current = visited[next]
      next += 1
      if let found = ownType(symbol, of: current) { return found }
      for supertype in table.supertypes(of: current) {
        let home = table.files[Int(supertype.file)]
        guard let above = followed(table.binding(home, Int(supertype.root)), depth: 0) else { continue }
        var seen = false
        for index in 0..<visited.count where visited[index] == above { seen = true }
        if !seen { visited.append(above) }
      }
    }
    return nil
  }

  /// Only what the type itself and its extensions hold.
  private func ownType(_ symbol: Symbol, of entity: EntityID) -> Binding? {
    var found: Binding?
    for declaration in table.nested[entity, symbol.id] where table.isVisible(declaration, from: file) {
      let own = table.entityOf[Int(declaration)]
      let binding = own == noIndex ? Binding(.associated, declaration) : Binding(.entity, own)
      if let found, found != binding {
        if found.tag == .associated && binding.tag == .associated { continue }
        return Binding(.ambiguous)
      }
      found = binding
    }
    return found
  }

  /// The nominal type behind a binding, through aliases.
  func followed(_ binding: Binding, depth: Int) -> EntityID? {
    guard let entity = binding.entity else { return nil }
    let target = table.entities[Int(entity)]
    guard target.kind == .typealias else { return entity }
    guard depth < 16, target.declaration != noIndex else { return nil }
    let home = table.file(of: target.declaration)
    let root = table.fact(target.declaration).pointee.type
    guard root != noIndex else { return nil }
    return followed(table.binding(home, Int(root)), depth: depth + 1)
  }

  /// What `base.name` means.
  mutating func member(_ symbol: Symbol, of base: Binding) -> Binding {
    switch base.tag {
    case .entity, .selfType:
      if base.tag == .entity, table.entities[Int(base.payload)].kind == .typealias,
        followed(base, depth: 0) == nil
      {
        return aliasMember(base)
      }
      guard let entity = base.tag == .selfType ? base.payload : followed(base, depth: 0) else { return .unresolved }
      if let found = memberType(symbol, of: entity) { return found }
      let flags = table.entities[Int(entity)].flags
      return flags.contains(.external) || flags.contains(.openEnded) ? Binding(.external) : .unresolved
    case .parameter, .associated, .dependent: return Binding(.dependent)
    case .external, .externalModule: return Binding(.external)
    case .module: return inModule(base.payload, symbol) ?? Binding(.external)
    case .ambiguous: return Binding(.ambiguous)
    case .unresolved: return .unresolved
    }
  }

  private func aliasMember(_ alias: Binding) -> Binding {
    // An alias of a type that is not one nominal type of the project: outside types have members of their own.
    let target = table.entities[Int(alias.payload)]
    let root = target.declaration == noIndex ? noIndex : table.fact(target.declaration).pointee.type
    guard root != noIndex else { return .unresolved }
    switch table.binding(table.file(of: target.declaration), Int(root)).tag {
    case .parameter, .associated, .dependent: return Binding(.dependent)
    default: return Binding(.external)
    }
  }

  // MARK: File level

  /// Turns to another file for a moment, without forgetting what the names of the present one mean.
  mutating func visit(_ file: FileView) { self.file = file }

  /// What a name means outside all types.
  mutating func topLevel(_ name: NameID, _ symbol: Symbol) -> Binding {
    guard file.id == memoFile else { return findTopLevel(symbol) }
    let index = Int(name.rawValue)
    if memoIsSet[index] { return memo[index] }
    let binding = findTopLevel(symbol)
    memo[index] = binding
    memoIsSet[index] = true
    return binding
  }

  private func findTopLevel(_ symbol: Symbol) -> Binding {
    let use = table.uses[Int(symbol.id)]
    if use.contains(.topLevel) {
      if let found = inModule(file.module, symbol) { return found }
      if let found = imported(symbol, external: false) { return found }
      if table.isLoose[Int(file.module)],
        let found = unique(table.outside[Declarations.looseModules, symbol.id])
      {
        return found
      }
    }
    if use.contains(.knownTopLevel) {
      if let found = imported(symbol, external: true) { return found }
      if let found = unique(table.outside[Declarations.knownFrameworks, symbol.id]), found.tag == .entity {
        return found
      }
    }
    if use.contains(.extendedOutside), let entity = table.outside[Declarations.extendedOutside, symbol.id].first {
      return Binding(.entity, entity)
    }
    if use.contains(.module), let module = moduleNamed(symbol) { return module }
    if use.contains(.outsideModule) { return Binding(.externalModule) }
    return Binding(.external)
  }

  private func moduleNamed(_ symbol: Symbol) -> Binding? {
    for module in 0..<table.projectModuleCount where table.moduleNames[module] == symbol {
      return Binding(.module, UInt32(module))
    }
    return nil
  }

  private func inModule(_ module: UInt32, _ symbol: Symbol) -> Binding? { unique(table.topLevel[module, symbol.id]) }

  private func imported(_ symbol: Symbol, external: Bool) -> Binding? {
    var found: Binding?
    for index in file.imports.range {
      let visible = table.imports[index]
      guard (Int(visible.module) >= table.projectModuleCount) == external else { continue }
      if !visible.only.isNone && visible.only != symbol { continue }
      guard let binding = inModule(visible.module, symbol) else { continue }
      if let other = found, other != binding {
        if external { return found }
        guard let same = same(other, binding) else { return Binding(.ambiguous) }
        found = same
        continue
      }
      found = binding
    }
    return found
  }

  /// All types of a name that the file can see outside all types; of a type and its aliases only one.
  func allTopLevel(_ symbol: Symbol) -> [Binding] {
    var found: [Binding] = []
    func add(_ declarations: UnsafeBufferPointer<UInt32>) {
      for declaration in declarations {
        let entity = table.entityOf[Int(declaration)]
        guard entity != noIndex, table.isVisible(declaration, from: file) else { continue }
        let binding = Binding(.entity, entity)
        if found.contains(where: { $0 == binding || same($0, binding) != nil }) { continue }
        found.append(binding)
      }
    }
    add(table.topLevel[file.module, symbol.id])
    if !found.isEmpty { return found }
    for index in file.imports.range {
      let visible = table.imports[index]
      if visible.only.isNone || visible.only == symbol { add(table.topLevel[visible.module, symbol.id]) }
    }
    return found
  }

  /// A type and an alias of it are one; the type itself is what both mean.
  private func same(_ a: Binding, _ b: Binding) -> Binding? {
    guard let first = followed(a, depth: 0), let second = followed(b, depth: 0), first == second else { return nil }
    return Binding(.entity, first)
  }

  /// The only type among declarations; those of the file itself come first.
  private func unique(_ declarations: UnsafeBufferPointer<UInt32>) -> Binding? {
    var found: Binding?
    var isAmbiguous = false
    for declaration in declarations {
      let entity = table.entityOf[Int(declaration)]
      guard entity != noIndex, table.isVisible(declaration, from: file) else { continue }
      let binding = Binding(.entity, entity)
      if let found, found != binding { isAmbiguous = true }
      if table.fileOf[Int(declaration)] == file.id { return binding }
      if found == nil { found = binding }
    }
    return isAmbiguous ? Binding(.ambiguous) : found
  }
}
