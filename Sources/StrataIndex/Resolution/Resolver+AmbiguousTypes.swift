import StrataModel

extension Resolver {
  /// Of several types with one name, the only one that fits the expression: it has the member that follows, or an
  /// initializer that takes the arguments. The compiler chooses in the same way.
  mutating func onlyFitting(_ symbol: Symbol, _ cursor: Int, _ end: Int) -> Binding? {
    guard cursor < end else { return nil }
    var found: Binding?
    for binding in lookup.allTopLevel(symbol) where suits(binding, cursor) {
      if found != nil { return nil }
      found = binding
    }
    return found
  }

  /// A type of an imported module; or the type of a framework with the same name, if only that one fits.
  mutating func preferred(_ binding: Binding, _ symbol: Symbol, _ cursor: Int, _ end: Int) -> Binding {
    guard use(symbol).contains([.topLevel, .knownTopLevel]), cursor < end, let entity = binding.entity else {
      return binding
    }
    let type = table.entities[Int(entity)]
    guard !type.isExternal, !table.belongs(table.file(of: type.declaration), to: place.file.module),
      type.outer == noIndex, !suits(binding, cursor)
    else {
      return binding
    }
    for declaration in table.outside[Declarations.knownFrameworks, symbol.id] {
      let known = table.entityOf[Int(declaration)]
      guard known != noIndex, suits(Binding(.entity, known), cursor) else { continue }
      return Binding(.entity, known)
    }
    return binding
  }

  private mutating func suits(_ binding: Binding, _ suffix: Int) -> Bool {
    guard let entity = lookup.followed(binding, depth: 0) else { return false }
    let name: Symbol
    var call: Int?
    switch node(suffix).kind {
    case .member:
      name = self.symbol(suffix)
      if name == .selfValue { return true }
    case .call:
      name = KnownName.initializer.symbol
      call = suffix
    default: return true
    }
    let search = findMembers(name, of: arena.metatype(nominal(entity)), .type, call: call)
    defer { candidates.truncate(to: search.mark) }
    return candidates.count > search.mark && search.fits
  }
}
