import StrataModel
import StrataSyntax

extension DeclarationsBuilder {
  /// Lists for every file the modules that it sees: those that it imports and those that these re-export.
  mutating func bindImports() {
    let moduleOf = modulesByName()
    let direct = facts.indices.map { directImports(of: $0, moduleOf) }
    let exports = exportClosure(direct)
    var visible = GrowingBuffer<VisibleModule>(capacity: facts.count * 8)
    for file in facts.indices {
      let start = visible.count
      for (module, _) in direct[file] { append(module, exports, &visible, start) }
      if let adopting = layout.adoptingModuleOfFile[file] {
        append(VisibleModule(module: UInt32(adopting), only: .none, isTestable: true), exports, &visible, start)
      }
      let own = table.files[file].module
      for module in exports[Int(own)] where module != own {
        append(VisibleModule(module: module, only: .none, isTestable: false), exports, &visible, start)
      }
      if let swift = moduleOf[KnownName.swift.symbol]?.first, swift != own {
        append(VisibleModule(module: swift, only: .none, isTestable: false), exports, &visible, start)
      }
      table.files.records[file].imports = Span(UInt32(start), UInt32(visible.count))
    }
    table.imports = storage.keep(visible)
    var entries = MultiMap.Entries(capacity: 4)
    for (module, exported) in exports.enumerated() {
      for other in exported { entries.add(UInt32(module), 0, other) }
    }
    table.exports = MultiMap(entries, storage: storage)
    markOutsideExports(exports, moduleOf)
  }

  /// Marks the modules that re-export a module outside the project, directly or through one that does.
  private mutating func markOutsideExports(_ exports: [[UInt32]], _ moduleOf: [Symbol: [UInt32]]) {
    table.exportsOutside = storage.list(table.moduleCount, filledWith: false)
    for file in facts.indices {
      let view = table.files[file]
      for fact in facts[file].imports where fact.attributes.range.contains(where: { isExport($0, view) }) {
        let modules = moduleOf[view.symbol(fact.module)] ?? []
        if modules.contains(where: { Int($0) < table.projectModuleCount }) { continue }
        table.exportsOutside[Int(view.module)] = true
        for other in view.otherModules.range { table.exportsOutside[Int(table.otherModules[other])] = true }
      }
    }
    // The exports of a module include those of the modules that it re-exports.
    for (module, exported) in exports.enumerated() where exported.contains(where: { table.exportsOutside[Int($0)] }) {
      table.exportsOutside[module] = true
    }
  }

  private func isExport(_ attribute: Int, _ view: FileView) -> Bool {
    view.symbol(view.attributes[attribute].name) == .exported
  }

  /// By name, the modules that an import makes visible. Of several modules with one name the first one counts, except
  /// for targets whose products share a name.
  private func modulesByName() -> [Symbol: [UInt32]] {
    var moduleOf: [Symbol: [UInt32]] = [:]
    for module in (0..<table.moduleCount).reversed() { moduleOf[table.moduleNames[module]] = [UInt32(module)] }
    if sharedNames.isEmpty { return moduleOf }
    for module in 0..<table.projectModuleCount where sharedNames.contains(table.moduleNames[module]) {
      let name = table.moduleNames[module]
      if !(moduleOf[name]?.contains(UInt32(module)) ?? false) { moduleOf[name]?.append(UInt32(module)) }
    }
    return moduleOf
  }

  /// Of several targets whose products share a name, those on which the importing target depends.
  private func imported(_ modules: [UInt32], by own: UInt32) -> [UInt32] {
    if modules.count == 1, modules[0] != own { return modules }
    let others = modules.filter { $0 != own }
    guard others.count > 1, Int(own) < layout.modules.count else { return others }
    let dependencies = layout.modules[Int(own)].dependencies
    let wanted = others.filter { Int($0) < layout.modules.count && dependencies.contains(layout.modules[Int($0)].name) }
    return wanted.isEmpty ? others : wanted
  }

  private func directImports(
    of file: Int, _ moduleOf: [Symbol: [UInt32]]
  ) -> [(VisibleModule, isExported: Bool)] {
    let view = table.files[file]
    var result: [(VisibleModule, isExported: Bool)] = []
    result.reserveCapacity(facts[file].imports.count)
    for fact in facts[file].imports {
      guard let named = moduleOf[view.symbol(fact.module)] else { continue }
      let modules = imported(named, by: view.module)
      if modules.isEmpty { continue }
      var isTestable = false
      var isExported = false
      for attribute in fact.attributes.range {
        if view.symbol(view.attributes[attribute].name) == .testable { isTestable = true }
        if isExport(attribute, view) { isExported = true }
      }
      let only = fact.scope.isNone ? .none : view.symbol(fact.path)
      for module in modules {
        result.append((VisibleModule(module: module, only: only, isTestable: isTestable), isExported))
      }
    }
    return result
  }

  /// For each module, all modules that it re-exports, directly or indirectly.
  private func exportClosure(_ direct: [[(VisibleModule, isExported: Bool)]]) -> [[UInt32]] {
    var exports = [Set<UInt32>](repeating: [], count: table.moduleCount)
    for file in facts.indices {
      for (visible, isExported) in direct[file] where isExported && visible.only.isNone {
        exports[Int(table.files[file].module)].insert(visible.module)
        for other in table.files[file].otherModules.range {
          exports[Int(table.otherModules[other])].insert(visible.module)
        }
      }
    }
    return exports.indices.map { module in
      var closed = exports[module]
      var open = Array(closed)
      while let next = open.popLast() {
        for further in exports[Int(next)] where closed.insert(further).inserted { open.append(further) }
      }
      return closed.sorted()
    }
  }

  private func append(
    _ module: VisibleModule, _ exports: [[UInt32]], _ visible: inout GrowingBuffer<VisibleModule>, _ start: Int
  ) {
    for index in start..<visible.count where visible[index].module == module.module {
      if visible[index].only == module.only || visible[index].only.isNone {
        if module.isTestable { visible[index].isTestable = true }
        return
      }
    }
    visible.append(module)
    guard module.only.isNone else { return }
    for further in exports[Int(module.module)] {
      visible.append(VisibleModule(module: further, only: .none, isTestable: false))
    }
  }
}
