import StrataModel

extension Resolver {
  /// How well a value of one type fits where another type is expected: 0 not at all, 1 perhaps, 2 by conversion, 3
  /// exactly.
  mutating func fit(_ actual: Ty, _ wanted: Ty) -> Int {
    if !actual.isKnown || !wanted.isKnown { return 1 }
    if actual == wanted { return 3 }
    guard enter() else { return 1 }
    defer { leave() }
    let wantedNode = arena[wanted]
    let actualKind = arena.kind(actual)
    switch wantedNode.kind {
    case .parameter: return fitConstraint(actual, wantedNode.payload)
    case .selfType, .dependent, .external: return 1
    case .optional:
      let inner = fit(arena.unwrapped(actual), arena.operand(wanted, 0))
      return actualKind == .optional ? inner : min(inner, 2)
    case .composition:
      var worst = 2
      for index in 0..<Int(wantedNode.count) { worst = min(worst, fit(actual, arena.operand(wanted, index))) }
      return worst
    case .metatype: return actualKind == .metatype ? fit(arena.operand(actual, 0), arena.operand(wanted, 0)) : 0
    case .function:
      if actualKind != .function { return actualKind == .external ? 1 : 0 }
      return arena.parameterCount(actual) == arena.parameterCount(wanted) ? 2 : 0
    case .tuple:
      if actualKind != .tuple { return actualKind == .external ? 1 : 0 }
      return arena.elementCount(actual) == arena.elementCount(wanted) ? 2 : 0
    case .nominal: return fitNominal(actual, actualKind, wanted, wantedNode.payload)
    default: return 1
    }
  }

  /// The constraint of a generic parameter excludes some arguments.
  private mutating func fitConstraint(_ actual: Ty, _ parameter: UInt32) -> Int {
    let home = fileOfGeneric(parameter)
    let constraint = home.generics[Int(parameter - home.genericBase)].constraint
    guard constraint != noIndex else { return 1 }
    let bound = convert(Int(constraint), home)
    return mayBe(actual, bound) ? 1 : 0
  }

  /// Whether a type may conform to a protocol or inherit from a class, as far as is known.
  mutating func mayBe(_ actual: Ty, _ bound: Ty) -> Bool {
    guard let entity = arena.entity(bound), let own = arena.entity(actual), asSupertype(actual, entity) == nil else {
      return true
    }
    let (type, above) = (table.entities[Int(own)], table.entities[Int(entity)])
    if !type.isExternal, !above.isExternal { return false }
    // The framework interfaces are incomplete: besides plain values, only classes can be excluded by them.
    if type.isExternal, known.isPlain(own) { return false }
    return above.kind != .class || above.declaration == noIndex || !hasKnownClass(actual)
  }

  /// Whether the class of a framework is known that a type is or inherits from, and with it all others above it.
  private mutating func hasKnownClass(_ type: Ty) -> Bool {
    let found: Bool? = walkSupertypes(of: type) { resolver, level in
      guard let entity = resolver.arena.entity(level) else { return nil }
      let above = resolver.table.entities[Int(entity)]
      return above.isExternal && above.kind == .class && above.declaration != noIndex ? true : nil
    }
    return found ?? false
  }

  private mutating func fitNominal(_ actual: Ty, _ kind: TyKind, _ wanted: Ty, _ entity: EntityID) -> Int {
    switch kind {
    case .nominal:
      if arena[actual].payload == entity { return fitArguments(actual, wanted) }
      if asSupertype(actual, entity) != nil { return 2 }
      let isOutside = table.entities[Int(entity)].isExternal
      guard isOutside else { return 0 }
      // An external type may have a supertype that is not known, unless both are known plain values.
      let own = table.entities[Int(arena[actual].payload)]
      let areValues = own.isExternal && own.kind != .class && own.declaration != noIndex
      return areValues && table.entities[Int(entity)].kind != .protocol ? 0 : 1
    case .external:
      return table.entities[Int(entity)].isExternal || table.entities[Int(entity)].kind == .protocol ? 1 : 0
    case .optional: return table.entities[Int(entity)].kind == .protocol ? 1 : 0
    case .parameter, .selfType, .dependent, .composition: return asSupertype(actual, entity) != nil ? 2 : 1
    case .metatype, .function, .tuple: return table.entities[Int(entity)].kind == .protocol ? 1 : 0
    default: return 1
    }
  }

  private mutating func fitArguments(_ actual: Ty, _ wanted: Ty) -> Int {
    let count = Int(min(arena[actual].count, arena[wanted].count))
    var worst = 3
    for index in 0..<count {
      let (own, other) = (arena.operand(actual, index), arena.operand(wanted, index))
      let fit = fit(own, other)
      // A generic parameter of the callee takes any type that fulfils its constraint.
      worst = min(worst, fit == 1 && own.isKnown && arena.kind(other) == .parameter ? 2 : fit)
    }
    return worst == 0 ? 0 : min(worst, 2)
  }

