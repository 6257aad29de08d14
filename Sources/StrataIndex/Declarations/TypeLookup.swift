import StrataModel
import StrataSyntax

/// Finds the type that a name refers to: lexical scopes first, then the module, then imports.
struct TypeLookup: ~Copyable {
  let table: Declarations
  /// The targets of the current file's names at file level, by `NameID`; filled on demand.
  var memo: GrowingBuffer<Binding>
  var memoIsSet: GrowingBuffer<Bool>
  var memoFile: UInt32
  var visited: GrowingBuffer<EntityID>
  var file: FileView
  /// Set while an inheritance clause is bound: the members of the type itself are not searched.
  var skipsOwnMembers = false

  init(_ table: Declarations, file: FileView) {
    self.table = table
    self.file = file
    memoFile = file.id
    memo = GrowingBuffer()
    memoIsSet = GrowingBuffer()
    visited = GrowingBuffer()
    enter(file)
  }

  /// Switches to another file.
  mutating func enter(_ file: FileView) {
    self.file = file
    memoFile = file.id
    memo.truncate(to: 0)
    memo.append(repeating: .unresolved, count: file.nameCount)
    memoIsSet.truncate(to: 0)
    memoIsSet.append(repeating: false, count: file.nameCount)
  }

  /// The target of a name as a type.
  /// - Parameter scope: the innermost enclosing declaration, or ``noIndex``.
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
    for (scope, fact) in file.scopes(from: scope) {
      if fact.pointee.kind.isTypeScope {
        let entity = table.entityOf[Int(file.declarationBase + scope)]
        return entity == noIndex ? Binding(.external) : Binding(.selfType, entity)
      }
    }
    return .unresolved
  }

  /// Generic parameters, local types, and types nested in the enclosing types, from the inside out.
  private mutating func lexical(_ symbol: Symbol, _ use: SymbolUse, _ start: UInt32) -> Binding? {
    var demanded: Binding?
    var isInTopLevelCode = true
    for (scope, fact) in file.scopes(from: start) {
      isInTopLevelCode = fact.pointee.isLocal
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
          if use.contains(.nestedType), !isSkipped, let type = memberType(symbol, of: entity) {
            if !isDemanded(type, of: entity) { return type }
            if demanded == nil { demanded = type }
          }
        }
      } else if use.contains(.local), let type = table.localType(symbol, in: file, from: scope + 1, fact.pointee.next) {
        return type
      }
    }
    // Statements at file level, such as those of a `#Preview`, see the types that are declared in them.
    if isInTopLevelCode, use.contains(.local),
      let type = table.localType(symbol, in: file, from: 0, UInt32(file.declarationCount))
    {
      return type
    }
    guard let demanded, !isHidden(demanded, symbol) else { return nil }
    return demanded
  }

  /// Whether a supertype of a type requires an associated type that the type does not declare itself: a type with that
  /// name in an outer scope is then its witness, like `Element` for an `Iterator` inside a sequence.
  private func isDemanded(_ type: Binding, of entity: EntityID) -> Bool {
    type.tag == .associated && table.entities[Int(entity)].kind != .protocol
  }

  /// Whether a type hides an associated type of a framework's protocol: a type `Element` inside a collection is its
  /// element type.
  private func isHidden(_ type: Binding, _ symbol: Symbol) -> Bool {
    guard table.uses[Int(symbol.id)].contains(.topLevel) else { return false }
    let holder = table.owner(of: type.payload)
    guard holder != noIndex, table.entities[Int(holder)].isExternal else { return false }
    return inModule(file.module, symbol)?.tag == .entity
  }

  private func genericParameter(_ symbol: Symbol, _ span: Span) -> Binding? {
    for index in span.range where !file.generics[index].isRequirement {
      if file.symbol(file.generics[index].name) == symbol {
        return Binding(.parameter, file.genericBase + UInt32(index))
      }
    }
    return nil
  }

  /// The generic parameter of a type with a name.
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
}

extension Declarations {
  /// The type with a name that is declared in a body or in statements at file level.
  /// - Parameters:
  ///   - first: the first declaration in the body.
  ///   - end: the one after the last.
  func localType(_ symbol: Symbol, in file: FileView, from first: UInt32, _ end: UInt32) -> Binding? {
    var child = first
    while child < end {
      let fact = file.declarations + Int(child)
      if fact.pointee.kind.isTypeName, fact.pointee.isLocal, file.symbol(fact.pointee.name) == symbol {
        let entity = entityOf[Int(file.declarationBase + child)]
        if entity != noIndex { return Binding(.entity, entity) }
      }
      child = fact.pointee.next
    }
    return nil
  }
}
