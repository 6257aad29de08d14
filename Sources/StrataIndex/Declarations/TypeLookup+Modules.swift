import StrataModel

extension Declarations {
  /// The module that declares what `Module.name` names: the module itself or one that it re-exports.
  func declaring(_ symbol: Symbol, in module: UInt32) -> UInt32 {
    guard topLevel[module, symbol.id].isEmpty else { return module }
    return exports[module, 0].first { !topLevel[$0, symbol.id].isEmpty } ?? module
  }
}

/// Modules of the project with names of framework types: `Data.UserDTO` in a project that has a module `Data`.
extension TypeLookup {
  /// The module that a name before a dot refers to if the type with this name lacks the member: a type shadows a module
  /// of its name, but many files import the module and not the framework.
  func module(behind type: EntityID, before member: Symbol) -> UInt32? {
    let entity = table.entities[Int(type)]
    guard entity.isExternal, entity.outer == noIndex, table.uses[Int(entity.symbol.id)].contains(.module),
      table.uses[Int(member.id)].contains(.topLevel)
    else { return nil }
    for module in 0..<table.projectModuleCount where table.moduleNames[module] == entity.symbol {
      let id = UInt32(module)
      guard isModuleVisible(id) else { continue }
      if table.topLevel[id, member.id].contains(where: { table.isVisible($0, from: file) }) { return id }
    }
    return nil
  }

  private func isModuleVisible(_ module: UInt32) -> Bool {
    module == file.module || file.imports.range.contains { table.imports[$0].module == module }
      || table.isLoose[Int(module)] && table.isLoose[Int(file.module)]
  }

  /// Whether the file certainly sees a framework's type: it imports a module that is known to declare it.
  func isImported(_ type: EntityID) -> Bool { imported(table.entities[Int(type)].symbol, external: true) != nil }

  /// Binds a name after a dot in a type expression of the file, and the name before it if that is a module after all.
  mutating func bindMember(_ node: Int, of base: Binding) -> Binding {
    let symbol = file.symbol(file.types[node].name)
    let found = member(symbol, of: base)
    guard let type = base.entity, file.types[node + 1].kind == .name, let module = module(behind: type, before: symbol)
    else { return found }
    if found.tag != .external { return isImported(type) ? found : Binding(.ambiguous) }
    table.bindings[Int(file.typeBase) + node + 1] = Binding(.module, module)
    return inModule(module, symbol) ?? found
  }
}
