import StrataModel

extension DeclarationsBuilder {
  /// Whether a type at file level is declared only where frameworks are missing: for debugging, on other systems, or
  /// where a module cannot be imported. In the other branches its name means the type of the framework, if there is one.
  func isSubstitute(_ fact: DeclarationFact, _ facts: FileFacts) -> Bool {
    guard fact.parent == noIndex else { return false }
    if fact.marks.contains(.debug) { return true }
    var condition = Int(fact.condition)
    while condition != 0 {
      if isNegative(condition, facts) { return true }
      condition = Int(facts.conditions[condition].parent)
    }
    return false
  }

  private func isNegative(_ condition: Int, _ facts: FileFacts) -> Bool {
    let text = facts.names[facts.conditions[condition].text]
    if text.isEmpty {
      let parent = facts.conditions[condition].parent
      let other = facts.conditions[..<condition].lastIndex { $0.parent == parent && !$0.text.isNone }
      return other.map { facts.names[facts.conditions[$0].text].hasPrefix("canImport(") } ?? false
    }
    return ["!canImport(", "os(Linux)", "os(Windows)", "os(Android)", "os(WASI)"].contains { text.hasPrefix($0) }
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
