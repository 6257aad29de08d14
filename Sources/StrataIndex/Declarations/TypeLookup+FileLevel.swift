import StrataModel

extension TypeLookup {
  /// Switches to another file, and keeps the memo for the present one.
  mutating func visit(_ file: FileView) { self.file = file }

  /// The target of a name outside all types.
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
    if use.contains(.topLevel), let found = ofProject(symbol) { return original(of: found, symbol) ?? found }
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
    return Binding(use.contains(.sharedType) ? .notVisible : .external)
  }

  private func ofProject(_ symbol: Symbol) -> Binding? {
    if let found = inModule(file.module, symbol) { return found }
    if let found = imported(symbol, external: false) { return found }
    return table.isLoose[Int(file.module)] ? unique(table.outside[Declarations.looseModules, symbol.id]) : nil
  }

  /// Several targets may share an import name: the file's own comes first, then one that the file sees.
  private func moduleNamed(_ symbol: Symbol) -> Binding? {
    if table.moduleNames[Int(file.module)] == symbol { return Binding(.module, file.module) }
    for index in file.imports.range {
      let module = table.imports[index].module
      if Int(module) < table.projectModuleCount, table.moduleNames[Int(module)] == symbol {
        return Binding(.module, module)
      }
    }
    for module in 0..<table.projectModuleCount where table.moduleNames[module] == symbol {
      return Binding(.module, UInt32(module))
    }
    return nil
  }

  func inModule(_ module: UInt32, _ symbol: Symbol) -> Binding? { unique(table.topLevel[module, symbol.id]) }

  func imported(_ symbol: Symbol, external: Bool) -> Binding? {
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

  /// All types with a name that the file can see outside all types; only one of a type and its aliases.
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

  /// A type and an alias of it count as one; the result is the type.
  private func same(_ a: Binding, _ b: Binding) -> Binding? {
    guard let first = followed(a, depth: 0), let second = followed(b, depth: 0), first == second else { return nil }
    return Binding(.entity, first)
  }

  /// The only type among declarations; those of the file itself take precedence. Production code sees none of a test if
  /// there is another one.
  private func unique(_ declarations: UnsafeBufferPointer<UInt32>) -> Binding? {
    var found: Binding?
    var isAmbiguous = false
    var isOfTest = false
    for declaration in declarations {
      let entity = table.entityOf[Int(declaration)]
      guard entity != noIndex, table.isVisible(declaration, from: file) else { continue }
      let binding = Binding(.entity, entity)
      if table.fileOf[Int(declaration)] == file.id { return binding }
      let isInTest = table.file(of: declaration).isTest && !file.isTest
      if found == nil || isOfTest && !isInTest {
        (found, isOfTest, isAmbiguous) = (binding, isInTest, false)
      } else if found != binding, isOfTest == isInTest {
        isAmbiguous = true
      }
    }
    return isAmbiguous ? Binding(.ambiguous) : found
  }
}