  /// How well an argument fits the type of a parameter.
  mutating func fitArgument(_ argument: Argument, _ wanted: Ty) -> Int {
    var index = Int(argument.node) + 1
    guard index < next(Int(argument.node)), wanted.isKnown else { return 1 }
    while node(index).kind == .effect || node(index).kind == .prefixOperator, index + 1 < next(index) { index += 1 }
    let target = arena.unwrapped(wanted)
    switch node(index).kind {
    case .closure: return fitClosure(index, target)
    case .keyPath: return fitKeyPath(target)
    case .implicitMember: return fitImplicit(symbol(index), target)
    case .chain where node(index + 1).kind == .implicitMember: return fitImplicit(symbol(index + 1), target)
    case .nilLiteral, .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral: return fitLiteral(index, wanted)
    case .arrayLiteral: return fitCollection(target, argument, known.array, known.set)
    case .dictionaryLiteral: return fitCollection(target, argument, known.dictionary, known.dictionary)
    default: return argument.isDone ? fit(argument.type, wanted) : 1
    }
  }

  private func isFlexible(_ type: Ty) -> Bool {
    switch arena.kind(type) {
    case .unknown, .external, .parameter, .dependent, .selfType: return true
    default: return false
    }
  }

  private func fitKeyPath(_ wanted: Ty) -> Int {
    switch arena.kind(wanted) {
    case .nominal:
      let entity = arena[wanted].payload
      return entity == known.keyPath || entity == known.writableKeyPath
        ? 3 : table.entities[Int(entity)].isExternal ? 1 : 0
    case .function: return arena.parameterCount(wanted) == 1 ? 2 : 0
    case .metatype, .tuple: return 0
    default: return 1
    }
  }

  private func fitClosure(_ index: Int, _ wanted: Ty) -> Int {
    guard arena.kind(wanted) == .function else { return isFlexible(wanted) ? 1 : 0 }
    var named = 0
    var child = index + 1
    while child < next(index) {
      if node(child).kind == .closureParameter { named += 1 }
      child = next(child)
    }
    let count = arena.parameterCount(wanted)
    if named == 0 { return 2 }
    if named == count { return 3 }
    guard count == 1 else { return 0 }
    // A tuple is destructured.
    let only = arena.operand(wanted, 0)
    return arena.kind(only) == .tuple ? 2 : isFlexible(only) ? 1 : 0
  }

  private func fitImplicit(_ symbol: Symbol, _ wanted: Ty) -> Int {
    guard let entity = arena.entity(wanted) else { return isFlexible(wanted) ? 1 : 0 }
    if !table.members[entity, symbol.id].isEmpty { return 3 }
    let type = table.entities[Int(entity)]
    return type.isExternal || type.flags.contains(.openEnded) || type.kind == .protocol || type.kind == .class ? 1 : 0
  }

  /// How well a literal fits a type.
  func fitLiteral(_ index: Int, _ expected: Ty) -> Int {
    let wanted = arena.unwrapped(expected)
    switch node(index).kind {
    case .nilLiteral: return expected != wanted ? 3 : isFlexible(wanted) ? 1 : 0
    case .integerLiteral:
      let fit = fitLiteral(wanted, known.int, known.double)
      return fit == 1 && (isNumber(wanted, .fixedWidthInteger) || isNumber(wanted, .floatingPoint)) ? 2 : fit
    case .floatLiteral:
      let fit = fitLiteral(wanted, known.double, known.double)
      return fit == 1 && isNumber(wanted, .floatingPoint) ? 2 : fit
    case .stringLiteral: return fitLiteral(wanted, known.string, known.string)
    case .booleanLiteral: return fitLiteral(wanted, known.bool, known.bool)
    default: return 0
    }
  }

  /// Whether a type of a framework is a kind of number: `UInt32`, `CGFloat`.
  private func isNumber(_ type: Ty, _ kind: KnownName) -> Bool {
    guard let entity = arena.entity(type), table.entities[Int(entity)].isExternal else { return false }
    return table.supertypes(of: entity).contains { clause in
      let home = table.files[Int(clause.file)]
      return home.symbol(home.types[Int(clause.root)].name) == kind
    }
  }

  private func fitLiteral(_ wanted: Ty, _ first: EntityID, _ second: EntityID) -> Int {
    guard let entity = arena.entity(wanted) else { return isFlexible(wanted) ? 1 : 0 }
    if entity == first { return 3 }
    if entity == second { return 2 }
    if known.isPlain(entity) { return 0 }
    let type = table.entities[Int(entity)]
    return type.isExternal || type.flags.contains(.openEnded) ? 1 : 0
  }

  private mutating func fitCollection(_ wanted: Ty, _ argument: Argument, _ first: EntityID, _ second: EntityID) -> Int
  {
    guard let entity = arena.entity(wanted) else { return isFlexible(wanted) ? 1 : 0 }
    if entity == first { return argument.isDone ? fit(argument.type, wanted) : 3 }
    if entity == second { return 2 }
    if known.isPlain(entity) { return 0 }
    let type = table.entities[Int(entity)]
    if type.isExternal { return 1 }
    // A type of the project can be written as a literal only if it has an external supertype.
    let found: Int? = walkSupertypes(of: wanted) { resolver, level in
      if resolver.arena.kind(level) == .external { return 1 }
      guard let entity = resolver.arena.entity(level) else { return nil }
      let symbol = resolver.table.entities[Int(entity)].symbol
      return symbol == .setAlgebra || symbol == .arrayLiteral ? 2 : nil
    }
    return found ?? 0
  }
}
