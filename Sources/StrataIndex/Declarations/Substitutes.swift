import StrataModel

extension DeclarationsBuilder {
  /// Whether a type at file level is declared only where frameworks are missing: for debugging, or on other systems. In
  /// other builds its name means the type of the framework, if there is one.
  func isSubstitute(_ fact: DeclarationFact, _ file: FileView) -> Bool {
    guard fact.parent == noIndex else { return false }
    return fact.marks.contains(.debug) || file.conditions[Int(fact.condition)].lacksFrameworks
  }
}

extension TypeLookup {
  /// The type of a framework that a substitute in another file stands in for, where the file imports that framework.
  func original(of substitute: Binding, _ symbol: Symbol) -> Binding? {
    guard let entity = substitute.entity, table.uses[Int(symbol.id)].contains(.knownTopLevel) else { return nil }
    let type = table.entities[Int(entity)]
    // With a declaration in each branch the name always means that of the project.
    guard type.flags.contains(.substitute), !type.flags.contains(.conditional),
      table.fileOf[Int(type.declaration)] != file.id
    else { return nil }
    return imported(symbol, external: true)
  }
}
